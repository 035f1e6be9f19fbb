/** Writes down that somebody asked about her own data, so that the deadline runs where the office sees it. */
import { dataRequestDeadline } from '../domain/members/data-request-deadline.ts';
import { insertDataRequest, type DataRequest } from '../domain/members/data-requests.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffPeopleVerbs } from './people-verbs.ts';

export async function noteDataRequest(
  { database, clock, uuid }: FlowContext,
  { staff, ...asked }: Parameters<StaffPeopleVerbs['noteDataRequest']>[0],
): ReturnType<StaffPeopleVerbs['noteDataRequest']> {
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
    // Whom it is about stands in the request alone, which forgets her when it has to.
    await writeStaffLog(tx, { ...line, before: null, after: { kind, way, receivedOn, state: 'open' } });
  });
  return { ok: true, request };
}
