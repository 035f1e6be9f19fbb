/** Content once it has loaded: a skeleton until then, and a button to try again when that failed. */
import { Alert, Box, Button, CircularProgress, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useLogoutIfAccessDenied, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../words/words.ts';
import {
  type AnswerOf,
  type ApiFailure,
  askRoute,
  type DoneOf,
  type Given,
  type InputOf,
  Refused,
  requestOf,
  type Route,
} from '../api.ts';

export const problemOf = (failure: unknown): ApiFailure['code'] | null => {
  if (failure instanceof Refused) return failure.failure.code;
  return failure ? 'unexpected' : null;
};

/**
 * Why something could not be read, in words. A trainer sees their own courses and groups alone, and the server does not reveal
 * whether another one is there.
 */
function useProblemInWords(): (problem: ApiFailure['code']) => string {
  const { common } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const seesOwnAlone = permissions.includes('mayTeach') && !permissions.includes('mayEditCatalogue');
  return (problem) =>
    problem === 'not-found' && seesOwnAlone ? common.otherRole.notYours : common.failures[problem];
}

/** Instead of a missing answer: that it is loading, or why it failed, and another try. */
export function Waiting({ asked }: { asked: Pick<Reading<unknown>, 'problem' | 'again'> }) {
  const { common } = useWords();
  const inWords = useProblemInWords();
  if (asked.problem === null)
    return (
      <Box sx={{ p: 4, textAlign: 'center' }}>
        <CircularProgress aria-label={common.loading} />
      </Box>
    );
  return (
    <Alert severity="error" action={<Button onClick={asked.again}>{common.tryAgain}</Button>}>
      {inWords(asked.problem)}
    </Alert>
  );
}

/** Reads an address of the staff API and keeps the answer. Whoever is signed out meanwhile is sent to the sign-in. */
export type Reading<T> = {
  /** The last answer, also while a newer one is loading. */
  data: T | null;
  problem: ApiFailure['code'] | null;
  isReading: boolean;
  again: () => void;
  /** Asks again, and resolves once that was answered or refused. */
  reread: () => Promise<void>;
};

const isRefused = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false;

type Answered<T> = Pick<Reading<T>, 'data' | 'problem'> & { by: string; place: string };

/** Calls `load` whenever `asked` changes; `place`: an answer of another place is not shown under this one. */
function useAsked<T>(asked: string | null, place: string, load: () => Promise<T>): Reading<T> {
  const [turns, setTurns] = useState({ turn: 0, isOver: () => {} });
  const [answered, setAnswered] = useState<Answered<T>>({ data: null, problem: null, by: '', place: '' });
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const loadNow = useEffectEvent(load);
  const by = `${asked} ${turns.turn}`;
  useEffect(() => {
    let isOvertaken = false;
    const read = async () => {
      if (asked === null) return;
      try {
        const data = await loadNow();
        if (!isOvertaken) setAnswered({ data, problem: null, by, place });
      } catch (failure) {
        if (isOvertaken || (await logoutIfAccessDenied(failure))) return;
        const problem = problemOf(failure);
        setAnswered((before) => ({ data: before.place === place ? before.data : null, problem, by, place }));
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
  const isReading = asked !== null && answered.by !== by;
  return {
    data: answered.place === place ? answered.data : null,
    problem: isReading ? null : answered.problem,
    isReading,
    again,
    reread,
  };
}

/**
 * Reads a call and keeps its answer: another query of the same path ('?days=90') keeps the last answer until the new one comes; of
 * another path, or with another body, nothing is shown. `null` asks nothing. A refusal with a reason of its own counts as a
 * failure to read.
 */
export function useCalled<R extends Route>(
  route: R,
  ...[input]: Given<InputOf<R> | null>
): Reading<DoneOf<R>> {
  const { path, body } = requestOf(route, input ?? {});
  const place = `${path.split('?')[0]} ${JSON.stringify(body)}`;
  const asked = input === null ? null : `${path} ${JSON.stringify(body)}`;
  return useAsked(asked, place, async () => {
    const answer = (await askRoute(route, input ?? {})) as AnswerOf<R>;
    if (isRefused(answer)) throw new Refused(404, { code: 'not-found' });
    return answer as DoneOf<R>;
  });
}

export function Read<T>({
  reading,
  height,
  children,
}: {
  reading: Reading<T>;
  /** Height of the content to come, so that nothing jumps. */
  height: number;
  children: (data: T) => ReactNode;
}) {
  const { common } = useWords();
  const inWords = useProblemInWords();
  const { data, problem, isReading, again } = reading;
  if (problem !== null)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={again}>
            {common.tryAgain}
          </Button>
        }
      >
        {common.notRead} {inWords(problem)}
      </Alert>
    );
  if (data === null)
    return <Skeleton variant="rounded" height={height} aria-busy="true" sx={{ borderRadius: 3 }} />;
  return (
    // The old content stays as it is meanwhile: dimmed, it would be unreadable on a phone outdoors.
    <Box aria-busy={isReading} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {children(data)}
    </Box>
  );
}

/** Names what was searched for, and widens the list again: without the search, or without the filters but `kept`. */
export function NoResults({ kept }: { kept: string | undefined }) {
  const { lists: t } = useWords();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { search, ...others } = filterValues as Record<string, unknown>;
  const isSearch = typeof search === 'string' && search !== '';
  const first = kept === undefined ? {} : { [kept]: others[kept] };
  return (
    <Stack sx={{ py: 3, gap: 1.5, alignItems: 'start' }}>
      <Typography role="status">{isSearch ? t.noneFor(search) : t.noneMatch}</Typography>
      <Button
        variant="outlined"
        onClick={() => (isSearch ? setFilters(others, displayedFilters) : setFilters(first, {}))}
      >
        {isSearch ? t.clearSearch : t.clearFilters}
      </Button>
    </Stack>
  );
}

type EmptyProps = {
  /** What the list is for, and how it fills. */
  children: ReactNode;
  /** The next step: a page of the console, or with `isSite` of the site. */
  to: string;
  label: string;
  isSite?: boolean;
  /** Who may go there; everybody who sees the list when left out. */
  may?: string;
};

/** An empty list: what it is for, and one button to what comes next. */
export function Empty({ children, to, label, isSite = false, may }: EmptyProps) {
  const { locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const isShown = may === undefined || permissions.includes(may);
  const onSite = locale === 'ar' ? `/ar${to}` : to;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography>{children}</Typography>
      {isShown && isSite && (
        <Button variant="outlined" href={onSite}>
          {label}
        </Button>
      )}
      {isShown && !isSite && (
        <Button variant="outlined" component={Link} to={to}>
          {label}
        </Button>
      )}
    </Stack>
  );
}
