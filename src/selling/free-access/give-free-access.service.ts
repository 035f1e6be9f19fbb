/** Staff let people in without payment: each gets an order of 0 MAD, confirmed at once, that records who did it and why. */
import { createHash } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { findOwned } from '../access/access.service.ts';
import { endRequests } from './access-request-rows.service.ts';
import { countStocks } from '../access/stocks.service.ts';
import { endAccess } from '../access/end-access.service.ts';
import { findItem, type Item, itemsByName, knownAmong } from './free-access.store.ts';
import { confirmFree } from '../payments/settle-payment.service.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import {
  mostPeople,
  readPeople,
  readPerson,
  reasonIn,
  type ListedPerson,
  type ListProblem,
  type TypedPerson,
  type PersonAfter,
  type PersonBefore,
  type FreeItem,
  type WhyNotIn,
} from './free-access.ts';
import {
  type AuditContext,
  type Order,
  type FreeAccessReason,
  orderNumberFrom,
  expiryAfter,
} from '../orders/order.ts';
import type { BuyerDetails } from '../orders/order-form.ts';
import {
  findNumberOfKey,
  insertOrder,
  type NewOrder,
  lockToDecide,
  moveOrder,
  type NotToDecide,
} from '../orders/orders.service.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { refuseOwnOrder } from '../../academy/staff/own-order.ts';
import { fieldsOf } from '../../academy/staff/staff-failures.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayGiveFreeAccess } from '../../academy/staff/who-may.ts';
import { readSeatsFor } from '../cohorts/cohorts.service.ts';
import type { StaffMember } from '../../academy.ts';
import { carryOut, auditOf, newOrderToken, type ServiceContext } from '../../context.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { lockStock } from '../orders/entitlements.service.ts';
import { readSeatsLeft } from '../orders/seats.service.ts';

export type GiveFreeAccess = {
  /** Made when the page was opened: under one key each person is let in once. */
  key: string;
  /** Of whoever has none of their own; undefined: everybody has. */
  item?: FreeItem | undefined;
  as: FreeAccessReason;
  why: string;
  /** They get no e-mail now: somebody tells them, or they sign in. */
  isQuiet?: boolean | undefined;
  /** Also when every seat is taken. */
  overSeats: boolean;
  /** The language of people for whom none is given. */
  locale: Locale;
  people: readonly TypedPerson[];
  staff: StaffMember;
};

const mostTries = 5;

async function seatsOf(db: Handle, { slug, capacity, cohortId }: Item): Promise<number> {
  if (cohortId !== null) return (await readSeatsFor(db, cohortId))?.seatsLeft ?? Infinity;
  return (await readSeatsLeft(db, { slug, capacity })) ?? Infinity;
}

async function codesOf(db: Handle, { slug, needsCode }: Item): Promise<number> {
  if (!needsCode) return Infinity;
  return (await countStocks(db)).find(({ itemSlug }) => itemSlug === slug)?.free ?? 0;
}

const nameOfItem = ({ kind, slug, cohortId }: Item): string => `${kind} ${slug} ${cohortId ?? ''}`;

type Found = Item & { ref: FreeItem };
/** Each is looked up once. */
function findingItems(db: Handle, now: Date): (ref: FreeItem | undefined) => Promise<Found | null> {
  const found = new Map<string, Promise<Item | null>>();
  return async (ref) => {
    if (!ref) return null;
    const key = `${ref.kind} ${ref.slug} ${ref.cohort ?? ''}`;
    const finding = found.get(key) ?? findItem(db, ref, now);
    found.set(key, finding);
    const item = await finding;
    return item && { ...item, ref };
  };
}

/** Finds what a list names, by its name in any language or its address, as `itemsByName`. */
export const namedItems = ({ database, clock }: ServiceContext) => itemsByName(database.db, clock());

type Listing = Pick<GiveFreeAccess, 'item' | 'overSeats' | 'locale' | 'staff'>;

