/** What stands once it is read: grey until then, and a way to try again when that failed. */
import { Alert, Box, Button, CircularProgress, Skeleton } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useWords } from '../words/words.ts';
import { ask, call, type DoneOf, type InputOf, isDone, type Path, Refused, type ApiFailure } from '../api.ts';

/** What stands in place of an answer that is not there: that it comes, or why it did not, and another try. */
export function Waiting({ asked }: { asked: Reading<unknown> }) {
  const { office, catalogue } = useWords();
  if (asked.problem === null)
    return (
      <Box sx={{ p: 4, textAlign: 'center' }}>
        <CircularProgress aria-label={catalogue.loading} />
      </Box>
    );
  return (
    <Alert severity="error" action={<Button onClick={asked.again}>{office.tryAgain}</Button>}>
      {office.failures[asked.problem]}
    </Alert>
  );
}

/** Reads an address of the staff API and keeps the answer. Whoever is signed out meanwhile is led to the sign-in. */
export type Reading<T> = {
  /** What was read last, also while something newer is asked for. */
  data: T | null;
  problem: ApiFailure['code'] | null;
  isReading: boolean;
  again: () => void;
  /** Asks again, and resolves once that was answered or refused. */
  reread: () => Promise<void>;
};

type Told<T> = Pick<Reading<T>, 'data' | 'problem'> & { by: string; place: string };

/** Where an address leads, without what is asked of it. */
const placeOf = (path: string | null): string => path?.split('?')[0] ?? '';

/** Reads by `load` whenever `asked` is another text; `place`: what is read of another place is not shown under this one. */
function useAsked<T>(asked: string | null, place: string, load: () => Promise<T>): Reading<T> {
  const [turns, setTurns] = useState({ turn: 0, isOver: () => {} });
  const [told, setTold] = useState<Told<T>>({ data: null, problem: null, by: '', place: '' });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const loadNow = useEffectEvent(load);
  const by = `${asked} ${turns.turn}`;
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      if (asked === null) return;
      try {
        const data = await loadNow();
        if (!isOvertaken) setTold({ data, problem: null, by, place });
      } catch (failure) {
        if (isOvertaken || (await logoutIfAccessDenied(failure))) return;
        const problem = failure instanceof Refused ? failure.failure.code : 'unexpected';
        setTold((before) => ({ data: before.place === place ? before.data : null, problem, by, place }));
      }
    };
    void read().finally(turns.isOver);
    return () => {
      isOvertaken = true;
    };
  }, [asked, place, by, turns, logoutIfAccessDenied]);
  const reread = useCallback(
    () => new Promise<void>((isOver) => setTurns(({ turn }) => ({ turn: turn + 1, isOver }))),
    [],
  );
  const again = useCallback(() => void reread(), [reread]);
  const isReading = asked !== null && told.by !== by;
  return {
    data: told.place === place ? told.data : null,
    problem: isReading ? null : told.problem,
    isReading,
    again,
    reread,
  };
}

/**
 * Another question to the same place ('?days=90') leaves what was read until the answer comes; of another place nothing is
 * shown under this one. `null` asks nothing.
 */
export const useReading = <T,>(path: string | null): Reading<T> =>
  useAsked(path, placeOf(path), () => ask<T>('GET', path ?? ''));

/** The same of a call of a feature. What it refuses for a reason of its own is not there to be read. */
export function useCalled<P extends Path>(path: P, input: InputOf<P>): Reading<DoneOf<P>> {
  const asked = `${path} ${JSON.stringify(input)}`;
  return useAsked(asked, asked, async () => {
    const answer = await call(path, input);
    if (!isDone(answer)) throw new Refused(404, { code: 'not-found' });
    return answer;
  });
}

export function Read<T>({
  reading,
  height,
  children,
}: {
  reading: Reading<T>;
  /** Of what will stand here, so that nothing jumps. */
  height: number;
  children: (data: T) => ReactNode;
}) {
  const { office } = useWords();
  const { data, problem, isReading, again } = reading;
  if (problem !== null)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={again}>
            {office.tryAgain}
          </Button>
        }
      >
        {office.notRead} {office.failures[problem]}
      </Alert>
    );
  if (data === null)
    return <Skeleton variant="rounded" height={height} aria-busy="true" sx={{ borderRadius: 3 }} />;
  return (
    // What was there stays as it is while it is asked for again: paler, it could not be read on a phone outdoors.
    <Box aria-busy={isReading} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {children(data)}
    </Box>
  );
}
