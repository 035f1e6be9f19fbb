/**
 * The address of a new record, and of a copy, follows its name, one in Latin letters first, until somebody types another one.
 * A name without letters gets the minute it was begun in.
 */
import { useEffect, useRef } from 'react';
import type { Draft } from './draft.ts';
import { directionOf, locales } from '../../../src/platform/i18n/locale.ts';
import { inLatin } from '../../../src/platform/text/in-latin.ts';

const latinFirst = ['ltr', 'rtl'].flatMap((way) => locales.filter((one) => directionOf(one) === way));

const momentNow = (): string => new Date().toISOString().slice(0, 16).replaceAll(/\D+/g, '-');

/** The address that a copy begins with: 'spring-copy-2'. */
export const saysCopy = /-copy(?:-\d+)?$/;

/** 'L’art du thé à Fès' → 'l-art-du-the-a-fes', 'فن الشاي' → 'fn-alchai'. Empty for a name without letters or digits. */
export const slugOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map(inLatin)
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

/** `first`: the address that may follow the name, '' for a new record; null: it stays. */
export function useSlugOfName(draft: Draft, kind: string, first: string | null): void {
  const suggested = useRef(first ?? '');
  const isFollowing = first !== null;
  const begun = useRef(`${kind}-${momentNow()}`);
  useEffect(() => {
    if (!isFollowing) return;
    return draft.subscribe(() => {
      const names = latinFirst.flatMap((side) => {
        const name = draft.get(`words.${side}.name`) ?? draft.get(`words.${side}.title`);
        return typeof name === 'string' && name.trim() !== '' ? [name] : [];
      });
      const slug = draft.get('slug') ?? '';
      if (slug !== suggested.current) return;
      const next = names.map(slugOf).find((one) => one !== '') ?? (names.length === 0 ? '' : begun.current);
      if (next === slug) return;
      suggested.current = next;
      draft.set('slug', next);
    });
  }, [draft, isFollowing]);
}