/** Earlier lines get seats and codes first. */
export async function judgePeople(
  { database: { db }, clock }: ServiceContext,
  { item: forAll, overSeats, locale, staff }: Listing,
  listed: readonly (ListedPerson & { item?: FreeItem })[],
): Promise<PersonBefore[]> {
  const [find, byName] = [findingItems(db, clock()), await itemsByName(db, clock())];
  const read = listed.map((one) => readPerson(one, locale));
  const emails = read.flatMap((person) => (person.ok ? [person.details.email] : []));
  const known = await knownAmong(db, emails);
  const left = new Map<string, { seats: number; codes: number }>();
  const before = new Set<string>();
  const people: PersonBefore[] = [];
  for (const [at, { named, item: own = forAll, ...line }] of listed.entries()) {
    const person = read[at];
    const item = await find(named === '' ? own : (byName(named) ?? undefined));
    const problems: Record<string, string> = {
      ...(person?.ok === false && fieldsOf(person.problems)),
      ...(item === null && { item: named === '' ? 'required' : 'unknown-item' }),
      ...(line.why !== '' && reasonIn(line.why) === null && { why: 'reason-length' }),
    };
    const shown = item && { ...item.ref, name: item.name };
    const email = person?.ok ? person.details.email : '';
    const judged = { ...line, item: shown, isKnown: known.has(email), problems };
    if (item === null || Object.keys(problems).length > 0) {
      people.push({ ...judged, whyNot: null, waitsForCode: false });
      continue;
    }
    const name = nameOfItem(item);
    const stock = left.get(name) ?? { seats: await seatsOf(db, item), codes: await codesOf(db, item) };
    left.set(name, stock);
    const once = `${mailboxOf(email)} ${item.kind} ${item.slug}`;
    const [owned] = await findOwned(db, email, item);
    const whyNot: WhyNotIn | null = before.has(once)
      ? 'twice'
      : owned
        ? 'owns-already'
        : (refuseOwnOrder(staff, { email })?.reason ?? (stock.seats <= 0 && !overSeats ? 'sold-out' : null));
    before.add(once);
    people.push({ ...judged, whyNot, waitsForCode: whyNot === null && stock.codes <= 0 });
    if (whyNot === null) left.set(name, { seats: stock.seats - 1, codes: stock.codes - 1 });
  }
  return people;
}

/** Previews a pasted list line by line; nobody is let in. `item`: of lines that name none. */
export async function readFreeAccess(
  context: ServiceContext,
  { text, ...listing }: Listing & { text: string },
): Promise<{ ok: true; people: PersonBefore[] } | { ok: false; reason: ListProblem | 'item-not-found' }> {
  assertMay(listing.staff);
  const { item: forAll } = listing;
  if (forAll && !(await findItem(context.database.db, forAll, context.clock())))
    return { ok: false, reason: 'item-not-found' };
  const reading = readPeople(text);
  return reading.ok ? { ok: true, people: await judgePeople(context, listing, reading.people) } : reading;
}

/** One transaction for each person, in order: a failure does not stop the others, and the list can be sent again. */
export async function giveFreeAccess(
  context: ServiceContext,
  { why: written, ...input }: GiveFreeAccess,
): Promise<
  { ok: true; people: PersonAfter[] } | { ok: false; reason: 'item-not-found' | 'why' | 'too-many' }
> {
  assertMay(input.staff);
  if (input.people.length > mostPeople) return { ok: false, reason: 'too-many' };
  const whys = input.people.map(({ why }) => reasonIn(why || written));
  if (whys.includes(null)) return { ok: false, reason: 'why' };
  const find = findingItems(context.database.db, context.clock());
  const items = await Promise.all(input.people.map(({ item = input.item }) => find(item)));
  if (items.includes(null)) return { ok: false, reason: 'item-not-found' };
  const people: PersonAfter[] = [];
  const before = new Set<string>();
  for (const [at, typed] of input.people.entries()) {
    const person = readPerson(typed, input.locale);
    if (!person.ok) {
      people.push({ email: typed.email, ok: false, reason: 'bad-person', problems: person.problems });
      continue;
    }
    const [item, why] = [items[at], whys[at]];
    if (!item || !why) continue;
    const { email } = person.details;
    const once = `${mailboxOf(email)} ${item.kind} ${item.slug}`;
    const isTwice = before.has(once);
    before.add(once);
    people.push({
      email,
      ...(isTwice
        ? { ok: false, reason: 'twice' }
        : await oneByItself(context, { ...input, why, item, ...person })),
    });
  }
  return { ok: true, people };
}

