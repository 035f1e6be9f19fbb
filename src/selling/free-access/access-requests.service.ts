/** Colleagues who may not give access ask for it; it waits for those who may. Given access ends a request (`letIn`). */
import { inEach } from '../../platform/i18n/locale.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { FieldProblems } from '../../platform/forms/read-form.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayGiveFreeAccess, mayPlaceOrders } from '../../academy/staff/who-may.ts';
import { findOwned, findUnpaidOf } from '../access/access.service.ts';
import { isWaiting, readAccessRequests } from './access-request-rows.service.ts';
import { accessRequests as asked } from './access-requests.table.ts';
import { giveFreeAccess, type GiveFreeAccess } from './give-free-access.service.ts';
import { findItem } from './free-access.store.ts';
import { type PersonAfter, readPerson, reasonIn, type TypedPerson } from './free-access.ts';

type Asked = Required<Pick<GiveFreeAccess, 'item'>> &
  Pick<GiveFreeAccess, 'as' | 'why' | 'locale' | 'staff'> &
  Omit<TypedPerson, 'locale'> & {
    /** Also while an order of the same is not paid. */
    besideOrder: boolean;
  };

/**
 * 'owns-already': by this address; 'asked-already': the same request waits; 'has-open-order': one of the same is not paid, and
 * `besideOrder` was not said. Who may: `mayPlaceOrders`.
 */
export async function askForAccess(
  { database, clock, uuid }: ServiceContext,
  { item, as, why: written, locale, staff, besideOrder, ...typed }: Asked,
): Promise<
  | { ok: true }
  | { ok: false; reason: 'item-not-found' | 'why' | 'owns-already' | 'asked-already' | 'has-open-order' }
  | { ok: false; reason: 'bad-person'; problems: FieldProblems }
> {
  if (!mayPlaceOrders(staff)) throw new Error(`${staff.role} may not ask for access.`);
  const person = readPerson({ ...typed, locale }, locale);
  if (!person.ok) return { ok: false, reason: 'bad-person', problems: person.problems };
  const why = reasonIn(written);
  if (why === null) return { ok: false, reason: 'why' };
  if ((await findItem(database.db, item, clock())) === null) return { ok: false, reason: 'item-not-found' };
  const { email } = person.details;
  const [owned] = await findOwned(database.db, email, item);
  if (owned) return { ok: false, reason: 'owns-already' };
  if (!besideOrder && (await findUnpaidOf(database.db, email, item)) !== null)
    return { ok: false, reason: 'has-open-order' };
  return database.transaction(async (tx) => {
    const row = {
      id: uuid(),
      ...person.details,
      itemKind: item.kind,
      itemSlug: item.slug,
      cohortId: item.cohort ?? null,
      freeAs: as,
      why,
      locale,
      askedAt: clock(),
      askedBy: staff.email,
    };
    const rows = await tx.insert(asked).values(row).onConflictDoNothing().returning();
    if (rows.length === 0) return { ok: false, reason: 'asked-already' };
    await writeStaffLog(tx, {
      id: uuid(),
      at: row.askedAt,
      staff,
      act: 'ask-for-access',
      subject: email,
      detail: { as, item: item.slug },
    });
    return { ok: true };
  });
}

type GivingProblem = Extract<PersonAfter, { ok: false }>['reason'];

async function shownOf({ database: { db }, clock }: ServiceContext, rows: (typeof asked.$inferSelect)[]) {
  const now = clock();
  const shown = rows.map(async (row) => {
    const item = { kind: row.itemKind, slug: row.itemSlug };
    const found = await findItem(db, { ...item, cohort: row.cohortId ?? undefined }, now);
    const answeredAt = row.declinedAt ?? row.givenAt;
    return {
      id: row.id,
      ...item,
      ...(row.cohortId !== null && { cohort: row.cohortId }),
      title: found?.name ?? inEach(() => row.itemSlug),
      as: row.freeAs,
      why: row.why,
      locale: row.locale,
      name: row.name,
      email: row.email,
      phone: row.phone,
      askedAt: row.askedAt,
      askedBy: row.askedBy,
      isSeen: row.seenAt !== null,
      /** An order of the same that is not paid yet, while it waits. */
      openOrder: answeredAt === null ? await findUnpaidOf(db, row.email, item) : null,
      answer: answeredAt && {
        at: answeredAt,
        /** The order that opened it; null of a declined one. */
        order: row.givenOrder,
        by: row.declinedBy,
        note: row.declineNote ?? '',
      },
    };
  });
  return Promise.all(shown);
}

