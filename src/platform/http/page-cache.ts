/**
 * A cache of public pages. A page is kept for one version of the content; after a minute it is rendered again while visitors get
 * the cached one (seats left, a start that has passed), and it never outlives the instant at which it becomes outdated (a
 * campaign's end).
 */
import { keepAnswer, type KeptAnswer, shrinkKept } from './kept-answer.ts';

export type FreshPage = {
  body: Buffer;
  headers: readonly (readonly [name: string, value: string])[];
  trueUntil: number;
};

export type PageCacheOptions = {
  /** Renders the page of a key; null when it may not be cached. */
  render: (key: string) => Promise<FreshPage | null>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Runs work that is not urgent; a test runs it at once. */
  later?: (work: () => Promise<void>) => void;
  onFailure?: (error: unknown) => void;
};

type Kept = { answer: KeptAnswer; lookAgainAt: number; trueUntil: number };

const mostPages = 500;
const mostBytes = 64 * 1024 * 1024;
const lookAgainAfterMs = 60_000;

const aside = (work: () => Promise<void>): void => void setTimeout(() => void work(), 250).unref();

export class PageCache {
  readonly #render: PageCacheOptions['render'];
  readonly #now: () => number;
  readonly #later: (work: () => Promise<void>) => void;
  readonly #onFailure: (error: unknown) => void;
  readonly #pages = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<KeptAnswer | null>>();
  #bytes = 0;
  /** Raised by every change of content: a rendering begun before is not cached. */
  #generation = 0;

  constructor({ render, now = Date.now, later = aside, onFailure = () => undefined }: PageCacheOptions) {
    this.#render = render;
    this.#now = now;
    this.#later = later;
    this.#onFailure = onFailure;
  }

  /** The cached page of a key, without waiting; undefined when there is none or it is outdated. */
  kept(key: string): KeptAnswer | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
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

  /** Renders the page of a key; simultaneous requests share one rendering. Null when it may not be cached. */
  page(key: string): Promise<KeptAnswer | null> {
    const flight = this.#running.get(key) ?? this.#fetch(key).finally(() => this.#running.delete(key));
    this.#running.set(key, flight);
    return flight;
  }

  /** How much memory its pages take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Clears everything: the content has changed. */
  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#running.clear();
    this.#bytes = 0;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#bytes };
  }

  async #fetch(key: string): Promise<KeptAnswer | null> {
    const generation = this.#generation;
    const fresh = await this.#render(key);
    if (fresh === null) {
      if (generation === this.#generation) this.#drop(key);
      return null;
    }
    const before = this.#pages.get(key)?.answer;
    const answer = keepAnswer(fresh.body, fresh.headers);
    if (generation !== this.#generation) return answer;
    // The same page again: the cached one is better compressed already.
    const same = before?.mark === answer.mark ? before : null;
    this.#keep(key, {
      answer: same ?? answer,
      lookAgainAt: this.#now() + lookAgainAfterMs,
      trueUntil: fresh.trueUntil,
    });
    if (same === null) this.#later(() => this.#shrink(key, answer, fresh).catch(this.#onFailure));
    return same ?? answer;
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
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#bytes -= page.answer.size;
    this.#pages.delete(key);
  }
}
