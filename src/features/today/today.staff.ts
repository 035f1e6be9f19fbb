import { z } from 'zod';
import { settingsFaults } from '../settings/earlier-settings.ts';
import { type Task, taskKinds } from './read-today.service.ts';
import { maySeeOrders, maySeeSales } from '../staff/who-may.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { defineStaffCall, inBoth, type StaffCall } from '../staff/staff-call.ts';
import { dayInMorocco, instant, isoOf } from '../../platform/api/instant.ts';
import {
  type FunnelMethod,
  type FunnelOffer,
  type SalesDay,
  type Sold,
  soldKinds,
} from '../reports/sales.ts';
import { paymentOptions } from '../orders/order.ts';

/** Sales, and the visits and orders before them, in the format of the staff API. Amounts in centimes of MAD. */
const whole = z.number().int();
const sold = z.object({
  placed: whole.meta({ description: 'Orders placed that day.' }),
  paid: whole.meta({ description: 'Payments confirmed that day, whenever their orders were placed.' }),
  amountCentimes: whole,
});
const method = z
  .enum(paymentOptions)
  .nullable()
  .meta({ description: 'Null: an order whose way to pay nobody has chosen.' });
const kind = z
  .enum(soldKinds)
  .meta({ description: '‘instalment’: later parts of a course’s price, as they come in.' });

const salesDay = sold.extend({
  day: dayInMorocco,
  refunds: whole,
  refundedCentimes: whole.meta({ description: 'Not taken off from what was paid.' }),
  byKind: z.array(sold.extend({ kind })),
  byMethod: z.array(sold.extend({ method })),
});
type SalesDayRow = z.output<typeof salesDay>;

const soldOf = ({ placed, paid, amountCentimes }: Sold) => ({ placed, paid, amountCentimes });

/** Named one by one, so that a new field is not published by accident. */
const dayOf = (day: SalesDay): SalesDayRow => ({
  day: day.day,
  ...soldOf(day),
  refunds: day.refunds,
  refundedCentimes: day.refundedCentimes,
  byKind: day.byKind.map((row) => ({ kind: row.kind, ...soldOf(row) })),
  byMethod: day.byMethod.map((row) => ({ method: row.method, ...soldOf(row) })),
});

const some = { placed: 2, paid: 1, amountCentimes: 99_000 };
const salesDayExample: SalesDayRow = {
  day: '2026-11-22',
  ...some,
  refunds: 0,
  refundedCentimes: 0,
  byKind: [{ kind: 'course', ...some }],
  byMethod: [{ method: 'Bank Transfer', ...some }],
};

const ordered = z.object({
  orders: whole,
  paid: whole.meta({
    description: 'Of these orders, those whose money came in, also when it went back later.',
  }),
});

const funnelOffer = ordered.extend({
  kind: z.enum(soldKinds),
  slug: z.string(),
  name: inBoth.nullable().meta({ description: 'Null of a record that is no longer there.' }),
  visits: whole,
  forms: whole,
  agreed: ordered.meta({
    description: 'Of the people whose visits and forms are counted; `orders` and `paid` beside it are all.',
  }),
});
const funnelMethod = ordered.extend({ method });
type FunnelOfferRow = z.output<typeof funnelOffer>;
type FunnelMethodRow = z.output<typeof funnelMethod>;

const funnelOfferOf = ({
  kind: offered,
  slug,
  name,
  visits,
  forms,
  agreed,
  orders,
  paid,
}: FunnelOffer & { name: { en: string; ar: string } | null }): FunnelOfferRow => ({
  kind: offered,
  slug,
  name: name && { en: name.en, ar: name.ar },
  visits,
  forms,
  agreed: { orders: agreed.orders, paid: agreed.paid },
  orders,
  paid,
});

const funnelMethodOf = ({ method: way, orders, paid }: FunnelMethod): FunnelMethodRow => ({
  method: way,
  orders,
  paid,
});

const task = z.object({
  kind: z.enum(taskKinds),
  count: z.number().int(),
  oldest: instant.nullable().meta({ description: 'Since when the first of it waits.' }),
  dueAt: instant.nullable().meta({ description: 'Until when the first of it was promised.' }),
  isLate: z.boolean(),
  first: z.array(
    z.object({
      id: z.string().meta({ description: 'A number, an id, a key: the staff console finds it by this.' }),
      label: z.string().meta({ description: 'A name or a subject, as a stranger may have written it.' }),
      since: instant.nullable(),
      pool: z.object({ name: inBoth, left: z.number().int() }).nullable().meta({
        description: 'Of a course whose access codes run out: what it is called and how many are left.',
      }),
      workshop: z.object({ name: inBoth, people: z.number().int() }).nullable().meta({
        description: 'Of a workshop without joining details: its name, and how many have a seat.',
      }),
    }),
  ),
});
const answer = z.object({
  tasks: z.array(task),
  closedWays: z
    .array(z.enum(settingsFaults))
    .meta({ description: 'Why a way to pay is not offered. Of whoever may not see orders: none.' }),
});
export type TodayAnswer = z.output<typeof answer>;
export type TaskRow = z.output<typeof task>;

