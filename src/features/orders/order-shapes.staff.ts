/**
 * Orders in the shapes of the staff API: what staff may see of one, and nothing that opens it (no token, no access code in a
 * list).
 */
import { z } from 'zod';
import { cardTypes, itemKinds, lettingReasons, orderStatuses, paymentOptions, type Order } from './order.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { FoundOrder } from './read-order.service.ts';
import { staffFacts, type StaffFacts } from './order-desk-shapes.staff.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';

const centimes = z.number().int().meta({ description: 'Centimes of MAD.' });

export const orderFacts = z.object({
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().meta({ description: 'E.164; empty when none was given.' }),
  locale: z.enum(locales),
  itemKind: z.enum(itemKinds),
  itemSlug: z.string(),
  description: z.string().meta({ description: 'The item as it was sold, in the buyer’s language.' }),
  listPriceCentimes: centimes,
  discountCentimes: centimes,
  amountCentimes: centimes,
  refundedCentimes: centimes,
  couponCode: z.string().nullable(),
  letInAs: z
    .enum(lettingReasons)
    .nullable()
    .meta({ description: 'As what staff let somebody in without a payment; who did stands in the history.' }),
  letInWhy: z.string().nullable(),
  status: z.enum(orderStatuses),
  paymentOption: z.enum(paymentOptions).nullable(),
  cardType: z.enum(cardTypes).nullable(),
  transferCode: z.string().nullable(),
  refusalReason: z.string().nullable(),
  placedAt: instant,
  expiresAt: instant,
  claimedAt: instant.nullable(),
  disputedAt: instant.nullable(),
});

/** Fields named one by one: a new column of the table is not shown by accident. */
export const factsOf = (order: Order): z.output<typeof orderFacts> => ({
  number: order.number,
  name: order.name,
  email: order.email,
  phone: order.phone,
  locale: order.locale,
  itemKind: order.itemKind,
  itemSlug: order.itemSlug,
  description: order.description,
  listPriceCentimes: order.listPriceCentimes,
  discountCentimes: order.discountCentimes,
  amountCentimes: order.amountCentimes,
  refundedCentimes: order.refundedCentimes,
  couponCode: order.couponCode,
  letInAs: order.letInAs,
  letInWhy: order.letInWhy,
  status: order.status,
  paymentOption: order.paymentOption,
  cardType: order.cardType,
  transferCode: order.transferCode,
  refusalReason: order.refusalReason,
  placedAt: order.placedAt.toISOString(),
  expiresAt: order.expiresAt.toISOString(),
  claimedAt: isoOf(order.claimedAt),
  disputedAt: isoOf(order.disputedAt),
});

export const orderWhole = orderFacts.extend({
  ...staffFacts.shape,
  gift: z
    .object({ name: z.string(), email: z.string(), note: z.string().nullable() })
    .nullable()
    .meta({ description: 'Whom it is for, who has what it opens. Null when the buyer keeps it.' }),
  twins: z.array(z.string()).meta({
    description: 'Numbers of the paid orders of the same owner for the same thing.',
  }),
  group: z
    .object({ id: z.uuid(), startsOn: z.iso.date() })
    .nullable()
    .meta({ description: 'The dated group of the course that it is for, or in which it has its seat.' }),
  doubleSeenAt: instant.nullable().meta({ description: 'When somebody of the staff looked at that.' }),
  access: z
    .object({
      isClassroom: z
        .boolean()
        .meta({ description: 'A seat in the academy’s own classroom: no code is needed.' }),
      code: z.string().nullable(),
      grantedAt: instant,
      pausedAt: instant.nullable(),
    })
    .nullable(),
  handedOut: z
    .object({
      code: z.string(),
      at: instant.nullable(),
      takenBackAt: instant.nullable(),
      pausedAt: instant.nullable(),
    })
    .nullable()
    .meta({
      description:
        'The access code that the order was given, also after it was taken back or paused: on the learning platform it works until it is ended there.',
    }),
  history: z.array(
    z.object({
      at: instant,
      actor: z.string().meta({ description: 'buyer, clock, gateway:<name>, staff:<e-mail>' }),
      event: z.string(),
      fromStatus: z.enum(orderStatuses).nullable(),
      toStatus: z.enum(orderStatuses).nullable(),
      detail: z.record(z.string(), z.string()).nullable(),
    }),
  ),
  letters: z.array(
    z.object({
      id: z.string(),
      letter: z.string(),
      state: z.enum(['sent', 'waiting', 'failed', 'overtaken']),
      at: instant,
    }),
  ),
  notifications: z.array(
    z.object({
      id: z.string(),
      gateway: z.string(),
      at: instant,
      verdict: z.enum(['applied', 'no-change', 'refused']),
      reason: z.string().nullable(),
    }),
  ),
});

export type OrderWhole = z.output<typeof orderWhole>;

export const wholeOf = (
  { order, access, twins, group, handedOut, history, mails, notifications }: FoundOrder,
  staffPart: StaffFacts,
): z.output<typeof orderWhole> => ({
  ...factsOf(order),
  ...staffPart,
  gift:
    order.recipientEmail === null
      ? null
      : { name: order.recipientName ?? '', email: order.recipientEmail, note: order.giftNote },
  twins,
  group,
  doubleSeenAt: isoOf(order.doubleSeenAt),
  access: access && {
    isClassroom: access.isClassroom,
    code: access.code,
    grantedAt: access.grantedAt.toISOString(),
    pausedAt: isoOf(access.pausedAt),
  },
  handedOut: handedOut && {
    code: handedOut.code,
    at: isoOf(handedOut.at),
    takenBackAt: isoOf(handedOut.takenBackAt),
    pausedAt: isoOf(handedOut.pausedAt),
  },
  history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  letters: mails.map(({ id, subject, state, at }) => ({ id, letter: subject, state, at: at.toISOString() })),
  notifications: notifications.map(({ id, gateway, receivedAt, verdict, reason }) => ({
    id,
    gateway,
    at: receivedAt.toISOString(),
    verdict,
    reason,
  })),
});

export const orderExample: z.output<typeof orderFacts> = {
  number: 'MEM-482913-a1b2',
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  locale: 'ar',
  itemKind: 'course',
  itemSlug: 'ecommerce-mastery-virtual',
  description: 'التجارة الإلكترونية',
  listPriceCentimes: 99_000,
  discountCentimes: 0,
  amountCentimes: 99_000,
  refundedCentimes: 0,
  couponCode: null,
  letInAs: null,
  letInWhy: null,
  status: 'Paid - Bank Transfer',
  paymentOption: 'Bank Transfer',
  cardType: null,
  transferCode: null,
  refusalReason: null,
  placedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  claimedAt: '2026-11-21T11:30:00.000Z',
  disputedAt: null,
};
