/** A member tells the team of a text or of somebody. */
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
