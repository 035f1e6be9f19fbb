/**
 * Counts opened pages of what is for sale, in memory, for visitors who agreed to be counted: a number for each day, step, offer
 * and language, one for each day and source of a visit, and nothing about the visitor. Written to the database each minute and at the end; a crash loses at most that
 * minute.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { noSource, otherSource, sourceOfVisit } from '../../academy/frame/source.ts';
import { visitedBy, type Visited } from './visit.ts';
import type { SourceCount, VisitCount } from './visits.service.ts';
import { agreedToCounting } from '../../platform/http/consent-cookie.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';

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

/** How many sources are counted apart in a day: anybody can write any word into a link. */
export const mostSources = 200;

type Count = { times: number };

function add<C extends Count>(counts: Map<string, C>, key: string, count: C): void {
  const since = counts.get(key);
  counts.set(key, since === undefined ? count : { ...count, times: count.times + since.times });
}

export class VisitCounter {
  readonly #now: () => number;
  readonly #meanings = new Map<string, Visited | null>();
  readonly #machines = new Map<string, boolean>();
  #counts = new Map<string, VisitCount>();
  #bySource = new Map<string, SourceCount>();
  readonly #sourcesOfDay = new Set<string>();
  #day = '';
  #dayEndsAt = 0;

  /** `now`: milliseconds since 1970. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * After the whole page of a path was answered to a GET with 200. Costs one lookup in a map where nothing is counted. Of an
   * offer the page that is the same for everybody counts; its form is made for each visitor. `search`: the query with its '?'.
   */
  note(pathname: string, headers: IncomingHttpHeaders, { isPublic = true, search = '' } = {}): void {
    const visited = remember(this.#meanings, pathname, visitedBy);
    if (visited === null || (visited.step === 'visit' && !isPublic)) return;
    if (!agreedToCounting(headers.cookie) || isAhead(headers)) return;
    const browser = headers['user-agent'];
    if (browser === undefined || remember(this.#machines, browser, isMachine)) return;
    const day = this.#today();
    add(this.#counts, `${day} ${pathname}`, { ...visited, day, times: 1 });
    if (visited.step === 'visit') this.#noteSource(day, headers.cookie, search);
  }

  #noteSource(day: string, cookies: string | undefined, search: string): void {
    let of = sourceOfVisit(cookies, search) ?? noSource;
    const known = this.#sourcesOfDay;
    const word = Object.values(of).join(' ');
    if (!known.has(word) && known.size >= mostSources) of = otherSource;
    else known.add(word);
    add(this.#bySource, `${day} ${Object.values(of).join(' ')}`, { ...of, day, times: 1 });
  }

  /** Passes the counts to `keep`, and begins anew. Throws what `keep` throws; the counts are then kept for the next time. */
  async flush(
    keep: (counts: readonly VisitCount[], bySource: readonly SourceCount[]) => Promise<void>,
  ): Promise<void> {
    const [counts, bySource] = [this.#counts, this.#bySource];
    if (counts.size === 0) return;
    this.#counts = new Map();
    this.#bySource = new Map();
    try {
      await keep([...counts.values()], [...bySource.values()]);
    } catch (error) {
      for (const [key, count] of counts) add(this.#counts, key, count);
      for (const [key, count] of bySource) add(this.#bySource, key, count);
      throw error;
    }
  }

  /** Morocco's date, computed once a day. */
  #today(): string {
    const now = this.#now();
    if (now >= this.#dayEndsAt) {
      this.#day = dateInMorocco(new Date(now));
      this.#sourcesOfDay.clear();
      this.#dayEndsAt = instantInMorocco(addDays(this.#day, 1), '00:00').getTime();
    }
    return this.#day;
  }
}
