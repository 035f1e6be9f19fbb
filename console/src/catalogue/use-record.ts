/** One record open for editing: saving it, and resolving a conflict when a colleague saved first. */
import { useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { hindering, statesIn } from '../../../src/admin/records/missing-words.ts';
import type { LanguageState } from '../../../src/platform/records/record.ts';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { type DoneOf, Refused, call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { type Draft, meetTheirs, type Loose, useDraft } from './draft.ts';
import { faultsAsTyped, leadToElement, leadToMissing } from './editing.ts';
import { keepRecord, type Start, type Typing, useTyping } from './use-typing.ts';

type Fault = Saved['missing'][number];
type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;
type Saved = DoneOf<'catalogue/{kind}'>;

type RecordStart = Start & { whole: RecordWhole | null; fields: readonly FormField[] };

type Conflict = { by: string; at: string; theirs: RecordWhole } & ReturnType<typeof meetTheirs>;

export type OpenRecord = Typing & {
  /** As it is saved; null for one that never was. */
  whole: RecordWhole | null;
  isBusy: boolean;
  /** What stands against publishing. */
  faults: Fault[];
  /** What only keeps a language from readers that is not whole. */
  later: Fault[];
  states: Record<Locale, LanguageState>;
  conflict: Conflict | null;
  /** Null when it could not be saved. `basedOn`: another revision than the one that was read. */
  save(basedOn?: string): Promise<Saved | null>;
  /** Saves what was typed since, without a word; null when it could not be saved. */
  saved(): Promise<Saved | null>;
  takeBack(): void;
  settleConflict(way: 'mine' | 'theirs'): Promise<void>;
  setFaults(faults: Fault[]): void;
  refuse(failure: unknown): void;
};

export const faultsFrom = (fields: Record<string, string>): Fault[] =>
  Object.entries(fields).map(([path, problem]) => ({
    path,
    problem: problem as Fault['problem'],
    limit: null,
  }));

type Judged = { of: RecordWhole | null; faults: Fault[]; judged: Loose };

const notYet = { faults: [], later: [] };

/** The faults of the last answer, of reading, saving or publishing, as they stand by what is typed since. */
function useFaults(
  { kind, whole, blank, fields }: RecordStart,
  draft: Draft,
): [Pick<OpenRecord, 'faults' | 'later' | 'states'>, (faults: Fault[]) => void] {
  const read = { of: whole, faults: whole?.missing ?? [], judged: whole?.record ?? blank };
  const [state, setState] = useState<Judged>(read);
  const last = state.of === whole ? state : read;
  // Of a new record nothing is missing before the first try to save it.
  const isJudged = whole !== null || last.faults.length > 0;
  const now = useDraft(draft, (typed) => {
    const all = faultsAsTyped({ kind, fields }, last, typed);
    const faults = hindering(kind, typed, all);
    const told = isJudged ? { faults, later: all.filter((one) => !faults.includes(one)) } : notYet;
    return JSON.stringify({ ...told, states: statesIn(typed, all) });
  });
  const judged = useMemo(() => JSON.parse(now) as Pick<OpenRecord, 'faults' | 'later' | 'states'>, [now]);
  return [judged, (next) => setState({ of: whole, faults: next, judged: draft.whole() })];
}

function useRefusal(setFaults: (faults: Fault[]) => void): (failure: unknown) => void {
  const { common } = useWords();
  const notify = useNotify();
  return (error) => {
    if (!(error instanceof Refused)) throw error;
    const { code, fields } = error.failure;
    if (fields) {
      setFaults(faultsFrom(fields));
      leadToMissing();
    }
    notify(common.failures[code], { type: 'error' });
  };
}

type Saving = { kind: string; slug: string; record: Loose; basedOn: string | null; address: string };

const saveOn = ({ kind, slug, record, basedOn, address }: Saving): Promise<Saved> =>
  basedOn === null
    ? call('catalogue/{kind}', { kind, slug: address, record })
    : call('PUT catalogue/{kind}/records/{slug}/draft', {
        kind,
        slug,
        record,
        basedOn,
        ...(address !== slug && { address }),
      });

const addressIn = ({ slug }: Loose): string => (typeof slug === 'string' ? slug.trim() : '');

async function meet(kind: string, slug: string, typing: Typing, { failure }: Refused): Promise<Conflict> {
  const theirs = await call('GET catalogue/{kind}/records/{slug}', { kind, slug });
  const { by = '', at = '' } = failure.detail ?? {};
  const met = meetTheirs(typing.base().record, typing.draft.whole(), theirs.record);
  return { by: String(by), at: String(at), theirs, ...met };
}

type Handlers = { reload(): void; moved(slug: string): void };

/** `reload` asks for the record again; the answer comes back as `whole`. `moved`: it has a new address, or its first. */
export function useRecord(start: RecordStart, { reload, moved }: Handlers): OpenRecord {
  const { kind, slug, whole, blank } = start;
  const hasFreeAddress = whole === null || whole.hasFreeAddress;
  const { catalogue } = useWords();
  const notify = useNotify();
  const typing = useTyping(start);
  const [isBusy, setBusy] = useState(false);
  const [judged, setFaults] = useFaults(start, typing.draft);
  const refuse = useRefusal(setFaults);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const save = async (basedOn = typing.base().revision, isTold = true): Promise<Saved | null> => {
    setBusy(true);
    const record = typing.draft.whole();
    const address = hasFreeAddress ? addressIn(record) : slug;
    try {
      const kept = await saveOn({ kind, slug, record, basedOn, address });
      typing.rest({ record, revision: kept.revision });
      setConflict(null);
      setFaults(kept.missing);
      if (isTold) notify(catalogue.saved, { type: 'success' });
      if (address === slug) reload();
      else {
        keepRecord(kind, slug, null);
        moved(address);
      }
      return kept;
    } catch (error) {
      if (error instanceof Refused && error.failure.code === 'changed-meanwhile') {
        await meet(kind, slug, typing, error).then(setConflict, refuse);
        leadToElement('conflict', 'start');
      } else refuse(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const saved = async (): Promise<Saved | null> =>
    typing.isTyped ? save(undefined, false) : whole && { revision: whole.revision, missing: whole.missing };
  const takeBack = () => {
    typing.begin(whole ?? { record: blank, revision: null });
    setFaults(whole?.missing ?? []);
    setConflict(null);
  };
  const settleConflict = async (way: 'mine' | 'theirs') => {
    if (conflict === null) return;
    setConflict(null);
    typing.rest(conflict.theirs, way === 'theirs' ? conflict.theirs.record : conflict.merged);
    if (way === 'theirs') reload();
    else await save(conflict.theirs.revision);
  };
  const state = { whole, isBusy, ...judged, conflict };
  return { ...typing, ...state, save, saved, setFaults, takeBack, settleConflict, refuse };
}
