/** The uploads that a lesson names, asked for again while their sizes are made. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { call, type DoneOf, Refused } from '../api.ts';

type Listed = DoneOf<'media/list'>['rows'][number];
/** As in the lesson's own answer, or in the list of uploads. */
export type Seen = Pick<Listed, 'id' | 'kind' | 'name' | 'state' | 'progress' | 'seconds'> & {
  error: string | null;
  renditions: Pick<Listed['files'][number], 'rendition' | 'bytes'>[];
};

const everyMs = 3_000;

const isSettled = ({ state }: Seen): boolean => state === 'ready' || state === 'failed';

const seenOf = ({ id, kind, name, state, progress, seconds, error, files }: Listed): Seen => ({
  id,
  kind,
  name,
  state,
  progress,
  seconds,
  error,
  renditions: files.map(({ rendition, bytes }) => ({ rendition, bytes })),
});

/** Null when the request failed. */
async function readSeen(ids: readonly string[]): Promise<{ rows: Seen[]; makesSizes: boolean } | null> {
  try {
    const listed = await call('media/list', { ids: [...ids], perPage: 100 });
    return { rows: listed.rows.map(seenOf), makesSizes: listed.makesSizes };
  } catch (failure) {
    if (failure instanceof Refused) return null;
    throw failure;
  }
}

export type Media = {
  seen: ReadonlyMap<string, Seen>;
  /** False where the server cannot make sizes. */
  makesSizes: boolean;
  again(): void;
};

/** `ofLesson`: the lesson's own answer. `onSettled`: an upload is ready, or has failed. */
export function useMedia(ids: readonly string[], ofLesson: readonly Seen[], onSettled: () => void): Media {
  const [read, setRead] = useState<{ rows: readonly Seen[]; makesSizes: boolean }>({
    rows: [],
    makesSizes: true,
  });
  const [turn, setTurn] = useState(0);
  const seen = new Map([...ofLesson, ...read.rows].map((one) => [one.id, one]));
  const wanted = ids.join(' ');
  const isWaiting = ids.some((id) => {
    const one = seen.get(id);
    // An unknown id is asked for a few times: it may have been uploaded just now.
    return one === undefined ? turn < 5 : !isSettled(one);
  });
  const onSettledNow = useEffectEvent(onSettled);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const answer = await readSeen(wanted === '' ? [] : wanted.split(' '));
      if (isOver || answer === null) return;
      setRead(answer);
      if (turn > 0 && answer.rows.length > 0 && answer.rows.every(isSettled)) onSettledNow();
    };
    void ask();
    const timer = isWaiting ? setTimeout(() => setTurn(turn + 1), everyMs) : undefined;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, turn, isWaiting]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { seen, makesSizes: read.makesSizes, again };
}
