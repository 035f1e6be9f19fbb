/** A thousand learners open their course at once: who they are, the outline of sixty lessons, and where each stands. */
import { randomUUID } from 'node:crypto';
import { entitlements } from '../domain/access/access.table.ts';
import { orders } from '../domain/orders/orders.table.ts';
import {
  learningEvents,
  lessons,
  lessonVersions,
  modules,
} from '../src/features/classroom/classroom.table.ts';
import { enrolments } from '../src/features/cohorts/cohorts.table.ts';
import { openAcademy } from './open-academy.ts';
import { place, rate, type Rate } from './orders.ts';

const learners = 1_000;
const lessonsOfCourse = 60;
const eventsOfLearner = 200;
const courseSlug = 'ecommerce-mastery-virtual';

const inBoth = (text: string) => ({ en: text, ar: text });

async function writeLessons({ db }: Opened['database']): Promise<string[]> {
  const now = new Date();
  const moduleId = randomUUID();
  await db.insert(modules).values({ id: moduleId, courseSlug, position: 90, title: inBoth('Module') });
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
    title: inBoth('A lesson of the bench'),
    minutes: 10,
    body: inBoth('A paragraph of a lesson. '.repeat(200)),
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

async function writeLearners(
  { academy, database: { db } }: Opened,
  ids: readonly string[],
): Promise<string[]> {
  const tokens: string[] = [];
  await rate(learners, 8, async () => void tokens.push(await place(academy)));
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
  return tokens;
}

/** All thousand ask in the same moment; then one after another. */
export async function measureLearning(
  databaseUrl: string | null,
): Promise<(Rate & { what: string; engine: string })[]> {
  const opened = await openAcademy(databaseUrl);
  const tokens = await writeLearners(opened, await writeLessons(opened.database));
  const read = async (index: number) => {
    const caller = { email: null, orderTokens: [tokens[index % tokens.length] ?? ''], staff: null };
    const home = await opened.academy.classroom.courseHome({ caller, courseSlug });
    if (!home.ok) throw new Error(`A course did not open: ${home.reason}`);
  };
  await rate(200, 4, read);
  const rows = [
    { what: 'one after another', ...(await rate(500, 1, read)) },
    { what: '32 at once', ...(await rate(2_000, 32, read)) },
    { what: '1,000 at once', ...(await rate(learners, learners, read)) },
  ];
  const { engine } = opened.database;
  await opened.close();
  return rows.map((row) => ({ engine, ...row }));
}
