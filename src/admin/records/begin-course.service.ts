/** A course proposal that was agreed on becomes a draft in the catalogue. */
import type { Handle } from '../../platform/db/handle.ts';
import {
  type Application,
  moveStage,
  readApplication,
} from '../../catalogue/applicants/applications.service.ts';
import { blankCourse } from '../../catalogue/courses/blank-course.ts';
import { openRecord } from './open-record.store.ts';
import { insertRevision } from '../../academy/content/revisions.service.ts';
import { readRecord } from './record-faults.ts';
import { listChanges } from './record-changes.ts';
import { isCourseSlug } from '../../platform/records/record.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayAnswerApplications } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { MovedMeanwhile, NoApplication } from '../../site/applications/move-application.service.ts';

type Input = { id: string; slug: string; staff: StaffMember };

/** False when another course or draft has the address. */
async function keepDraft(
  context: ServiceContext,
  tx: Handle,
  { locale, answers }: Application,
  { slug, staff }: Input,
): Promise<boolean> {
  const { uuid, clock } = context;
  const [id, at] = [uuid(), clock()];
  const name = answers['courseTopic'] ?? '';
  const reading = readRecord(
    'course',
    blankCourse({ slug, locale, name, aboutTrainer: answers['experience'] ?? '' }),
  );
  if (!reading.ok) throw new Error(`A blank course is in no right shape: ${JSON.stringify(reading.faults)}`);
  const { record } = reading;
  const found = await openRecord(tx, { kind: 'course', slug }, { at, uuid });
  if (found.row || found.open) return false;
  const made = { madeBy: staff.email, madeAt: at, basedOn: found.published?.id ?? null };
  if (!(await insertRevision(tx, { id, kind: 'course', slug, record, state: 'draft', ...made })))
    return false;
  const line = { id: uuid(), at, staff, act: 'create-record', subject: slug } as const;
  await writeStaffLog(tx, {
    ...line,
    detail: { kind: 'course', revision: id },
    ...listChanges(null, record),
  });
  return true;
}

/** Thrown to roll back the move of a proposal whose draft could not be made. */
class Taken extends Error {}

/** A draft with the proposed title in the proposal's language; publishing it makes the proposal live. */
export async function beginCourse(
  context: ServiceContext,
  input: Input,
): Promise<
  | { ok: true; slug: string }
  | NoApplication
  | MovedMeanwhile
  | { ok: false; reason: 'bad-slug' | 'slug-taken' }
> {
  const { id, slug, staff } = input;
  // The API has checked already: getting here without the right is a bug.
  if (!mayAnswerApplications(staff)) throw new Error(`${staff.role} may not answer applications.`);
  if (!isCourseSlug(slug)) return { ok: false, reason: 'bad-slug' };
  const { database, uuid } = context;
  const at = context.clock();
  const begin = () =>
    database.transaction(async (tx) => {
      const found = await readApplication(tx, id);
      if (found?.kind !== 'host-course') return { ok: false, reason: 'application-not-found' } as const;
      const move = { id, from: ['agreed'], to: 'draft', at, by: staff.email, courseSlug: slug } as const;
      if (!(await moveStage(tx, move))) {
        const { stage = null, stageBy: by = null } = (await readApplication(tx, id)) ?? {};
        return { ok: false, reason: 'moved-meanwhile', stage, by } as const;
      }
      if (!(await keepDraft(context, tx, found, input))) throw new Taken();
      const line = {
        id: uuid(),
        at,
        staff,
        act: 'begin-course',
        subject: id,
        detail: { course: slug },
      } as const;
      await writeStaffLog(tx, { ...line, before: { stage: 'agreed' }, after: { stage: 'draft' } });
      return { ok: true, slug } as const;
    });
  try {
    return await begin();
  } catch (error) {
    if (error instanceof Taken) return { ok: false, reason: 'slug-taken' };
    throw error;
  }
}
