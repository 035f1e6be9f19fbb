/**
 * A million learners on paper: the arrival of an evening, minute by minute, with what each action costs (bench/costs.json, measured by
 * `npm run bench -- costs`), for academies of every size. Prints what the worst minute needs and draws docs/scale.svg.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Costs } from './costs.ts';

const minutes = 180;
/** Of all learners those who come on the busiest evening, and of visitors one for so many learners. */
const evening = { come: 0.1, visitors: 0.1 };
/** What one of those does in it. `film` in minutes; a phone tells four times a minute how far it has come. */
const learnerDoes = { home: 2, lesson: 4, film: 12, event: 48, 'sign-in': 0.3 } as const;
const visitorDoes = { visitor: 4, order: 0.02 } as const;
/** A quarter watches at 480p, the others at 240p: the most that each may need, in bits a second. */
const filmBits = 0.25 * 698_000 + 0.75 * 212_000;

/** Of everything in the evening, the share of one minute: most come within half an hour, and a tenth at the moment when it begins. */
function arrival(minute: number): number {
  const bell = Math.exp(-((minute - 60) ** 2) / (2 * 25 ** 2)) / (25 * Math.sqrt(2 * Math.PI));
  return 0.9 * bell + (minute === 60 ? 0.1 : 0);
}

/** The same numbers in every run. */
function steady(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** How many come where `mean` are expected: chance matters where they are few. */
function chance(mean: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  return Math.max(0, mean + Math.sqrt(mean) * normal);
}

/** What a minute needs of each thing there is, a second. */
type Need = { requests: number; node: number; postgres: number; writes: number; film: number };

function worstMinute(learners: number, costs: Costs): Need {
  const random = steady(learners);
  const [come, visitors] = [learners * evening.come, learners * evening.visitors];
  const worst: Need = { requests: 0, node: 0, postgres: 0, writes: 0, film: 0 };
  let watching = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    const arrived = chance(come * arrival(minute), random);
    watching += (arrived * learnerDoes.film - watching) / learnerDoes.film;
    const asked: [keyof Costs['actions'], number][] = [
      ['home', arrived * learnerDoes.home],
      ['lesson', arrived * learnerDoes.lesson],
      ['sign-in', arrived * learnerDoes['sign-in']],
      ['event', watching * 4],
      ['visitor', chance(visitors * visitorDoes.visitor * arrival(minute), random)],
      ['order', chance(visitors * visitorDoes.order * arrival(minute), random)],
    ];
    const now: Need = { requests: 0, node: 0, postgres: 0, writes: 0, film: (watching * filmBits) / 1e6 };
    for (const [kind, inMinute] of asked) {
      const { nodeMs, postgresMs, writes } = costs.actions[kind];
      const aSecond = inMinute / 60;
      now.requests += aSecond;
      now.node += (aSecond * nodeMs) / 1_000;
      now.postgres += (aSecond * postgresMs) / 1_000;
      now.writes += aSecond * writes;
    }
    for (const key of ['requests', 'node', 'postgres', 'writes', 'film'] as const)
      worst[key] = Math.max(worst[key], now[key]);
  }
  return worst;
}

/** Nothing is used to its end. */
const comfortable = 0.7;

/** What one of each gives: from one the wall is reached, and the next thing is switched on. */
const walls = (costs: Costs) =>
  ({
    'one process': (need: Need) => need.node / comfortable,
    'one core of PostgreSQL': (need: Need) => need.postgres / comfortable,
    'writes of one PostgreSQL': (need: Need) => need.writes / (costs.writesASecond * comfortable),
    '100 connections': (need: Need) => (Math.ceil(need.node / comfortable) * 19) / 97,
    'films over 1 Gbit/s': (need: Need) => need.film / (1_000 * comfortable),
    'an e-mail to all in an hour': (_: Need, learners: number) => learners / (1_000 * 60),
  }) as const;

const sizes = Array.from({ length: 61 }, (_, at) => Math.round(1_000 * 10 ** (at / 15)));
const colours = ['#3b3fc4', '#b4452c', '#8a6d00', '#1d1b2e', '#1b7f5c', '#a03a8c'];

type Curve = { name: string; points: [learners: number, share: number][]; wall: number | null };

function draw(curves: readonly Curve[]): string {
  const [width, height, left, bottom] = [760, 430, 60, 390];
  const x = (learners: number) => left + (Math.log10(learners / 1_000) / 4) * 480;
  const y = (share: number) => bottom - ((Math.log10(Math.min(100, Math.max(0.01, share))) + 2) / 4) * 360;
  const text = (at: [number, number], words: string, more = '') =>
    `<text x="${at[0].toFixed(0)}" y="${at[1].toFixed(0)}" ${more}>${words}</text>`;
  const across = [1_000, 10_000, 100_000, 1_000_000, 10_000_000].map(
    (learners) =>
      `<path d="M${x(learners)} 30V${bottom}" stroke="#ddd"/>` +
      text([x(learners), bottom + 18], learners.toLocaleString('en'), 'text-anchor="middle"'),
  );
  const up = [0.01, 0.1, 1, 10, 100].map(
    (share) =>
      `<path d="M${left} ${y(share).toFixed(0)}H540" stroke="${share === 1 ? '#1d1b2e' : '#ddd'}"/>` +
      text([left - 8, y(share) + 4], `${share * 100} %`, 'text-anchor="end"'),
  );
  const lines = curves.map(({ name, points, wall }, at) => {
    const path = points
      .map(([learners, share]) => `${x(learners).toFixed(1)} ${y(share).toFixed(1)}`)
      .join('L');
    const when = wall === null ? '' : `: ${wall.toLocaleString('en')}`;
    return (
      `<path d="M${path}" fill="none" stroke="${colours[at]}" stroke-width="2"/>` +
      text([552, 60 + at * 22], `${name}${when}`, `fill="${colours[at]}"`)
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="12" role="img" aria-label="How much of one of each is needed by academies of a thousand to ten million learners">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...across,
    ...up,
    ...lines,
    text(
      [left, 18],
      'Of one of each, what the worst minute needs; learners below, beside each name where it is used up',
    ),
    '</svg>\n',
  ].join('\n');
}

const rounded = (value: number): number => Number(value.toPrecision(2));

/** Prints the worst minute and the walls, and draws the curves. */
export function drawScale(): void {
  const costs = JSON.parse(readFileSync(path.join(import.meta.dirname, 'costs.json'), 'utf8')) as Costs;
  console.log('\nThe worst minute of the busiest evening, a second');
  console.table(
    [10_000, 100_000, 1_000_000].map((learners) => {
      const { requests, node, postgres, writes, film } = worstMinute(learners, costs);
      return {
        learners,
        requests: rounded(requests),
        'cores of Node': rounded(node),
        'cores of PostgreSQL': rounded(postgres),
        writes: rounded(writes),
        'films Mbit/s': rounded(film),
        'minutes for an e-mail to all': rounded(learners / 1_000),
      };
    }),
  );
  const curves = Object.entries(walls(costs)).map(([name, share]): Curve => {
    const points = sizes.map((learners): [number, number] => [
      learners,
      share(worstMinute(learners, costs), learners),
    ]);
    const [wall = null] = points.find(([, used]) => used >= 1) ?? [];
    return { name, points, wall: wall && rounded(wall) };
  });
  console.log('Used up at so many learners');
  console.table(curves.map(({ name, wall }) => ({ what: name, learners: wall })));
  writeFileSync(path.join(import.meta.dirname, '../docs/scale.svg'), draw(curves));
}
