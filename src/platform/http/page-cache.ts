/**
 * A cache of public pages. A page is kept for one version of the content and of what it shows beside it (seats); after a minute it is rendered again while visitors get
 * the cached one (seats left, a start that has passed), and it never outlives the instant at which it becomes outdated (a
 * campaign's end). One that cannot be made again, since a record cannot be read, is shown as it was.
 */
import { keepAnswer, type KeptAnswer, shrinkKept } from './kept-answer.ts';

export type FreshPage = {
  body: Buffer;
  headers: readonly (readonly [name: string, value: string])[];
  trueUntil: number;
  /** What it shows that changes without the content: `course:<slug>`, or `course:*` for any of them. */
  shows?: ReadonlySet<string>;
};

export type PageCacheOptions = {
  /** Renders the page of a key; null when it may not be cached, 'failed' or an error when it cannot be made. */
  render: (key: string) => Promise<FreshPage | 'failed' | null>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Runs work that is not urgent; a test runs it at once. */
  later?: (work: () => Promise<void>) => void;
  onFailure?: (error: unknown) => void;
  /** Is told of a page that could not be made again. */
  onLastGood?: (key: string, error: unknown) => void;
};

type Kept = {
  answer: KeptAnswer;
  lookAgainAt: number;
  trueUntil: number;
  shows: ReadonlySet<string>;
  /** Something has changed since: shown only when it cannot be made again. */
  isOld: boolean;
};

/** A rendering: `isOld` when something changed after it had begun. */
type Flight = { answer: Promise<KeptAnswer | null>; hasBegun: boolean; isOld: boolean };

const none: ReadonlySet<string> = new Set();

const mostPages = 500;
const mostBytes = 64 * 1024 * 1024;
const lookAgainAfterMs = 60_000;

const aside = (work: () => Promise<void>): void => void setTimeout(() => void work(), 250).unref();

export class PageCache {
  readonly #render: PageCacheOptions['render'];
  readonly #now: () => number;
  readonly #later: (work: () => Promise<void>) => void;
  readonly #onFailure: (error: unknown) => void;
  readonly #onLastGood: (key: string, error: unknown) => void;
  readonly #pages = new Map<string, Kept>();
  readonly #running = new Map<string, Flight>();
  readonly #broken = new Set<string>();
  #bytes = 0;
  /** Raised by every change of content: a rendering begun before is not cached. */
  #generation = 0;
  /** Of each rendering what has changed since it began: it is not cached where it shows some of it. */
  readonly #changedSince = new Set<Set<string>>();

  constructor({
    render,
    now = Date.now,
    later = aside,
    onFailure = () => undefined,
    onLastGood = () => undefined,
  }: PageCacheOptions) {
    this.#render = render;
    this.#now = now;
    this.#later = later;
    this.#onFailure = onFailure;
    this.#onLastGood = onLastGood;
  }

