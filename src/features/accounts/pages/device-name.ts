/** A plain name of a device, made of what its browser says of itself: enough to recognise one's own, and no more. */
import type { Words } from '../../../words.ts';
import { fill } from '../../../platform/i18n/fill.ts';

/** The first that fits: browsers name their relatives too, so the special ones come first. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: typeof browsers, agent: string): string | null =>
  list.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** 'Chrome on Android'. */
export function deviceName(agent: string, words: Words['account']['devices']): string {
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)];
  if (browser === null && system === null) return words.unknown;
  if (system === null) return fill(words.app, { browser: browser ?? words.aBrowser });
  return fill(words.on, { browser: browser ?? words.aBrowser, system });
}
