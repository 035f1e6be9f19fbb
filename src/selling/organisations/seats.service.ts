/** Seats that an organisation paid: kept for those on its list, taken by whoever has its link, and never more than were bought. */
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { readCourse } from '../../academy/content/content.service.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import { type Acting, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import type { Localised } from '../../catalogue/courses/course.ts';
import { newGiftCode, type ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { inEach, type Locale } from '../../platform/i18n/locale.ts';
import { personOf } from '../../platform/people/mailbox.ts';
import { openPaidSeat } from '../free-access/give-free-access.service.ts';
import { isOwnedBy } from '../orders/entitlements.service.ts';
import { readGiftCode } from '../orders/gift-by-hand.ts';
import { orders } from '../orders/orders.table.ts';
import {
  creditSeats,
  invoiceSeats,
  listOrganisations,
  lockDeal,
  markSeatsPaid,
  organisationOf,
  printOrganisationPaper,
  quoteSeats,
  readPapers,
  renewOrganisationPage,
  saveOrganisation,
  stateOfDeal,
} from './organisations.service.ts';
import { organisations, organisationSeats as seats, seatDeals } from './organisations.table.ts';

type Deal = typeof seatDeals.$inferSelect;

const isOpen = async (db: Handle, deal: Deal, now: Date): Promise<boolean> =>
  stateOfDeal(deal, await readPapers(db, [deal.id]), now) === 'paid';

const seatOf = async (db: Handle, deal: Deal, email: string) => {
  const isHers = and(eq(seats.dealId, deal.id), eq(seats.person, personOf(email)));
  const [seat] = await db.select().from(seats).where(isHers);
  return seat;
};

const isFull = async (db: Handle, deal: Deal): Promise<boolean> =>
  (await db.$count(seats, eq(seats.dealId, deal.id))) >= deal.seats;

/** 'none': no such link, or its seats are not open; 'listed-only': others than this person may; 'mine': she sits already. */
export type SeatState = 'none' | 'full' | 'listed-only' | 'open' | 'mine';

async function stateFor(db: Handle, deal: Deal, email: string | null, now: Date): Promise<SeatState> {
  const seat = email === null ? undefined : await seatOf(db, deal, email);
  if (seat?.takenAt) return 'mine';
  if (!(await isOpen(db, deal, now))) return 'none';
  if (seat || email === null) return 'open';
  if (deal.isListOnly) return 'listed-only';
  return (await isFull(db, deal)) ? 'full' : 'open';
}

export type OfferedSeat = {
  state: SeatState;
  code: string;
  organisation: string;
  course: { slug: string; name: Localised<string> };
  showsName: boolean;
};

/** For whoever has the link; `email` of whoever is signed in, else null. */
export async function seatOfCode(
  { database: { db }, clock }: ServiceContext,
  { code: typed, email }: { code: string; email: string | null },
): Promise<OfferedSeat | null> {
  const code = readGiftCode(typed);
  if (code === null) return null;
  const [found] = await db
    .select({ deal: seatDeals, organisation: organisations.name })
    .from(seatDeals)
    .innerJoin(organisations, eq(organisations.id, seatDeals.organisationId))
    .where(eq(seatDeals.code, code));
  if (!found) return null;
  const { deal, organisation } = found;
  const course = await readCourse(db, deal.courseSlug);
  const name = inEach((one) => course?.words[one].name ?? deal.courseSlug);
  const seat = email === null ? undefined : await seatOf(db, deal, email);
  return {
    state: await stateFor(db, deal, email, clock()),
    code,
    organisation,
    course: { slug: deal.courseSlug, name },
    showsName: seat?.showsName ?? false,
  };
}

type Taking = { code: string; member: Member; name: string; locale: Locale; showsName: boolean };
type Taken = { ok: true } | { ok: false; reason: Exclude<SeatState, 'open' | 'mine'> | 'owns-already' };

/** A kept seat becomes hers, or a free one does. A second press finds her in it. */
export async function takeSeat(
  context: ServiceContext,
  { code: typed, member, name, locale, showsName }: Taking,
): Promise<Taken> {
  const { email } = member;
  return context.database.transaction<Taken>(async (tx) => {
    const code = readGiftCode(typed);
    const deal = code === null ? null : await lockDeal(tx, { code });
    if (!deal) return { ok: false, reason: 'none' };
    const at = context.clock();
    const state = await stateFor(tx, deal, email, at);
    if (state === 'mine') return { ok: true };
    if (state !== 'open') return { ok: false, reason: state };
    const id = context.uuid();
    const details = { name, email, phone: '' };
    const why = `seat ${deal.id}`;
    const opened = await openPaidSeat(context, tx, { slug: deal.courseSlug, key: id, why, locale, details });
    if (!opened.ok) return { ok: false, reason: opened.reason === 'owns-already' ? opened.reason : 'none' };
    const taken = { orderId: opened.order.id, takenAt: at, showsName };
    await tx
      .insert(seats)
      .values({ id, dealId: deal.id, person: personOf(email), email, ...taken })
      .onConflictDoUpdate({ target: [seats.dealId, seats.person], set: { ...taken, email } });
    return { ok: true };
  });
}

const isHers = ({ email }: Pick<Member, 'email'>) => or(eq(seats.email, email), isOwnedBy(email));

/** Whether her organisation sees her name, from now on. */
export async function showNameInSeat(
  { database }: ServiceContext,
  { code, member, showsName }: { code: string; member: Member; showsName: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const mine = (await seatsOf(tx, member)).find((one) => one.code === readGiftCode(code));
    if (mine) await tx.update(seats).set({ showsName }).where(eq(seats.id, mine.id));
  });
}