  /** The cached page of a key, without waiting; undefined when there is none or it is outdated. */
  kept(key: string): KeptAnswer | undefined {
    const page = this.#pages.get(key);
    if (page === undefined || page.isOld) return undefined;
    const now = this.#now();
    if (now < page.lookAgainAt) return page.answer;
    if (now >= page.trueUntil) {
      this.#drop(key);
      return undefined;
    }
    // One visitor a minute triggers this; nobody waits for it.
    page.lookAgainAt = now + lookAgainAfterMs;
    this.page(key).catch(this.#onFailure);
    return page.answer;
  }

  /**
   * Renders the page of a key; simultaneous requests share one rendering. Null when it may not be cached. There are never two at once
   * of one page: what began before a change ends first, so that a slow database is not asked more and more.
   */
  page(key: string): Promise<KeptAnswer | null> {
    const before = this.#running.get(key);
    if (before && !before.isOld) return before.answer;
    const flight: Flight = { answer: Promise.resolve(null), hasBegun: false, isOld: false };
    const begin = () => {
      flight.hasBegun = true;
      return this.#fetch(key);
    };
    const made = before ? before.answer.then(begin, begin) : begin();
    flight.answer = made.finally(() => {
      if (this.#running.get(key) === flight) this.#running.delete(key);
    });
    this.#running.set(key, flight);
    return flight.answer;
  }

  /** Pages that cannot be made of what was saved: visitors see how they were. */
  get broken(): readonly string[] {
    return [...this.#broken];
  }

  /** How much memory its pages take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Makes everything old: the content has changed. */
  clear(): void {
    this.#generation += 1;
    for (const page of this.#pages.values()) page.isOld = true;
    this.#leaveRunning();
  }

  /** Makes the pages old that show something which has changed. */
  clearShowing(of: string): void {
    const names = [of, of.replace(/:.*/, ':*')];
    for (const changed of this.#changedSince) for (const name of names) changed.add(name);
    for (const page of this.#pages.values()) page.isOld ||= names.some((name) => page.shows.has(name));
    this.#leaveRunning();
  }

  /** Whoever asks from now on does not get what has begun. */
  #leaveRunning(): void {
    for (const flight of this.#running.values()) flight.isOld = flight.hasBegun;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  async #fetch(key: string): Promise<KeptAnswer | null> {
    const generation = this.#generation;
    const changed = new Set<string>();
    this.#changedSince.add(changed);
    const made = await this.#render(key)
      .catch((error: unknown) => ({ error }))
      .finally(() => this.#changedSince.delete(changed));
    if (made === 'failed' || (made !== null && 'error' in made)) return this.#lastGood(key, made);
    const fresh = made;
    if (fresh === null) {
      if (generation === this.#generation) this.#drop(key);
      return null;
    }
    const { shows = none } = fresh;
    const before = this.#pages.get(key)?.answer;
    const answer = keepAnswer(fresh.body, fresh.headers);
    if (generation !== this.#generation || !shows.isDisjointFrom(changed)) return answer;
    // The same page again: the cached one is better compressed already.
    const same = before?.mark === answer.mark ? before : null;
    this.#keep(key, {
      answer: same ?? answer,
      lookAgainAt: this.#now() + lookAgainAfterMs,
      trueUntil: fresh.trueUntil,
      shows,
      isOld: false,
    });
    if (same === null) this.#later(() => this.#shrink(key, answer, fresh).catch(this.#onFailure));
    return same ?? answer;
  }

  /** The page as it was, for another minute; where there is none that is still true, what happened is the caller's. */
  #lastGood(key: string, failure: 'failed' | { error: unknown }): KeptAnswer | null {
    const last = this.#pages.get(key);
    const now = this.#now();
    if (last === undefined || now >= last.trueUntil) {
      this.#drop(key);
      if (failure === 'failed') return null;
      throw failure.error;
    }
    last.isOld = false;
    last.lookAgainAt = Math.min(now + lookAgainAfterMs, last.trueUntil);
    // What is away comes back by itself.
    if (failure === 'failed') this.#broken.add(key);
    this.#onLastGood(key, failure === 'failed' ? undefined : failure.error);
    return last.answer;
  }

  async #shrink(key: string, answer: KeptAnswer, { headers }: FreshPage): Promise<void> {
    if (this.#pages.get(key)?.answer !== answer) return;
    const before = answer.size;
    await shrinkKept(answer, headers);
    if (this.#pages.get(key)?.answer === answer) this.#bytes += answer.size - before;
  }

  #keep(key: string, page: Kept): void {
    this.#drop(key);
    const soonest = Math.min(page.lookAgainAt, page.trueUntil);
    this.#pages.set(key, { ...page, lookAgainAt: soonest });
    this.#bytes += page.answer.size;
    for (const [oldest] of this.#pages) {
      if (this.#pages.size <= mostPages && this.#bytes <= mostBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#broken.delete(key);
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#bytes -= page.answer.size;
    this.#pages.delete(key);
  }
}
