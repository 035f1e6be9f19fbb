/** Fails when a file imports from a room it may not see, or when a folder has a name that says nothing. Run by `npm run lint`. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { binder, roomOf, type Room } from './rooms.ts';

export type Import = { from: string; typeOnly: boolean };

const statement = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;
const dynamic = /(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)(\.[A-Z])?/g;

/** Every import of a source text, with whether it is of types alone. */
export function importsIn(source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found: Import[] = [];
  for (const [, type, from] of code.matchAll(statement))
    if (from) found.push({ from, typeOnly: Boolean(type) });
  for (const [, type, from, member] of code.matchAll(dynamic))
    if (from) found.push({ from, typeOnly: Boolean(type ?? member) });
  return found;
}

const matches = (target: string, allowed: readonly string[]): boolean =>
  allowed.some((prefix) => target.startsWith(prefix) || (prefix.startsWith('.') && target.endsWith(prefix)));

/** The sentence that says what is wrong with one import, or null. */
export function faultOf(file: string, room: Room, { from, typeOnly }: Import): string | null {
  const clean = from.replace(/\?.*$/, '');
  if (!clean.startsWith('.')) {
    if (typeOnly || room.packages === null || clean.startsWith('virtual:')) return null;
    const known = room.packages.some(
      (name) => clean === name || clean.startsWith(name.endsWith(':') ? name : `${name}/`),
    );
    return known ? null : `${file}: may not use the package '${from}'`;
  }
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), clean));
  if (target.startsWith('server/') && !/^(server|tests|tools|bench)\//.test(file))
    return `${file}: nothing imports server (${target})`;
  if (
    file.startsWith('app/') &&
    !typeOnly &&
    /\.(server|table)\.tsx?$/.test(target) &&
    !target.startsWith('app/')
  ) {
    return `${file}: a screen may not reach ${target}`;
  }
  if (file === binder) return null;
  if (matches(target, typeOnly ? [...room.values, ...room.types] : room.values)) return null;
  if (target.startsWith(`${file.split('/')[0]}/`) && file.startsWith('app/')) return null;
  return `${file}: may not import ${typeOnly ? 'types' : 'values'} from ${target}`;
}

const vague = /(^|\/)(utils?|helpers?|lib|shared|misc|common code)\//;

function check(): string[] {
  const outside = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'test-results']);
  const files = globSync(['**/*.ts', '**/*.tsx'], { exclude: (name) => outside.has(name) });
  const faults: string[] = [];
  for (const file of files) {
    if (vague.test(file)) faults.push(`${file}: the folder's name says nothing`);
    const room = roomOf(file);
    if (room === null || /\.(test|e2e)\.tsx?$/.test(file)) continue;
    for (const one of importsIn(readFileSync(file, 'utf8'))) {
      const fault = faultOf(file, room, one);
      if (fault) faults.push(fault);
    }
  }
  return faults;
}

if (import.meta.main) {
  const faults = check();
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? 'rooms: every import is allowed'
      : `rooms: ${faults.length} imports are not allowed`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
