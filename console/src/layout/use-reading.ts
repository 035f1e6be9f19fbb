/** Reads an address of the office's wire and keeps what it said. Whoever is signed out meanwhile is led to the sign-in. */
import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { ask, Refused, type WireFailure } from '../wire.ts';

export type Reading<T> = {
  /** What was read last, also while something newer is asked for. */
  data: T | null;
  problem: WireFailure['code'] | null;
  isReading: boolean;
  again: () => void;
};

/** Where an address leads, without what is asked of it. */
const placeOf = (path: string): string => path.split('?')[0] ?? path;

/**
 * Another question to the same place ('?days=90') leaves what was read until the answer comes; of another place nothing is
 * shown under this one.
 */
export function useReading<T>(path: string): Reading<T> {
  const [asked, setAsked] = useState({ turn: 0 });
  const [told, setTold] = useState<Pick<Reading<T>, 'data' | 'problem'> & { by: string; place: string }>({
    data: null,
    problem: null,
    by: '',
    place: '',
  });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const by = `${path} ${asked.turn}`;
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      try {
        const data = await ask<T>('GET', path);
        if (!isOvertaken) setTold({ data, problem: null, by, place: placeOf(path) });
      } catch (failure) {
        if (isOvertaken || (await logoutIfAccessDenied(failure))) return;
        const problem = failure instanceof Refused ? failure.failure.code : 'unexpected';
        setTold((before) => ({
          data: before.place === placeOf(path) ? before.data : null,
          problem,
          by,
          place: placeOf(path),
        }));
      }
    };
    void read();
    return () => {
      isOvertaken = true;
    };
  }, [path, by, logoutIfAccessDenied]);
  const isReading = told.by !== by;
  return {
    data: told.place === placeOf(path) ? told.data : null,
    problem: isReading ? null : told.problem,
    isReading,
    again: () => setAsked(({ turn }) => ({ turn: turn + 1 })),
  };
}
