/** Confirming several claims with one press: which lines are ticked, the outcome of each order, and why a press was refused. */
import { useState } from 'react';
import { useAction } from '../layout/action-dialog.tsx';
import type { DoneOf } from '../api.ts';
import { useWords } from '../words/words.ts';

type SettledOutcome = DoneOf<'settlement/confirmations'>['answers'][number];

type Line = { line: number; order: { number: string } | null };

const numbersOf = (lines: readonly Line[]): Set<number> => new Set(lines.map(({ line }) => line));

export function useBulkConfirm<Claims, Outcome extends Pick<SettledOutcome, 'orderNumber' | 'outcome'>>(
  send: (claims: Claims) => Promise<{ answers: Outcome[] }>,
  lines: readonly Line[],
  tickedAtFirst: readonly Line[],
) {
  const { common } = useWords();
  const { isBusy, failure, run } = useAction();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => numbersOf(tickedAtFirst));
  const [became, setBecame] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const outcomeIn = (known: typeof became, { order }: Line) => known.get(order?.number ?? '');
  return {
    ticked,
    isBusy,
    problem: failure && common.failures[failure.code],
    done: [...became.values()].filter(({ outcome }) => outcome === 'confirmed').length,
    outcomeOf: (line: Line) => outcomeIn(became, line),
    tick(line: number, isTicked: boolean) {
      const next = new Set(ticked);
      if (isTicked) next.add(line);
      else next.delete(line);
      setTicked(next);
    },
    async confirm(claims: Claims) {
      const answer = await run(() => send(claims));
      if (answer === null) return;
      const now = new Map([...became, ...answer.answers.map((one) => [one.orderNumber, one] as const)]);
      setBecame(now);
      // A line that failed technically stays ticked, to be tried again.
      const isAgain = (line: Line) => ticked.has(line.line) && outcomeIn(now, line)?.outcome === 'failed';
      setTicked(numbersOf(lines.filter(isAgain)));
    },
  };
}
