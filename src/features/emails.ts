/** Every e-mail that a feature defines, by the name it has in the outbox. */
import type { Email } from '../platform/email.ts';
import { certificateEmails } from './certificates/emails.ts';
import { assignmentEmails } from './classroom/assignment.emails.ts';
import { cohortEmails } from './classroom/cohort.emails.ts';
import { learningEmails } from './classroom/learning.emails.ts';
import { trainerEmails } from './classroom/trainer.emails.ts';
import { classroomOpen } from './classroom/welcome-email.ts';

const all: readonly Email[] = [
  classroomOpen,
  ...learningEmails,
  ...cohortEmails,
  ...assignmentEmails,
  ...trainerEmails,
  ...certificateEmails,
];

export const featureEmails: ReadonlyMap<string, Email> = new Map(all.map((email) => [email.name, email]));
