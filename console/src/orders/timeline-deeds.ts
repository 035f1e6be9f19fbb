/** Lines that one deed left, told as one with its parts beneath it. */
import { type Entry } from './timeline-details.ts';

export type TimelineDeed = { head: Entry; parts: Entry[] };

/** What the others follow from: an hour given back is paid back, not the other way round. */
const causes: ReadonlySet<string> = new Set(['cancel-hour', 'move-hour', 'dispute']);

/** The lower goes first: what moved the order says more than what came with it. */
function rankOf({ kind, event, detail }: Entry): number {
  if (causes.has(event) || kind === 'note') return 0;
  if (kind === 'refund') return 1;
  if (kind === 'history' && detail.toStatus !== undefined && detail.toStatus !== detail.fromStatus) return 2;
  if (kind === 'office') return 3;
  return kind === 'history' ? 4 : 5;
}

/** In the order in which each deed began. */
export const deedsOfTimeline = (timeline: readonly Entry[]): TimelineDeed[] =>
  [...Map.groupBy(timeline, ({ deed }) => deed).values()].flatMap((lines) => {
    const [head, ...parts] = lines.toSorted((a, b) => rankOf(a) - rankOf(b));
    return head ? [{ head, parts }] : [];
  });
