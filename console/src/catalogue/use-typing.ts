/** Unsaved changes to a record and the revision they are based on; they outlive a reload. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, isSame, type Loose, makeDraft } from './draft.ts';

/** Kept in this tab: outlives a reload, a lost connection and an expired session. */
type KeptTyping = { basedOn: string | null; base: Loose; record: Loose };

const keyOf = (kind: string, slug: string): string => `derb-office-typing:${kind}/${slug}`;

export function keepTyping(kind: string, slug: string, typing: KeptTyping | null): void {
  try {
    if (typing === null) sessionStorage.removeItem(keyOf(kind, slug));
    else sessionStorage.setItem(keyOf(kind, slug), JSON.stringify(typing));
  } catch {
    // Storage forbidden or full: the text is lost when the page is left.
  }
}

function keptTyping(kind: string, slug: string): KeptTyping | null {
  try {
    const kept = sessionStorage.getItem(keyOf(kind, slug));
    return kept === null ? null : (JSON.parse(kept) as KeptTyping);
  } catch {
    return null;
  }
}

export type Base = { record: Loose; revision: string | null };
/** `whole`: as it is saved; null for what was never saved. */
export type Start = { kind: string; slug: string; whole: Base | null; blank: Loose };
export type Typing = {
  draft: Draft;
  /** The revision that the changes are based on. */
  base(): Base;
  isTyped: boolean;
  /** Unsaved changes of an earlier visit were restored. */
  isKept: boolean;
  /** Shows this, with nothing typed. */
  begin(base: Base): void;
  /** Keeps the typed text, as changes to another base. */
  rest(base: Base, record?: Loose): void;
};

export function useTyping({ kind, slug, whole, blank }: Start): Typing {
  const [before] = useState(() => keptTyping(kind, slug));
  const stored = whole?.record ?? blank;
  const [draft] = useState(() => makeDraft(before?.record ?? stored));
  const base = useRef<Base>({
    record: before?.base ?? stored,
    revision: before?.basedOn ?? whole?.revision ?? null,
  });
  const [isTyped, setTyped] = useState(before !== null);
  const [isKept, setKept] = useState(before !== null);

  useEffect(
    () =>
      draft.subscribe(() => {
        const record = draft.whole();
        const { record: from, revision: basedOn } = base.current;
        const typed = !isSame(record, from);
        setTyped(typed);
        keepTyping(kind, slug, typed ? { basedOn, base: from, record } : null);
      }),
    [draft, kind, slug],
  );

  const rest = useCallback(
    (on: Base, record = draft.whole()) => {
      base.current = on;
      draft.replace(record);
      setKept(false);
    },
    [draft],
  );
  const begin = useCallback((on: Base) => rest(on, on.record), [rest]);

  // An answer after saving, publishing or discarding a draft.
  const seen = useRef(whole);
  useEffect(() => {
    if (whole === null || whole === seen.current) return;
    seen.current = whole;
    if (isSame(draft.whole(), base.current.record)) begin(whole);
  }, [whole, draft, begin]);

  const getBase = useCallback(() => base.current, []);
  return { draft, base: getBase, isTyped, isKept, begin, rest };
}
