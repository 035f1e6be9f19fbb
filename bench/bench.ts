/** `npm run bench`: performance on this machine. Compare figures of one run only. `-- pages orders learning classroom lists growth callbacks start launch costs scale phone` selects; `-- phone all` or `-- phone /blog /ar/blog` selects pages. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pathIn } from '../src/platform/i18n/locale.ts';
import { publicPaths } from '../tests/support/site.ts';
import { newPostgresDatabase } from '../tests/support/open-test-database.ts';
import { teardown } from '../tests/support/postgres.ts';
import { build, isBuilt } from '../tools/build.ts';
import { measureCallbacks, measureEqual } from './callbacks.ts';
import { measureCosts } from './costs.ts';
import { measureConsoleOverHttp } from './staff-http.ts';
import { measureGrowth } from './growth.ts';
import { inClassroom, measureBesideSizes, measureClassroomOnPhone } from './classroom.ts';
import { measureLaunch } from './launch.ts';
import { measureLearning, measureTeachingEmails } from './learning.ts';
import { measureOrders, type OrderFigures, rate, type Rate } from './orders.ts';
import { measurePages } from './pages.ts';
import { measurePhone } from './phone.ts';
import { drawScale } from './scale.ts';
import { measureOtherLists, measureStaffLists } from './staff-lists.ts';
import { startBuilt } from '../tests/support/start-built.ts';

/* Time from the command to the first complete page, with the build current and the data there; and the memory after some pages. */

type StartFigures = { engine: string; firstPageMs: number; memoryMiB: number; api: Rate };

/** Of a process and those it has started. */
function memoryOf(pid: number | undefined): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return Math.round(kilobytes / 1_024) + children.reduce((sum, one) => sum + memoryOf(Number(one)), 0);
}

