/** Fails when a file imports what its kind may not, writes another feature's table, or lies in a folder with a vague name. Run by `npm run lint`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { climbs, featureOf, forConsole, hasPlace, kindOf, mayImport, mostClimbs } from './imports.ts';

export type Import = { from: string; typeOnly: boolean };

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const dynamic = /(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)(\.[A-Z])?/g;

/** Every import of a source text, and whether it imports only types. */
export function importsIn(source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found: Import[] = [];
  for (const [, type, from] of code.matchAll(statement))
    if (from) found.push({ from, typeOnly: Boolean(type) });
  for (const [, type, from, member] of code.matchAll(dynamic))
    if (from) found.push({ from, typeOnly: Boolean(type ?? member) });
  return found;
}

/** Gateways are used through the interface; only files of its own folder import a gateway. */
const isOtherGateway = (file: string, target: string): boolean =>
  /^src\/gateways\/[^/]+\//.test(target) && path.posix.dirname(file) !== path.posix.dirname(target);

const targetOf = (file: string, from: string): string =>
  path.posix.normalize(path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, '')));

/** What is wrong with one import, or null. */
export function faultOf(file: string, { from, typeOnly }: Import): string | null {
  if (!from.startsWith('.') || from.includes('.css')) return null;
  const target = targetOf(file, from);
  const kind = kindOf(file);
  const other = kindOf(target);
  if (kind === 'tools') return null;
  if (other === 'tools') return `${file}: the product imports no tool or test (${target})`;
  if (other === 'store' && featureOf(file)?.join() !== featureOf(target)?.join())
    return `${file}: a store is private to its feature, ask a service of it (${target})`;
  if (target.startsWith('src/server/') && kind !== 'whole' && !typeOnly)
    return `${file}: only what puts the academy together imports ${target}`;
  if (typeOnly || (kind === 'console' && forConsole.test(target))) return null;
  if (!mayImport[kind].includes(other)) return `${file}: ${kind} may not import ${other} (${target})`;
  if (kind !== 'whole' && isOtherGateway(file, target))
    return `${file}: gateways are used through src/gateways/gateway.ts (${target})`;
  return null;
}

const ofTables = /^import \{([^}]*)\} from '([^']+\.table\.ts)'/gm;

/** Tables of other features that a source text writes. `src/server/` may: it fills the academy at its first start. */
export function foreignWrites(file: string, source: string): string[] {
  if (['tools', 'sample'].includes(kindOf(file)) || file.startsWith('src/server/')) return [];
  return [...source.matchAll(ofTables)].flatMap(([, names = '', from = '']) => {
    const target = targetOf(file, from);
    if (featureOf(file)?.join() === featureOf(target)?.join()) return [];
    const tables = names.split(',').map((name) => name.trim().replace(/^.* as /, ''));
    return tables
      .filter((table) => table && new RegExp(`(\\.(insert|update|delete)|lastOf)\\(${table}\\b`).test(source))
      .map((table) => `${file}: ${table} is written by its own feature alone (${target})`);
  });
}

const vague = /(^|\/)(utils?|helpers?|lib|shared|misc|common code)\//;

function check(): string[] {
  const outside = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'test-results']);
  const files = globSync(['**/*.ts', '**/*.tsx'], { exclude: (name) => outside.has(name) });
  const faults: string[] = [];
  const climbing: string[] = [];
  for (const file of files) {
    if (vague.test(file)) faults.push(`${file}: the folder's name says nothing`);
    const feature = featureOf(file);
    if (feature && !hasPlace(feature))
      faults.push(`${file}: the feature ${feature.join('/')} has no place in the order (tools/imports.ts)`);
    if (/\.(test|e2e)\.tsx?$/.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    faults.push(...foreignWrites(file, source));
    for (const one of importsIn(source)) {
      const fault = faultOf(file, one);
      if (fault) faults.push(fault);
      if (one.typeOnly || !one.from.startsWith('.') || one.from.includes('.css')) continue;
      const target = targetOf(file, one.from);
      if (climbs(file, target)) climbing.push(`${file} climbs to ${target}`);
    }
  }
  if (climbing.length > mostClimbs || process.argv.includes('--climbs')) console.log(climbing.join('\n'));
  if (climbing.length > mostClimbs)
    faults.push(`${climbing.length} imports climb where tools/imports.ts allows ${mostClimbs}`);
  return faults;
}

if (import.meta.main) {
  const faults = check();
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? 'imports: every one is allowed' : `imports: ${faults.length} are not allowed`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
