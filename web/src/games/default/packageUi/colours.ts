/** The colours that a package's module may use; their names stay. */
const NAMES = ["--ink", "--soft", "--panel", "--panel-2", "--line", "--go", "--go-ink", "--gold", "--ok", "--bad"];

/** This page's colours, light or dark as the viewer wants them. */
export function lookColours(): Record<string, string> {
  const style = getComputedStyle(document.documentElement);
  const named = NAMES.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return { ...Object.fromEntries(named), "color-scheme": style.colorScheme };
}
