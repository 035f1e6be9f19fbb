/** What one address of the wire answers: asked when a page opens, and again after something was done. */
import { useEffect, useState } from 'react';
import { ask, Refused, type WireFailure } from '../wire.ts';

/** `turn`: how often it had been asked again. */
type Asked<T> = { path: string; turn: number; answer: T | null; failure: WireFailure | null };

export function useAsked<T>(path: string): {
  answer: T | null;
  failure: WireFailure | null;
  askAgain(): void;
} {
  const [asked, setAsked] = useState<Asked<T>>({ path, turn: 0, answer: null, failure: null });
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isOld = false;
    const keep = (one: Asked<T>) => {
      if (!isOld) setAsked(one);
    };
    ask<T>('GET', path).then(
      (answer) => keep({ path, turn, answer, failure: null }),
      (refused: unknown) => {
        if (!(refused instanceof Refused)) throw refused;
        keep({ path, turn, answer: null, failure: refused.failure });
      },
    );
    return () => {
      isOld = true;
    };
  }, [path, turn]);

  // What another address answered is not shown for a moment under this one.
  const isThis = asked.path === path;
  return {
    answer: isThis ? asked.answer : null,
    failure: isThis ? asked.failure : null,
    askAgain: () => setTurn((before) => before + 1),
  };
}
