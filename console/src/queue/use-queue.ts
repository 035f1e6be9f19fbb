import { useCallback, useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Refused, type ApiFailure } from '../api.ts';
import { keepTyping, keptTyping } from '../layout/kept-typing.ts';

type Kind = 'refusal' | 'mark' | 'answer';

/** Text begun about an item of a queue and not sent: moving on does not lose it. */
export function halfTyped(kind: Kind, id: string): string | null {
  const kept = keptTyping(`${kind}:${id}`);
  return typeof kept === 'string' ? kept : null;
}

/** Null: sent, or given up. */
export const keepHalfTyped = (kind: Kind, id: string, typed: string | null): void =>
  keepTyping(`${kind}:${id}`, typed);

/** Keys of a page: never while somebody types, and never under a dialog. */
const taken =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=combobox], [role=listbox]';

export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(taken) !== null;

/** Letter keys by their position: on an Arabic keyboard J is J too. */
const nameOf = ({ code, key }: KeyboardEvent): string =>
  /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

/** `keys`: actions by 'j', 'ArrowLeft' … */
export function useKeys(keys: Record<string, () => void>, isOn = true): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTaken(event.target)) return;
      const action = latest.current[nameOf(event)];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

const kept = 'derb-office-keys';

/** As last set in this browser: on by default. */
export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(kept) !== 'off';
  } catch {
    return true;
  }
}

export function keepKeys(isOn: boolean): void {
  try {
    localStorage.setItem(kept, isOn ? 'on' : 'off');
  } catch {
    // Without storage it holds for this visit.
  }
}

type Listed<Row> = { rows: Row[]; total: number };
type Waiting<Row, Whole> = Listed<Row> & { whole: Whole };

type Asked<Row, Whole> = {
  /** Reads the queue; another function reads another queue. */
  read: () => Promise<Whole>;
  rowsOf: (whole: Whole) => Listed<Row>;
  /** Its parameter in the address: '?work=…'. */
  name: string;
  idOf: (row: Row) => string;
};

/**
 * The waiting items, one by one. The current one's id is in the address, so that Back and a reload lead to it. What is
 * decided leaves the queue, and the next one is shown.
 */
export function useQueue<Row, Whole>({ read, rowsOf, name, idOf }: Asked<Row, Whole>) {
  const leaveIfEnded = useLogoutIfAccessDenied();
  const [waiting, setWaiting] = useState<Waiting<Row, Whole> | null>(null);
  const [failure, setFailure] = useState<ApiFailure['code'] | null>(null);
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
  // If the current one no longer waits: the longest waiting.
  const place = Math.max(0, found);
  /** Moving within the queue adds no history entries. */
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
    /** The address names an item that does not wait here. */
    astray: waiting !== null && found < 0 ? asked : null,
    place,
    isFirst: place === 0,
    isLast: place >= rows.length - 1,
    load,
    toFirst: () => lookAt(rows[0]),
    move: (by: 1 | -1) => lookAt(rows[Math.max(0, Math.min(rows.length - 1, place + by))]),
    /** Decided, here or by a colleague who was first. */
    leave(decided: string) {
      if (waiting === null) return;
      const left = rows.filter((row) => idOf(row) !== decided);
      const total = Math.max(0, waiting.total - 1);
      setWaiting({ ...waiting, rows: left, total });
      lookAt(left[Math.min(place, left.length - 1)]);
      // Items that did not fit into one answer.
      if (left.length === 0 && total > 0) load();
    },
  };
}

export type Queue = Pick<
  ReturnType<typeof useQueue>,
  'place' | 'total' | 'isFirst' | 'isLast' | 'move' | 'leave'
>;

/** Moves and takes the focus along, so that screen readers announce the next item. */
export function useSteps({ move, leave }: Pick<Queue, 'move' | 'leave'>) {
  const mayFocus = useRef(false);
  const [decided, setDecided] = useState(0);
  return {
    decided,
    move(by: 1 | -1) {
      mayFocus.current = true;
      move(by);
    },
    done(id: string, by: 'me' | 'colleague') {
      mayFocus.current = true;
      if (by === 'me') setDecided((count) => count + 1);
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
