import { expect, it } from 'vitest';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';
import {
  acceptedBy,
  areApart,
  deal,
  type Dealt,
  givenBy,
  mayAsk,
  type Pool,
  reviewsEach,
  seesOwn,
} from './review-dealing.ts';

const names = (people: number): string[] => Array.from({ length: people }, (_, n) => `p${n}`);
const worksOf = (people: readonly string[]) =>
  people.map((author) => ({ id: `work of ${author}`, author, takes: true }));
const open = ({ work, reviewer }: { work: string; reviewer: string }): Dealt => ({
  work,
  author: work.replace('work of ', ''),
  reviewer,
  state: 'open',
});
const receivedIn = ({ works, deals }: Pool): number[] =>
  works.map(({ id }) => deals.filter(({ work, state }) => work === id && state !== 'gone').length);

/** Everybody handed in one after the other; each got works at once, and who had none with them. */
function arriving(people: readonly string[]): Pool {
  const pool = { works: [] as ReturnType<typeof worksOf>, deals: [] as Dealt[] };
  for (const author of people) {
    pool.works.push(...worksOf([author]));
    const idle = people.filter((one) => !pool.deals.some(({ reviewer }) => reviewer === one));
    pool.deals.push(...deal(pool, { to: new Set([author, ...idle]) }).map(open));
  }
  return pool;
}

it('in a group that handed in together everybody reads two and is read by two, and from five on nobody reads each other', () => {
  for (const people of [2, 3, 4, 5, 6, 7, 12, 40, 200]) {
    const all = names(people);
    const deals = deal({ works: worksOf(all), deals: [] }).map(open);
    const each = Math.min(reviewsEach, people - 1);
    expect([people, new Set(receivedIn({ works: worksOf(all), deals }))]).toEqual([people, new Set([each])]);
    for (const one of all) expect(deals.filter(({ reviewer }) => reviewer === one)).toHaveLength(each);
    const pairs = new Set(deals.map(({ reviewer, author }) => `${reviewer} ${author}`));
    const returned = deals.filter(({ reviewer, author }) => pairs.has(`${author} ${reviewer}`));
    expect([people, returned.length]).toEqual([people, people >= 5 ? 0 : people === 4 ? 4 : people * each]);
  }
});

it('who is alone reads nothing, and her own opens', () => {
  const pool: Pool = { works: worksOf(['p0']), deals: [] };
  expect([deal(pool), mayAsk(pool, 'p0'), seesOwn(pool, 'p0')]).toEqual([[], false, true]);
});

/** Large groups take their time: a few of them. */
const people = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 2, max: 24 }) },
  { weight: 1, arbitrary: fc.integer({ min: 25, max: 200 }) },
);
const states = fc.constantFrom<Dealt['state']>('given', 'given', 'open', 'gone');

/** Groups of 2 to 200 that hand in one by one, some of whom drop out, and what is dealt anew then. */
const groups = fc
  .tuple(people, fc.array(states, { minLength: 400, maxLength: 400 }))
  .map(([size, became]) => {
    const pool = arriving(names(size));
    const deals = pool.deals.map((one, at): Dealt => ({
      ...one,
      state: became[at % became.length] ?? 'open',
    }));
    return { works: pool.works, deals };
  });