const taskOf = ({ kind, count, oldest, dueAt, isLate, first }: Task): TaskRow => ({
  kind,
  count,
  oldest: isoOf(oldest),
  dueAt: isoOf(dueAt),
  isLate,
  first: first.map(({ id, label, since, pool = null, workshop = null }) => ({
    id,
    label,
    since: isoOf(since),
    pool,
    workshop,
  })),
});

const today = defineStaffCall({
  id: 'readToday',
  group: 'today',
  method: 'GET',
  path: '/api/staff/today',
  summary: 'What waits for somebody',
  description:
    'Only what the role of whoever asks may act on, and only what there is: money and promises first. `first` names up to five of each, in the order of their turn.',
  may: 'any-staff',
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'Signed in as staff.',
    schema: answer,
    example: {
      tasks: [
        {
          kind: 'claims',
          count: 1,
          oldest: '2026-11-21T11:30:00.000Z',
          dueAt: '2026-11-22T11:30:00.000Z',
          isLate: false,
          first: [
            {
              id: 'MEM-482913-a1b2',
              label: 'Salma Alaoui',
              since: '2026-11-21T11:30:00.000Z',
              pool: null,
              workshop: null,
            },
          ],
        },
      ],
      closedWays: ['sample-account'],
    } satisfies TodayAnswer,
  },
  async answer({ academy }, { staff }) {
    const [{ tasks }, closedWays] = await Promise.all([
      academy.staff.today({ staff }),
      maySeeOrders(staff) ? academy.staff.settingsFaults() : [],
    ]);
    const body: TodayAnswer = {
      tasks: tasks.map(taskOf),
      closedWays,
    };
    return { ok: true, status: 200, body };
  },
});

const periods = [30, 90, 365] as const;
/** A number of whole days in Moroccan time, today the last. */
const days = z.coerce
  .number()
  .pipe(z.literal([...periods]))
  .default(30);
const oneDay = z.iso.date().meta({ description: 'A day on Morocco’s clock.' });

const salesAnswer = z.object({ days: z.array(salesDay) });
export type SalesAnswer = z.output<typeof salesAnswer>;

const sales = defineStaffCall({
  id: 'readSales',
  group: 'today',
  method: 'GET',
  path: '/api/staff/today/sales',
  summary: 'What was sold, day by day',
  description:
    'Each of the last 30, 90 or 365 days in Morocco, also those without a sale. Refunds are not taken off from what was paid. Orders that ended unpaid are erased after 90 days: of days before that `placed` counts what is still there.',
  may: maySeeSales,
  schema: z.object({ days }),
  example: { days: '90' },
  answer200: { when: 'Allowed to see sales.', schema: salesAnswer, example: { days: [salesDayExample] } },
  async answer({ academy }, { value }) {
    const body: SalesAnswer = { days: (await academy.staff.salesByDay({ days: value.days })).map(dayOf) };
    return { ok: true, status: 200, body };
  },
});

const funnelAnswer = z.object({
  from: oneDay,
  to: oneDay,
  offers: z.array(funnelOffer),
  methods: z.array(funnelMethod),
});
export type FunnelAnswer = z.output<typeof funnelAnswer>;

const funnel = defineStaffCall({
  id: 'readFunnel',
  group: 'today',
  method: 'GET',
  path: '/api/staff/today/funnel',
  summary: 'From the visit to the payment, by offer and by method',
  description:
    'Of the orders placed in the same days as `readSales`. Visits, forms and `agreed` are of the same people: those who agreed to be counted.',
  may: maySeeSales,
  schema: z.object({ days }),
  example: { days: '30' },
  answer200: {
    when: 'Allowed to see sales.',
    schema: funnelAnswer,
    example: { from: '2026-10-24', to: '2026-11-22', offers: [], methods: [] },
  },
  async answer({ academy, clock }, { value }) {
    const to = dateInMorocco(clock());
    const from = addDays(to, 1 - value.days);
    const found = await academy.staff.funnel({ from, to });
    if (!found.ok) throw new Error(`${from} to ${to} was refused: ${found.reason}`);
    const body: FunnelAnswer = {
      from,
      to,
      offers: found.offers.map(funnelOfferOf),
      methods: found.methods.map(funnelMethodOf),
    };
    return { ok: true, status: 200, body };
  },
});

export const todayCalls: readonly StaffCall[] = [today, sales, funnel];
