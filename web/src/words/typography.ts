/** Joints between words in Italian and French: "a Anna" becomes "ad Anna", "e Elske" becomes "ed Elske". */
const WORD_JOINTS: Readonly<Record<string, readonly [RegExp, string]>> = {
  fr: [/(^|[\s(’])(d|qu)e (?!onz|oui)(?=([aeiouàâäåæéèêëîïôöœùûü]|y(?![aeiou]))\p{L})/giu, "$1$2’"],
  it: [/(^|[\s(’])([ae]) (?=\2\p{L})/giu, "$1$2d "],
};

/**
 * A sentence in its language's typography: elision before names, and minus signs. The same as
 * src/hanse/words/typography.py.
 */
export function typeset(language: string, line: string): string {
  const printed = line.replace(/(^|[^\w-])-(?=\d)/g, "$1−");
  const joint = WORD_JOINTS[language];
  return joint ? printed.replace(...joint) : printed;
}

/** A number as text with a proper minus sign, for numbers outside sentences. */
export const formatNumber = (value: number): string => `${value}`.replace("-", "−");
