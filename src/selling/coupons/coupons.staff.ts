/** Staff calls about coupons: the list with their discounts, creating and closing one. */
import { inEach } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import type { ScopeEntry } from './coupon.ts';
import { couponForm } from './coupon-form.ts';
import { mayManageCoupons, maySeeCoupons } from '../../academy/staff/who-may.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Academy } from '../../academy.ts';
import { staffCall, faultsOf, firstBy, inEachLanguage } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { instant } from '../../platform/api/fields.ts';
import { soldKinds } from '../../academy/settings/sold-kinds.ts';

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
  givenCentimes: count.nullable().meta({
    description: 'What those were given, centimes of MAD; null for whoever makes no coupons.',
  }),
});
export const offered = z.object({
  entry: z.string().meta({ description: 'As in `scope`.' }),
  name: inEachLanguage,
});

/** Single items that a coupon can be made for. */
export async function readOffered(academy: Academy): Promise<z.output<typeof offered>[]> {
  const [names, products, bundles, services] = await Promise.all([
    academy.courseNames(),
    academy.products(),
    academy.bundles(),
    academy.consultationServices(),
  ]);
  return [
    ...[...names].map(([slug, name]) => ({ entry: `course:${slug}`, name })),
    ...products
      .filter(({ isFree }) => !isFree)
      .map(({ slug, words }) => ({
        entry: `product:${slug}`,
        name: inEach((one) => words[one].name),
      })),
    ...bundles.map(({ slug, words }) => ({
      entry: `bundle:${slug}`,
      name: inEach((one) => words[one].name),
    })),
    ...services.map(({ slug, words }) => ({
      entry: `consultation:${slug}`,
      name: inEach((one) => words[one].title),
    })),
  ];
}

const wholes: ReadonlySet<string> = new Set(['all', ...soldKinds]);
const isEntry = (entry: string, known: ReadonlySet<string>): entry is ScopeEntry =>
  wholes.has(entry) || known.has(entry);

const listCoupons = staffCall({
  method: 'GET',
  path: 'coupons',
  summary: 'The newest 200 coupons, and the single things one can be made for',
  may: maySeeCoupons,
  input: z.object({}),
  output: z.object({ rows: z.array(coupon), offered: z.array(offered) }),
  async run({ academy, staff }) {
    const [rows, single] = await Promise.all([academy.staff.coupons(), readOffered(academy)]);
    const seesCost = mayManageCoupons(staff);
    return {
      rows: rows.map((row) => ({ ...row, givenCentimes: seesCost ? row.givenCentimes : null })),
      offered: single,
    };
  },
});

const typed = z.string().max(60).default('');
const typedScope = z
  .array(z.string().max(120))
  .min(1, 'choice-required')
  .max(500)
  .meta({ description: scopeMeaning });

/** Null: an unknown item is refused, never dropped, for the coupon would apply to less than was asked. What it has already stays. */
async function scopeOf(
  academy: Academy,
  asked: readonly string[],
  has: readonly string[] = [],
): Promise<ScopeEntry[] | null> {
  const known = new Set([...(await readOffered(academy)).map(({ entry }) => entry), ...has]);
  const scope = [...new Set(asked)].filter((entry) => isEntry(entry, known));
  return scope.length < new Set(asked).size ? null : scope;
}

const makeCoupon = staffCall({
  path: 'coupons',
  summary: 'Make a discount code',
  description:
    'As typed: an empty `code` makes one; `value` is a percent or an amount in MAD; `from` and `until` are days of Morocco, the last one included; empty limits are none. No `scope`: every course.',
  may: mayManageCoupons,
  input: z.strictObject({
    code: typed,
    kind: z.enum(['percent', 'amount'], 'choice-required'),
    value: typed,
    from: typed,
    until: typed,
    mostUses: typed,
    mostPerPerson: typed,
    scope: typedScope.default(['course']),
  }),
  output: z.object({ code: z.string() }),
  async run({ academy, clock, staff }, { scope: asked, ...form }) {
    const reading = couponForm(dateInMorocco(clock())).safeParse(form);
    if (!reading.success) return refuseStaff('bad-fields', { fields: faultsOf(reading.error) });
    const scope = await scopeOf(academy, asked);
    if (scope === null) return refuseStaff('bad-fields', { fields: { scope: 'not-taken' } });
    const made = await academy.staff.makeCoupon({ ...reading.data, scope, staff });
    if (!made.ok) return refuseStaff('bad-fields', { fields: { code: made.reason } });
    return { code: made.code };
  },
});

const changeCoupon = staffCall({
  method: 'PUT',
  path: 'coupons/{id}',
  summary: 'Change a coupon’s last day, limits or scope',
  description:
    'As typed, like a new one; orders that use it keep their price. Code, discount and first day stay. `too-late`: it was closed.',
  may: mayManageCoupons,
  input: z.strictObject({ until: typed, mostUses: typed, mostPerPerson: typed, scope: typedScope }),
  output: z.object({}),
  refusals: ['too-late'],
  async run({ academy, clock, params: { id }, staff }, { scope: asked, ...form }) {
    const coupon = (await academy.staff.coupons()).find((one) => one.id === id);
    if (coupon === undefined) return refuseStaff('too-late');
    // Read as the same form; of what stays only the first day matters.
    const stays = { code: '', kind: 'percent', value: '1', from: dateInMorocco(coupon.startsAt) };
    const reading = couponForm(dateInMorocco(clock())).safeParse({ ...form, ...stays });
    if (!reading.success) return refuseStaff('bad-fields', { fields: faultsOf(reading.error) });
    const scope = await scopeOf(academy, asked, coupon.scope);
    if (scope === null) return refuseStaff('bad-fields', { fields: { scope: 'not-taken' } });
    const { endsAt, mostUses, mostPerPerson } = reading.data;
    const terms = { endsAt, mostUses, mostPerPerson, scope };
    const changed = await academy.staff.changeCoupon({ id, staff, ...terms });
    if (changed.ok) return {};
    if (changed.reason === 'coupon-below-uses')
      return refuseStaff('bad-fields', { fields: { mostUses: changed.reason } });
    return refuseStaff('too-late', { detail: await firstBy(academy, coupon.code, ['close-coupon']) });
  },
});

const closeCoupon = staffCall({
  path: 'coupons/{id}/closure',
  summary: 'Close a coupon',
  description:
    'Nobody can use it from now on; orders that did keep their price. When a colleague was first, `detail.by` says who.',
  may: mayManageCoupons,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['too-late'],
  async run({ academy, params: { id }, staff }) {
    if (await academy.staff.closeCoupon({ id, staff })) return {};
    const code = (await academy.staff.coupons()).find((one) => one.id === id)?.code;
    if (code === undefined) return refuseStaff('too-late');
    return refuseStaff('too-late', { detail: await firstBy(academy, code, ['close-coupon']) });
  },
});

export const couponCalls = [listCoupons, makeCoupon, changeCoupon, closeCoupon] as const;
