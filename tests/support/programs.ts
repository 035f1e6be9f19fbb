/**
 * The programs that tests need beside Node: a Chromium, PostgreSQL's server and ffmpeg. Each is looked for on the PATH, then
 * where Debian installs it; as root it is installed from Debian's packages when it is missing.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withServer } from './extent.ts';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile() && statSync(file).size > 0;
  } catch {
    return false;
  }
}

const onPath = (...names: string[]): string | null => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const name of names)
    for (const folder of folders) if (isProgram(join(folder, name))) return join(folder, name);
  return null;
};

/** The headless shell is the same browser without its window: it takes two thirds of the time. */
const findChromium = (): string | null =>
  process.env['CHROMIUM_PATH'] ??
  onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome');

/** Debian's package has both. */
const findFfmpeg = (): string | null => (onPath('ffprobe') === null ? null : onPath('ffmpeg'));

/** The folder with `initdb` and `postgres`, the newest one's: Debian keeps them off the PATH. */
export function findPostgres(): string | null {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(packaged, version, 'bin'));
  const all = [...folders, ...(process.env['PATH'] ?? '').split(delimiter)];
  return all.find((one) => isProgram(join(one, 'initdb')) && isProgram(join(one, 'postgres'))) ?? null;
}

/** The browser of the e2e tests. Throws a sentence that says what to do where there is none. */
export function chromiumPath(): string {
  const found = findChromium();
  if (found === null || !existsSync(found))
    throw new Error(
      'Chromium is missing: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to it.',
    );
  return found;
}

const programs = [
  { name: 'Chromium', find: findChromium, packages: ['chromium-headless-shell', 'fonts-noto-core'] },
  { name: 'PostgreSQL', find: findPostgres, packages: ['postgresql'] },
  { name: 'ffmpeg', find: findFfmpeg, packages: ['ffmpeg'] },
] as const;

const isNeeded = (name: string): boolean =>
  name !== 'PostgreSQL' || (withServer && !process.env['TEST_POSTGRES_URL']);

function aptGet(...words: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Installs what is missing. Throws one sentence that says what to install, and by which command, where it may not. */
export function installPrograms(): void {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && !isProgram(named))
    throw new Error(`CHROMIUM_PATH names no program (${named}): correct it, or unset it.`);
  const missing = programs.filter(({ name, find }) => isNeeded(name) && find() === null);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(' and ');
  const packages = missing.flatMap((one) => one.packages);
  const mayInstall = process.getuid?.() === 0 && onPath('apt-get') !== null;
  if (mayInstall) {
    console.log(`Missing: ${names}. Installing Debian’s packages ${packages.join(', ')} …`);
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    // The list of packages may be missing on a new machine: fetched only when the first attempt fails.
    if (!aptGet(...install)) void (aptGet('update', '-qq') && aptGet(...install));
    if (missing.every(({ find }) => find() !== null)) return;
  }
  throw new Error(
    `The tests need ${names}: sudo apt-get install ${packages.join(' ')}` +
      (missing.some(({ name }) => name === 'PostgreSQL')
        ? ' (or ENGINES=pglite npm test, without PostgreSQL).'
        : '.'),
  );
}

/** Arguments that keep a headless browser from background work and network access. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
