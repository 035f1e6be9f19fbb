/** A thousand learners open their course at once, and reminders go to ten thousand: a course of sixty lessons with everybody's progress. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/database.ts';
import { entitlements } from '../src/selling/orders/access.table.ts';
import { orders } from '../src/selling/orders/orders.table.ts';
import {
  learningEvents,
  lessons,
  lessonVersions,
  modules,
} from '../src/learning/classroom/classroom.table.ts';
import { enrolments } from '../src/selling/orders/cohorts.table.ts';
import { inEach } from '../src/platform/i18n/locale.ts';
import { openAcademy } from './open-academy.ts';
import { place, rate, type Rate } from './orders.ts';

const learners = 1_000;
const lessonsOfCourse = 60;
const eventsOfLearner = 200;
export const courseSlug = 'ecommerce-mastery-virtual';

const inAll = (text: string) => inEach(() => text);

export async function writeLessons({ db }: Database): Promise<string[]> {
  const now = new Date();
  const moduleId = randomUUID();
  await db.insert(modules).values({ id: moduleId, courseSlug, position: 90, title: inAll('Module') });
  const ids = Array.from({ length: lessonsOfCourse }, () => randomUUID());
  await db.insert(lessons).values(
    ids.map((id, index) => ({
      id,
      courseSlug,
      moduleId,
      key: `bench-${index}`,
      position: index,
      kind: 'text' as const,
      currentVersion: 1,
    })),
  );
  const content = {
    title: inAll('A lesson of the bench'),
    minutes: 10,
    body: inAll('A paragraph of a lesson. '.repeat(200)),
    media: null,
    files: [],
    link: null,
    task: null,
  };
  await db.insert(lessonVersions).values(
    ids.map((lessonId) => ({
      lessonId,
      number: 1,
      content,
      madeAt: now,
      madeBy: 'bench',
      publishedAt: now,
    })),
  );
  return ids;
}

type Opened = Awaited<ReturnType<typeof openAcademy>>;

/** Each with a course and the progress of half a year in it; their orders' tokens. */
export async function writeLearners(
  { academy, database: { db } }: Opened,
  ids: readonly string[],
  many = learners,
): Promise<{ tokens: string[]; placing: Rate }> {
  const tokens: string[] = [];
  const placing = await rate(many, 8, async () => void tokens.push(await place(academy)));
  await db.update(orders).set({ status: 'Payment Confirmed' });
  const placed = await db.select({ id: orders.id }).from(orders);
  const at = new Date();
  const enrolled = placed.map(({ id: orderId }) => ({ id: randomUUID(), orderId, courseSlug, joinedAt: at }));
  await db
    .insert(entitlements)
    .values(
      placed.map(({ id: orderId }) => ({ id: randomUUID(), orderId, itemSlug: courseSlug, grantedAt: at })),
    );
  await db.insert(enrolments).values(enrolled);
  for (const { id: enrolmentId } of enrolled)
    await db.insert(learningEvents).values(
      Array.from({ length: eventsOfLearner }, (_, index) => ({
        id: randomUUID(),
        enrolmentId,
        lessonId: ids[index % ids.length] ?? '',
        version: 1,
        kind: index % 7 === 0 ? ('done' as const) : ('position' as const),
        body: { seconds: index },
        at: new Date(at.getTime() - index * 60_000),
        receivedAt: at,
      })),
    );
  return { tokens, placing };
}

/** One after another, then all thousand at the same moment. `unanswered`: those that ran into the database's timeout. */
export async function measureLearning(
  databaseUrl: string | null,
): Promise<(Rate & { what: string; engine: string; unanswered: number })[]> {
  const opened = await openAcademy(databaseUrl);
  const { tokens, placing } = await writeLearners(opened, await writeLessons(opened.database));
  const read = async (index: number) => {
    const caller = { email: null, orderTokens: [tokens[index % tokens.length] ?? ''], staff: null };
    const home = await opened.academy.classroom.courseHome({ caller, courseSlug });
    if (!home.ok) throw new Error(`A course did not open: ${home.reason}`);
  };
  await rate(200, 4, read);
  let unanswered = 0;
  const orElse = (index: number) => read(index).catch(() => void (unanswered += 1));
  const crowd = await rate(learners, learners, orElse);
  const rows = [
    { what: '(orders placed, 8 at once)', ...placing, unanswered: 0 },
    { what: 'one after another', ...(await rate(500, 1, read)), unanswered: 0 },
    { what: '32 at once', ...(await rate(2_000, 32, read)), unanswered: 0 },
    { what: '1,000 at once', ...crowd, unanswered },
  ];
  const { engine } = opened.database;
  await opened.close();
  return rows.map((row) => ({ engine, ...row }));
}

/** Rows that belong to orders without any yet. */
const whatFollows = [
  sql`insert into entitlements (id, order_id, item_slug, granted_at) select gen_random_uuid(), id, item_slug, now()
    from orders o where not exists (select 1 from entitlements e where e.order_id = o.id)`,
  sql`insert into enrolments (id, order_id, course_slug, joined_at) select gen_random_uuid(), id, item_slug, now()
    from orders o where not exists (select 1 from enrolments e where e.order_id = o.id)`,
];

/** For two hundred enrolments without events: as many as the database writes before its timeout. */
const someEvents = sql`insert into learning_events (id, enrolment_id, lesson_id, version, kind, body, at, received_at)
  select gen_random_uuid(), e.id, one.lesson_id, one.version, one.kind, one.body, one.at, one.received_at
  from (select id from enrolments n where not exists (select 1 from learning_events l where l.enrolment_id = n.id) limit 200) e,
    (select * from learning_events where enrolment_id = (select enrolment_id from learning_events limit 1) limit 60) one
  returning 1`;

/** Runs the noon job: with a tenth inactive for five days, until nobody is left, and once more. */
export async function measureTeachingEmails(
  databaseUrl: string,
): Promise<{ what: string; emails: number; ms: number }[]> {
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  const opened = await openAcademy(databaseUrl, undefined, () => noon);
  const { db } = opened.database;
  await writeLearners(opened, await writeLessons(opened.database));
  const placed = await db.select().from(orders);
  for (let copy = 1; copy < 10; copy += 1)
    for (let from = 0; from < placed.length; from += 250)
      await db.insert(orders).values(
        placed.slice(from, from + 250).map(({ searchText: _searchText, ...order }) => ({
          ...order,
          id: randomUUID(),
          idempotencyKey: randomUUID(),
          number: `${order.number}${copy}`,
          token: `${order.token}${copy}`,
          email: `${copy}${order.email}`,
        })),
      );
  for (const statement of whatFollows) await db.execute(statement);
  while ((await db.execute(someEvents)).rows.length > 0);
  await db.execute(sql`analyze`);
  const fiveDays = sql`interval '5 days'`;
  await db.execute(sql`update enrolments set joined_at = joined_at - ${fiveDays}`);
  await db.execute(sql`update learning_events set received_at = received_at - ${fiveDays}
    where enrolment_id in (select id from enrolments order by id limit 1000)`);
  const run = async (what: string) => {
    const from = performance.now();
    const emails = await opened.academy.learningEmails.sendTeachingEmails();
    return { what, emails, ms: Math.round(performance.now() - from) };
  };
  const rows = [
    await run('a thousand are due'),
    await run('nobody is due'),
    await run('nobody is due, once more'),
  ];
  await opened.close();
  return rows;
}
