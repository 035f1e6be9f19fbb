/** What becomes of a request about somebody's own data: her file, her erasure, or an answer in words. */
import { lockAccount } from '../domain/members/account.store.server.ts';
import {
  answerDataRequest,
  findDataRequest,
  keepProof,
  type DataRequest,
} from '../domain/members/data-requests.store.server.ts';
import { readNamesOf } from '../domain/members/given-names.store.server.ts';
import { readAccountsOf } from '../domain/members/people.store.server.ts';
import type { Member } from '../domain/members/member.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { isOfColleague } from '../domain/staff/staff-members.store.server.ts';
import type { Handle } from '../db/handle.ts';
import type { AccountVerbs } from './account-verbs.ts';
import type { Erasing } from './delete-account.server.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffPeopleVerbs } from './people-verbs.ts';

type NotOpen =
  | { ok: false; reason: 'request-not-found' }
  | { ok: false; reason: 'already-answered'; by: string | null };

async function findOpen(db: Handle, id: string): Promise<{ ok: true; request: DataRequest } | NotOpen> {
  const request = isUuid(id) ? await findDataRequest(db, id) : null;
  if (request === null) return { ok: false, reason: 'request-not-found' };
  if (request.state !== 'open') return { ok: false, reason: 'already-answered', by: request.answeredBy };
  return { ok: true, request };
}

/** Whoever was first meanwhile, told to the one who was not. */
async function overtaken(db: Handle, id: string): Promise<NotOpen> {
  const found = await findOpen(db, id);
  return found.ok ? { ok: false, reason: 'already-answered', by: null } : found;
}

async function memberOf(db: Handle, email: string): Promise<Member & { locale: 'en' | 'ar' }> {
  const [account] = await readAccountsOf(db, [email]);
  const locale = account?.locale ?? (await readNamesOf(db, email)).locale ?? 'ar';
  return { id: account?.id ?? '', email, locale };
}

export async function exportForRequest(
  { database, clock, uuid }: FlowContext,
  { export: take }: Pick<AccountVerbs['account'], 'export'>,
  { id, proof, staff }: Parameters<StaffPeopleVerbs['exportForRequest']>[0],
): ReturnType<StaffPeopleVerbs['exportForRequest']> {
  const found = await findOpen(database.db, id);
  if (!found.ok) return found;
  const { db } = database;
  if (staff.role !== 'owner' && (await isOfColleague(db, found.request.email)))
    return { ok: false, reason: 'needs-owner' };
  const { id: memberId, email } = await memberOf(db, found.request.email);
  const file = await take({ id: memberId, email });
  const isKept = await database.transaction(async (tx) => {
    if (!(await keepProof(tx, id, proof))) return false;
    await writeStaffLog(tx, { id: uuid(), at: clock(), staff, act: 'export-person', subject: id });
    return true;
  });
  return isKept ? { ok: true, file } : overtaken(db, id);
}

type Erase = (person: Member, erasing: Erasing) => Promise<boolean>;

export async function eraseForRequest(
  { database, clock, uuid }: FlowContext,
  { stillOpen, erase }: Pick<AccountVerbs['account'], 'stillOpen'> & { erase: Erase },
  { id, proof, knows, staff }: Parameters<StaffPeopleVerbs['eraseForRequest']>[0],
): ReturnType<StaffPeopleVerbs['eraseForRequest']> {
  const { db } = database;
  const found = await findOpen(db, id);
  if (!found.ok) return found;
  const { kind, email } = found.request;
  if (kind !== 'erasure') return { ok: false, reason: 'not-an-erasure' };
  if (await isOfColleague(db, email)) return { ok: false, reason: 'works-here' };
  const { locale, ...person } = await memberOf(db, email);
  if (!knows && (await stillOpen(person)).length > 0) return { ok: false, reason: 'open-matters' };
  const at = clock();
  const done = { state: 'done', proof, answer: '', by: staff.email, at } as const;
  const isDone = await erase(person, {
    locale,
    // The account first: whoever deletes her own holds it, too, before anything else.
    hold: async (tx) => {
      if (person.id !== '') await lockAccount(tx, person.id);
      return answerDataRequest(tx, id, done);
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

export async function answerRequest(
  { database, clock, uuid }: FlowContext,
  { id, state, proof, answer, staff }: Parameters<StaffPeopleVerbs['answerDataRequest']>[0],
): ReturnType<StaffPeopleVerbs['answerDataRequest']> {
  const { db } = database;
  const found = await findOpen(db, id);
  if (!found.ok) return found;
  const { kind } = found.request;
  if (kind === 'erasure' && state === 'done') return { ok: false, reason: 'erasure-by-itself' };
  const at = clock();
  const isDone = await database.transaction(async (tx) => {
    if (!(await answerDataRequest(tx, id, { state, proof, answer, by: staff.email, at }))) return false;
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
