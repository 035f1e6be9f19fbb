/** The address of a new record follows its English name, until somebody types another one. */
import { useEffect, useRef } from 'react';
import type { Draft } from './draft.ts';
import { slugOf } from './slug-of.ts';

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
