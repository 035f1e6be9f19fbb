/** What is typed into a record, on top of what: it outlives a reload, and takes up what is answered when nothing was typed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, isSame, type Loose, makeDraft } from './draft.ts';

/** What was typed and not saved yet outlives a reload, a lost connection and a session that ended: it stays in this tab. */
type KeptTyping = { basedOn: string | null; base: Loose; record: Loose };

const keyOf = (kind: string, slug: string): string => `derb-office-typing:${kind}/${slug}`;

export function keepTyping(kind: string, slug: string, typing: KeptTyping | null): void {
  try {
    if (typing === null) sessionStorage.removeItem(keyOf(kind, slug));
    else sessionStorage.setItem(keyOf(kind, slug), JSON.stringify(typing));
  } catch {
    // Forbidden or full: it holds until the page is left.
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
/** `whole`: as it is kept; null for what was never saved. */
export type Start = { kind: string; slug: string; whole: Base | null; blank: Loose };
export type Typing = {
  draft: Draft;
  /** What their changes are made to. */
  base(): Base;
  isTyped: boolean;
  /** They left without saving, and it is there again. */
  isKept: boolean;
  /** Shows this, with nothing typed. */
  begin(base: Base): void;
  /** Their words stay, as changes to this. */
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

  // Asked for again: after saving, publishing, or putting a draft away.
  const seen = useRef(whole);
  useEffect(() => {
    if (whole === null || whole === seen.current) return;
    seen.current = whole;
    if (isSame(draft.whole(), base.current.record)) begin(whole);
  }, [whole, draft, begin]);

  const getBase = useCallback(() => base.current, []);
  return { draft, base: getBase, isTyped, isKept, begin, rest };
}
