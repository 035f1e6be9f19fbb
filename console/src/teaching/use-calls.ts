/** Calls of Teaching from a page: one at a time, refusals in words. */
import { type AnswerOf, call, type InputOf, isDone, type Path } from '../api.ts';
import { type Action, useAction } from '../layout/action-dialog.tsx';
import { useWords } from '../words/words.ts';
import { useState } from 'react';

type Refusal<Answer> = Exclude<Answer, { ok: true }>;

export type Calls = Pick<Action, 'isBusy' | 'failure'> & {
  /** Why the last one was refused, in words. */
  problem: string | null;
  /** The result; null when it was refused: `unless` handled the reason, or `problem` shows it. */
  send<P extends Path>(
    path: P,
    input: InputOf<P>,
    unless?: (refusal: Refusal<AnswerOf<P>>) => boolean,
  ): Promise<Extract<AnswerOf<P>, { ok: true }> | null>;
  clear(): void;
};

const reasonOf = (refusal: object): string =>
  'reason' in refusal && typeof refusal.reason === 'string' ? refusal.reason : '';

export function useCalls(): Calls {
  const { teaching, uploads, common } = useWords();
  const action = useAction();
  const [reason, setReason] = useState<string | null>(null);
  const inWords = (of: string): string => {
    const sentences: Record<string, string> = { ...uploads.problems, ...teaching.refused };
    return sentences[of] ?? common.failures.unexpected;
  };
  return {
    isBusy: action.isBusy,
    failure: action.failure,
    problem: reason === null ? action.problem : inWords(reason),
    async send(path, input, unless = () => false) {
      setReason(null);
      const answer = await action.run(() => call(path, input));
      if (answer === null) return null;
      if (isDone(answer)) return answer;
      if (!unless(answer as Refusal<typeof answer>)) setReason(reasonOf(answer));
      return null;
    },
    clear() {
      setReason(null);
      action.clear();
    },
  };
}