const seatsOf = (db: Handle, member: Pick<Member, 'email'>) =>
  db
    .select({
      id: seats.id,
      code: seatDeals.code,
      organisation: organisations.name,
      showsName: seats.showsName,
      takenAt: seats.takenAt,
    })
    .from(seats)
    .innerJoin(seatDeals, eq(seatDeals.id, seats.dealId))
    .innerJoin(organisations, eq(organisations.id, seatDeals.organisationId))
    .leftJoin(orders, eq(orders.id, seats.orderId))
    .where(isHers(member))
    .orderBy(asc(organisations.name));

/** Those that she sits in, for her account. */
export const seatsOfMember = async ({ database: { db } }: ServiceContext, member: Pick<Member, 'email'>) =>
  (await seatsOf(db, member)).filter(({ takenAt }) => takenAt !== null);

type OfDeal = { id: string; staff: Acting };

const note = (
  { uuid, clock }: ServiceContext,
  tx: Handle,
  {
    staff,
    deal,
    ...line
  }: { staff: Acting; deal: Deal; act: 'invite-to-seats' | 'free-seat' | 'change-seat-link'; count?: number },
) =>
  writeStaffLog(tx, {
    id: uuid(),
    at: clock(),
    staff,
    act: line.act,
    subject: deal.courseSlug,
    detail: { seats: String(line.count ?? 1) },
  });

/**
 * Keeps a seat for each address and writes to it; one that has a seat already is left out. 'too-many': `left` are free. `emails` in
 * lower case.
 */
export async function inviteToSeats(
  context: ServiceContext,
  { id, staff, emails }: OfDeal & { emails: readonly string[] },
): Promise<
  | { ok: true; invited: number }
  | { ok: false; reason: 'not-found' | 'too-late' }
  | { ok: false; reason: 'too-many'; left: number }
> {
  return context.database.transaction(async (tx) => {
    const deal = await lockDeal(tx, { id });
    if (!deal) return { ok: false, reason: 'not-found' };
    const now = context.clock();
    if (!(await isOpen(tx, deal, now))) return { ok: false, reason: 'too-late' };
    const sitting = await tx.select({ person: seats.person }).from(seats).where(eq(seats.dealId, id));
    const known = new Set(sitting.map(({ person }) => person));
    const fresh = new Map(emails.map((email) => [personOf(email), email]));
    for (const person of known) fresh.delete(person);
    const left = deal.seats - known.size;
    if (fresh.size > left) return { ok: false, reason: 'too-many', left };
    for (const [person, email] of fresh) {
      const seat = { id: context.uuid(), dealId: id, person, email, invitedAt: now };
      await tx.insert(seats).values(seat);
      const invitation = { name: 'seat-invitation', dedupeKey: `seat-invitation:${seat.id}` };
      await postEmail(tx, { ...invitation, input: { seat: seat.id } }, now);
    }
    await note(context, tx, { act: 'invite-to-seats', staff, deal, count: fresh.size });
    return { ok: true, invited: fresh.size };
  });
}