type One = Omit<GiveFreeAccess, 'item' | 'people'> & { item: Item; details: BuyerDetails };
type Given = PersonAfter extends infer P ? (P extends PersonAfter ? Omit<P, 'email'> : never) : never;

async function oneByItself(context: ServiceContext, one: One): Promise<Given> {
  try {
    return await context.database.transaction((tx) => letOneIn(context, tx, one));
  } catch (error) {
    // The others of the list are let in all the same.
    context.log.error({ err: error, item: one.item.slug }, 'Somebody could not be let in');
    return { ok: false, reason: 'failed' };
  }
}

const keyOf = ({ key, item, details }: One): string =>
  createHash('sha256')
    .update(`let in ${key} ${item.kind} ${item.slug} ${mailboxOf(details.email)}`)
    .digest('base64url');

/** One person in a transaction of the caller. `item` and `people` as for many; who may: `mayGiveFreeAccess`. */
export async function giveOneWithin(
  context: ServiceContext,
  tx: Handle,
  { person: typed, ...given }: Omit<GiveFreeAccess, 'people'> & { item: FreeItem; person: TypedPerson },
): Promise<Given | { ok: false; reason: 'item-not-found' }> {
  assertMay(given.staff);
  const person = readPerson(typed, given.locale);
  if (!person.ok) return { ok: false, reason: 'bad-person', problems: person.problems };
  const item = await findItem(tx, given.item, context.clock());
  if (item === null) return { ok: false, reason: 'item-not-found' };
  return letOneIn(context, tx, { ...given, item, details: person.details });
}

/** Locks the item's stock first, so that two lists at once let nobody in twice and give no seat twice. */
async function letOneIn(context: ServiceContext, tx: Handle, one: One): Promise<Given> {
  const { item, staff, details } = one;
  const idempotencyKey = keyOf(one);
  const refused = refuseOwnOrder(staff, details);
  if (refused) return refused;
  await lockStock(tx, item.slug);
  const known = await findNumberOfKey(tx, idempotencyKey);
  if (known !== null) return { ok: true, orderNumber: known, repeated: true, waitsForCode: false };
  const [owned] = await findOwned(tx, details.email, item);
  if (owned) return { ok: false, reason: 'owns-already', orderNumber: owned.number };
  const isOver = (await seatsOf(tx, item)) <= 0;
  if (isOver && !one.overSeats) return { ok: false, reason: 'sold-out' };
  const action = auditOf(context, `staff:${staff.email}`);
  const order = await insertFree(context, tx, one, { idempotencyKey, action });
  const confirmed = await confirmFree(tx, order, action);
  await carryOut(context, tx, one.isQuiet ? { ...confirmed, emails: [] } : confirmed);
  await writeStaffLog(tx, {
    id: context.uuid(),
    at: action.at,
    staff,
    act: 'let-in',
    subject: order.number,
    // The reason is kept on the order only, which is deleted with the person's data.
    detail: {
      as: one.as,
      item: item.slug,
      ...(isOver && { overSeats: 'yes' }),
      ...(one.isQuiet && { untold: 'yes' }),
    },
  });
  await endRequests(tx, item, { email: details.email, number: order.number, at: action.at });
  const waitsForCode = confirmed.emails.some(({ emailName }) => emailName === 'access-soon');
  return { ok: true, orderNumber: order.number, repeated: false, waitsForCode };
}

type Seat = { slug: string; key: string; why: string; locale: Locale; details: BuyerDetails };

