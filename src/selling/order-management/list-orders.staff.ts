/** GET /api/staff/orders: the list, searched, narrowed and in order, a page at a time. */
import { z } from 'zod';
import { itemKinds, moneyMethods } from '../orders/order.ts';
import { shownStatuses } from '../orders/refund.ts';
import { orderErrands, orderGroupNames, type OrderListQuery } from './order-list.ts';
import { maySeeOrders } from '../../academy/staff/who-may.ts';
import { shown } from '../orders/staff-order-shapes.staff.ts';
import { orderFacts } from '../orders/order-shapes.staff.ts';
import {
  dayOfList,
  direction,
  flag,
  instant,
  listOf,
  page,
  perPage,
  searchText,
  several,
} from '../../platform/api/fields.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';

const row = orderFacts
  .pick({
    number: true,
    name: true,
    email: true,
    phone: true,
    locale: true,
    itemKind: true,
    itemSlug: true,
    description: true,
    amountCentimes: true,
    freeAs: true,
    status: true,
    transferCode: true,
  })
  .extend({
    item: inEachLanguage,
    shown,
    method: z.enum(moneyMethods).nullable(),
    placedAt: instant,
    claimedAt: instant.nullable(),
    awaitsCode: z.boolean().meta({ description: 'Paid, and no access code was there to hand over.' }),
    isLate: z.boolean().meta({ description: 'A claim that waits longer than the academy promises.' }),
    isDouble: z.boolean().meta({ description: 'Its owner paid for the same thing in another order, too.' }),
  });

/** What narrows the list, in a query; the export as a file uses the same. */
export const filterFields = {
  search: searchText,
  status: several(shownStatuses),
  group: z.enum(orderGroupNames).optional(),
  kind: several(itemKinds),
  item: z.string().max(100).optional(),
  method: several(moneyMethods),
  placedFrom: dayOfList,
  placedTo: dayOfList,
  late: flag,
  awaitsCode: flag,
  double: flag,
  errand: z.enum(orderErrands).optional().meta({
    description:
      'As Today counts: unpaid for half an hour, to call about; or bought twice, and nobody has looked at it.',
  }),
  numbers: z
    .string()
    .max(2_000)
    .optional()
    .transform((given) => given?.split(',').slice(0, 100))
    .meta({ description: 'Only these orders, joined by commas, at most 100.' }),
};
const filterQuery = z.object(filterFields);

export const filterOf = ({
  status,
  group,
  kind,
  item,
  method,
  late,
  awaitsCode,
  double,
  errand,
  search,
  placedFrom,
  placedTo,
  numbers,
}: z.output<typeof filterQuery>): OrderListQuery['filter'] => ({
  search,
  statuses: status,
  ...(group && { group }),
  kinds: kind,
  methods: method,
  ...(item && { itemSlug: item }),
  ...(placedFrom && { placedFrom }),
  ...(placedTo && { placedTo }),
  // Without this key the list is not narrowed at all.
  ...(late && { late }),
  ...(awaitsCode && { awaitsCode }),
  ...(double && { double }),
  ...(errand && { errand }),
  ...(numbers && { numbers }),
});

export const listOrders = staffCall({
  method: 'GET',
  path: 'orders',
  summary: 'Orders, a page at a time',
  description:
    '`search` looks in number, name, e-mail, phone, transfer code and credit notes, as people dictate them. `status`, `kind` and `method` may come several times. Oldest claims first: `sort=claimedAt&direction=asc`.',
  may: maySeeOrders,
  input: z.object({
    page,
    perPage,
    sort: z.enum(['placedAt', 'amountCentimes', 'status', 'claimedAt']).default('placedAt'),
    direction,
    ...filterFields,
  }),
  output: listOf(row).extend({
    groups: z
      .record(z.enum(orderGroupNames), z.number().int().nullable())
      .meta({ description: 'How many are in each group, without the other filters; null beyond 10,000.' }),
  }),
  async run({ academy }, value) {
    const { page: at, perPage: most, sort, direction: turn } = value;
    const [found, groups] = await Promise.all([
      academy.staff.findOrders({
        filter: filterOf(value),
        sort: { by: sort, direction: turn },
        page: at,
        perPage: most,
      }),
      academy.staff.countOrderGroups(),
    ]);
    return { ...found, groups };
  },
});
