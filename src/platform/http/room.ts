/**
 * How many requests one process works on at once while it has more to do than it can. Whatever comes beyond is refused at once: accepted,
 * it would make everybody wait until nobody waits any more, and a crowd that grows would be answered ever less.
 */
import { performance } from 'node:perf_hooks';

/** Requests that wait for the database or are rendered, until it is known how many are answered in a second. */
const mostAtFirst = 128;
/** Nobody who is let in shall wait much longer. */
const patienceSeconds = 3;
const [fewest, mostEver] = [16, 512];
const windowMs = 1_000;

/** `enter`: a function to call when the work is over; null where there is no room. */
export type Room = { enter(): (() => void) | null };

/**
 * A process that only waits, as for a bank’s server, has room for any number: only one that has no rest refuses. After each second without
 * rest it has room for what it answers in three, so that a slow machine lets in fewer. `now` in milliseconds.
 */
export function makeRoom(
  hasNoRest: () => boolean,
  { atOnce = mostAtFirst, now = () => performance.now() }: { atOnce?: number; now?: () => number } = {},
): Room {
  let [inside, room, answered, rested, since] = [0, atOnce, 0, false, now()];
  const look = (isBusy: boolean): void => {
    rested ||= !isBusy;
    const lasted = now() - since;
    if (lasted < windowMs) return;
    const inPatience = Math.round((answered * patienceSeconds * 1_000) / lasted);
    room = rested ? atOnce : Math.min(mostEver, Math.max(fewest, inPatience));
    [answered, rested, since] = [0, false, now()];
  };
  return {
    enter() {
      // Asked each time: it looks at the time since it was asked last.
      const isBusy = hasNoRest();
      look(isBusy);
      if (isBusy && inside >= room) return null;
      inside += 1;
      return () => {
        inside -= 1;
        answered += 1;
      };
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
