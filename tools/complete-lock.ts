/**
 * Adds to package-lock.json the optional packages of other platforms that npm left out: it omits those it could not look up when the
 * file was made, and `npm ci` then refuses the file everywhere. Run after every `npm install <package>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

type Locked = {
  version?: string;
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

if (import.meta.main) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const missing = missingFrom(lock);
  const { '': root, ...rest } = lock.packages;
  const sorted = Object.entries({ ...rest, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = { ...(root && { '': root }), ...Object.fromEntries(sorted) };
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added: ${Object.keys(missing).length}`);
}
