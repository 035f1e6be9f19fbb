/**
 * Which work is given to whom: everybody who handed in gets two works of others, and every work two readers, where there are enough.
 * Nobody gets her own, nobody meets the same other twice, and as few as possible read each other.
 */
import type { Assignment, RubricMark } from './assignment.ts';

/** How many works each reads, and how many readers each work gets. */
export const reviewsEach = 2;
/** What is not answered by then is dealt anew. */
export const daysToAnswer = 4;
/** Work that waited for so long is given to nobody new: its trainer answers. */
export const daysOfDealing = 6;

/** Work of a group, the first handed in first; `takes`: it may be given to readers. */
type Work = { id: string; author: string; takes: boolean };
/** What was given before. 'gone': not answered in time, or taken out of sight. `reviewer` null: of an erased account. */
export type Dealt = {
  work: string;
  author: string;
  reviewer: string | null;
  state: 'open' | 'given' | 'gone';
};
export type Pool = { works: readonly Work[]; deals: readonly Dealt[] };

type Asked = {
  /** Only these get works; left out, everybody. */
  to?: ReadonlySet<string>;
  /** They ask for works themselves: what they left unanswered does not count against them. */
  again?: boolean;
};

type Pair = { work: string; reviewer: string };

const isLive = ({ state }: Dealt): boolean => state !== 'gone';

const meeting = (reviewer: string, author: string): string => `${reviewer} ${author}`;

/** Everybody who may still read, with what they are dealt now. */
class Readers {
  readonly #works: readonly Work[];
  readonly #room = new Map<string, number>();
  readonly #met: ReadonlySet<string>;
  readonly #dealt = new Map<string, Work[]>();

  constructor({ works, deals }: Pool, { to, again = false }: Asked) {
    this.#works = works;
    this.#met = new Set(deals.map(({ reviewer, author }) => meeting(reviewer ?? '', author)));
    for (const { author } of works) {
      const had = deals.filter((one) => one.reviewer === author && (!again || isLive(one))).length;
      const room = Math.max(0, reviewsEach - had);
      if (room > 0 && (to === undefined || to.has(author))) this.#room.set(author, room);
      this.#dealt.set(author, []);
    }
  }

  of = (reviewer: string): Work[] => this.#dealt.get(reviewer) ?? [];

  #reads = (reviewer: string, author: string): boolean =>
    this.#met.has(meeting(reviewer, author)) || this.of(reviewer).some((one) => one.author === author);

  /** Who may read it: those first whom its author does not read, then whoever has least, then who came next after its author. */
  #readersFor({ author }: Work): string[] {
    const place = this.#works.findIndex((one) => one.author === author);
    const after = [...this.#works.slice(place + 1), ...this.#works.slice(0, place)];
    return after
      .map((one) => one.author)
      .filter((one) => this.#room.has(one) && !this.#met.has(meeting(one, author)))
      .map((one) => ({
        one,
        isReturned: Number(this.#reads(author, one)),
        // Whoever has room for two counts as having none yet.
        load: this.of(one).length - (this.#room.get(one) ?? 0),
      }))
      .sort((a, b) => a.isReturned - b.isReturned || a.load - b.load)
      .map(({ one }) => one);
  }

  /** Gives the work to one reader more, where need be by giving another work to somebody else instead; false where nobody is left. */
  place(work: Work): boolean {
    const asked = new Set<string>();
    if (this.#search(work, asked)) return true;
    // Whoever was asked in vain has no room, and gets none by what is given to others later.
    for (const one of asked) this.#room.delete(one);
    return false;
  }

  #search(work: Work, asked: Set<string>): boolean {
    for (const reviewer of this.#readersFor(work)) {
      const own = this.of(reviewer);
      if (asked.has(reviewer) || own.includes(work)) continue;
      asked.add(reviewer);
      if (own.length < (this.#room.get(reviewer) ?? 0)) return own.push(work) > 0;
      const at = own.findIndex((other) => this.#search(other, asked));
      if (at < 0) continue;
      own[at] = work;
      return true;
    }
    return false;
  }
}

/** What is to be given now. Works with the fewest readers come first, so that their numbers differ by one at most where that can be. */
export function deal(pool: Pool, asked: Asked = {}): Pair[] {
  const readers = new Readers(pool, asked);
  const live = pool.deals.filter(isLive);
  const left = new Map(pool.works.map(({ id }) => [id, live.filter(({ work }) => work === id).length]));
  for (let level = 1; level <= reviewsEach; level += 1)
    for (const work of pool.works)
      if (work.takes && (left.get(work.id) ?? 0) < level && readers.place(work))
        left.set(work.id, (left.get(work.id) ?? 0) + 1);
  return pool.works.flatMap(({ author }) =>
    readers.of(author).map(({ id }) => ({ work: id, reviewer: author })),
  );
}

/** How many works a learner has answered. */
export const givenBy = ({ deals }: Pool, reviewer: string): number =>
  deals.filter((one) => one.reviewer === reviewer && one.state === 'given').length;

/** Whether she may ask for works: she owes some, has none before her, and there are some. */
export const mayAsk = (pool: Pool, reviewer: string): boolean =>
  givenBy(pool, reviewer) < reviewsEach &&
  !pool.deals.some((one) => one.reviewer === reviewer && one.state === 'open') &&
  deal(pool, { to: new Set([reviewer]), again: true }).length > 0;

/** Whether what was said about her own work opens: she has given two, or nobody is left to give to. */
export const seesOwn = (pool: Pool, reviewer: string): boolean =>
  givenBy(pool, reviewer) >= reviewsEach ||
  (!pool.deals.some((one) => one.reviewer === reviewer && one.state === 'open') && !mayAsk(pool, reviewer));

type Rubric = Pick<Assignment, 'rubric'>;

const sumOf = (marks: readonly { points: number }[]): number =>
  marks.reduce((sum, { points }) => sum + points, 0);

/** Two reviews of one work: far from each other by 40 % of all points or more; null with fewer than two. */
export function areApart({ rubric }: Rubric, reviews: readonly (readonly RubricMark[])[]): boolean | null {
  if (reviews.length < reviewsEach) return null;
  const sums = reviews.map(sumOf);
  return (Math.max(...sums) - Math.min(...sums)) * 10 >= sumOf(rubric) * 4;
}

/** The points that two agreeing reviews accept a work with, each at least half of all; null where its trainer marks. */
export function acceptedBy(
  assignment: Pick<Assignment, 'rubric' | 'review'>,
  reviews: readonly (readonly RubricMark[])[],
): RubricMark[] | null {
  if (assignment.review?.acceptsByReviews !== true || areApart(assignment, reviews) !== false) return null;
  if (reviews.some((marks) => sumOf(marks) * 2 < sumOf(assignment.rubric))) return null;
  return assignment.rubric.map(({ id }) => {
    const given = reviews.flatMap((marks) => marks.filter(({ line }) => line === id));
    return { line: id, points: Math.round(sumOf(given) / reviews.length) };
  });
}
