/** Calls of Teaching from a page: one at a time, refusals in words. */
import { type AnswerOf, call, type InputOf, isDone, Refused, type Route } from '../api.ts';
import { type Action, useAction } from '../layout/action-dialog.tsx';
import { useWords } from '../words/words.ts';
import { useState } from 'react';

/** Routes whose answer says whether it was done. */
export type Answering = { [R in Route]: AnswerOf<R> extends { ok: boolean } ? R : never }[Route];
type Refusal<Answer> = Exclude<Answer, { ok: true }>;

export type Calls = Pick<Action, 'isBusy' | 'failure'> & {
  /** Why the last one was refused, in words. */
  problem: string | null;
  /** The result; null when it was refused: `unless` handled the reason, or `problem` shows it. */
  send<R extends Answering>(
    route: R,
    input: InputOf<R>,
    unless?: (refusal: Refusal<AnswerOf<R>>) => boolean,
  ): Promise<Extract<AnswerOf<R>, { ok: true }> | null>;
  clear(): void;
};

const reasonOf = (refusal: object): string =>
  'reason' in refusal && typeof refusal.reason === 'string' ? refusal.reason : '';

/** The result of a call that says whether it was done; a refusal is thrown with its reason, for `useAction` to say. */
export async function callDone<R extends Answering>(
  route: R,
  input: InputOf<R>,
): Promise<Extract<AnswerOf<R>, { ok: true }>> {
  const answer = await call(route, input);
  if (isDone(answer)) return answer;
  throw new Refused(409, { code: 'unexpected', detail: { reason: reasonOf(answer) } });
}

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
    async send(route, input, unless = () => false) {
      setReason(null);
      const answer = await action.run(() => call(route, input));
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
