/** '/settlement': a bank's statement or CMI's settlement is held against the orders; claims that it pays are confirmed. */
import { useState } from 'react';
import type { SettlementAnswer } from '../../../src/features/reconciliation/settlement.staff.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { HandIn, type Kind } from './hand-in.tsx';
import { Matches } from './matches.tsx';

/** `times`: which reading it is, so that ticks of the one before are gone. */
type Understood = { kind: Kind; answer: SettlementAnswer; times: number };

export function SettlementPage() {
  const { settlement, office } = useSay();
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const read = async (kind: Kind, text: string) => {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await ask<SettlementAnswer>('POST', '/settlement', { kind, text });
      setUnderstood((before) => ({ kind, answer, times: (before?.times ?? 0) + 1 }));
      window.scrollTo({ top: 0 });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, fields } = failure.failure;
      setUnderstood(null);
      setProblem(office.faults[fields?.['text'] ?? ''] ?? office.failures[code]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <PageFrame title={settlement.title} lead={settlement.lead}>
      {understood !== null && (
        <Matches key={understood.times} kind={understood.kind} answer={understood.answer} />
      )}
      <HandIn
        isBusy={isBusy}
        isPrime={understood === null}
        problem={problem}
        onSubmit={(kind, text) => void read(kind, text)}
      />
    </PageFrame>
  );
}
