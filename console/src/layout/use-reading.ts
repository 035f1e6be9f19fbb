/** Reads an address of the office's wire and keeps what it said. Whoever is signed out meanwhile is led to the sign-in. */
import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ask, Refused, type WireFailure } from '../wire.ts';

export type Reading<T> = {
  /** What was read last, also while something newer is asked for. */
  data: T | null;
  problem: WireFailure['code'] | null;
  isReading: boolean;
  again: () => void;
  /** Asks again, and resolves once that was answered or refused. */
  reread: () => Promise<void>;
};

type Told<T> = Pick<Reading<T>, 'data' | 'problem'> & { by: string; place: string };

/** Where an address leads, without what is asked of it. */
const placeOf = (path: string | null): string => path?.split('?')[0] ?? '';

/**
 * Another question to the same place ('?days=90') leaves what was read until the answer comes; of another place nothing is
 * shown under this one. `null` asks nothing.
 */
export function useReading<T>(path: string | null): Reading<T> {
  const [asked, setAsked] = useState({ turn: 0, isOver: () => {} });
  const [told, setTold] = useState<Told<T>>({ data: null, problem: null, by: '', place: '' });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const by = `${path} ${asked.turn}`;
  const place = placeOf(path);
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      if (path === null) return;
      try {
        const data = await ask<T>('GET', path);
        if (!isOvertaken) setTold({ data, problem: null, by, place });
      } catch (failure) {
        if (isOvertaken || (await logoutIfAccessDenied(failure))) return;
        const problem = failure instanceof Refused ? failure.failure.code : 'unexpected';
        setTold((before) => ({ data: before.place === place ? before.data : null, problem, by, place }));
      }
    };
    void read().finally(asked.isOver);
    return () => {
      isOvertaken = true;
    };
  }, [path, place, by, asked, logoutIfAccessDenied]);
  const reread = useCallback(
    () => new Promise<void>((isOver) => setAsked(({ turn }) => ({ turn: turn + 1, isOver }))),
    [],
  );
  const again = useCallback(() => void reread(), [reread]);
  const isReading = path !== null && told.by !== by;
  return {
    data: told.place === place ? told.data : null,
    problem: isReading ? null : told.problem,
    isReading,
    again,
    reread,
  };
}
