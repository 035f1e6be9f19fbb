/** The claims that wait, and which of them is looked at. What is decided leaves the queue, and the next one takes its place. */
import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { Claim } from '../../../api/staff/claims.ts';
import { ask, Refused, type WireFailure } from '../wire.ts';

type Listed = { rows: Claim[]; total: number | null };
type Waiting = { rows: Claim[]; total: number };

const withoutOne = ({ rows, total }: Waiting, number: string): Waiting => ({
  rows: rows.filter((row) => row.number !== number),
  total: Math.max(0, total - 1),
});

export function useQueue() {
  const leaveIfEnded = useLogoutIfAccessDenied();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [failure, setFailure] = useState<WireFailure['code'] | null>(null);
  const [at, setAt] = useState(0);

  const load = useCallback(() => {
    const take = ({ rows, total }: Listed) => {
      setWaiting({ rows, total: total ?? rows.length });
      setAt(0);
      setFailure(null);
    };
    const fail = async (caught: unknown) => {
      if (!(caught instanceof Refused)) throw caught;
      if (!(await leaveIfEnded(caught))) setFailure(caught.failure.code);
    };
    void ask<Listed>('GET', '/claims').then(take, fail);
  }, [leaveIfEnded]);
  useEffect(load, [load]);

  const rows = waiting?.rows ?? [];
  const place = Math.min(at, Math.max(0, rows.length - 1));
  return {
    isLoading: waiting === null && failure === null,
    failure,
    total: waiting?.total ?? 0,
    claim: rows[place] ?? null,
    place,
    isFirst: place === 0,
    isLast: place >= rows.length - 1,
    load,
    move: (by: 1 | -1) => setAt(Math.max(0, Math.min(rows.length - 1, place + by))),
    /** Decided, by her or by a colleague who was first. */
    leave(number: string) {
      if (waiting === null) return;
      const left = withoutOne(waiting, number);
      setWaiting(left);
      setAt(place);
      // Those that did not fit into one answer.
      if (left.rows.length === 0 && left.total > 0) load();
    },
  };
}
