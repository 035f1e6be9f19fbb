/** What grows with the academy: every question that is asked often, at 100,000 orders, with the large tables that it reads whole. */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { asRequest } from '../src/platform/db/read-once.ts';
import type { Database } from '../src/platform/db/database.ts';
import { addDays, dateInMorocco } from '../src/platform/time/calendar-date.ts';
import { sitemap } from '../src/server/crawler-files.ts';
import { plansOf } from '../tests/support/plans.ts';
import { filling, fillLists, fillOrders, many, sellOneCourse } from './fill-lists.ts';
import { openAcademy, publicOrigin } from './open-academy.ts';
import { rate } from './orders.ts';
import { type Asked, newest, otherLists, questionsTo } from './staff-lists.ts';

/** A catalogue of so many courses; every fifth has limited seats. */
const manyCourses = 500;
const makeCourses = (from: string) => sql`
  insert into courses (slug, position, record, sample, updated_at)
  select slug || '-' || n, 1000 + n, record || jsonb_build_object('slug', slug || '-' || n, 'capacity', case when n % 5 = 0 then 40 end),
    sample, updated_at
  from courses, generate_series(1, ${manyCourses}::int) n where slug = ${from}`;

type Opened = Awaited<ReturnType<typeof openAcademy>>;

async function questionsOf({ academy, context, database }: Opened): Promise<Asked[]> {
  const to = dateInMorocco(new Date());
  const periods = [30, 365].map((days) => ({ days, period: { from: addDays(to, 1 - days), to } }));
  return [
    ['orders in groups, counted', () => academy.staff.countOrderGroups()],
    ...(await questionsTo(database)).map(([name, of]): Asked => [
      `orders: ${name}`,
      () => academy.staff.findOrders({ filter: {}, sort: newest, page: 1, perPage: 25, ...of }),
    ]),
    ...periods.flatMap(({ days, period }): Asked[] => [
      [`figures of ${days} days`, () => academy.staff.figures(period)],
      [`funnel of ${days} days`, () => academy.staff.funnel(period)],
    ]),
    ...otherLists({ academy, context }),
    ['courses', () => academy.courses()],
    ['one course', () => academy.course('english-mastery')],
    ['sitemap', async () => (await sitemap(academy, publicOrigin)).text()],
  ];
}

type Grown = { question: string; statements: number; 'median ms': number; 'reads whole': string };

const rowsOf = async ({ db }: Database): Promise<Map<string, number>> => {
  const { rows } = await db.execute<{ name: string; rows: number }>(
    sql`select relname as name, reltuples::int as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, rows: held }) => [name, held]));
};

/** `databaseUrl`: an empty, migrated database, which it fills. `only`: words of the questions to ask; all without any. */
export async function measureGrowth(databaseUrl: string, only: readonly string[] = []): Promise<Grown[]> {
  const opened = await openAcademy(databaseUrl);
  const { academy, database, close } = opened;
  await filling(databaseUrl, async (on) => {
    await fillOrders(on);
    await fillLists(on);
  });
  await database.db.execute(makeCourses('english-mastery'));
  const held = await rowsOf(database);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const measured: Grown[] = [];
  const measure = async ([question, ask]: Asked): Promise<void> => {
    if (only.length > 0 && !only.some((word) => question.includes(word))) return;
    const once = () => asRequest(ask);
    await once();
    const plans = await plansOf(client, once);
    const { p50Ms } = await rate(9, 1, once);
    const large = plans.flatMap(({ whole }) => whole).filter((table) => (held.get(table) ?? 0) >= many / 20);
    measured.push({
      question,
      statements: plans.length,
      'median ms': p50Ms,
      'reads whole': [...new Set(large)].join(', '),
    });
  };
  for (const question of await questionsOf(opened)) await measure(question);
  await filling(databaseUrl, (on) => sellOneCourse(on, 'english-mastery-1'));
  await measure(['seats, beside a course that sold 100,000', () => academy.courses()]);
  await client.end();
  await close();
  return measured;
}
