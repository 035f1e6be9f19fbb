/** A deed on its way: pressed once at a time, what the server refused in words, and which fields it is about. */
import { useState } from 'react';
import { statusIn } from '../orders/status-in.ts';
import { Refused, type WireFailure } from '../wire.ts';
import { useSay } from '../words/words.ts';

export type Deed = {
  isBusy: boolean;
  /** Why the last try was refused; null where only fields are wrong. */
  problem: string | null;
  failure: WireFailure | null;
  /** What is wrong with a field, in words. */
  faultOf(field: string): string | undefined;
  /** What the deed gave; null when it was refused. */
  run<T>(deed: () => Promise<T>): Promise<T | null>;
  forget(): void;
};

export function useDeed(): Deed {
  const { office, desk, orders } = useSay();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<WireFailure | null>(null);

  const sentenceFor = ({ code, detail }: WireFailure): string => {
    const { by, status, reason } = detail ?? {};
    if (code === 'already-decided') {
      const who = by === 'buyer' || by === 'clock' ? orders.by[by] : String(by);
      return desk.conflict(who, statusIn(orders, String(status)));
    }
    return (typeof reason === 'string' ? desk.reasons[reason] : undefined) ?? office.failures[code];
  };

  return {
    isBusy,
    failure,
    problem: failure && failure.code !== 'bad-fields' ? sentenceFor(failure) : null,
    faultOf(field) {
      const fault = failure?.fields?.[field];
      return fault === undefined ? undefined : (office.faults[fault] ?? office.failures['bad-fields']);
    },
    async run(deed) {
      setBusy(true);
      setFailure(null);
      try {
        return await deed();
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
        setFailure(refused.failure);
        return null;
      } finally {
        setBusy(false);
      }
    },
    forget: () => setFailure(null),
  };
}
