/** The office says where an application stands. Whoever comes second is told who was first. */
import type { Handle } from '../db/handle.ts';
import { readApplication, type Application } from '../domain/applications/application.store.server.ts';
import { moveStage, readBoard, writeOfficeNote } from '../domain/applications/stages.store.server.ts';
import {
  isPlainMove,
  longestSentence,
  longestStageNote,
  stagesBefore,
} from '../domain/applications/stage.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { mayAnswerApplications, type Who } from '../domain/staff/who-may.ts';
import { postApplicationLetter } from '../mail/outbox.store.server.ts';
import type { BoardStage, MovedMeanwhile, StaffApplicationStageVerbs } from './application-stage-verbs.ts';
import type { FlowContext } from './flow-context.ts';

type Verbs = StaffApplicationStageVerbs;
type Input<Verb extends keyof Verbs> = Parameters<Verbs[Verb]>[0];

const mostOnBoard = 100;

/** The wire has asked already: getting here without the right is a bug. */
function assertMay(staff: Who): void {
  if (!mayAnswerApplications(staff)) throw new Error(`${staff.role} may not answer applications.`);
}

const none = { ok: false, reason: 'application-not-found' } as const;

const find = (tx: Handle, id: string): Promise<Application | null> =>
  isUuid(id) ? readApplication(tx, id) : Promise.resolve(null);

/** Read after the move failed: by then the colleague who was first has finished. */
async function movedBy(tx: Handle, id: string): Promise<MovedMeanwhile> {
  const now = await readApplication(tx, id);
  return { ok: false, reason: 'moved-meanwhile', stage: now?.stage ?? null, by: now?.stageBy ?? null };
}

export async function hostBoard({ database: { db } }: FlowContext): Promise<BoardStage[]> {
  const board = await readBoard(db, mostOnBoard);
  return board.map(({ rows, ...stage }) => ({ ...stage, rows: rows.map(({ all: _all, ...row }) => row) }));
}

export async function moveApplication(
  context: FlowContext,
  { id, from, to, staff }: Input<'moveApplication'>,
): ReturnType<Verbs['moveApplication']> {
  assertMay(staff);
  const { database, uuid } = context;
  const at = context.clock();
  return database.transaction(async (tx) => {
    const found = await find(tx, id);
    if (!found) return none;
    const allowed = stagesBefore(found.kind, to);
    if (!isPlainMove(found.kind, to) || !allowed.includes(from)) return { ok: false, reason: 'no-such-move' };
    // A draft that was thrown away is begun anew under any name.
    const forgets = to === 'agreed' ? { courseSlug: null } : {};
    if (!(await moveStage(tx, { id, from: [from], to, at, by: staff.email, ...forgets })))
      return movedBy(tx, id);
    const line = { id: uuid(), at, staff, act: 'move-application', subject: id } as const;
    await writeStaffLog(tx, { ...line, before: { stage: from }, after: { stage: to } });
    return { ok: true };
  });
}

export async function declineProposal(
  context: FlowContext,
  { id, from, sentence, staff }: Input<'declineProposal'>,
): ReturnType<Verbs['declineProposal']> {
  assertMay(staff);
  const { database, uuid } = context;
  const at = context.clock();
  return database.transaction(async (tx) => {
    const found = await find(tx, id);
    if (found?.kind !== 'host-course') return none;
    const allowed = stagesBefore('host-course', 'declined').filter((stage) => stage === from);
    const told = sentence.trim().slice(0, longestSentence) || null;
    if (!(await moveStage(tx, { id, from: allowed, to: 'declined', at, by: staff.email, told })))
      return movedBy(tx, id);
    const letter = 'course-proposal-declined' as const;
    // She may be talked with again, and declined once more: that is another letter.
    const dedupeKey = `${letter}:${id}:${at.getTime()}`;
    await postApplicationLetter(tx, { dedupeKey, letter, applicationId: id }, at);
    const line = { id: uuid(), at, staff, act: 'decline-proposal', subject: id } as const;
    await writeStaffLog(tx, { ...line, before: { stage: from }, after: { stage: 'declined' } });
    await database.notify('outbox');
    return { ok: true };
  });
}

export async function noteOnApplication(
  { database, clock, uuid }: FlowContext,
  { id, was, note, staff }: Input<'noteOnApplication'>,
): ReturnType<Verbs['noteOnApplication']> {
  assertMay(staff);
  const written = note.trim().slice(0, longestStageNote) || null;
  return database.transaction(async (tx) => {
    if (!(await find(tx, id))) return none;
    if (!(await writeOfficeNote(tx, { id, was, note: written }))) {
      const now = await readApplication(tx, id);
      return { ok: false, reason: 'note-changed', note: now?.officeNote ?? null };
    }
    // The words stand where they are kept, and go with her application: the log keeps none of them.
    await writeStaffLog(tx, { id: uuid(), at: clock(), staff, act: 'note-on-application', subject: id });
    return { ok: true };
  });
}
