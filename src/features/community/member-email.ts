/** Letters of the community to one of its members, by what they are about. Each is checked again when it is posted. */
import { z } from 'zod';

export const memberEmails = z.discriminatedUnion('letter', [
  /**
   * What the team decided about her text, or about herself; `until` an instant for 'quieted'. `about` names the text, which is
   * read when the e-mail leaves: nothing of it is kept beside it. None where a member was reported, and in older e-mails.
   */
  z.object({
    letter: z.literal('circle-decision'),
    decision: z.enum(['removed', 'quieted', 'shut-out']),
    reason: z.string(),
    until: z.iso.datetime().optional(),
    about: z.object({ kind: z.enum(['post', 'reply']), id: z.string() }).optional(),
  }),
  /** To whoever reported something, once it is decided: whether something was done, and nothing of what or to whom. 'closed': 'kept', in older e-mails. */
  z.object({ letter: z.literal('report-decided'), outcome: z.enum(['done', 'kept', 'closed']) }),
  /** On the evening of a day she has not checked in. */
  z.object({
    letter: z.literal('sprint-reminder'),
    startsOn: z.string(),
    day: z.coerce.number<string>(),
  }),
  z.object({ letter: z.literal('sprint-finished'), startsOn: z.string() }),
  z.object({ letter: z.literal('sprint-partner'), startsOn: z.string(), partner: z.string() }),
  /** Her partner has not heard of her for a while. */
  z.object({ letter: z.literal('sprint-missed'), startsOn: z.string() }),
  /** `since`: an instant; what was written before it stood in the e-mail before. */
  z.object({ letter: z.literal('circle-digest'), since: z.iso.datetime() }),
]);

/** As it is put into the outbox. */
export type MemberEmail = z.input<typeof memberEmails>;

/** As it is read from there. */
export type MemberEmailRow = z.output<typeof memberEmails>;

/**
 * E-mails about reports, and what they are told of in the team: their minute and address would say who reported whom, so no
 * list of e-mails shows them to anybody.
 */
export const reportEmails: readonly string[] = ['report-decided', 'circle-decision', 'staff-report'];