it('nobody gets her own work, or somebody’s twice, or more than two, however many drop out', () => {
  forAll(tries(200), groups, (pool) => {
    const dealt = deal(pool).map(open);
    const all = [...pool.deals, ...dealt];
    expect(dealt.filter(({ reviewer, author }) => reviewer === author)).toEqual([]);
    const pairs = all.map(({ reviewer, author }) => `${reviewer} ${author}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { author } of pool.works)
      expect(all.filter(({ reviewer }) => reviewer === author).length).toBeLessThanOrEqual(reviewsEach);
    for (const count of receivedIn({ ...pool, deals: all })) expect(count).toBeLessThanOrEqual(reviewsEach);
  });
});

it('numbers of readers differ by one at most, unless nobody who could read the one reads the other', () => {
  forAll(tries(200), groups, (pool) => {
    const dealt = deal(pool).map(open);
    const all = [...pool.deals, ...dealt];
    const received = new Map(
      receivedIn({ ...pool, deals: all }).map((count, at) => [pool.works[at]?.author ?? '', count]),
    );
    const hasMet = new Set(all.map(({ reviewer, author }) => `${reviewer} ${author}`));
    const missed = dealt.flatMap(({ reviewer, author: richer }) =>
      pool.works
        .map(({ author }) => author)
        .filter(
          (poorer) =>
            poorer !== reviewer &&
            !hasMet.has(`${reviewer} ${poorer}`) &&
            (received.get(poorer) ?? 0) + 2 <= (received.get(richer) ?? 0),
        ),
    );
    expect(missed).toEqual([]);
  });
});

it('few read each other', () => {
  forAll(tries(50), fc.integer({ min: 8, max: 60 }), (size) => {
    const { deals } = arriving(names(size));
    const pairs = new Set(deals.map(({ reviewer, author }) => `${reviewer} ${author}`));
    const returned = deals.filter(({ reviewer, author }) => pairs.has(`${author} ${reviewer}`));
    expect(returned.length).toBeLessThanOrEqual(6);
  });
});

it('who left works unanswered gets none by herself, asks for others, and her own opens with two', () => {
  const works = worksOf(['p0', 'p1', 'p2', 'p3', 'p4']);
  const late = (author: string, state: Dealt['state']): Dealt => ({
    work: `work of ${author}`,
    author,
    reviewer: 'p0',
    state,
  });
  const gone: Pool = { works, deals: [late('p1', 'gone'), late('p2', 'gone')] };
  expect(deal(gone, { to: new Set(['p0']) })).toEqual([]);
  expect([mayAsk(gone, 'p0'), seesOwn(gone, 'p0')]).toEqual([true, false]);
  const asked = deal(gone, { to: new Set(['p0']), again: true });
  expect(asked.map(({ work }) => work).toSorted()).toEqual(['work of p3', 'work of p4']);
  const given: Pool = { works, deals: [...gone.deals, late('p3', 'given'), late('p4', 'given')] };
  expect([givenBy(given, 'p0'), mayAsk(given, 'p0'), seesOwn(given, 'p0')]).toEqual([2, false, true]);
  const one: Pool = { works, deals: [late('p1', 'given'), late('p2', 'open')] };
  expect(seesOwn(one, 'p0')).toBe(false);
});

it('work that takes no readers gets none, and its maker reads all the same', () => {
  const works = worksOf(['p0', 'p1', 'p2']).map((work, at) => ({ ...work, takes: at > 0 }));
  const pool: Pool = { works, deals: [] };
  const dealt = deal(pool);
  expect(dealt.some(({ work }) => work === 'work of p0')).toBe(false);
  expect(dealt.filter(({ reviewer }) => reviewer === 'p0')).toHaveLength(2);
});

const rubric = [
  { id: 'light', title: { en: 'Light', ar: 'الضوء', fr: 'Lumière' }, points: 6 },
  { id: 'price', title: { en: 'Price', ar: 'الثمن', fr: 'Prix' }, points: 4 },
];
const marks = (light: number, price: number) => [
  { line: 'light', points: light },
  { line: 'price', points: price },
];
const asks = (acceptsByReviews: boolean) => ({ rubric, review: { works: 2 as const, acceptsByReviews } });

it('two reviews are far apart from 40 % of the points on, and one alone is neither', () => {
  expect(areApart({ rubric }, [marks(6, 4)])).toBe(null);
  expect(areApart({ rubric }, [marks(6, 4), marks(4, 3)])).toBe(false);
  expect(areApart({ rubric }, [marks(6, 4), marks(4, 2)])).toBe(true);
});

it('two that agree accept a work only where the task says so, and not with less than half', () => {
  const agreed = [marks(6, 3), marks(5, 2)];
  expect(acceptedBy(asks(false), agreed)).toBe(null);
  expect(acceptedBy({ rubric, review: null }, agreed)).toBe(null);
  expect(acceptedBy(asks(true), agreed)).toEqual(marks(6, 3));
  expect(acceptedBy(asks(true), agreed.slice(1))).toBe(null);
  expect(acceptedBy(asks(true), [marks(2, 2), marks(3, 2)])).toBe(null);
  expect(acceptedBy(asks(true), [marks(6, 4), marks(3, 2)])).toBe(null);
});
