/** The browser and system a request names: enough for staff to tell their own phone from a stranger's, too little to track. */

/** The first match counts: most browsers also name those they descend from. */
const families: readonly (readonly [family: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [system: string, pattern: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const longest = 1_000;

/** 'Chrome, Android'; null for an unknown browser. Never contains text from the header, which anybody may write. */
export function browserFamily(userAgent: string | null): string | null {
  const text = (userAgent ?? '').slice(0, longest);
  const found = [families, systems].map((list) => list.find(([, pattern]) => pattern.test(text))?.[0]);
  const known = found.filter((name) => name !== undefined);
  return found[0] === undefined ? null : known.join(', ');
}
