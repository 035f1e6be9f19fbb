/** The report of a text or a member to the team. */
import { z } from 'zod';
import type { FieldProblem } from '../../platform/people/person.ts';
import { mostOf, reportReasons } from './space.ts';

export const reportKinds = ['post', 'reply', 'member'] as const;
export type ReportKind = (typeof reportKinds)[number];
export const isReportKind = (text: string): text is ReportKind => reportKinds.some((kind) => kind === text);

export const reportForm = z.object({
  reason: z.enum(reportReasons, { error: 'choice-required' satisfies FieldProblem }),
  note: z
    .string()
    .optional()
    .transform((typed) =>
      (typed ?? '')
        .normalize('NFC')
        .replace(/[^\P{Cc}\n]/gu, ' ')
        .trim(),
    )
    .refine((text) => text.length <= mostOf.note, 'too-long' satisfies FieldProblem),
});
export type ReportWords = z.output<typeof reportForm>;

/** Decisions of a moderator about a report. */
export const moderationActs = ['keep', 'remove', 'quiet-1', 'quiet-7', 'quiet-30', 'shut-out'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Characters of the reason, which the author reads. */
const longestReason = 500;

export const decisionForm = z
  .object({
    act: z.enum(moderationActs, { error: 'choice-required' satisfies FieldProblem }),
    reason: z
      .string()
      .optional()
      .transform((typed) =>
        (typed ?? '')
          .normalize('NFC')
          .replace(/[^\P{Cc}\n]/gu, ' ')
          .trim(),
      )
      .refine((text) => text.length <= longestReason, 'too-long' satisfies FieldProblem),
  })
  .refine(({ act, reason }) => act === 'keep' || reason !== '', {
    path: ['reason'],
    message: 'reason-required' satisfies FieldProblem,
  });

/** For how many days the member may only read; null for other decisions. */
export const quietDaysOf = (act: ModerationAct): 1 | 7 | 30 | null =>
  act === 'quiet-1' ? 1 : act === 'quiet-7' ? 7 : act === 'quiet-30' ? 30 : null;
