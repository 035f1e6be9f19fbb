/**
 * Statements that come again and again get a name: each connection then takes their text apart once. Not behind a pooler that gives every
 * transaction another connection (`DATABASE_POOLER`).
 */
import { createHash } from 'node:crypto';
import { gated } from '../run-in-transaction.ts';

/** After so many times it is named; so many have names, each kept by every connection; of so many it is counted. */
const [oftenAfter, mostNamed, mostCounted] = [20, 100, 1_000];

/** What begins and ends transactions has nothing to be taken apart. */
const isPlanned = /^[\s(]*(?:select|insert|update|delete|with)\b/i;

/** The name of a statement that came often; undefined for any other. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNamed || !isPlanned.test(text)) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    if (count < oftenAfter) return undefined;
    counts.delete(text);
    const made = `derb_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, made);
    return made;
  };
}

/** Names what comes often on each client that it is given; the names are the same on all of them. */
export function naming(): <T extends object>(client: T) => T {
  const nameOf = statementNames();
  return (client) =>
    gated(client, ['query'], (values, goOn) => {
      const [query] = values;
      if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string') {
        const name = nameOf(query.text);
        if (name !== undefined) values[0] = { ...query, name };
      }
      return goOn();
    });
}
