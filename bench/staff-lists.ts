/** Staff search 100,000 orders on PostgreSQL with every kind of filter, and open every other list with as many rows. */
import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/database.ts';
import { shownStatuses } from '../src/selling/orders/refund.ts';
import type { OrderListQuery } from '../src/selling/order-management/order-list.ts';
import { addDays, dateInMorocco } from '../src/platform/time/calendar-date.ts';
import { staff } from '../tests/support/actions.ts';
import { runCall } from '../tests/support/run-call.ts';
import { filling, fillLists, fillOrders, many, sellOneCourse } from './fill-lists.ts';
import { openAcademy } from './open-academy.ts';
import { rate, type Rate } from './orders.ts';

/** An order deep in the list, which no search finds by chance. */
const pickOne = async ({ db }: Database) => {
  const { rows } = await db.execute<{ number: string; email: string; phone: string; code: string }>(
    sql`select number, email, phone, transfer_code as code from orders where transfer_code is not null
        order by placed_at limit 1`,
  );
  const [one] = rows;
  if (!one) throw new Error('There are no orders to look for.');
  return one;
};

export const newest = { by: 'placedAt', direction: 'desc' } as const;
type Question = [name: string, query: Partial<OrderListQuery>];
const lookFor = (name: string, search: string): Question => [name, { filter: { search } }];

export async function questionsTo(database: Database): Promise<Question[]> {
  const { number, email, phone, code } = await pickOne(database);
  const dictated = `0${phone.slice(4)}`.replaceAll(/(..)(?=.)/g, '$1 ');
  return [
    ['the first page', {}],
    ['the last page', { page: many / 50, perPage: 50 }],
    ...shownStatuses.map((status): Question => [`status ${status}`, { filter: { statuses: [status] } }]),
    [
      'claims, the longest waiting first',
      { filter: { late: true }, sort: { by: 'claimedAt', direction: 'asc' } },
    ],
    ['the dearest first', { sort: { by: 'amountCentimes', direction: 'desc' } }],
    ['by status', { sort: { by: 'status', direction: 'desc' } }],
    [
      'of a kind, of a month',
      { filter: { kinds: ['product'], placedFrom: '2026-01-01', placedTo: '2026-01-31' } },
    ],
    ['waits for a code', { filter: { awaitsCode: true } }],
    lookFor('the whole number', number),
    lookFor('a part of the number', number.slice(4, 10)),
    lookFor('a common name', 'imane el'),
    lookFor('a rare name', 'benjelloun'),
    lookFor('a rare name in another spelling', 'bendjeloun'),
    lookFor('a rare name in Arabic', 'بنجلون'),
    lookFor('the e-mail', email),
    lookFor('the telephone, dictated', dictated),
    lookFor('the start of a telephone', dictated.slice(0, 8)),
    lookFor('the transfer code', code),
    lookFor('nobody', 'nobody at all'),
  ];
}

type Opened = Pick<Awaited<ReturnType<typeof openAcademy>>, 'academy' | 'context'>;
export type Asked = [name: string, ask: () => Promise<unknown>];

type Sought = {
  type?: 'mail' | 'event' | 'notification';
  state?: 'failed' | 'overtaken';
  what?: string;
  search?: string;
};

/** The first page of the learners, narrowed in each way. */
function learnersIn(opened: Opened): Asked[] {
  type Narrowed = {
    show?: 'members' | 'held';
    tag?: string;
    search?: string;
    having?: 'bought' | 'unpaid';
    course?: string;
    joinedFrom?: string;
    joinedTo?: string;
  };
  const today = dateInMorocco(new Date());
  const learners = (more: Narrowed) => () =>
    runCall(opened, staff, 'GET people', { page: 1, perPage: 25, ...more });
  return [
    ['learners', learners({})],
    ['learners: members', learners({ show: 'members' })],
    ['learners: held', learners({ show: 'held' })],
    ['learners with a tag of 4,000', learners({ tag: 'call back' })],
    ['learners with a rare tag', learners({ tag: 'rare' })],
    ['learners with a tag, a common name', learners({ tag: 'call back', search: 'imane' })],
    ['learners: a common name', learners({ search: 'imane el' })],
    ['learners who bought', learners({ having: 'bought' })],
    ['learners with an unpaid order', learners({ having: 'unpaid' })],
    ['learners of a course', learners({ course: 'item-3' })],
    ['learners of no course', learners({ course: 'none' })],
    ['learners who joined this month', learners({ joinedFrom: addDays(today, -30) })],
    [
      'learners who joined long ago and bought',
      learners({ joinedTo: addDays(today, -300), having: 'bought' }),
    ],
    ['learners: nobody', learners({ search: 'nobody at all' })],
  ];
}