/** Those that wait, the oldest first, then what was answered lately. Who may: `mayPlaceOrders`. */
export const accessRequests = async (context: ServiceContext) =>
  shownOf(context, await readAccessRequests(context.database.db));

/** Those about one person. Who may: `mayPlaceOrders`. */
export const accessRequestsOf = async (context: ServiceContext, email: string) =>
  shownOf(context, await readAccessRequests(context.database.db, eq(asked.email, email)));

type Own = { id: string; staff: StaffMember };

/** Takes back one's own request that nobody answered. */
export const withdrawAccessRequest = (
  { database, clock, uuid }: ServiceContext,
  { id, staff }: Own,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> =>
  database.transaction(async (tx) => {
    const [row] = await tx
      .delete(asked)
      .where(and(eq(asked.id, id), eq(asked.askedBy, staff.email), isWaiting))
      .returning();
    if (!row) return { ok: false, reason: 'not-found' };
    await writeStaffLog(tx, {
      id: uuid(),
      at: clock(),
      staff,
      act: 'withdraw-access',
      subject: row.email,
      detail: { item: row.itemSlug },
    });
    return { ok: true };
  });

/** Whoever asked has read the answer: it waits on their Today no longer. Repeating it changes nothing. */
export const seeAccessAnswer = (
  { database, clock, uuid }: ServiceContext,
  { id, staff }: Own,
): Promise<void> =>
  database.transaction(async (tx) => {
    const at = clock();
    const [row] = await tx
      .update(asked)
      .set({ seenAt: at })
      .where(and(eq(asked.id, id), eq(asked.askedBy, staff.email), isNull(asked.seenAt)))
      .returning();
    if (row) await writeStaffLog(tx, { id: uuid(), at, staff, act: 'see-access-answer', subject: row.email });
  });

/**
 * Gives what was asked for, once; the order names whoever gives it. 'bad-person' cannot be: it was checked when it was asked.
 * Who may: `mayLetIn`.
 */
export async function giveRequested(
  context: ServiceContext,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<{ ok: true; orderNumber: string } | { ok: false; reason: 'not-found' | GivingProblem }> {
  const [row] = await context.database.db
    .select()
    .from(asked)
    .where(and(eq(asked.id, id), isWaiting));
  if (!row) return { ok: false, reason: 'not-found' };
  const { name, email, phone, locale } = row;
  const given = await giveFreeAccess(context, {
    key: `request ${id}`,
    item: { kind: row.itemKind, slug: row.itemSlug, cohort: row.cohortId ?? undefined },
    as: row.freeAs,
    why: row.why,
    overSeats: false,
    locale,
    people: [{ name, email, phone, locale }],
    staff,
  });
  if (!given.ok) return { ok: false, reason: 'not-found' };
  const [person] = given.people;
  if (person?.ok) return { ok: true, orderNumber: person.orderNumber };
  return { ok: false, reason: person?.reason ?? 'failed' };
}

/** 'not-found': also when it was given or declined meanwhile. */
export async function declineAccess(
  { database, clock, uuid }: ServiceContext,
  { id, why: written, staff }: { id: string; why: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'why' }> {
  if (!mayGiveFreeAccess(staff)) throw new Error(`${staff.role} may not decline access.`);
  const why = reasonIn(written);
  if (why === null) return { ok: false, reason: 'why' };
  return database.transaction(async (tx) => {
    const at = clock();
    const [row] = await tx
      .update(asked)
      .set({ declinedAt: at, declinedBy: staff.email, declineNote: why })
      .where(and(eq(asked.id, id), isWaiting))
      .returning();
    if (!row) return { ok: false, reason: 'not-found' };
    await writeStaffLog(tx, {
      id: uuid(),
      at,
      staff,
      act: 'decline-access',
      subject: row.email,
      detail: { item: row.itemSlug },
    });
    return { ok: true };
  });
}
