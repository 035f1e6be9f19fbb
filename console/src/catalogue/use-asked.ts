/** What the wire answers to one question: nothing yet, the answer, or why not. */
import { useCallback, useEffect, useState } from 'react';
import { ask, Refused, type WireFailure } from '../wire.ts';

export type Asked<T> = { said: T | null; failure: WireFailure | null; again(): void };

type State<T> = { path: string; time: number; said: T | null; failure: WireFailure | null };

/** Asks anew when the path changes; `null` asks nothing. An answer stays when asking again fails. */
export function useAsked<T>(path: string | null): Asked<T> {
  const [state, setState] = useState<State<T> | null>(null);
  const [time, setTime] = useState(0);
  useEffect(() => {
    if (path === null) return undefined;
    let isWanted = true;
    ask<T>('GET', path).then(
      (said) => isWanted && setState({ path, time, said, failure: null }),
      (error: unknown) => {
        const failure = error instanceof Refused ? error.failure : { code: 'unexpected' as const };
        if (!isWanted) return;
        setState((before) => ({ path, time, said: before?.path === path ? before.said : null, failure }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [path, time]);
  const again = useCallback(() => setTime((before) => before + 1), []);
  const own = state !== null && state.path === path ? state : null;
  return { said: own?.said ?? null, failure: own?.failure ?? null, again };
}
