/** What staff may ask of the list of orders, and how much of it they get at once. */
import { z } from 'zod';
import { dayOfList } from '../../platform/api/fields.ts';
import { claimStatuses, itemKinds, moneyMethods, payableStatuses } from '../orders/order.ts';
import { type ShownStatus, shownStatuses } from '../orders/refund.ts';

/** What staff look for most: what is not paid, what somebody says was paid, and what has to go back. */
export const orderGroups = {
  unpaid: payableStatuses,
  'to-confirm': claimStatuses,
  'refund-due': ['Refunded', 'pay-back-failed'],
} as const satisfies Record<string, readonly ShownStatus[]>;
export type OrderGroup = keyof typeof orderGroups;
export const orderGroupNames = ['unpaid', 'to-confirm', 'refund-due'] as const satisfies OrderGroup[];

/** Errands of Today that are orders of the list, by the same names. */
export const orderErrands = ['unpaid-orders', 'doubles', 'refund-asks'] as const;

/** What is left out does not narrow the list; an empty list of choices neither. */
const filter = z.strictObject({
  /** Number, name, e-mail, telephone, transfer code or credit note, however it is written. */
  search: z.string().max(200).optional(),
  /** As people read them. */
  statuses: z.array(z.enum(shownStatuses)).max(shownStatuses.length).optional(),
  group: z.enum(orderGroupNames).optional(),
  kinds: z.array(z.enum(itemKinds)).max(itemKinds.length).optional(),
  itemSlug: z.string().max(100).optional(),
  methods: z.array(z.enum(moneyMethods)).max(moneyMethods.length).optional(),
  /** Both days count whole, in Morocco. */
  placedFrom: dayOfList,
  placedTo: dayOfList,
  /** Claims that wait longer than the academy promises; false leaves them out. */
  late: z.boolean().optional(),
  /** Paid, and no code was there to hand over; false leaves them out. */
  awaitsCode: z.boolean().optional(),
  /** Paid for the same owner and thing as another; false leaves them out. */
  double: z.boolean().optional(),
  /** Only those that Today counts for this task. */
  errand: z.enum(orderErrands).optional(),
  /** Only these. */
  numbers: z.array(z.string().max(40)).max(100).optional(),
});

export const orderListQuery = z.strictObject({
  filter,
  sort: z.strictObject({
    by: z.enum(['placedAt', 'amountCentimes', 'status', 'claimedAt']),
    direction: z.enum(['asc', 'desc']),
  }),
  /** The first is 1. */
  page: z.number().int().min(1).max(10_000),
  perPage: z.literal([10, 25, 50, 100]),
});
export type OrderListQuery = z.infer<typeof orderListQuery>;
