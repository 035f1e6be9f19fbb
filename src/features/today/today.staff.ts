import { z } from 'zod';
import { settingsFaults } from '../settings/earlier-settings.ts';
import { type Task, taskKinds } from './read-today.service.ts';
import { maySeeOrders, maySeeSales } from '../staff/who-may.ts';
import { addDays, dateInMorocco } from '../../platform/time/calendar-date.ts';
import { staffCall, inBoth } from '../staff/staff-call.ts';
import { dayInMorocco, instant } from '../../platform/api/instant.ts';
import { soldKinds } from '../reports/sales.ts';
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

const taskOf = ({ first, ...waits }: Task) => ({
  ...waits,
  first: first.map((one) => ({ ...one, pool: one.pool ?? null, workshop: one.workshop ?? null })),
});

const today = staffCall({
  method: 'GET',
  path: 'today',
  summary: 'What waits for somebody',
  description:
    'Only what the role of whoever asks may act on, and only what there is: money and promises first. `first` names up to five of each, in the order of their turn.',
  may: 'any-staff',
  input: z.object({}),
  output: answer,
  async run({ academy, staff }) {
    const [{ tasks }, closedWays] = await Promise.all([
      academy.staff.today({ staff }),
      maySeeOrders(staff) ? academy.staff.settingsFaults() : [],
    ]);
    return { tasks: tasks.map(taskOf), closedWays };
  },
});

const periods = [30, 90, 365] as const;
/** A number of whole days in Moroccan time, today the last. */
const days = z.coerce
  .number()
  .pipe(z.literal([...periods]))
  .default(30);
const oneDay = z.iso.date().meta({ description: 'A day on Morocco’s clock.' });

const sales = staffCall({
  method: 'GET',
  path: 'today/sales',
  summary: 'What was sold, day by day',
  description:
    'Each of the last 30, 90 or 365 days in Morocco, also those without a sale. Refunds are not taken off from what was paid. Orders that ended unpaid are erased after 90 days: of days before that `placed` counts what is still there.',
  may: maySeeSales,
  input: z.object({ days }),
  output: z.object({ days: z.array(salesDay) }),
  run: async ({ academy }, value) => ({ days: await academy.staff.salesByDay(value) }),
});

const funnelAnswer = z.object({
  from: oneDay,
  to: oneDay,
  offers: z.array(funnelOffer),
  methods: z.array(funnelMethod),
});

const funnel = staffCall({
  method: 'GET',
  path: 'today/funnel',
  summary: 'From the visit to the payment, by offer and by method',
  description:
    'Of the orders placed in the same days as `readSales`. Visits, forms and `agreed` are of the same people: those who agreed to be counted.',
  may: maySeeSales,
  input: z.object({ days }),
  output: funnelAnswer,
  async run({ academy, clock }, value) {
    const to = dateInMorocco(clock());
    const from = addDays(to, 1 - value.days);
    const found = await academy.staff.funnel({ from, to });
    if (!found.ok) throw new Error(`${from} to ${to} was refused: ${found.reason}`);
    return { from, to, offers: found.offers, methods: found.methods };
  },
});

export const todayCalls = [today, sales, funnel] as const;
