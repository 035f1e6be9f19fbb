/** Finds Chromium, or installs Debian's package when this is Debian and we are root. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser the journeys run in. Fails with a sentence that says what to do. */
export function chromiumPath(): string {
  const found = process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));
  if (!found)
    throw new Error(
      'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  return found;
}

export async function installChromium(): Promise<void> {
  if (process.env['CHROMIUM_PATH'] ?? places.some((place) => existsSync(place))) return;
  if (process.getuid?.() !== 0) return void chromiumPath();
  console.log('Chromium is missing: installing Debian’s package');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-core'], { stdio: 'inherit' });
}

/** Arguments that keep a headless browser quiet and on this machine. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