async function submit(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/form/submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: 'Amina Alami',
      // A new buyer each, as in bench/orders.ts.
      email: `amina-${randomUUID()}@derb.example`,
      phone: '+212612345678',
      agreesToStart: true,
      course: 'ecommerce-mastery-virtual',
    }),
  });
  if (answer.status !== 201) throw new Error(`An order was refused: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

const openedPages = [
  '/',
  '/ar',
  '/courses',
  '/ar/courses',
  '/courses/ecommerce-mastery-virtual',
  '/courses/english-mastery',
];

/** Median of three starts with an existing academy. Orders are placed over HTTP as well. */
async function measureStart(
  engine: string,
  environment: Record<string, string>,
  dataDir: string,
): Promise<StartFigures> {
  const starts: number[] = [];
  let memoryMiB = 0;
  let api: Rate = { perSecond: 0, p50Ms: 0, p95Ms: 0, p99Ms: 0 };
  for (let round = 0; round < 4; round += 1) {
    const academy = await startBuilt({ LOG_LEVEL: 'error', ...environment }, dataDir);
    // The first start creates the database: only later ones count.
    if (round > 0) starts.push(academy.firstPageMs);
    if (round === 3) {
      await rate(
        1_000,
        8,
        async (index) =>
          void (await (
            await fetch(`${academy.origin}${openedPages[index % openedPages.length]}`)
          ).arrayBuffer()),
      );
      memoryMiB = memoryOf(academy.child.pid);
      api = await rate(600, 16, () => submit(academy.origin));
    }
    await academy.stop();
  }
  starts.sort((a, b) => a - b);
  return { engine, firstPageMs: Math.round(starts[1] ?? 0), memoryMiB, api };
}

const known = [
  'pages',
  'orders',
  'learning',
  'classroom',
  'lists',
  'growth',
  'callbacks',
  'start',
  'launch',
  'costs',
  'scale',
  'phone',
] as const;
/** Minutes long, or of no machine: only by name. */
const byName = new Set<string>(['phone', 'classroom', 'growth', 'launch', 'costs', 'scale']);
const asked = process.argv.slice(2);
const wants = (name: (typeof known)[number]): boolean =>
  asked.length === 0 ? !byName.has(name) : asked.includes(name);

async function pages(): Promise<void> {
  console.log('\nThe home page from the page cache, 32 connections, beside bare node:http sending the same');
  const rows = (await measurePages()).map(({ coding, bytes, derb, bare, share }) => ({
    coding,
    bytes,
    'requests/s': derb.perSecond,
    'p99 ms': derb.p99Ms,
    'bare requests/s': bare.perSecond,
    'bare p99 ms': bare.p99Ms,
    share,
    errors: derb.errors,
  }));
  console.table(rows);
}

const share = (ours: Rate, floor: Rate | undefined) =>
  floor ? { 'of the floor': Math.round((ours.perSecond / floor.perSecond) * 100) / 100 } : {};

const rowsOf = ({ engine, orders, floor, notifications }: OrderFigures) => [
  ...Object.entries(orders).map(([how, figures]) => ({
    engine,
    what: `orders, ${how}`,
    ...figures,
    ...share(figures, floor[how]),
  })),
  ...Object.entries(floor).map(([how, figures]) => ({
    engine,
    what: `floor: pg alone, ${how}`,
    ...figures,
  })),
  { engine, what: 'notifications, 16 at once', ...notifications },
];

async function orders(): Promise<void> {
  console.log('\nThrough the flows: orders placed, gateway notifications verified and applied');
  const embedded = rowsOf(await measureOrders(null));
  const { url, drop } = await newPostgresDatabase();
  const postgres = rowsOf(await measureOrders(url));
  await drop();
  console.table([...embedded, ...postgres]);
  console.log(
    '\nOne notification 200 times at once, 200 times, and visitors of a page that asks the database',
  );
  const other = await newPostgresDatabase(true);
  console.table([await measureEqual(other.url, 200)]);
  await other.drop();
}

async function learning(): Promise<void> {
  console.log('\nLearners open their course: 60 lessons, 200 events each');
  const { url, drop } = await newPostgresDatabase();
  const rows = await measureLearning(url);
  await drop();
  console.table(rows);
  console.log('\nOne run of the e-mails that teach, 10,000 learners, 740,000 events');
  const other = await newPostgresDatabase();
  console.table(await measureTeachingEmails(other.url));
  await other.drop();
}

async function classroom(): Promise<void> {
  const { url, drop } = await newPostgresDatabase();
  await inClassroom(url, async (of) => {
    console.log('\nPages over HTTP, 4 at once, beside a film whose sizes are being made and without');
    console.table(await measureBesideSizes(of));
    console.log(
      '\nA learner’s phone, as below: the home of 60 lessons, one to read, one with a film at 240p',
    );
    console.table(await measureClassroomOnPhone(of));
  });
  await drop();
}

async function lists(): Promise<void> {
  console.log('\nStaff search 100,000 orders on PostgreSQL, one request after another');
  const { url, drop } = await newPostgresDatabase();
  const rows = (figures: Awaited<ReturnType<typeof measureStaffLists>>) =>
    figures.map(({ question, p50Ms, p95Ms, p99Ms }) => ({
      question,
      'median ms': p50Ms,
      'p95 ms': p95Ms,
      'p99 ms': p99Ms,
    }));
  console.table(rows(await measureStaffLists(url)));
  console.log('\nThe same orders over HTTP, signed in, pages of 25, one question after another');
  console.table(rows(await measureConsoleOverHttp(url)));
  console.log(
    '\nThe first page of every other list, of 100,000 rows each; and the readers of an e-mail to learners',
  );
  console.table(rows(await measureOtherLists(url)));
  await drop();
}

async function growth(): Promise<void> {
  console.log(
    '\nWhat is asked often, at 100,000 orders and 500 courses on PostgreSQL, one question after another',
  );
  const { url, drop } = await newPostgresDatabase();
  console.table(
    await measureGrowth(
      url,
      asked.filter((word) => word !== 'growth'),
    ),
  );
  await drop();
}

async function callbacks(): Promise<void> {
  console.log(
    '\nNotifications over HTTP, signed by each firm, 64 at once, each settles an order; beside bare node:http',
  );
  const embedded = await measureCallbacks(null);
  const { url, drop } = await newPostgresDatabase(true);
  const postgres = await measureCallbacks(url);
  await drop();
  console.table([...embedded, ...postgres]);
}

async function start(): Promise<void> {
  console.log(
    '\nFrom the command to the first page (build current, data there), memory after 1,000 pages, orders over HTTP',
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const { url, drop } = await newPostgresDatabase();
  const figures = [
    await measureStart('embedded', {}, path.join(folder, 'embedded')),
    await measureStart('PostgreSQL', { DATABASE_URL: url }, path.join(folder, 'postgres')),
    await measureStart(
      'PostgreSQL, two processes',
      { DATABASE_URL: url, PROCESSES: '2' },
      path.join(folder, 'postgres'),
    ),
  ];
  await drop();
  rmSync(folder, { recursive: true, force: true });
  console.table(
    figures.map(({ api, ...rest }) => ({
      ...rest,
      'orders/s over HTTP': api.perSecond,
      'p99 ms': api.p99Ms,
    })),
  );
}

async function launch(): Promise<void> {
  console.log(
    '\nA launch evening: people come whether they are answered or not, up to three times what can be done',
  );
  const { url, drop } = await newPostgresDatabase();
  const { best, stages, verdicts } = await measureLaunch(url);
  await drop();
  console.log(`At best, one answered before the next is asked, 16 at once: ${best} a second`);
  console.table(stages);
  for (const [what, isSo] of Object.entries(verdicts)) console.log(`${isSo ? 'yes' : 'NO '}  ${what}`);
}

async function costs(): Promise<void> {
  console.log('\nWhat one request of each kind costs, over HTTP, one after another');
  const { url, drop } = await newPostgresDatabase();
  const { actions, writesASecond } = await measureCosts(url);
  await drop();
  console.table(actions);
  console.log(`The rows of an order, by pg alone, 16 at once: ${writesASecond} a second`);
}

/** Every public page in both languages, or the addresses on the command line, or the main pages. */
function phonePages(): string[] | undefined {
  const addresses = asked.filter((word) => word.startsWith('/'));
  if (addresses.length > 0) return addresses;
  return asked.includes('all') ? publicPaths.flatMap((page) => [page, pathIn('ar', page)]) : undefined;
}

async function phone(): Promise<void> {
  console.log('\nOn the phone: 360 px, processor ÷ 4, 1.6 Mbit/s, 150 ms, empty cache, medians of five');
  console.table(await measurePhone(phonePages()));
}

console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
if (!isBuilt()) await build({ quiet: true });
if (wants('pages')) await pages();
if (wants('orders')) await orders();
if (wants('learning')) await learning();
if (wants('classroom')) await classroom();
if (wants('lists')) await lists();
if (wants('growth')) await growth();
if (wants('callbacks')) await callbacks();
if (wants('start')) await start();
if (wants('launch')) await launch();
if (wants('costs')) await costs();
if (wants('scale')) drawScale();
if (wants('phone')) await phone();
await teardown();
