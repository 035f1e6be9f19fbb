/** What people did to a record, one line each: told from the staff log, and from revisions that no line of it tells. */
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import type { RevisionNote, RevisionState } from '../../academy/content/revisions.table.ts';

/** Acts of the staff log that a record's history tells. */
export const toldActs = [
  'create-record',
  'save-draft',
  'restore-revision',
  'drop-draft',
  'publish-record',
  'change-settings',
  'schedule-record',
  'unschedule-record',
  'miss-schedule',
  'remove-record',
  'close-sale',
  'open-sale',
  // Former ones.
  'ask-price',
  'refuse-price',
  'withdraw-price',
  'approve-price',
] as const satisfies readonly StaffAct[];

/** 'delivered': it came with the sample academy; 'adopted': it was changed without a draft, e.g. by a command. */
export const historyActs = [...toldActs, 'delivered', 'adopted'] as const;
export type HistoryAct = (typeof historyActs)[number];

type Logged = { at: Date; email: string; act: string; detail: Record<string, string> | null };
type Kept = {
  id: string;
  record: object | null;
  state: RevisionState;
  note: RevisionNote | null;
  madeBy: string;
  madeAt: Date;
};

type HistoryLine = {
  act: HistoryAct;
  /** 'academy': no member of staff did it. */
  by: string;
  at: Date;
  revision: string | null;
};

const isTold = (act: string): act is HistoryAct => (historyActs as readonly string[]).includes(act);

/** Saved on the way to being published by the same person: within a minute it is one thing to them. */
const onTheWayMs = 60_000;

const saving = new Set<HistoryAct>(['create-record', 'save-draft']);
const publishing = new Set<HistoryAct>(['publish-record', 'approve-price']);

const isOnTheWay = (line: HistoryLine, all: readonly HistoryLine[]): boolean =>
  saving.has(line.act) &&
  all.some(
    ({ act, by, at, revision }) =>
      publishing.has(act) &&
      revision === line.revision &&
      by === line.by &&
      at.getTime() - line.at.getTime() < onTheWayMs,
  );

/** A revision that no act of the log made; null for one that nobody made for its own sake. */
function actOf({ note, record, madeAt }: Kept, logged: readonly HistoryLine[]): HistoryAct | null {
  switch (note) {
    case 'merged':
    case 'removed':
      return null;
    case 'delivered':
      return note;
    case 'adopted':
      // Closing a sale changes the row, and is told itself.
      if (logged.some(({ at }) => at.getTime() === madeAt.getTime())) return null;
      return record === null ? 'remove-record' : note;
    default:
      return 'save-draft';
  }
}

/**
 * The newest first. `restores`: the revision that can be made a draft again, beside the newest line about it; null for what is
 * published, a draft, or not kept any more.
 */
export function historyOf(
  log: readonly Logged[],
  revisions: readonly Kept[],
): (Omit<HistoryLine, 'revision'> & { restores: Kept | null })[] {
  const logged = log.flatMap(({ act, email: by, at, detail }) =>
    isTold(act) ? [{ act, by, at, revision: detail?.['revision'] ?? null }] : [],
  );
  const named = new Set(logged.map(({ revision }) => revision));
  const others = revisions.flatMap((one) => {
    const act = named.has(one.id) ? null : actOf(one, logged);
    return act === null ? [] : [{ act, by: one.madeBy, at: one.madeAt, revision: one.id }];
  });
  const lines = [...logged.filter((line) => !isOnTheWay(line, logged)), ...others].toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
  const earlier = new Map(
    revisions
      .filter(({ record, state }) => record !== null && (state === 'replaced' || state === 'dropped'))
      .map((one) => [one.id, one]),
  );
  return lines.map(({ revision, ...line }) => {
    const restores = earlier.get(revision ?? '') ?? null;
    earlier.delete(revision ?? '');
    return { ...line, restores };
  });
}
