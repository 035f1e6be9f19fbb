/** Staff calls about coupons: the list with their discounts, creating and closing one. */
import { z } from 'zod';
import type { ScopeEntry } from './coupon.ts';
import { soldKinds } from '../orders/order.ts';
import { couponForm } from './coupon-form.ts';
import { mayManageCoupons } from '../staff/who-may.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Academy } from '../../academy.ts';
import type { CouponInList } from './coupons.service.ts';
import { courseNames } from '../access/access-codes.staff.ts';
import { defineStaffCall, faultsOf, firstBy, inBoth, type StaffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';

const count = z.number().int();
const scopeMeaning =
  '`all`, a kind (`course`, `membership`, `product`, `consultation`), or one of a kind: `course:english-course`.';

const coupon = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  value: count.meta({ description: 'Percent, or centimes of MAD.' }),
  scope: z.array(z.string()).meta({ description: scopeMeaning }),
  startsAt: instant,
  endsAt: instant.nullable().meta({ description: 'From this instant on it is over; null: never.' }),
  mostUses: count.nullable(),
  mostPerPerson: count.nullable(),
  status: z.enum(['not-yet', 'running', 'used-up', 'over', 'closed']),
  createdBy: z.string().meta({ description: 'An address of the staff, or sample.' }),
  uses: count.meta({ description: 'By orders whose use counts.' }),
  paid: count.meta({ description: 'Of these by orders whose money came in.' }),
  givenCentimes: count.meta({ description: 'What those were given, centimes of MAD.' }),
});
export type CouponRow = z.output<typeof coupon>;

const rowOf = (one: CouponInList): CouponRow => ({
  id: one.id,
  code: one.code,
  kind: one.kind,
  value: one.value,
  scope: one.scope,
  startsAt: one.startsAt.toISOString(),
  endsAt: isoOf(one.endsAt),
  mostUses: one.mostUses,
  mostPerPerson: one.mostPerPerson,
  status: one.status,
  createdBy: one.createdBy,
  uses: one.uses,
  paid: one.paid,
  givenCentimes: one.givenCentimes,
});

const example: CouponRow = {
  id: '0197a9f0-0000-7000-8000-000000000001',
  code: 'RAMADAN26',
  kind: 'percent',
  value: 20,
  scope: ['course'],
  startsAt: '2026-02-18T00:00:00.000Z',
  endsAt: '2026-03-20T00:00:00.000Z',
  mostUses: 100,
  mostPerPerson: 1,
  status: 'running',
  createdBy: 'owner@derb.example',
  uses: 4,
  paid: 3,
  givenCentimes: 59_400,
};

const offered = z.object({
  entry: z.string().meta({ description: 'As in `scope`.' }),
  name: inBoth,
});

/** Single items that a coupon can be made for. */
async function readOffered(academy: Academy): Promise<z.output<typeof offered>[]> {
  const [names, products, services] = await Promise.all([
    courseNames(academy),
    academy.products(),
    academy.consultationServices(),
  ]);
  return [
    ...[...names].map(([slug, name]) => ({ entry: `course:${slug}`, name })),
    ...products
      .filter(({ isFree }) => !isFree)
      .map(({ slug, words }) => ({
        entry: `product:${slug}`,
        name: { en: words.en.name, ar: words.ar.name },
      })),
    ...services.map(({ slug, words }) => ({
      entry: `consultation:${slug}`,
      name: { en: words.en.title, ar: words.ar.title },
    })),
  ];
}

const wholes: ReadonlySet<string> = new Set(['all', ...soldKinds]);
const isEntry = (entry: string, known: ReadonlySet<string>): entry is ScopeEntry =>
  wholes.has(entry) || known.has(entry);

const listCoupons = defineStaffCall({
  id: 'listCoupons',
  group: 'coupons',
  method: 'GET',
  path: '/api/staff/coupons',
  summary: 'The newest 200 coupons, and the single things one can be made for',
  may: mayManageCoupons,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All of them.',
    schema: z.object({ rows: z.array(coupon), offered: z.array(offered) }),
    example: { rows: [example], offered: [] },
  },
  async answer({ academy }) {
    const [coupons, single] = await Promise.all([academy.staff.coupons(), readOffered(academy)]);
    return { ok: true, status: 200, body: { rows: coupons.map(rowOf), offered: single } };
  },
});

const typed = z.string().max(60).default('');

const makeCoupon = defineStaffCall({
  id: 'makeCoupon',
  group: 'coupons',
  method: 'POST',
  path: '/api/staff/coupons',
  summary: 'Make a coupon',
  description:
    'As typed: an empty `code` makes one; `value` is a percent or an amount in MAD; `from` and `until` are days of Morocco, the last one included; empty limits are none. No `scope`: every course.',
  may: mayManageCoupons,
  schema: z.strictObject({
    code: typed,
    kind: z.enum(['percent', 'amount'], 'choice-required'),
    value: typed,
    from: typed,
    until: typed,
    mostUses: typed,
    mostPerPerson: typed,
    scope: z
      .array(z.string().max(120))
      .min(1, 'choice-required')
      .max(500)
      .default(['course'])
      .meta({ description: scopeMeaning }),
  }),
  example: { code: 'RAMADAN26', kind: 'percent', value: '20', until: '2026-03-19', mostPerPerson: '1' },
  answer200: {
    when: 'It can be used.',
    schema: z.object({ code: z.string() }),
    example: { code: 'RAMADAN26' },
  },
  async answer({ academy, clock }, { value: { scope: asked, ...form }, staff }) {
    const reading = couponForm(dateInMorocco(clock())).safeParse(form);
    if (!reading.success) return refuseStaff('bad-fields', { fields: faultsOf(reading.error) });
    const known = new Set((await readOffered(academy)).map(({ entry }) => entry));
    const scope = [...new Set(asked)].filter((entry) => isEntry(entry, known));
    // An unknown item is refused, never dropped: the coupon would apply to less than was asked.
    if (scope.length < new Set(asked).size)
      return refuseStaff('bad-fields', { fields: { scope: 'not-taken' } });
    const made = await academy.staff.makeCoupon({ ...reading.data, scope, staff });
    if (!made.ok) return refuseStaff('bad-fields', { fields: { code: made.reason } });
    return { ok: true, status: 200, body: { code: made.code } };
  },
});

const closeCoupon = defineStaffCall({
  id: 'closeCoupon',
  group: 'coupons',
  method: 'POST',
  path: '/api/staff/coupons/{id}/closure',
  summary: 'Close a coupon',
  description:
    'Nobody can use it from now on; orders that did keep their price. When a colleague was first, `detail.by` says who.',
  may: mayManageCoupons,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'It is closed.', schema: z.object({}), example: {} },
  refusals: ['too-late'],
  async answer({ academy }, { params: { id = '' }, staff }) {
    if (await academy.staff.closeCoupon({ id, staff })) return { ok: true, status: 200, body: {} };
    const code = (await academy.staff.coupons()).find((one) => one.id === id)?.code;
    if (code === undefined) return refuseStaff('too-late');
    return refuseStaff('too-late', { detail: await firstBy(academy, code, ['close-coupon']) });
  },
});

export const couponCalls: readonly StaffCall[] = [listCoupons, makeCoupon, closeCoupon];