/** Into a course that somebody else paid, on one's own wish: in a transaction of the caller, with no price. `key`: of this seat. */
export async function openPaidSeat(
  context: ServiceContext,
  tx: Handle,
  { slug, key, ...seat }: Seat,
): Promise<{ ok: true; order: Order } | { ok: false; reason: 'item-not-found' | 'owns-already' }> {
  const action = auditOf(context, 'buyer');
  const item = await findItem(tx, { kind: 'course', slug }, action.at);
  if (item === null) return { ok: false, reason: 'item-not-found' };
  await lockStock(tx, slug);
  if ((await findOwned(tx, seat.details.email, item)).length > 0)
    return { ok: false, reason: 'owns-already' };
  const free = { ...seat, item: { ...item, listPriceCentimes: 0 }, as: 'other' as const };
  const order = await insertFree(context, tx, free, { idempotencyKey: key, action });
  await carryOut(context, tx, await confirmFree(tx, order, action));
  return { ok: true, order };
}

/** Without terms, age or wish to start at once: whoever is let in has agreed to nothing. */
async function insertFree(
  context: ServiceContext,
  tx: Handle,
  { item, as, why, locale, details }: Pick<One, 'item' | 'as' | 'why' | 'locale' | 'details'>,
  { idempotencyKey, action }: { idempotencyKey: string; action: AuditContext },
): Promise<Order> {
  const now = action.at;
  const { orderExpiryDays } = await readSettings(tx);
  const row: Omit<NewOrder, 'number'> = {
    id: context.uuid(),
    token: newOrderToken(context),
    idempotencyKey,
    locale,
    itemKind: item.kind,
    itemSlug: item.slug,
    description: item.name[locale],
    ...details,
    cohortId: item.cohortId,
    listPriceCentimes: item.listPriceCentimes,
    discountCentimes: item.listPriceCentimes,
    amountCentimes: 0,
    placedAt: now,
    updatedAt: now,
    expiresAt: expiryAfter(now, orderExpiryDays),
    freeAs: as,
    freeWhy: why,
  };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = await insertOrder(tx, { ...row, number: orderNumberFrom(context.randomBytes(5)) }, action);
    if (order) return order;
  }
  throw new Error(`No free order number in ${mostTries} tries.`);
}

/**
 * Ends the access of an order of 0 MAD, however it came about; an order with a price is refunded instead. Its seat is free
 * again; a code that was handed over is not. Who may: `mayLetIn`.
 */
export async function endFree(
  context: ServiceContext,
  { orderNumber, why: written, staff }: Pick<GiveFreeAccess, 'why' | 'staff'> & { orderNumber: string },
): Promise<{ ok: true } | NotToDecide | { ok: false; reason: 'not-free' | 'why' }> {
  assertMay(staff);
  const why = reasonIn(written);
  if (why === null) return { ok: false, reason: 'why' };
  const action = auditOf(context, `staff:${staff.email}`);
  return context.database.transaction(async (tx) => {
    const held = await lockToDecide(tx, staff, { number: orderNumber });
    if (!held.ok) return held;
    return endHeld(context, tx, { order: held.order, why, staff, action });
  });
}

/** Of an order that is held. */
export async function endHeld(
  context: ServiceContext,
  tx: Handle,
  { order, why, staff, action }: { order: Order; why: string; staff: StaffMember; action: AuditContext },
): Promise<{ ok: true } | { ok: false; reason: 'not-free' }> {
  const moved = await moveOrder(tx, order, 'end-free', action, { detail: { reason: why } });
  if (!moved) return { ok: false, reason: 'not-free' };
  const { emails, seatsFreed } = await endAccess(tx, moved, action);
  await carryOut(context, tx, { emails, seatsTaken: seatsFreed ? [`course:${moved.itemSlug}`] : [] });
  await writeStaffLog(tx, {
    id: context.uuid(),
    at: action.at,
    staff,
    act: 'end-free',
    subject: order.number,
    before: { status: order.status },
    after: { status: moved.status },
  });
  return { ok: true };
}

/** The API has checked already: getting here without the right is a bug. */
function assertMay(staff: StaffMember): void {
  if (!mayGiveFreeAccess(staff)) throw new Error(`${staff.role} may not let people in.`);
}
