/** Every e-mail that a feature defines, by the name it has in the outbox. */
import type { Email } from './features/emails/email.ts';
import { certificateEmails } from './features/certificates/emails.ts';
import { assignmentEmails, cohortEmails, trainerEmails } from './features/classroom/teaching.emails.ts';
import { learningEmails } from './features/classroom/learning.emails.ts';
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
