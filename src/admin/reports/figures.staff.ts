/** Figures about money and people for staff, and each of their tables as a file. Amounts in centimes of MAD. */
import { z } from 'zod';
import { dayInMorocco, givenDay } from '../../platform/api/fields.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { maySeeSales } from '../../academy/staff/who-may.ts';
import { figureTables } from './sum-sheets.ts';
import { fileFields, fileOf, sums, workbookType } from './exports.staff.ts';
import { fileNames } from './file-names.ts';
import { moneyMethods } from '../../selling/orders/order.ts';
import { soldKinds } from './sales.ts';

const whole = z.number().int();
const day = givenDay.meta({ description: 'A day on Morocco’s clock.' });
const days = z.object({ from: day, to: day });
const method = z
  .enum(moneyMethods)
  .nullable()
  .meta({ description: 'Null: an order whose way to pay nobody has chosen.' });
const kind = z
  .enum(soldKinds)
  .meta({ description: '‘instalment’: later parts of a course’s price, as they come in.' });
const name = inEachLanguage.nullable().meta({ description: 'Null of a record that is no longer there.' });

const period = z.object({ from: dayInMorocco, to: dayInMorocco });

const inAll = sums.extend({
  orders: whole.meta({ description: 'Paid orders, without later parts of a price and without free ones.' }),
  averageCentimes: whole.nullable().meta({ description: 'Of a paid order; null without one.' }),
  newLearners: whole.meta({ description: 'People whose first order was confirmed then.' }),
  joined: whole.meta({ description: 'Members of the community who came.' }),
  left: whole,
});

const figures = staffCall({
  method: 'GET',
  path: 'figures',
  summary: 'Money and people of some days, beside as many days before',
  description:
    'Both days included, at most 731. Money is counted as in `exportMonth`: duplicate payments and their refunds are in it.',
  may: maySeeSales,
  input: days,
  output: z.object({
    days: period,
    now: inAll,
    before: inAll,
    members: whole.meta({ description: 'Of the community, today.' }),
    spans: z
      .array(sums.extend({ from: dayInMorocco, to: dayInMorocco }))
      .meta({ description: 'Days, or weeks from Monday; the first and the last may be parts of one.' }),
    byItem: z.array(sums.extend({ kind, slug: z.string(), name })),
    weeks: z
      .array(period)
      .meta({ description: 'From Monday; the first and the last may be parts of a week.' }),
    itemWeeks: z
      .array(z.object({ kind, slug: z.string(), name, netCentimes: z.array(whole) }))
      .meta({ description: 'Of each item its revenue in each of the weeks.' }),
    byMethod: z
      .array(sums.extend({ method }))
      .meta({ description: 'Refunds under the method they left by.' }),
    byCoupon: z.array(
      sums.extend({ coupon: z.string().nullable().meta({ description: 'Null: without a coupon.' }) }),
    ),
  }),
  refusals: ['bad-fields'],
  async run({ academy }, value) {
    const found = await academy.staff.figures(value);
    return found.ok ? found.figures : refuseStaff('bad-fields', { fields: { from: 'bad-period' } });
  },
});

const ordered = z.object({
  orders: whole,
  paid: whole.meta({
    description: 'Of these orders, those whose money came in, also when it went back later.',
  }),
});

const funnel = staffCall({
  method: 'GET',
  path: 'figures/funnel',
  summary: 'From the visit to the payment, by offer, by method and by the link that led here',
  description:
    'Of the orders placed on these days. Visits, forms, `agreed` and `sources` are of the same people: those who agreed to be counted.',
  may: maySeeSales,
  input: days,
  output: z.object({
    offers: z.array(
      ordered.extend({
        kind,
        slug: z.string(),
        name,
        visits: whole,
        forms: whole,
        agreed: ordered.meta({
          description:
            'Of the people whose visits and forms are counted; `orders` and `paid` beside it are all.',
        }),
      }),
    ),
    methods: z.array(ordered.extend({ method })),
    sources: z.array(
      ordered.extend({
        source: z.string().meta({ description: 'Empty where no link named one.' }),
        medium: z.string(),
        campaign: z.string(),
        visits: whole,
        paidCentimes: whole,
      }),
    ),
  }),
  refusals: ['bad-fields'],
  async run({ academy }, value) {
    const found = await academy.staff.funnel(value);
    return found.ok ? found : refuseStaff('bad-fields', { fields: { from: 'bad-period' } });
  },
});

const groups = staffCall({
  method: 'GET',
  path: 'figures/groups',
  summary: 'How far the learners of each running group are, module by module',
  may: maySeeSales,
  input: z.object({}),
  output: z.object({
    groups: z.array(
      z.object({
        id: z.string(),
        course: name,
        courseSlug: z.string(),
        startsOn: dayInMorocco,
        learners: whole,
        modules: z.array(
          z.object({
            id: z.string(),
            title: inAll,
            finished: whole.meta({ description: 'Learners who have done all its required lessons.' }),
          }),
        ),
      }),
    ),
  }),
  run: async ({ academy }) => ({ groups: await academy.staff.groupProgress() }),
});

const exportFigures = staffCall({
  method: 'GET',
  path: 'exports/figures',
  summary: 'One table of the figures as a file',
  description: 'Sums without anybody’s name: it is not logged.',
  may: maySeeSales,
  input: days.extend({ ...fileFields, table: z.enum(figureTables) }),
  file: workbookType,
  refusals: ['bad-fields', 'too-many-rows'],
  async run({ academy, files, words }, { format, locale, table, ...of }) {
    const [found, steps, progress] = await Promise.all([
      academy.staff.figures(of),
      academy.staff.funnel(of),
      academy.staff.groupProgress(),
    ]);
    if (!found.ok || !steps.ok) return refuseStaff('bad-fields', { fields: { from: 'bad-period' } });
    const shown = { figures: found.figures, ...steps, groups: progress };
    const fileName = `${fileNames(locale)[table]}-${of.from}-${of.to}`;
    const how = { t: words[locale], locale, table };
    if (format !== 'xlsx') {
      const separator = format === 'csv-comma' ? ',' : ';';
      return fileOf(files.figuresCsv(shown, { ...how, separator }), `${fileName}.csv`);
    }
    const book = await files.figuresWorkbook(shown, how);
    return book.ok ? fileOf(book.bytes, `${fileName}.xlsx`) : refuseStaff(book.reason);
  },
});

export const figureCalls = [figures, funnel, groups, exportFigures] as const;