/** A seat that nobody has taken is free for another. 'too-late': she took it meanwhile. */
export async function freeSeat(
  context: ServiceContext,
  { id, seat, staff }: OfDeal & { seat: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'too-late' }> {
  return context.database.transaction(async (tx) => {
    const deal = await lockDeal(tx, { id });
    if (!deal) return { ok: false, reason: 'not-found' };
    const isUnused = and(eq(seats.dealId, id), eq(seats.id, seat), isNull(seats.takenAt));
    const gone = await tx.delete(seats).where(isUnused).returning({ id: seats.id });
    if (gone.length === 0) return { ok: false, reason: 'too-late' };
    await note(context, tx, { act: 'free-seat', staff, deal });
    return { ok: true };
  });
}

/** Another link: the one before opens nothing any more; and whether only people of the list may use it. */
export async function changeSeatLink(
  context: ServiceContext,
  { id, staff, isListOnly, isNew }: OfDeal & { isListOnly: boolean; isNew: boolean },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  return context.database.transaction(async (tx) => {
    const deal = await lockDeal(tx, { id });
    if (!deal) return { ok: false, reason: 'not-found' };
    const code = isNew ? newGiftCode(context) : deal.code;
    await tx.update(seatDeals).set({ isListOnly, code }).where(eq(seatDeals.id, id));
    await note(context, tx, { act: 'change-seat-link', staff, deal });
    return { ok: true };
  });
}

/** Of an invitation, while its seat waits; null for one that was taken, or taken back. */
export async function readInvitation(db: Handle, id: string) {
  const [row] = await db
    .select({ seat: seats, deal: seatDeals, organisation: organisations })
    .from(seats)
    .innerJoin(seatDeals, eq(seatDeals.id, seats.dealId))
    .innerJoin(organisations, eq(organisations.id, seatDeals.organisationId))
    .where(and(eq(seats.id, id), isNull(seats.takenAt), isNull(seatDeals.endedAt)));
  return row ?? null;
}

/** For the export of a person's data: seats, and what is known of her as an organisation's contact. */
export async function readHeldSeatsOfOrganisations(db: Handle, email: string) {
  const { contactName, contactEmail, contactPhone, name, addedAt } = organisations;
  return {
    organisationSeats: await db
      .select({
        email: seats.email,
        invitedAt: seats.invitedAt,
        takenAt: seats.takenAt,
        showsName: seats.showsName,
      })
      .from(seats)
      .leftJoin(orders, eq(orders.id, seats.orderId))
      .where(isHers({ email })),
    organisations: await db
      .select({ name, contactName, contactEmail, contactPhone, addedAt })
      .from(organisations)
      .where(eq(contactEmail, email)),
  };
}

/** Before her orders: a seat is known by its order too. What was bought and used stays counted. */
export async function eraseSeatsOf(
  tx: Handle,
  email: string,
  { nobody, token }: { nobody: { name: string; email: string; phone: string }; token: string },
): Promise<void> {
  for (const { id, takenAt } of await seatsOf(tx, { email })) {
    const erased = { email: nobody.email, person: `${nobody.email} ${id}`, showsName: false };
    if (takenAt === null) await tx.delete(seats).where(eq(seats.id, id));
    else await tx.update(seats).set(erased).where(eq(seats.id, id));
  }
  await tx
    .update(organisations)
    .set({
      contactName: nobody.name,
      contactEmail: nobody.email,
      contactPhone: '',
      token: sql`${token} || ${organisations.id}`,
    })
    .where(eq(organisations.contactEmail, email));
}

/** What learners and leaders do. */
export const organisationsForLearners = {
  printOrganisationPaper,
  seatOfCode,
  seatsOfMember,
  showNameInSeat,
  takeSeat,
};

export const organisationsForStaff = {
  listOrganisations,
  organisationOf,
  printOrganisationPaper,
  saveOrganisation,
  quoteSeats,
  invoiceSeats,
  markSeatsPaid,
  creditSeats,
  renewOrganisationPage,
  inviteToSeats,
  freeSeat,
  changeSeatLink,
};
