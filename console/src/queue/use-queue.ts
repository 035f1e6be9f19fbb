/**
 * What waits, one after the other, and which of it is looked at: its id stands in the address, so that Back and a reload lead to
 * it. What is decided leaves the queue, and the next one takes its place.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Refused, type WireFailure } from '../wire.ts';

type Listed<Row> = { rows: Row[]; total: number };
type Waiting<Row, Whole> = Listed<Row> & { whole: Whole };

type Asked<Row, Whole> = {
  /** Reads the queue anew; another function reads another one. */
  read: () => Promise<Whole>;
  rowsOf: (whole: Whole) => Listed<Row>;
  /** Of the address: '?work=…'. */
  name: string;
  idOf: (row: Row) => string;
};

export function useQueue<Row, Whole>({ read, rowsOf, name, idOf }: Asked<Row, Whole>) {
  const leaveIfEnded = useLogoutIfAccessDenied();
  const [waiting, setWaiting] = useState<Waiting<Row, Whole> | null>(null);
  const [failure, setFailure] = useState<WireFailure['code'] | null>(null);
  const latest = useRef(0);

  const load = useCallback(() => {
    const turn = ++latest.current;
    const take = (whole: Whole) => {
      if (turn !== latest.current) return;
      setWaiting({ whole, ...rowsOf(whole) });
      setFailure(null);
    };
    const fail = async (caught: unknown) => {
      if (!(caught instanceof Refused)) throw caught;
      if (!(await leaveIfEnded(caught)) && turn === latest.current) setFailure(caught.failure.code);
    };
    void read().then(take, fail);
  }, [leaveIfEnded, read, rowsOf]);
  useEffect(load, [load]);

  const [query, setQuery] = useSearchParams();
  const asked = query.get(name);
  const rows = waiting?.rows ?? [];
  const found = rows.findIndex((row) => idOf(row) === asked);
  // Of one that waits no longer: the longest waiting.
  const place = Math.max(0, found);
  /** The steps themselves are no pages to go back to. */
  const lookAt = (row: Row | undefined) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (row === undefined) after.delete(name);
        else after.set(name, idOf(row));
        return after;
      },
      { replace: true },
    );
  return {
    isLoading: waiting === null && failure === null,
    failure,
    whole: waiting?.whole ?? null,
    total: waiting?.total ?? 0,
    row: rows[place] ?? null,
    /** The address names one that does not wait here. */
    astray: waiting !== null && found < 0 ? asked : null,
    place,
    isFirst: place === 0,
    isLast: place >= rows.length - 1,
    load,
    toFirst: () => lookAt(rows[0]),
    move: (by: 1 | -1) => lookAt(rows[Math.max(0, Math.min(rows.length - 1, place + by))]),
    /** Decided, by her or by a colleague who was first. */
    leave(decided: string) {
      if (waiting === null) return;
      const left = rows.filter((row) => idOf(row) !== decided);
      const total = Math.max(0, waiting.total - 1);
      setWaiting({ ...waiting, rows: left, total });
      lookAt(left[Math.min(place, left.length - 1)]);
      // Those that did not fit into one answer.
      if (left.length === 0 && total > 0) load();
    },
  };
}

export type Queue = Pick<
  ReturnType<typeof useQueue>,
  'place' | 'total' | 'isFirst' | 'isLast' | 'move' | 'leave'
>;

/** Moves, and takes the focus along: whoever hears the page is told of the next one. */
export function useWalk({ move, leave }: Pick<Queue, 'move' | 'leave'>) {
  const mayFocus = useRef(false);
  const [decided, setDecided] = useState(0);
  return {
    decided,
    move(by: 1 | -1) {
      mayFocus.current = true;
      move(by);
    },
    done(id: string, by: 'hers' | 'colleague') {
      mayFocus.current = true;
      if (by === 'hers') setDecided((count) => count + 1);
      leave(id);
    },
    headingRef(heading: HTMLElement | null) {
      if (!heading || !mayFocus.current) return;
      mayFocus.current = false;
      heading.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    },
  };
}
