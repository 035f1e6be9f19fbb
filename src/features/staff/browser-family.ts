/** Which browser a request says it is: enough to tell one's own phone from a stranger's, and not what it was made on. */

/** The first that fits: most browsers also name those they descend from. */
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
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const longest = 1_000;

/** 'Chrome, Android'; null for what names no browser we know. Never a part of what the caller wrote. */
export function browserFamily(userAgent: string | null): string | null {
  const text = (userAgent ?? '').slice(0, longest);
  const found = [families, systems].map((list) => list.find(([, pattern]) => pattern.test(text))?.[0]);
  const known = found.filter((name) => name !== undefined);
  return found[0] === undefined ? null : known.join(', ');
}
