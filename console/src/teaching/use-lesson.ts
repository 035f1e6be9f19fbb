/**
 * One lesson open for editing: typed text outlives a reload, and a conflict with a colleague who saved first is shown, not
 * overwritten.
 */
import { useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { isOfMedia, lacksOf } from '../../../src/learning/classroom/teaching.ts';
import { type Draft, meetTheirs, type Loose, useDraft } from '../catalogue/draft.ts';
import { leadTo, leadToElement } from '../catalogue/editing.ts';
import { useTyping, type Typing } from '../catalogue/use-typing.ts';
import type { AnswerOf, DoneOf, InputOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { useCalls, type Calls } from './use-calls.ts';

type Saved = DoneOf<'catalogue/{kind}'>;
type Fault = Saved['missing'][number];

export type LessonWhole = DoneOf<'teaching/lesson'>;
export type Content = LessonWhole['content'];
export type Lack = LessonWhole['lacks'][number];
type Theirs = Extract<AnswerOf<'teaching/save-draft'>, { reason: 'changed-meanwhile' }>;
type Conflict = { theirs: Theirs } & ReturnType<typeof meetTheirs>;

/** What it lacks, and the server's last answer about it. */
type Judged = { mark: string } & Pick<LessonWhole, 'lacks' | 'advice' | 'media'>;

export type OpenLesson = Typing & {
  whole: LessonWhole;
  isBusy: boolean;
  problem: string | null;
  /** Of the last try to save, by the path within the content. */
  faults: ReadonlyMap<string, Fault>;
  judged: Judged;
  conflict: Conflict | null;
  /** The mark of what is saved now; null when saving failed. */
  save(basedOn?: string): Promise<string | null>;
  publish(as: 'version' | 'correction'): Promise<boolean>;
  dropDraft(): Promise<void>;
  takeBack(): void;
  settleConflict(way: 'mine' | 'theirs'): Promise<void>;
};

// Form fields use paths and know the content only loosely; the server checks every one of them.
const contentIn = (record: Loose): Content => record as Content;

const faultsIn = (fields: Record<string, string> = {}): ReadonlyMap<string, Fault> =>
  new Map(
    Object.entries(fields).map(([path, problem]) => {
      const within = path.replace(/^content\./, '');
      return [within, { path: within, problem: problem as Fault['problem'], limit: null }];
    }),
  );

type Kept = { whole: LessonWhole; typing: Typing; calls: Calls; reload(): void };

/** Saving, and resolving a conflict with whoever saved first. */
function useSaving({ whole, typing, calls, reload }: Kept) {
  const { teaching } = useWords();
  const notify = useNotify();
  const [saved, setSaved] = useState<(Judged & { of: LessonWhole }) | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const judged: Judged = saved?.of === whole ? saved : whole;

  const meet = (refusal: { reason: string }): boolean => {
    if (refusal.reason !== 'changed-meanwhile') return false;
    const theirs = refusal as Theirs;
    setConflict({ theirs, ...meetTheirs(typing.base().record, typing.draft.whole(), theirs.content) });
    leadToElement('conflict', 'start');
    return true;
  };
  const save = async (basedOn = typing.base().revision ?? whole.mark): Promise<string | null> => {
    const record = typing.draft.whole();
    const input: InputOf<'teaching/save-draft'> = { lesson: whole.id, basedOn, content: contentIn(record) };
    const done = await calls.send('teaching/save-draft', input, meet);
    if (done === null) return null;
    const { mark, lacks, advice, media } = done;
    typing.rest({ record, revision: mark });
    setSaved({ of: whole, mark, lacks, advice, media });
    setConflict(null);
    notify(teaching.lesson.saved, { type: 'success' });
    reload();
    return mark;
  };
  const settleConflict = async (way: 'mine' | 'theirs') => {
    if (conflict === null) return;
    const { theirs, merged } = conflict;
    setConflict(null);
    const base = { record: theirs.content as Loose, revision: theirs.mark };
    typing.rest(base, way === 'theirs' ? base.record : merged);
    if (way === 'theirs') reload();
    else await save(theirs.mark);
  };
  return { judged, conflict, meet, save, settleConflict };
}

/** What the lesson lacks as it is typed; of its media, what the server answered last. */
function useLacks(kind: LessonWhole['kind'], draft: Draft, judged: readonly Lack[]): Lack[] {
  const typed = useDraft(draft, (record) =>
    JSON.stringify(lacksOf(kind, contentIn(record), new Map()).filter((lack) => !isOfMedia(lack))),
  );
  return useMemo(() => [...judged.filter(isOfMedia), ...(JSON.parse(typed) as Lack[])], [judged, typed]);
}

export function useLesson(whole: LessonWhole, reload: () => void): OpenLesson {
  const { teaching } = useWords();
  const t = teaching.lesson;
  const notify = useNotify();
  const calls = useCalls();
  const kept = useMemo(() => ({ record: whole.content as Loose, revision: whole.mark }), [whole]);
  const typing = useTyping({ kind: 'lesson', slug: whole.id, whole: kept, blank: {} });
  const { meet, ...saving } = useSaving({ whole, typing, calls, reload });
  const lacks = useLacks(whole.kind, typing.draft, saving.judged.lacks);
  const judged = { ...saving.judged, lacks };
  const faults = useMemo(() => faultsIn(calls.failure?.fields), [calls.failure]);
  useEffect(() => {
    const [first] = faults.keys();
    if (first !== undefined) leadTo(first);
  }, [faults]);
  const basedOn = () => typing.base().revision ?? whole.mark;

  const publish = async (as: 'version' | 'correction'): Promise<boolean> => {
    const input = { lesson: whole.id, basedOn: basedOn(), as };
    const done = await calls.send('teaching/publish-lesson', input, meet);
    if (done !== null) notify(t.publish.done, { type: 'success' });
    reload();
    return done !== null;
  };
  const dropDraft = async () => {
    const input = { lesson: whole.id, basedOn: basedOn() };
    if ((await calls.send('teaching/drop-draft', input, meet)) === null) return;
    typing.begin(kept);
    notify(t.droppedDraft, { type: 'success' });
    reload();
  };
  const takeBack = () => typing.begin(kept);
  const { isBusy, problem } = calls;
  return { ...typing, ...saving, judged, whole, isBusy, problem, faults, publish, dropDraft, takeBack };
}
