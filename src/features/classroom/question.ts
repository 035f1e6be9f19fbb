/** Questions under a lesson: what may be written, by whom it may still be changed, and whose name others read. */
import { cleanText } from '../community/community-text.ts';

export const mostSigns = 2_000;
/** Of a reason that staff give for taking something away. */
export const mostReason = 500;

export type QuestionReading = { ok: true; body: string } | { ok: false; reason: 'required' | 'too-long' };

export function readQuestion(text: string): QuestionReading {
  // Far more than may be written is not worth the work of cleaning.
  if (text.length > mostSigns * 8) return { ok: false, reason: 'too-long' };
  const body = cleanText(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(body)) return { ok: false, reason: 'required' };
  return [...body].length > mostSigns ? { ok: false, reason: 'too-long' } : { ok: true, body };
}

/** First names alone: what a family is called is nobody's business in a group. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

/** The best first: the trainer's answers, then what helped most, then the oldest. */
export const byHelp = <Reply extends { isAnswer: boolean; helpful: number; at: Date }>(
  one: Reply,
  other: Reply,
): number =>
  Number(other.isAnswer) - Number(one.isAnswer) ||
  other.helpful - one.helpful ||
  one.at.getTime() - other.at.getTime();
