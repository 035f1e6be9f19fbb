/** Notes and tags that staff keep about a person for each other. Every change is in the log, which does not repeat the text. */
import { z } from 'zod';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { type NoteProblem, problemOfNote, writtenNote } from '../../selling/refunds/note-on-order.service.ts';
import { endMemberSessions } from '../../academy/sign-in/sessions.service.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayNoteOrders } from '../../academy/staff/who-may.ts';
import {
  changeTags,
  deletePersonNote,
  insertPersonNote,
  personNotesOf,
  readTagsOf,
} from '../../academy/accounts/person-marks.service.ts';

/** A short word or two, in any script, in lower case: 'Needs a call' and 'needs  a call' are one tag. */
export const personTag = z
  .string()
  .max(200)
  .transform((typed) =>
    typed
      .normalize('NFKC')
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .toLowerCase(),
  )
  .pipe(z.string().min(1).max(24));
/** Most tags of one person. */
export const mostTags = 10;

type About = { email: string; staff: StaffMember };
type PersonNote = { id: string; at: Date; by: string; text: string };

// The API has checked already: getting here without the right is a bug.
function mustMay(staff: StaffMember): void {
  if (!mayNoteOrders(staff)) throw new Error(`${staff.role} may not keep notes.`);
}

const seen = ({ id, at, byEmail, body }: Awaited<ReturnType<typeof personNotesOf>>[number]): PersonNote => ({
  id,
  at,
  by: byEmail,
  text: body,
});

/** Plain text of at most 2,000 characters. The same text twice in a row by the same colleague is one note. */
export async function noteOnPerson(
  { database, clock, uuid }: ServiceContext,
  { email, text, staff }: About & { text: string },
): Promise<{ ok: true; note: PersonNote } | { ok: false; reason: NoteProblem }> {
  mustMay(staff);
  const body = writtenNote(text);
  const problem = problemOfNote(body);
  if (problem !== null) return { ok: false, reason: problem };
  return database.transaction(async (tx) => {
    const [last] = await personNotesOf(tx, email).limit(1);
    if (last?.body === body && last.byEmail === staff.email) return { ok: true, note: seen(last) };
    const note = { id: uuid(), email, at: clock(), byEmail: staff.email, body };
    await insertPersonNote(tx, note);
    await writeStaffLog(tx, { id: uuid(), at: note.at, staff, act: 'note-on-person', subject: email });
    return { ok: true, note: seen(note) };
  });
}

/** Removes a note of one's own; a colleague's stays. False: it is not there, or not theirs. */
export async function removeNoteOnPerson(
  { database, clock, uuid }: ServiceContext,
  { email, id, staff }: About & { id: string },
): Promise<boolean> {
  mustMay(staff);
  return database.transaction(async (tx) => {
    if (!(await deletePersonNote(tx, { id, email, byEmail: staff.email }))) return false;
    await writeStaffLog(tx, { id: uuid(), at: clock(), staff, act: 'remove-note-on-person', subject: email });
    return true;
  });
}

/** Adds and removes tags; others stay, so that two colleagues at once lose nothing. False: there would be too many. */
export async function tagPerson(
  { database, clock, uuid }: ServiceContext,
  { email, add, remove, staff }: About & { add: readonly string[]; remove: readonly string[] },
): Promise<boolean> {
  mustMay(staff);
  return database.transaction(async (tx) => {
    const before = await readTagsOf(tx, [email]);
    const tags = [
      ...new Set([...before.map(({ tag }) => tag).filter((tag) => !remove.includes(tag)), ...add]),
    ];
    if (tags.length > mostTags) return false;
    await changeTags(tx, email, { add, remove });
    await writeStaffLog(tx, {
      id: uuid(),
      at: clock(),
      staff,
      act: 'tag-person',
      subject: email,
      before: { tags: before.map(({ tag }) => tag).join(', ') },
      after: { tags: tags.toSorted().join(', ') },
    });
    return true;
  });
}

/** Signs somebody out on all devices, as when a phone was stolen; how many sessions there were. `email` in lower case. */
export async function signPersonOut(
  { database, clock, uuid }: ServiceContext,
  { email, staff }: About,
): Promise<number> {
  mustMay(staff);
  return database.transaction(async (tx) => {
    const ended = await endMemberSessions(tx, email);
    if (ended > 0)
      await writeStaffLog(tx, { id: uuid(), at: clock(), staff, act: 'sign-person-out', subject: email });
    return ended;
  });
}

/** The newest first. */
export const readNotesOn = async (db: Handle, email: string): Promise<PersonNote[]> =>
  (await personNotesOf(db, email)).map(seen);