/** The first page of each list, through the call that the console makes. */
export function otherLists(opened: Opened): Asked[] {
  const first = { page: 1, perPage: 25 };
  const ask =
    <R extends Parameters<typeof runCall>[2]>(route: R, input: Parameters<typeof runCall<R>>[3]) =>
    () =>
      runCall(opened, staff, route, input);
  const refunds = (show: 'open' | 'done', search = '') => ask('GET refunds', { ...first, show, search });
  const deliveries = (more: Sought) => ask('GET deliveries', { ...first, search: '', ...more });
  return [
    ...learnersIn(opened),
    ['refunds, open', refunds('open')],
    ['refunds, done', refunds('done')],
    ['refunds, open: a common name', refunds('open', 'imane el')],
    ['refunds, done: a common name', refunds('done', 'imane el')],
    ['refunds, done: a rare name', refunds('done', 'benjelloun')],
    ['refunds, done: nobody', refunds('done', 'nobody at all')],
    ['claims', ask('GET claims', first)],
    ['coupons', ask('GET coupons', {})],
    ['log', ask('GET log', first)],
    ['log: one act', ask('GET log', { ...first, act: 'refund-order' })],
    ['log: an act there is none of', ask('GET log', { ...first, act: 'let-in' })],
    ['log: of somebody', ask('GET log', { ...first, email: 'finance@' })],
    ['log: of a part of an address', ask('GET log', { ...first, email: 'nobody' })],
    ['deliveries', deliveries({})],
    ['deliveries, failed', deliveries({ state: 'failed' })],
    ['deliveries of an order', deliveries({ search: 'DRB-2026-NONE22' })],
    ['e-mails', deliveries({ type: 'mail' })],
    ['e-mails, given up', deliveries({ type: 'mail', state: 'failed' })],
    ['e-mails of a kind', deliveries({ type: 'mail', what: 'access-ready' })],
    ['e-mails of no kind', deliveries({ type: 'mail', what: 'never-written' })],
    ['e-mails to an address', deliveries({ search: 'buyer.500@example.com' })],
    ['notifications', deliveries({ type: 'notification' })],
    ['notifications, to check', deliveries({ type: 'notification', state: 'failed' })],
    ['notifications, refused', deliveries({ type: 'notification', state: 'overtaken' })],
    ['events', deliveries({ type: 'event' })],
    ['applications', ask('GET applications', {})],
    ['applications, messages', ask('GET applications', { kind: 'contact' })],
    ['applications, to answer', ask('GET applications', { stage: 'new' })],
    ['bookings, coming', ask('GET bookings', { show: 'coming' })],
    ['bookings, past', ask('GET bookings', { show: 'past' })],
    ['bookings, cancelled', ask('GET bookings', { show: 'cancelled' })],
    ['bookings, lost', ask('GET bookings', { show: 'lost' })],
    ['waitlists', ask('GET waitlists', {})],
    ['e-mails to learners', ask('GET broadcasts', first)],
    ['today', () => opened.academy.staff.today({ staff })],
    ...readersIn(opened, ['everybody', 'idle', 'waitlist', 'tag']),
  ];
}

const course = 'english-mastery';

/** How many would get an e-mail, and the first 25 of them. */
const readersIn = (
  opened: Opened,
  kinds: readonly ('everybody' | 'idle' | 'waitlist' | 'tag' | 'buyers')[],
) =>
  kinds.map((kind): Asked => {
    const of = { everybody: '', idle: '30', waitlist: course, tag: 'call back', buyers: course }[kind];
    const asked = { purpose: 'news', segment: { kind, of } } as const;
    return [`readers: ${kind}`, () => runCall(opened, staff, 'broadcast-readers', asked)];
  });

type Figure = Rate & { question: string };

async function measure(question: string, ask: () => Promise<unknown>): Promise<Figure> {
  await rate(3, 1, ask);
  return { question, ...(await rate(50, 1, ask)) };
}

export async function measureStaffLists(databaseUrl: string): Promise<Figure[]> {
  const { academy, database, close } = await openAcademy(databaseUrl);
  await filling(databaseUrl, fillOrders);
  const figures = [await measure('(a bare select 1)', () => database.db.execute(sql`select 1`))];
  for (const [question, of] of await questionsTo(database))
    figures.push(
      await measure(question, () =>
        academy.staff.findOrders({ filter: {}, sort: newest, page: 1, perPage: 25, ...of }),
      ),
    );
  const to = dateInMorocco(new Date());
  for (const days of [30, 365]) {
    const period = { from: addDays(to, 1 - days), to };
    figures.push(await measure(`figures of ${days} days`, () => academy.staff.figures(period)));
    figures.push(await measure(`funnel of ${days} days`, () => academy.staff.funnel(period)));
  }
  await close();
  return figures;
}

/** `databaseUrl`: a database filled by `measureStaffLists`. */
export async function measureOtherLists(databaseUrl: string): Promise<Figure[]> {
  const { academy, context, close } = await openAcademy(databaseUrl);
  await filling(databaseUrl, fillLists);
  const opened = { academy, context };
  const figures: Figure[] = [];
  for (const [name, ask] of otherLists(opened)) figures.push(await measure(name, ask));
  await filling(databaseUrl, (on) => sellOneCourse(on, course));
  for (const [name, ask] of readersIn(opened, ['buyers'])) figures.push(await measure(name, ask));
  await close();
  return figures;
}
