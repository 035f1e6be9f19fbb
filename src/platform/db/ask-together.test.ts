import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { withServer } from '../../../tests/support/extent.ts';
import { newPostgresDatabase } from '../../../tests/support/open-test-database.ts';
import { askingTogether } from './ask-together.ts';
import { asRequest } from './read-once.ts';
import { gated, statementText } from './run-in-transaction.ts';

type Question = readonly [text: string, values?: readonly unknown[]];

const questions: readonly Question[] = [
  [
    `select 1::int2 as a, 2::int4 as b, 9007199254740993::int8 as c, 1.50::numeric as d, 1.5e300::float8 as e`,
  ],
  [`select true as yes, false as no, null::bool as unsaid, array[true, null, false] as several`],
  [`select $1::text as own, 'costs $1, "$2" and ''$3''' as "a $4", $2::int as number`, ['$2', 7]],
  [`select $1 as untyped`, ['line\nbreak \\ "quoted" — دروس ']],
  [
    `select '2027-03-01 12:30:00.123456+01'::timestamptz as at, '2027-03-01'::date as day, '3 days'::interval as took`,
  ],
  [
    `select '{"a": [1, null, "x"]}'::jsonb as b, '{"a" : 1}'::json as j, 'null'::jsonb as n, null::jsonb as none`,
  ],
  [`select array['a,b', 'c"d', null]::text[] as texts, array[1, 2] as numbers, '{}'::text[] as empty`],
  [
    `select '\\x00ff'::bytea as bytes, '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90'::uuid as id, 'a'::"char" as sign`,
  ],
  [`select one as twice, one + 1 as twice from generate_series(1, 3) as one order by one desc`],
  [`select one from generate_series(1, 3) as one where one = any($1) order by one`, [[3, 1]]],
  [`(select 1 as united union all select 2) order by united desc limit 1`],
  [`select 1 as nothing where false`],
  [`select one from generate_series(1, $1::int) as one where $2::text is null`, [2, null]],
];

describe.skipIf(!withServer)('what a request asks at the same time', () => {
  let database: Awaited<ReturnType<typeof newPostgresDatabase>>;
  let pool: pg.Pool;
  let sent: string[] = [];
  let together: pg.Pool;

  beforeAll(async () => {
    database = await newPostgresDatabase(true);
    pool = new pg.Pool({ connectionString: database.url, options: '-c TimeZone=UTC' });
    const counted = gated(pool, ['query'], ([query], goOn) => {
      sent.push(statementText(query));
      return goOn();
    });
    together = askingTogether(counted);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** Each way in which the driver gives rows. */
  const forms = [
    {},
    { rowMode: 'array' as const },
    { types: { getTypeParser: () => (value: string) => `<${value}>` } },
  ];
  const ask = async (client: pg.Pool, [text, values = []]: Question, form: object = {}) =>
    (await client.query({ ...form, text }, [...values])).rows as unknown[];
  const askAll = (client: pg.Pool, form: object) =>
    Promise.all(questions.map((question) => ask(client, question, form)));
  const count = async (work: () => Promise<unknown>): Promise<number> => {
    sent = [];
    await asRequest(work);
    return sent.length;
  };

  it.each(forms)('is one statement, and each answer is the one it would get alone: %j', async (form) => {
    const alone = await askAll(pool, form);
    await asRequest(() => askAll(together, form));
    let answers: unknown;
    expect(await count(async () => (answers = await askAll(together, form)))).toBe(1);
    expect(answers).toEqual(alone);
  });

  it('is not what another request asks, nor what nobody’s request asks', async () => {
    await asRequest(() => askAll(together, {}));
    sent = [];
    await Promise.all([asRequest(() => askAll(together, {})), asRequest(() => askAll(together, {}))]);
    expect(sent).toHaveLength(2);
    expect(await askAll(together, {})).toHaveLength(questions.length);
    expect(sent).toHaveLength(2 + questions.length);
  });

  it('goes alone where it writes or holds something', async () => {
    const [first = ['select 1'], second = ['select 2']] = questions;
    const held: Question = [`select 1 from pg_database where datname = 'nowhere' for update`];
    const asked = () => Promise.all([first, second, held, held].map((one) => ask(together, one)));
    await asRequest(asked);
    expect(await count(asked)).toBe(3);
  });

  const fine: Question = ['select 5 as fine'];

  it('fails alone where one of them fails, for what it was asked with', async () => {
    const parts = (by: number): Question => ['select 1 / $1::int as parts', [by]];
    const both = (by: number) => Promise.allSettled([ask(together, fine), ask(together, parts(by))]);
    await asRequest(() => both(1));
    const [good, bad] = (await asRequest(() => both(0))) as PromiseSettledResult<unknown>[];
    expect(good).toEqual({ status: 'fulfilled', value: [{ fine: 5 }] });
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(await count(() => both(1))).toBe(1);
  });

  it('is asked alone for ever where it cannot stand beside others', async () => {
    const alone: Question = [`select row(1, 2) as pair, 'x' as "pair" -- a remark`];
    const both = () => Promise.all([ask(together, fine), ask(together, alone)]);
    const [, told] = await asRequest(both);
    expect(await count(both)).toBe(2);
    expect(told).toEqual(await ask(pool, alone));
  });
});
