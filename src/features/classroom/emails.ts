/** E-mails about learning, in the language of the order. */
import { classroomOpen } from './welcome-email.ts';

export const classroomEmails = [classroomOpen];
