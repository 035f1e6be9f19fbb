/** Everybody with an order or an account. Nothing here changes anything. */
import { reportEmails } from '../community/member-email.ts';
import { countReportsAbout } from '../community/reports.store.ts';
import { readDataRequestsOf } from '../privacy/data-requests.store.ts';
import { readNamesOf, readOrdersOf } from '../accounts/account.store.ts';
import { readHeldPerson } from '../privacy/held-person.store.ts';
import type { Status } from '../accounts/member.ts';
import {
  readAccountsOf,
  readPeople,
  readStatusesOf,
  type KnownAccount,
  type KnownPerson,
  type PeopleShow,
  type StatusOf,
} from '../accounts/people.store.ts';
import { readStaffOf } from '../staff/staff-members.store.ts';
import { isErasedAddress } from '../../platform/people/person.ts';
import { readEmailsTo } from '../emails/emails-of-person.store.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readAccount } from '../accounts/account.service.ts';
import type { ServiceContext } from '../../context.ts';

function statusOf(worksHere: boolean, of: StatusOf | undefined): Status {
  if (worksHere) return 'team';
  if (!of) return 'unknown';
  if (of.memberSince !== null) return 'member';
  return of.confirmed > 0 ? 'buyer' : 'unpaid';
}

/** Somebody in the list, described by their newest order; without one by their account. */
export type PersonInList = {
  email: string;
  /** Of the newest order, else the name in the community; empty for neither. */
  name: string;
  /** E.164; empty without an order. */
  phone: string;
  status: Status;
  orders: number;
  /** When they last ordered; without an order, when they first signed in. */
  lastAt: Date;
  hasAccount: boolean;
  memberSince: Date | null;
  /** Until when they may only read in the community, and since when they are shut out of it. */
  quietUntil: Date | null;
  shutOutAt: Date | null;
};

const inList = (
  { email, name, phone, lastAt }: KnownPerson,
  {
    account,
    of,
    worksHere,
  }: { account: KnownAccount | undefined; of: StatusOf | undefined; worksHere: boolean },
): PersonInList => ({
  email,
  name: name === '' ? (account?.displayName ?? '') : name,
  phone,
  status: statusOf(worksHere, of),
  orders: of?.orders ?? 0,
  lastAt,
  hasAccount: account !== undefined,
  memberSince: of?.memberSince ?? null,
  quietUntil: account?.quietUntil ?? null,
  shutOutAt: account?.shutOutAt ?? null,
});

async function withStatuses(db: Handle, people: readonly KnownPerson[]): Promise<PersonInList[]> {
  const emails = people.map(({ email }) => email);
  const [statuses, accounts, team] = await Promise.all([
    readStatusesOf(db, emails),
    readAccountsOf(db, emails),
    readStaffOf(db, () => true),
  ]);
  return people.map((person) => {
    const isTheirs = (row: { email: string }) => row.email === person.email;
    const facts = {
      account: accounts.find(isTheirs),
      of: statuses.find(isTheirs),
      worksHere: team.some(isTheirs),
    };
    return inList(person, facts);
  });
}

/** `page` from 1. Search: names, numbers, telephone of orders; address and name of accounts. Who may: `maySeePeople`. */
export async function people(
  { database: { db }, clock }: ServiceContext,
  { search, show, page, perPage }: { search: string; show: PeopleShow; page: number; perPage: number },
) {
  const window = { skip: (page - 1) * perPage, most: perPage + 1 };
  const found = await readPeople(db, { search, show, now: clock() }, window);
  return { rows: await withStatuses(db, found.slice(0, perPage)), hasNext: found.length > perPage };
}

/** So many e-mails are shown here; the list of e-mails has them all. */
const mostEmails = 30;

/** All that staff may see about one person; the caller checks who sees which part. Null: nobody is known by the address. */
export async function person(context: ServiceContext, email: string) {
  const { db } = context.database;
  if (isErasedAddress(email)) return null;
  const [[account], { names, phones }, requests] = await Promise.all([
    readAccountsOf(db, [email]),
    readNamesOf(db, email),
    readDataRequestsOf(db, email),
  ]);
  const id = account?.id ?? '';
  const held = await readHeldPerson(db, { id, email });
  const { orders, opened, bookings } = await readAccount(context, { id, email });
  const isKnown =
    account !== undefined ||
    orders.length + opened.length + held.waitlistEntries.length + held.applications.length > 0;
  if (!isKnown) return null;
  const lastAt = orders[0]?.placedAt ?? account?.since ?? held.applications[0]?.sentAt ?? new Date(0);
  const known = { email, name: names[0] ?? '', phone: phones[0] ?? '', lastAt };
  const [listed] = await withStatuses(db, [known]);
  if (!listed) throw new Error('Somebody was not read.');
  const letters = await readEmailsTo(db, {
    memberId: id,
    email,
    orderIds: (await readOrdersOf(db, email)).map((order) => order.id),
    applicationIds: held.applications.map((one) => one.id),
  });
  const { id: _id, ...shown } = account ?? { id };
  return {
    ...listed,
    /** All names given, the newest first. */
    names,
    phones,
    account: account === undefined ? null : (shown as Omit<KnownAccount, 'id'>),
    ordered: orders,
    opened,
    bookings,
    waitlists: held.waitlistEntries,
    applications: held.applications,
    letters: letters
      .filter(({ letter }) => !reportEmails.includes(letter))
      .toReversed()
      .slice(0, mostEmails),
    /** Of the person, or of what they wrote in the community. */
    reports: account === undefined ? { all: 0, waiting: 0 } : await countReportsAbout(db, account.id),
    requests,
  };
}

export type KnownPersonWhole = NonNullable<Awaited<ReturnType<typeof person>>>;
