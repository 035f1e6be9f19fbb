/** Who is called by '@Name' in a text. Names are compared as searches compare words, so that a hurried thumb calls too. */
import { foldForSearch } from '../catalogue/fold-for-search.ts';

/** A member who may be called, and the name she shows. */
export type Callable = { memberId: string; name: string };

/** More is no calling any more but shouting. */
export const mostCalled = 10;

/** The longest name that may stand behind the sign, in letters. */
const longestName = 40;

/** A name that two of them show calls nobody: it must not reach the wrong one. The longest name that fits counts. */
export function calledIn(body: string, callables: readonly Callable[]): string[] {
  const byName = new Map<string, Set<string>>();
  for (const { memberId, name } of callables) {
    const folded = foldForSearch(name);
    if (folded === '') continue;
    byName.set(folded, (byName.get(folded) ?? new Set()).add(memberId));
  }
  const names = [...byName.keys()].sort((a, b) => b.length - a.length);
  const called = new Set<string>();
  for (const { index } of body.matchAll(/(?<![\p{L}\p{N}._-])@(?=\S)/gu)) {
    const behind = `${foldForSearch(body.slice(index + 1, index + 1 + longestName * 2))} `;
    const name = names.find((one) => behind.startsWith(`${one} `));
    const members = [...(byName.get(name ?? '') ?? [])];
    if (members.length === 1 && members[0] !== undefined) called.add(members[0]);
    if (called.size >= mostCalled) break;
  }
  return [...called];
}
