/** Reports as the office's wire writes them: the texts of strangers as plain text, and nobody's address. */
import { z } from 'zod';
import { reportKinds } from '../community/report-form.ts';
import { reportReasons, spaces } from '../community/space.ts';
import type { Held } from '../community/profile.store.ts';
import type { CaseView } from '../community/moderation.service.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';

export const reportCase = z.object({
  kind: z.enum(reportKinds),
  id: z.string(),
  since: instant,
  reasons: z.array(z.object({ reason: z.enum(reportReasons), times: z.number().int() })),
  notes: z.array(z.string()).meta({ description: 'What those who reported it wrote.' }),
  quoted: z
    .array(z.string())
    .meta({ description: 'As it stood when it was reported, once for each wording.' }),
  now: z
    .string()
    .nullable()
    .meta({ description: 'As it stands now; null when it says the same, or is gone.' }),
  answersTo: z.string().nullable(),
  space: z.enum(spaces).nullable(),
  author: z
    .string()
    .nullable()
    .meta({ description: 'What she is called; null of a text without a name, or when her account is gone.' }),
  isAnonymous: z.boolean(),
  isGone: z.boolean().meta({ description: 'Deleted or removed since.' }),
  postId: z.string().nullable().meta({ description: 'The post it stands in; null when it is gone.' }),
});
export type ReportRow = z.output<typeof reportCase>;

export function caseOf({ kind, id, since, reasons, notes, quoted, subject }: CaseView): ReportRow {
  // A member who is shut out is still there.
  const isGone = subject === null || (subject.removedAt !== null && kind !== 'member');
  const isAnonymous = subject?.isAnonymous ?? false;
  return {
    kind,
    id,
    since: since.toISOString(),
    reasons: reasons.map(({ reason, times }) => ({ reason, times })),
    notes,
    quoted,
    now: !isGone && !quoted.includes(subject.body) ? subject.body : null,
    answersTo: subject?.answersTo ?? null,
    space: subject?.space ?? null,
    author: isAnonymous ? null : (subject?.authorName ?? null),
    isAnonymous,
    isGone,
    postId: isGone ? null : subject.postId,
  };
}

export const heldRow = z.object({
  memberId: z.string(),
  name: z.string(),
  quietUntil: instant.nullable().meta({ description: 'She reads and does not write until then.' }),
  shutOutAt: instant.nullable().meta({ description: 'Since when the community is closed to her.' }),
});
export type HeldRow = z.output<typeof heldRow>;

export const heldOf = ({ memberId, displayName, quietUntil, shutOutAt }: Held): HeldRow => ({
  memberId,
  name: displayName,
  quietUntil: isoOf(quietUntil),
  shutOutAt: isoOf(shutOutAt),
});

export const caseExample: ReportRow = {
  kind: 'post',
  id: '0197a9f0-0000-7000-8000-000000000001',
  since: '2026-11-21T10:00:00.000Z',
  reasons: [{ reason: 'money', times: 2 }],
  notes: ['She wrote to me as well.'],
  quoted: ['Send me your card number.'],
  now: null,
  answersTo: null,
  space: 'wins',
  author: 'Salma',
  isAnonymous: false,
  isGone: false,
  postId: '0197a9f0-0000-7000-8000-000000000001',
};
