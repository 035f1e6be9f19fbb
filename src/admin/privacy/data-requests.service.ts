/**
 * Requests about somebody's own data: read, written down, and answered by an export, an erasure or words. Who may:
 * `mayAnswerDataRequests`.
 */
import { dataRequestDeadline } from './data-request.ts';
import { readNamesOf, readOrdersOf } from '../../selling/order-management/orders-of-member.service.ts';
import {
  answerDataRequest as writeAnswer,
  findDataRequest,
  insertDataRequest,
  keepProof,
  readDataRequests,
  type DataRequest,
} from '../../site/account/requests-for-data.service.ts';
import { readHeldPerson } from '../../site/account/held-person.service.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { isErasedAddress } from '../../platform/people/mailbox.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { isOfColleague } from '../../academy/staff/staff-members.service.ts';
import { isStillWithUs } from '../../selling/shares/shares.service.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { StaffMember } from '../../academy.ts';
import { exportAccount, stillOpen } from '../../site/account/account.service.ts';
import { erasePerson } from './delete-account.service.ts';
import type { ServiceContext } from '../../context.ts';
import { lockAccount, readAccountsOf } from '../../academy/accounts/accounts.service.ts';

export async function dataRequests(
  { database: { db } }: ServiceContext,
  { show, page, perPage }: { show: 'open' | 'answered'; page: number; perPage: number },
) {
  const found = await readDataRequests(db, { show, skip: (page - 1) * perPage, most: perPage + 1 });
  return { rows: found.slice(0, perPage), hasNext: found.length > perPage };
}

/** Paid, or reported as paid: kept for bookkeeping. */
const isKept = ({ status }: { status: string }): boolean =>
  status !== 'Pending Payment' && status !== 'Cancelled' && status !== 'Expired';

const nothing = { orders: 0, applications: 0, waitlists: 0, seats: 0 };

/** With what is needed to answer it; null when there is no such request. */
export async function dataRequest(context: ServiceContext, id: string) {
  const { db } = context.database;
  const request = await findDataRequest(db, id);
  if (request === null) return null;
  const { email, state } = request;
  if (state !== 'open' || isErasedAddress(email))
    return { request, held: nothing, hasAccount: false, worksHere: false, stillOpen: [], keptOrders: [] };
  const [account] = await readAccountsOf(db, [email]);
  const member = { id: account?.id ?? '', email };
  const [orders, held] = [await readOrdersOf(db, email), await readHeldPerson(db, member)];
  return {
    request,
    /** How many of each are held about the address, beside an account. */
    held: {
      orders: orders.length,
      applications: held.applications.length,
      waitlists: held.waitlistEntries.length,
      seats: held.workshopSeats.length,
    },
    hasAccount: account !== undefined,
    worksHere: await isStillWithUs(context, email),
    /** What an erasure would cut short. */
    stillOpen: await stillOpen(context, member),
    /** Numbers of orders kept for bookkeeping without the person's name. */
    keptOrders: orders.filter(isKept).map(({ number }) => number),
  };
}

export type DataRequestWhole = NonNullable<Awaited<ReturnType<typeof dataRequest>>>;

type Asked = Pick<DataRequest, 'kind' | 'email' | 'name' | 'way' | 'note' | 'receivedOn'>;

/** So that the deadline runs where staff see it. */
export async function noteDataRequest(
  { database, clock, uuid }: ServiceContext,
  { staff, ...asked }: Asked & { staff: StaffMember },
): Promise<{ ok: true; request: DataRequest } | { ok: false; reason: 'day-to-come' }> {
  const now = clock();
  const { kind, way, receivedOn } = asked;
  if (receivedOn > dateInMorocco(now)) return { ok: false, reason: 'day-to-come' };
  const request: DataRequest = {
    ...asked,
    id: uuid(),
    dueAt: dataRequestDeadline(receivedOn),
    state: 'open',
    proof: '',
    answer: '',
    notedBy: staff.email,
    notedAt: now,
    answeredBy: null,
    answeredAt: null,
  };
  await database.transaction(async (tx) => {
    await insertDataRequest(tx, request);
    const line = { id: uuid(), at: now, staff, act: 'note-data-request', subject: request.id } as const;
    // The person is named in the request only, from which the name can be erased.
    await writeStaffLog(tx, { ...line, before: null, after: { kind, way, receivedOn, state: 'open' } });
  });
  return { ok: true, request };
}

/** 'already-answered': a colleague was first, whom `by` names; null where the person erased their data themselves. */
type NotOpen =
  | { ok: false; reason: 'request-not-found' }
  | { ok: false; reason: 'already-answered'; by: string | null };

