/** E-mails of the community to one member, by kind. Each is checked again when it is sent. */
import { z } from 'zod';

export const memberEmails = z.discriminatedUnion('emailName', [
  /**
   * The team decided about a text or a member; `until` is an instant for 'quieted'. `about` refers to the text, which is read when
   * the e-mail is sent, so that no copy is stored. Missing when a member was reported, and in older e-mails.
   */
  z.object({
    emailName: z.literal('circle-decision'),
    decision: z.enum(['removed', 'quieted', 'shut-out']),
    reason: z.string(),
    until: z.iso.datetime().optional(),
    about: z.object({ kind: z.enum(['post', 'reply']), id: z.string() }).optional(),
  }),
  /** To a reporter after the decision: whether something was done, and nothing of what or to whom. 'closed': 'kept' in older e-mails. */
  z.object({ emailName: z.literal('report-decided'), outcome: z.enum(['done', 'kept', 'closed']) }),
  /** On the evening of a day that is not checked in. */
  z.object({
    emailName: z.literal('sprint-reminder'),
    startsOn: z.string(),
    day: z.coerce.number<string>(),
  }),
  /** Before a live session, to whoever said that they come. */
  z.object({ emailName: z.literal('call-reminder'), callId: z.string(), before: z.enum(['day', 'hour']) }),
  z.object({ emailName: z.literal('sprint-joined'), startsOn: z.string() }),
  z.object({ emailName: z.literal('sprint-finished'), startsOn: z.string() }),
  z.object({ emailName: z.literal('sprint-partner'), startsOn: z.string(), partner: z.string() }),
  /** A sprint partner has been silent for a while. */
  z.object({ emailName: z.literal('sprint-missed'), startsOn: z.string() }),
  /** `since`: an instant; what was written before it was in an earlier digest. */
  z.object({ emailName: z.literal('circle-digest'), since: z.iso.datetime() }),
]);

/** As it is written to the outbox. */
export type MemberEmail = z.input<typeof memberEmails>;

/** As it is read from the outbox. */
export type MemberEmailRow = z.output<typeof memberEmails>;
