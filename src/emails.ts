/** Every e-mail that a feature defines, by the name it has in the outbox. */
import type { Email } from './features/emails/email.ts';
import { certificateEmails } from './features/certificates/emails.ts';
import { assignmentEmails } from './features/classroom/assignment.emails.ts';
import { cohortEmails } from './features/classroom/cohort.emails.ts';
import { learningEmails } from './features/classroom/learning.emails.ts';
import { trainerEmails } from './features/classroom/trainer.emails.ts';
import { classroomOpen } from './features/classroom/welcome.emails.ts';

const all: readonly Email[] = [
  classroomOpen,
  ...learningEmails,
  ...cohortEmails,
  ...assignmentEmails,
  ...trainerEmails,
  ...certificateEmails,
];

export const featureEmails: ReadonlyMap<string, Email> = new Map(all.map((email) => [email.name, email]));
