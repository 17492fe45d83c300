/** Italian a Anna is ad Anna, and e Elske is ed Elske. */
const JOINTS: Readonly<Record<string, readonly [RegExp, string]>> = {
  fr: [/(^|[\s(’])(d|qu)e (?!onz|oui)(?=([aeiouàâäåæéèêëîïôöœùûü]|y(?![aeiou]))\p{L})/giu, "$1$2’"],
  it: [/(^|[\s(’])([ae]) (?=\2\p{L})/giu, "$1$2d "],
};

/** A sentence as its language prints it: elision before names, and minus signs; as src/hanse/words/typography.py does. */
export function typeset(language: string, line: string): string {
  const printed = line.replace(/(^|[^\w-])-(?=\d)/g, "$1−");
  const joint = JOINTS[language];
  return joint ? printed.replace(...joint) : printed;
}

/** A number as it stands alone, in a column or on a track. */
export const number = (value: number): string => `${value}`.replace("-", "−");
