/** The address of a new record follows its English name, until somebody types another one. */
import { useEffect, useRef } from 'react';
import type { Draft } from './draft.ts';

/** 'L’art du thé à Fès' → 'l-art-du-the-a-fes'. Empty for a name without Latin letters or digits. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');

export function useSlugOfName(draft: Draft, isNew: boolean): void {
  const suggested = useRef('');
  useEffect(() => {
    if (!isNew) return;
    return draft.subscribe(() => {
      const name = draft.get('words.en.name') ?? draft.get('words.en.title');
      const slug = draft.get('slug') ?? '';
      if (typeof name !== 'string' || slug !== suggested.current) return;
      const next = slugOf(name);
      if (next === slug) return;
      suggested.current = next;
      draft.set('slug', next);
    });
  }, [draft, isNew]);
}
