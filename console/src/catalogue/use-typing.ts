/** Unsaved changes to a record and the revision they are based on; they outlive a reload. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepTyping, keptTyping } from '../layout/kept-typing.ts';
import { type Draft, isSame, type Loose, makeDraft } from './draft.ts';

type KeptTyping = { basedOn: string | null; base: Loose; record: Loose };

const nameOf = (kind: string, slug: string): string => `${kind}/${slug}`;

export const keepRecord = (kind: string, slug: string, typing: KeptTyping | null): void =>
  keepTyping(nameOf(kind, slug), typing);

/** What was typed into a record in this tab and not saved; null where nothing was. */
export const keptRecord = (kind: string, slug: string): KeptTyping | null =>
  keptTyping(nameOf(kind, slug)) as KeptTyping | null;

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
  const [before] = useState(() => keptRecord(kind, slug));
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
        keepRecord(kind, slug, typed ? { basedOn, base: from, record } : null);
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
    // Unpublished, it has a new revision with the same texts.
    else if (isSame(whole.record, base.current.record)) rest(whole);
  }, [whole, draft, begin, rest]);

  const getBase = useCallback(() => base.current, []);
  return { draft, base: getBase, isTyped, isKept, begin, rest };
}
