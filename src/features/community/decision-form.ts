/** What a moderator decides about what was reported. */
import { z } from 'zod';
import type { FieldProblem } from '../../platform/people/person.ts';

export const moderationActs = ['keep', 'remove', 'quiet-1', 'quiet-7', 'quiet-30', 'shut-out'] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Characters of the reason, which its author reads. */
export const longestReason = 500;

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

/** For how many days she reads and does not write; null for what is no such decision. */
export const quietDaysOf = (act: ModerationAct): 1 | 7 | 30 | null =>
  act === 'quiet-1' ? 1 : act === 'quiet-7' ? 7 : act === 'quiet-30' ? 30 : null;
