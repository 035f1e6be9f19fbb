/** Colleagues who may not give access ask for it; it waits for those who may. Given access ends a request (`letIn`). */
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { FieldProblems } from '../../platform/forms/read-form.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { mayLetIn, mayPlaceOrders } from '../staff/who-may.ts';
import { findOwned } from './access.store.ts';
import { accessRequests as asked } from './access.table.ts';
import { letIn, type LetIn } from './let-in.service.ts';
import { findItem } from './letting.store.ts';
import { type PersonAfter, readPerson, reasonIn, type TypedPerson } from './letting.ts';

type Asked = Pick<LetIn, 'item' | 'as' | 'why' | 'locale' | 'staff'> & Omit<TypedPerson, 'locale'>;

/** 'owns-already': by this address; 'asked-already': the same request waits. Who may: `mayPlaceOrders`. */
export async function askForAccess(
  { database, clock, uuid }: ServiceContext,
  { item, as, why: written, locale, staff, ...typed }: Asked,
): Promise<
  | { ok: true }
  | { ok: false; reason: 'item-not-found' | 'why' | 'owns-already' | 'asked-already' }
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
  return database.transaction(async (tx) => {
    const row = {
      id: uuid(),
      ...person.details,
      itemKind: item.kind,
      itemSlug: item.slug,
      cohortId: item.cohort ?? null,
      letInAs: as,
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

/** More than ever wait at once. */
const mostShown = 100;

/** Those that wait, the oldest first, then what was declined, the newest first. Who may: `mayPlaceOrders`. */
export async function accessRequests(context: ServiceContext) {
  const { db } = context.database;
  const { askedAt, declinedAt } = asked;
  const waiting = db.select().from(asked).where(isNull(declinedAt));
  const declined = db.select().from(asked).where(isNotNull(declinedAt));
  const some = await Promise.all([
    waiting.orderBy(asc(askedAt)).limit(mostShown),
    declined.orderBy(desc(declinedAt)).limit(10),
  ]);
  const rows = some.flat();
  const now = context.clock();
  const named = async ({ itemKind: kind, itemSlug: slug }: (typeof rows)[number]) =>
    (await findItem(db, { kind, slug }, now))?.name ?? { en: slug, ar: slug };
  const titles = await Promise.all(rows.map(named));
  return rows.map((row, at) => ({
    id: row.id,
    kind: row.itemKind,
    slug: row.itemSlug,
    ...(row.cohortId !== null && { cohort: row.cohortId }),
    title: titles[at] ?? { en: row.itemSlug, ar: row.itemSlug },
    as: row.letInAs,
    why: row.why,
    locale: row.locale,
    name: row.name,
    email: row.email,
    phone: row.phone,
    askedAt: row.askedAt,
    askedBy: row.askedBy,
    declined: row.declinedAt && {
      at: row.declinedAt,
      by: row.declinedBy ?? '',
      note: row.declineNote ?? '',
    },
  }));
}

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
    .where(and(eq(asked.id, id), isNull(asked.declinedAt)));
  if (!row) return { ok: false, reason: 'not-found' };
  const { name, email, phone, locale } = row;
  const given = await letIn(context, {
    key: `request ${id}`,
    item: { kind: row.itemKind, slug: row.itemSlug, cohort: row.cohortId ?? undefined },
    as: row.letInAs,
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
  if (!mayLetIn(staff)) throw new Error(`${staff.role} may not decline access.`);
  const why = reasonIn(written);
  if (why === null) return { ok: false, reason: 'why' };
  return database.transaction(async (tx) => {
    const at = clock();
    const [row] = await tx
      .update(asked)
      .set({ declinedAt: at, declinedBy: staff.email, declineNote: why })
      .where(and(eq(asked.id, id), isNull(asked.declinedAt)))
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
