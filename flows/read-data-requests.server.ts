/** Requests about somebody's own data, and what answering one needs to know. Nothing here changes anything. */
import { findDataRequest, readDataRequests } from '../domain/members/data-requests.store.server.ts';
import { readHeldPerson } from '../domain/members/held-person.store.server.ts';
import { readOrdersOf } from '../domain/members/own-orders.store.server.ts';
import { readAccountsOf } from '../domain/members/people.store.server.ts';
import { isErasedAddress } from '../domain/people/erased-person.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { isOfColleague } from '../domain/staff/staff-members.store.server.ts';
import type { AccountVerbs } from './account-verbs.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffPeopleVerbs } from './people-verbs.ts';

export async function dataRequests(
  { database: { db } }: FlowContext,
  { show, page, perPage }: Parameters<StaffPeopleVerbs['dataRequests']>[0],
): ReturnType<StaffPeopleVerbs['dataRequests']> {
  const found = await readDataRequests(db, { show, skip: (page - 1) * perPage, most: perPage + 1 });
  return { rows: found.slice(0, perPage), hasNext: found.length > perPage };
}

/** Paid, or said to be paid: the books keep it. */
const isKept = ({ status }: { status: string }): boolean =>
  status !== 'Pending Payment' && status !== 'Cancelled' && status !== 'Expired';

export async function dataRequest(
  { database: { db } }: FlowContext,
  { stillOpen }: Pick<AccountVerbs['account'], 'stillOpen'>,
  id: string,
): ReturnType<StaffPeopleVerbs['dataRequest']> {
  const request = isUuid(id) ? await findDataRequest(db, id) : null;
  if (request === null) return null;
  const { email, state } = request;
  if (state !== 'open' || isErasedAddress(email))
    return { request, isKnown: false, hasAccount: false, worksHere: false, stillOpen: [], keptOrders: [] };
  const [account] = await readAccountsOf(db, [email]);
  const member = { id: account?.id ?? '', email };
  const [orders, held] = [await readOrdersOf(db, email), await readHeldPerson(db, member)];
  const beside = [held.waitlistEntries, held.applications, held.workshopPlaces];
  return {
    request,
    isKnown: account !== undefined || orders.length > 0 || beside.some((rows) => rows.length > 0),
    hasAccount: account !== undefined,
    worksHere: await isOfColleague(db, email),
    stillOpen: await stillOpen(member),
    keptOrders: orders.filter(isKept).map(({ number }) => number),
  };
}
