/**
 * Adds to the lock files the optional packages of other platforms that npm left out: it omits those it could not look up when the
 * file was made, and `npm ci` then refuses the file everywhere. And the checksums it left out: without one `npm ci` installs whatever
 * the registry sends. Run after every `npm install <package>`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Locked = {
  /** Of a package that lies under another name. */
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Locked> };

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'win32',
  'openharmony',
  'sunos',
  'netbsd',
  'openbsd',
];
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'arm', 'loong64', 'wasm32'];

/** The platform in the package's name: '@x/binding-linux-arm64-musl'. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const parts = name.split(/[-/]/);
  const os = systems.filter((one) => parts.includes(one));
  const cpu = processors.filter((one) => parts.includes(one));
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(os.length > 0 && { os }),
    ...(os.includes('linux') && libc.length > 0 && { libc }),
  };
}

/** The missing packages, by their path in the file. */
export function missingFrom({ packages }: Lock): Record<string, Locked> {
  const places = Object.keys(packages);
  const missing: Record<string, Locked> = {};
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      if (places.some((known) => known === place || known.endsWith(`/${place}`))) continue;
      missing[place] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    }
  }
  return missing;
}

/** The places of packages from the registry without a checksum. What lies here (a link), or comes inside another package, needs none. */
export const uncheckedIn = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([place, { integrity, link, inBundle }]) => {
      const isInstalled = place.includes('node_modules/') && !link && !inBundle;
      return isInstalled && integrity === undefined;
    })
    .map(([place]) => place);

/** Adds their checksums: npm writes them for packages that are asked for by name. */
function addChecksums({ packages }: Lock, places: readonly string[]): void {
  const aliases = places.map((place, number) => {
    const { name = place.split('node_modules/').at(-1), version } = packages[place] ?? {};
    return [`p${number}`, `npm:${name}@${version}`];
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  try {
    const asked = { private: true, optionalDependencies: Object.fromEntries(aliases) };
    writeFileSync(`${folder}/package.json`, JSON.stringify(asked));
    const args = ['install', '--package-lock-only', '--ignore-scripts', '--no-audit'];
    spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
    const answer = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as Lock;
    for (const [number, place] of places.entries()) {
      const { integrity } = answer.packages[`node_modules/p${number}`] ?? {};
      const locked = packages[place];
      if (locked && integrity) packages[place] = { ...locked, integrity };
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function complete(file: string): void {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
  const missing = missingFrom(lock);
  const { '': root, ...rest } = lock.packages;
  const sorted = Object.entries({ ...rest, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = { ...(root && { '': root }), ...Object.fromEntries(sorted) };
  const unchecked = uncheckedIn(lock);
  if (unchecked.length > 0) addChecksums(lock, unchecked);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  const left = uncheckedIn(lock);
  console.log(
    `${file}: ${Object.keys(missing).length} packages and ${unchecked.length - left.length} checksums added.`,
  );
  if (left.length === 0) return;
  console.log(`The registry gave no checksum of ${left.join(', ')}: run this again where it does.`);
  process.exitCode = 1;
}

/** The project's own, the console's, and that of what only mutation needs. */
export const lockFiles = [
  'package-lock.json',
  'console/package-lock.json',
  'tools/mutation/package-lock.json',
];

if (import.meta.main) for (const file of lockFiles) complete(file);
