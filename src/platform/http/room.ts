/**
 * How many requests one process works on at once while it has more to do than it can. Whatever comes beyond is refused at once: accepted,
 * it would make everybody wait until nobody waits any more, and a crowd that grows would be answered ever less.
 */
import { performance } from 'node:perf_hooks';

/** Requests that wait for the database or are rendered. Two seconds of work of a slow core. */
const most = 128;

/** `enter`: a function to call when the work is over; null where there is no room. */
export type Room = { enter(): (() => void) | null };

/** A process that only waits, as for a bank’s server, has room for any number: only one that has no rest refuses. */
export function makeRoom(hasNoRest: () => boolean, atOnce = most): Room {
  let inside = 0;
  return {
    enter() {
      // Asked each time: it looks at the time since it was asked last.
      const full = hasNoRest() && inside >= atOnce;
      if (full) return null;
      inside += 1;
      return () => void (inside -= 1);
    },
  };
}

const lookEveryMs = 200;
const busyShare = 0.9;

/** Whether callers wait for a connection to the database, or this thread had hardly a pause in the last moment. */
export function watchRest(waitingForDatabase: () => number): () => boolean {
  let [since, lookedAt, wasBusy] = [performance.eventLoopUtilization(), performance.now(), false];
  return () => {
    const now = performance.now();
    if (now - lookedAt >= lookEveryMs) {
      wasBusy = performance.eventLoopUtilization(since).utilization > busyShare;
      [since, lookedAt] = [performance.eventLoopUtilization(), now];
    }
    return wasBusy || waitingForDatabase() > 0;
  };
}
