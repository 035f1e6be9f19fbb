/**
 * Fails when what is delivered depends on a package with a known serious weakness, or under a licence that does not go with ours.
 * Run by `npm run test:all`. Weaknesses are asked of npm's registry. Without its answer the licences are checked, and what was not
 * done is said, last of all by test:all too: a machine without the network is not a fault, and not a proof either.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Licences whose works may be delivered with one under MIT, as SPDX calls them. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Packages under another licence, or without a name of one; the reason why they may stay. */
const exceptions: readonly { packages: RegExp; licence: string | undefined; why: string }[] = [
  {
    packages: /^@img\/sharp-(libvips-.+|wasm32|win32-.+)$/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is linked dynamically, unchanged, and comes from npm: whoever likes can replace it',
  },
  {
    packages: /^lightningcss(-.+)?$/,
    licence: 'MPL-2.0',
    why: 'a tool of the build that better-auth names too: used unchanged, and its terms are about changes to its own files',
  },
  {
    packages: /^web-push$/,
    licence: 'MPL-2.0',
    why: 'used unchanged: its terms are about changes to its own files',
  },
  { packages: /^png-js$/, licence: undefined, why: 'its file LICENSE is that of MIT' },
  { packages: /^css-mediaquery$/, licence: 'BSD', why: 'its file LICENSE is BSD-3-Clause' },
];

const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** One of 'A OR B' is enough; of 'A AND B' all are needed. */
const unallowed = (licence: string): string[] => {
  const refused = licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .map((choice) => choice.split(' AND ').filter((one) => !allowed.has(one)));
  return refused.some((rest) => rest.length === 0) ? [] : refused.flat();
};

/** A sentence about each package of a lock file that is delivered and may not be. */
export function licenceFaults(lock: unknown): string[] {
  const { packages } = lockShape.parse(lock);
  return Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    if (path === '' || dev || link) return [];
    const name = path.split('node_modules/').at(-1) ?? path;
    const isExcepted = (one: string | undefined) =>
      exceptions.some(({ packages: some, licence }) => some.test(name) && licence === one);
    const rest = license === undefined ? [undefined] : unallowed(license);
    return rest.every(isExcepted)
      ? []
      : [`${name}: ${license ?? 'no licence'} is not among those that go with MIT.`];
  });
}

const auditShape = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

const refusalShape = z.object({ message: z.string() });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** How many weaknesses npm's answer counts as high or critical; a sentence about why nobody knows, when the registry gave no count. */
export function weaknessesIn(answer: string): number | string {
  const read = readJson(answer);
  const counted = auditShape.safeParse(read);
  if (counted.success) {
    const { high, critical } = counted.data.metadata.vulnerabilities;
    return high + critical;
  }
  return refusalShape.safeParse(read).data?.message ?? 'no answer';
}

/** What test:all repeats at its end begins so. */
export const notDone = 'NOT DONE: ';

/** What is wrong with what a folder delivers, and what could not be looked at. */
function check(folder: string): { faults: string[]; unknown: string[] } {
  const faults = licenceFaults(JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')));
  const command = `npm audit --omit=dev --audit-level=high --prefix ${folder}`;
  const args = [...command.split(' ').slice(1), '--json', '--fetch-retries=0'];
  const { stdout } = spawnSync('npm', args, { encoding: 'utf8', timeout: 60_000 });
  const count = weaknessesIn(stdout ?? '');
  if (typeof count === 'string') {
    const why = `weaknesses were not looked for, the registry did not tell (${count})`;
    return { faults, unknown: [`${why}: ${command}, where it does, before this is delivered`] };
  }
  if (count > 0) faults.push(`${count} packages of ${folder} have serious weaknesses: ${command}`);
  return { faults, unknown: [] };
}

if (import.meta.main) {
  const checked = ['.', 'console'].map(check);
  const faults = checked.flatMap((one) => one.faults);
  const unknown = checked.flatMap((one) => one.unknown);
  for (const fault of faults) console.log(fault);
  for (const one of unknown) console.log(`${notDone}${one}`);
  if (faults.length > 0) process.exitCode = 1;
  else if (unknown.length > 0) console.log('dependencies: every licence goes with MIT; more is not known');
  else console.log('dependencies: every licence goes with MIT, and no serious weakness is known');
}
