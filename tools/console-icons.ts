/**
 * `npm run console-icons`: the console's icons. `@mui/icons-material` has 10,700 in 43,000 files; console/icons/ stands in for it
 * with those that the console and react-admin import. Run after a new import, or a new version of react-admin.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const folder = 'console/icons';
const importing = ['console/src/**/*.{ts,tsx}', 'console/node_modules/{react-admin,ra-*}/dist/**/*.js'];

/** Theirs only hands on what @mui/material has. */
const ofTheirs = /import createSvgIcon from ["'][^"']+["'];/;
const ofMaterial = 'import { createSvgIcon } from "@mui/material/SvgIcon";';

/** The icons that a file imports, by their names. */
const iconsIn = (text: string): string[] =>
  [...text.matchAll(/^import .*from ['"]@mui\/icons-material\/(\w+)['"]/gm)].map(([, name = '']) => name);

/** Those that are imported and not there, and those that nothing imports any more. */
export function iconFaults(): { missing: string[]; unused: string[] } {
  const imported = new Set(globSync(importing).flatMap((file) => iconsIn(readFileSync(file, 'utf8'))));
  const there = new Set(globSync(`${folder}/*.mjs`).map((file) => path.basename(file, '.mjs')));
  return { missing: [...imported.difference(there)].sort(), unused: [...there.difference(imported)].sort() };
}

/** Copies icons out of the package as it lies in the registry. */
function fetchIcons(names: readonly string[]): void {
  const { name, version } = z
    .object({ name: z.string(), version: z.string() })
    .parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  const place = mkdtempSync(path.join(tmpdir(), 'icons-'));
  const run = (command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: place, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  try {
    const packed = run('npm', 'pack', '--silent', `${name}@${version}`);
    run('tar', '-xzf', packed, ...names.map((one) => `package/${one}.mjs`));
    for (const one of names) {
      const text = readFileSync(`${place}/package/${one}.mjs`, 'utf8');
      writeFileSync(`${folder}/${one}.mjs`, text.replace(ofTheirs, ofMaterial));
    }
  } finally {
    rmSync(place, { recursive: true });
  }
}

if (import.meta.main) {
  const { missing, unused } = iconFaults();
  if (missing.length > 0) fetchIcons(missing);
  for (const one of unused) rmSync(`${folder}/${one}.mjs`);
  console.log(`Icons: ${missing.length} added, ${unused.length} removed.`);
}
