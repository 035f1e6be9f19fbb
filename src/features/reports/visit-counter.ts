/**
 * Counts opened pages of what is for sale, in memory, for visitors who agreed to be counted: a number for each day, step, offer
 * and language, and nothing about the visitor. Written to the database each minute and at the end; a crash loses at most that
 * minute.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { agreedToCounting, visitedBy, type Visited } from './visit.ts';
import type { VisitCount } from './visits.store.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { instantInMorocco } from '../../platform/time/morocco-clock.ts';

/** User agents of bots; Cubot makes phones. */
const machine =
  /(?<!cu)bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|lighthouse|headless|monitor|uptime|curl|wget|python|java\/|go-http|node|axios|okhttp/i;

const isMachine = (browser: string): boolean => machine.test(browser);

/** Prefetched pages may never be looked at. */
const isAhead = ({ 'sec-purpose': purpose, purpose: older, 'x-moz': oldest }: IncomingHttpHeaders): boolean =>
  [purpose, older, oldest].some((value) => value !== undefined && String(value).includes('prefetch'));

/** How many paths, and browsers, are remembered with what they mean; beyond it all are looked up again. */
const mostRemembered = 1_000;

function remember<T>(known: Map<string, T>, text: string, learn: (text: string) => T): T {
  const meaning = known.get(text);
  if (meaning !== undefined) return meaning;
  const learned = learn(text);
  if (known.size >= mostRemembered) known.clear();
  known.set(text, learned);
  return learned;
}

export class VisitCounter {
  readonly #now: () => number;
  readonly #meanings = new Map<string, Visited | null>();
  readonly #machines = new Map<string, boolean>();
  #counts = new Map<string, VisitCount>();
  #day = '';
  #dayEndsAt = 0;

  /** `now`: milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * After the whole page of a path was answered to a GET with 200. Costs one lookup in a map where nothing is counted. Of an
   * offer the page that is the same for everybody counts; its form is made for each visitor.
   */
  note(pathname: string, headers: IncomingHttpHeaders, { isPublic = true } = {}): void {
    const visited = remember(this.#meanings, pathname, visitedBy);
    if (visited === null || (visited.step === 'visit' && !isPublic)) return;
    if (!agreedToCounting(headers.cookie) || isAhead(headers)) return;
    const browser = headers['user-agent'];
    if (browser === undefined || remember(this.#machines, browser, isMachine)) return;
    const day = this.#today();
    const key = `${day} ${pathname}`;
    const count = this.#counts.get(key);
    if (count === undefined) this.#counts.set(key, { ...visited, day, times: 1 });
    else count.times += 1;
  }

  /** Passes the counts to `keep`, and begins anew. Throws what `keep` throws; the counts are then kept for the next time. */
  async flush(keep: (counts: readonly VisitCount[]) => Promise<void>): Promise<void> {
    const counts = this.#counts;
    if (counts.size === 0) return;
    this.#counts = new Map();
    try {
      await keep([...counts.values()]);
    } catch (error) {
      for (const [key, count] of counts) {
        const since = this.#counts.get(key);
        this.#counts.set(key, { ...count, times: count.times + (since?.times ?? 0) });
      }
      throw error;
    }
  }

  /** Morocco's date, computed once a day. */
  #today(): string {
    const now = this.#now();
    if (now >= this.#dayEndsAt) {
      this.#day = dateInMorocco(new Date(now));
      this.#dayEndsAt = instantInMorocco(addDays(this.#day, 1), '00:00').getTime();
    }
    return this.#day;
  }
}
