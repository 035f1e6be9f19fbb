/** What a trainer tells a whole cohort: it stands on the course's home, and goes by e-mail to whoever did not turn that off. */
import { z } from 'zod';
import { cleanText } from '../community/community-text.ts';
import { writeStaffLog } from '../staff/staff-log.store.ts';
import { staffCall } from '../../platform/api/feature-call.ts';
import { isErasedAddress } from '../../platform/people/erased-person.ts';
import { ofCohort, readActiveLearners } from './active-learners.store.ts';
import { announcements } from './classroom.table.ts';
import { findTaughtCohort } from './cohort-right.store.ts';
import { announcementsOf } from './learning-emails.service.ts';
import { mayTeach } from '../staff/who-may.ts';

const notFound = { ok: false, reason: 'not-found' } as const;

const announceToCohort = staffCall({
  path: 'teaching/announce',
  summary:
    'Tell a cohort something: on the course’s home at once, by e-mail the same day or the next morning',
  may: mayTeach,
  /** `id`: made with the form, so that what is sent twice is told once. */
  input: z.strictObject({ id: z.uuid(), cohort: z.uuid(), body: z.string().trim().min(1).max(4_000) }),
  async run({ context, staff }, input) {
    const { database, clock, uuid } = context;
    const cohort = await findTaughtCohort(database.db, staff, input.cohort);
    const body = cleanText(input.body);
    if (!cohort) return notFound;
    if (body === '') return { ok: false as const, reason: 'required' as const };
    const at = clock();
    await database.transaction(async (tx) => {
      const [row] = await tx
        .insert(announcements)
        .values({ id: input.id, cohortId: cohort.id, body, by: staff.email, at })
        .onConflictDoNothing()
        .returning({ id: announcements.id });
      if (!row) return;
      await writeStaffLog(tx, {
        id: uuid(),
        at,
        staff,
        act: 'announce-to-cohort',
        subject: cohort.courseSlug,
        detail: { cohort: cohort.startsOn },
      });
    });
    return { ok: true as const };
  },
});

const cohortAnnouncements = staffCall({
  path: 'teaching/announcements',
  summary: 'What a cohort was told, the newest first, and whom an announcement would reach now',
  may: mayTeach,
  input: z.strictObject({ cohort: z.uuid() }),
  async run({ context, staff }, input) {
    const { db } = context.database;
    const cohort = await findTaughtCohort(db, staff, input.cohort);
    if (!cohort) return notFound;
    const [told, learners] = await Promise.all([
      announcementsOf(db, cohort.id, 100),
      readActiveLearners(db, ofCohort(cohort.id)),
    ]);
    const byEmail = learners.filter(
      ({ enrolment, email }) => !enrolment.emailsOff.includes('announcements') && !isErasedAddress(email),
    );
    return {
      ok: true as const,
      announcements: told,
      /** `byEmail`: of all those who did not turn these e-mails off. */
      reaches: { learners: learners.length, byEmail: byEmail.length },
    };
  },
});

export const announcementCalls = { announceToCohort, cohortAnnouncements };
