/**
 * The staff log, page by page, with the current name and key of what each line is about, and the reason. Lines stay for good, so
 * the log itself stores no reason: reasons may name people. They are read from the order or proposal, by the line's instant, and
 * are deleted with it.
 */
import { pageOf, rowsOfPage, type PageOf, type PageRead } from '../../platform/lists/page-of.ts';
import { readLogPage, type LogLine, type LogFilter } from '../../academy/staff/staff-log.service.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { ServiceContext } from '../../context.ts';
import { type SubjectKind, isStaffAct, staffActs } from '../../academy/staff/staff-acts.ts';
import { type Locale, inEach, readingOrder } from '../../platform/i18n/locale.ts';
import { readApplication, readDeclineReasons } from '../../catalogue/applicants/applications.service.ts';
import { findPicture, namesOfPicture } from '../records/pictures.service.ts';
import { recordSchemas, type RecordKind } from '../records/record-kinds.ts';
import { readRows, settingsSlug } from '../../academy/content/published-rows.service.ts';
import { readOpenOf, readRemovedOf } from '../../academy/content/revisions.service.ts';
import { findDataRequest } from '../../site/account/requests-for-data.service.ts';
import { findNotificationPlace } from '../../selling/payments/notifications.service.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { readOutboxRow } from '../../selling/order-management/outbox-rows.service.ts';
import { readReasons } from '../../selling/orders/order-history.service.ts';
import { findMemberUser } from '../../academy/accounts/accounts.service.ts';

type LogAbout = {
  of: SubjectKind;
  /** Null where the subject is its own name, or nothing of that name is left. */
  name: Record<Locale, string> | null;
  /** The key of its page: of a record 'course/slug', of an application its kind, of a notification its order's number. */
  key: string | null;
};

export type LineRead = LogLine & {
  about: LogAbout;
  /** Why it was refused, refunded or declined, as long as that is stored with its subject: the log keeps no reason. */
  reason: string | null;
};

const unnamed: LogAbout = { of: 'name', name: null, key: null };

/** The newest first. Who may: `maySeeLog`. */
export async function readLog(
  { database: { db } }: ServiceContext,
  { filter, ...asked }: PageOf<LogFilter>,
): Promise<PageRead<LineRead>> {
  const wanted = rowsOfPage(asked);
  const { rows, hasNext } = pageOf(await readLogPage(db, { filter, ...wanted }), wanted);
  const abouts = await nameLogSubjects(db, rows);
  const reasons = await readLogReasons(db, rows);
  return {
    rows: rows.map((row, place) => ({
      ...row,
      about: abouts[place] ?? unnamed,
      reason: reasons[place] ?? null,
    })),
    hasNext,
  };
}

type Named = Pick<LogAbout, 'name' | 'key'>;
type Names = Map<string, NonNullable<LogAbout['name']>>;

const isKind = (kind: string | undefined): kind is RecordKind =>
  kind !== undefined && Object.hasOwn(recordSchemas, kind);

const textAt = (record: unknown, ...steps: string[]): string | null => {
  let at = record;
  for (const step of steps) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : null;
  return typeof at === 'string' && at !== '' ? at : null;
};

/** A record's name in each language. */
function nameOf(record: object | null): LogAbout['name'] {
  const inOne = (locale: Locale) =>
    textAt(record, 'words', locale, 'name') ?? textAt(record, 'words', locale, 'title');
  const nameIn = (locale: Locale) =>
    readingOrder(locale)
      .map(inOne)
      .find((one) => one !== null);
  const one = nameIn('en') ?? textAt(record, 'name');
  return one === null ? null : inEach((locale) => nameIn(locale) ?? one);
}

async function namesOf(db: Handle, kind: RecordKind): Promise<Names> {
  const records = [
    ...(await readRemovedOf(db, kind)),
    ...(await readRows(db, kind)),
    ...(await readOpenOf(db, kind)),
  ];
  return new Map(
    records.flatMap(({ slug, record }) => {
      const name = nameOf(record);
      return name ? [[slug, name]] : [];
    }),
  );
}

/** Reads each kind of record once per page of the log. */
function makeRecords(db: Handle) {
  const read = new Map<RecordKind, Promise<Names>>();
  return async (kind: RecordKind, slug: string): Promise<Named> => {
    const names = read.get(kind) ?? namesOf(db, kind);
    read.set(kind, names);
    return {
      name: slug === settingsSlug ? null : ((await names).get(slug) ?? null),
      key: `${kind}/${slug}`,
    };
  };
}