async function findOpen(db: Handle, id: string): Promise<{ ok: true; request: DataRequest } | NotOpen> {
  const request = await findDataRequest(db, id);
  if (request === null) return { ok: false, reason: 'request-not-found' };
  if (request.state !== 'open') return { ok: false, reason: 'already-answered', by: request.answeredBy };
  return { ok: true, request };
}

/** Who was first meanwhile, for the colleague who was not. */
async function overtaken(db: Handle, id: string): Promise<NotOpen> {
  const found = await findOpen(db, id);
  return found.ok ? { ok: false, reason: 'already-answered', by: null } : found;
}

async function memberOf(db: Handle, email: string): Promise<Member & { locale: Locale }> {
  const [account] = await readAccountsOf(db, [email]);
  const locale = account?.locale ?? (await readNamesOf(db, email)).locale ?? 'ar';
  return { id: account?.id ?? '', email, locale };
}

type Answering = { id: string; proof: string; staff: StaffMember };
type Exported = { ok: true; file: Awaited<ReturnType<typeof exportAccount>>; locale: Locale };

/**
 * The file that a member can also download themselves, here also for an address without an account, and their language. It is
 * logged; the request stays open. `proof`: as for an erasure, kept with the request. 'needs-owner': it is about a member of staff.
 */
export async function exportForRequest(
  context: ServiceContext,
  { id, proof, staff }: Answering,
): Promise<Exported | NotOpen | { ok: false; reason: 'needs-owner' }> {
  const { database, clock, uuid } = context;
  const found = await findOpen(database.db, id);
  if (!found.ok) return found;
  const { db } = database;
  if (staff.role !== 'owner' && (await isOfColleague(db, found.request.email)))
    return { ok: false, reason: 'needs-owner' };
  const { id: memberId, email, locale } = await memberOf(db, found.request.email);
  const file = await exportAccount(context, { id: memberId, email });
  const isKept = await database.transaction(async (tx) => {
    if (!(await keepProof(tx, id, proof))) return false;
    await writeStaffLog(tx, { id: uuid(), at: clock(), staff, act: 'export-person', subject: id });
    return true;
  });
  return isKept ? { ok: true, file, locale } : overtaken(db, id);
}

/** `proof`: how the person proved who they are; `knows`: that they were shown what is still open and would be lost. */
export async function eraseForRequest(
  context: ServiceContext,
  { id, proof, knows, staff }: Answering & { knows: boolean },
): Promise<{ ok: true } | NotOpen | { ok: false; reason: 'not-an-erasure' | 'works-here' | 'open-matters' }> {
  const { database, clock, uuid } = context;
  const { db } = database;
  const found = await findOpen(db, id);
  if (!found.ok) return found;
  const { kind, email } = found.request;
  if (kind !== 'erasure') return { ok: false, reason: 'not-an-erasure' };
  if (await isStillWithUs(context, email)) return { ok: false, reason: 'works-here' };
  const { locale, ...person } = await memberOf(db, email);
  if (!knows && (await stillOpen(context, person)).length > 0) return { ok: false, reason: 'open-matters' };
  const at = clock();
  const done = { state: 'done', proof, answer: '', by: staff.email, at } as const;
  const isDone = await erasePerson(context, person, {
    locale,
    // The account first: a member who deletes their own locks it, too, before anything else.
    hold: async (tx) => {
      if (person.id !== '') await lockAccount(tx, person.id);
      return writeAnswer(tx, id, done);
    },
    andThen: (tx) =>
      writeStaffLog(tx, {
        id: uuid(),
        at,
        staff,
        act: 'erase-person',
        subject: id,
        before: { kind, state: 'open' },
        after: { kind, state: 'done' },
      }),
  });
  return isDone ? { ok: true } : overtaken(db, id);
}

/** `answer`: what was done, or why it is declined. An erasure is done by `eraseForRequest` alone. */
export async function answerDataRequest(
  { database, clock, uuid }: ServiceContext,
  { id, state, proof, answer, staff }: Answering & { state: 'done' | 'declined'; answer: string },
): Promise<{ ok: true } | NotOpen | { ok: false; reason: 'erasure-by-itself' }> {
  const { db } = database;
  const found = await findOpen(db, id);
  if (!found.ok) return found;
  const { kind } = found.request;
  if (kind === 'erasure' && state === 'done') return { ok: false, reason: 'erasure-by-itself' };
  const at = clock();
  const isDone = await database.transaction(async (tx) => {
    if (!(await writeAnswer(tx, id, { state, proof, answer, by: staff.email, at }))) return false;
    await writeStaffLog(tx, {
      id: uuid(),
      at,
      staff,
      act: 'answer-data-request',
      subject: id,
      before: { kind, state: 'open' },
      after: { kind, state },
    });
    return true;
  });
  return isDone ? { ok: true } : overtaken(db, id);
}
