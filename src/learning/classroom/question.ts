/** Questions under a lesson: what may be written, how long it may be changed, and whose name others see. */
import { cleanText } from '../../platform/text/typed-text.ts';

export const mostSigns = 2_000;
/** Characters of the reason that staff give for removing something. */
export const mostReason = 500;

export type QuestionReading = { ok: true; body: string } | { ok: false; reason: 'required' | 'too-long' };

/** `isSpoken`: a voice says it, and words may be missing. */
export function readQuestion(text: string, isSpoken = false): QuestionReading {
  // A text far beyond the limit is refused before the work of cleaning it.
  if (text.length > mostSigns * 8) return { ok: false, reason: 'too-long' };
  const body = cleanText(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(body))
    return isSpoken ? { ok: true, body: '' } : { ok: false, reason: 'required' };
  return [...body].length > mostSigns ? { ok: false, reason: 'too-long' } : { ok: true, body };
}

/** Only first names are shown in a group, for privacy. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

/** The best first: the trainer's answers, then the most helpful, then the oldest. */
export const byHelp = <Reply extends { isAnswer: boolean; helpful: number; at: Date }>(
  one: Reply,
  other: Reply,
): number =>
  Number(other.isAnswer) - Number(one.isAnswer) ||
  other.helpful - one.helpful ||
  one.at.getTime() - other.at.getTime();
