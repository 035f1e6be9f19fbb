/** A group of learners: who studies with whom. */
import { cleanLine } from '../../platform/text/typed-text.ts';

/** Characters of how a partner may write to her. */
export const mostReach = 120;

export const readReach = (typed: string): string => cleanLine(typed, mostReach);

/** The pair, whoever of the two is named first. */
const together = (one: string, other: string): string => [one, other].sort().join(' ');

/**
 * Two and two of those who wait, who waited longest first. Nobody gets somebody again whom she had: she waits on instead.
 */
export function pairUp(
  waiting: readonly string[],
  before: readonly (readonly [string | null, string | null])[],
): [string, string][] {
  const had = new Set(before.map(([one, other]) => together(one ?? '', other ?? '')));
  const left = [...waiting];
  const pairs: [string, string][] = [];
  for (let one = left.shift(); one !== undefined; one = left.shift()) {
    const first = one;
    const at = left.findIndex((other) => !had.has(together(first, other)));
    const [other] = at < 0 ? [] : left.splice(at, 1);
    if (other !== undefined) pairs.push([first, other]);
  }
  return pairs;
}