const inAll = (name: string | null) => (name === null || name === '' ? null : inEach(() => name));

const byId: Partial<Record<SubjectKind, (db: Handle, id: string) => Promise<Named | null>>> = {
  async application(db, id) {
    const found = await readApplication(db, id);
    return found && { name: inAll(found.name ?? found.email), key: found.kind };
  },
  async picture(db, id) {
    const found = await findPicture(db, id);
    return found && { name: namesOfPicture(found), key: id };
  },
  async notification(db, id) {
    const found = await findNotificationPlace(db, id);
    return found && { name: inAll(found.gateway), key: found.orderNumber };
  },
  async member(db, id) {
    const found = await findMemberUser(db, id);
    return found && { name: inAll(found.email), key: found.email };
  },
  async 'data-request'(db, id) {
    const found = await findDataRequest(db, id);
    return found && { name: inAll(found.name === '' ? found.email : found.name), key: id };
  },
  async email(db, id) {
    const found = await readOutboxRow(db, id, ['mail', 'message', 'push', 'event']);
    return found && { name: inAll(found.event ?? textAt(found, 'emailName')), key: id };
  },
  delivery: async (_db, id) => ({ name: null, key: id }),
};

/** Subjects of the form 'day one other'. */
async function pair(db: Handle, subject: string): Promise<Named> {
  const found = await Promise.all(
    subject
      .split(' ')
      .slice(1, 3)
      .map((id) => findMemberUser(db, id)),
  );
  const emails = found.flatMap((member) => (member ? [member.email] : []));
  return { name: inAll(emails.join(', ')), key: null };
}

/** For names that need no lookup, and for what was deleted: the name as it was written. */
const asWritten: Named = { name: null, key: null };

type Line = Pick<LogLine, 'act' | 'subject' | 'at' | 'detail'>;

/** One for each line, in their order. */
async function nameLogSubjects(db: Handle, lines: readonly Line[]): Promise<LogAbout[]> {
  const record = makeRecords(db);
  const named = async (of: SubjectKind, { subject, detail }: Line): Promise<Named> => {
    if (subject === null) return asWritten;
    const kind = detail?.['kind'];
    if (of === 'record') return isKind(kind) ? record(kind, subject) : asWritten;
    if (of === 'course' || of === 'workshop') return record(of, subject);
    if (of === 'expert') return { ...(await record('trainer', subject)), key: subject };
    if (of === 'partners') return pair(db, subject);
    // A member's key is text; all others are uuids, and the database refuses anything else in their columns.
    return (isUuid(subject) || of === 'member' ? await byId[of]?.(db, subject) : null) ?? asWritten;
  };
  const abouts: LogAbout[] = [];
  for (const line of lines) {
    const of = isStaffAct(line.act) ? staffActs[line.act] : 'name';
    abouts.push({ of, ...(await named(of, line)) });
  }
  return abouts;
}

const aboutOrders: ReadonlySet<string> = new Set(['refuse-claim', 'refund-order']);

const keyOf = (subject: string | null, at: Date): string => `${subject} ${at.getTime()}`;

/** The reason of each line, in their order; null where none is stored. */
async function readLogReasons(db: Handle, lines: readonly Line[]): Promise<(string | null)[]> {
  const subjectsOf = (isMeant: (act: string) => boolean): string[] =>
    lines.flatMap(({ act, subject }) => (subject !== null && isMeant(act) ? [subject] : []));
  const numbers = subjectsOf((act) => aboutOrders.has(act));
  const ids = subjectsOf((act) => act === 'decline-proposal').filter(isUuid);
  const found = new Map<string, string>();
  for (const { orderNumber, at, reason } of await readReasons(db, numbers))
    found.set(keyOf(orderNumber, at), reason);
  for (const { id, at, reason } of await readDeclineReasons(db, ids)) found.set(keyOf(id, at), reason);
  const isRefusal = (act: string) => aboutOrders.has(act) || act === 'decline-proposal';
  return lines.map(({ act, subject, at }) =>
    isRefusal(act) ? (found.get(keyOf(subject, at)) ?? null) : null,
  );
}
