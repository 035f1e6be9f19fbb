/**
 * The claims that wait, and which of them is looked at: its number stands in the address, so that Back and a reload lead to
 * it. What is decided leaves the queue, and the next one takes its place.
 */
import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { Checks, Claim } from '../../../api/staff/claims.ts';
import { ask, Refused, type WireFailure } from '../wire.ts';

type Listed = { rows: Claim[]; total: number | null; checks: Checks };
type Waiting = { rows: Claim[]; total: number; checks: Checks };

const withoutOne = ({ rows, total, checks }: Waiting, number: string): Waiting => ({
  checks,
  rows: rows.filter((row) => row.number !== number),
  total: Math.max(0, total - 1),
});

export function useQueue() {
  const leaveIfEnded = useLogoutIfAccessDenied();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [failure, setFailure] = useState<WireFailure['code'] | null>(null);

  const load = useCallback(() => {
    const take = ({ rows, total, checks }: Listed) => {
      setWaiting({ rows, total: total ?? rows.length, checks });
      setFailure(null);
    };
    const fail = async (caught: unknown) => {
      if (!(caught instanceof Refused)) throw caught;
      if (!(await leaveIfEnded(caught))) setFailure(caught.failure.code);
    };
    void ask<Listed>('GET', '/claims').then(take, fail);
  }, [leaveIfEnded]);
  useEffect(load, [load]);

  const [query, setQuery] = useSearchParams();
  const number = query.get('order');
  const rows = waiting?.rows ?? [];
  // Of one that waits no longer: the longest waiting.
  const place = Math.max(
    0,
    rows.findIndex((row) => row.number === number),
  );
  /** The steps themselves are no pages to go back to. */
  const lookAt = (row: Claim | undefined) => setQuery(row ? { order: row.number } : {}, { replace: true });
  return {
    isLoading: waiting === null && failure === null,
    failure,
    total: waiting?.total ?? 0,
    checks: waiting?.checks ?? null,
    claim: rows[place] ?? null,
    place,
    isFirst: place === 0,
    isLast: place >= rows.length - 1,
    load,
    move: (by: 1 | -1) => lookAt(rows[Math.max(0, Math.min(rows.length - 1, place + by))]),
    /** Decided, by her or by a colleague who was first. */
    leave(decided: string) {
      if (waiting === null) return;
      const left = withoutOne(waiting, decided);
      setWaiting(left);
      lookAt(left.rows[Math.min(place, left.rows.length - 1)]);
      // Those that did not fit into one answer.
      if (left.rows.length === 0 && left.total > 0) load();
    },
  };
}
