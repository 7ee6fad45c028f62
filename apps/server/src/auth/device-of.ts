/** Order matters: Edge, for example, also calls itself Chrome and Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

export function deviceOf(userAgent: string): { browser: string; system: string } {
  const named = (known: typeof browsers | typeof systems) => known.find(([, form]) => form.test(userAgent))?.[0] ?? '';
  return { browser: named(browsers), system: named(systems) };
}
