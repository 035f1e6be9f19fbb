/**
 * Orders in the shapes of the staff API: what staff may see of one, and nothing that opens it (no token, no access code in a
 * list).
 */
import { z } from 'zod';
import { cardTypes, itemKinds, freeAccessReasons, orderStatuses, paymentOptions } from './order.ts';
import { factsOf } from './order-columns.ts';
import { shownAddress } from '../../platform/people/mailbox.ts';
import { locales } from '../../platform/i18n/locale.ts';
import type { FoundOrder } from '../order-management/read-order.service.ts';
import { staffFacts } from './staff-order-shapes.staff.ts';
import { inEachLanguage } from '../../academy/staff/staff-call.ts';
import { instant } from '../../platform/api/fields.ts';

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
  freeAs: z
    .enum(freeAccessReasons)
    .nullable()
    .meta({ description: 'As what staff let somebody in without a payment; who did stands in the history.' }),
  freeWhy: z.string().nullable(),
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

export const orderWhole = orderFacts.extend({
  ...staffFacts.shape,
  item: inEachLanguage.meta({ description: 'What it is for; in the buyer’s language as it was sold.' }),
  gift: z.object({ name: z.string(), email: z.string() }).nullable().meta({
    description:
      'Whom it is for, who has what it opens: by e-mail address, or by phone where they have none; empty while nobody has taken it. Null when the buyer keeps it.',
  }),
  facts: z
    .array(z.object({ label: inEachLanguage.extend({ fr: z.string() }), value: z.string() }))
    .meta({ description: 'What else the buyer wrote, with the heading of each.' }),
  bundle: z.array(z.string()).meta({
    description: 'Of a bundle, or of what opened a part of one: numbers of the others.',
  }),
  twins: z.array(z.string()).meta({
    description:
      'Numbers of the other paid orders of the same owner for the same thing; also of an order that is not paid itself.',
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
      endsOn: z.string().nullable().meta({ description: 'The last day of a membership for a time.' }),
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
  emails: z.array(
    z.object({
      id: z.string(),
      emailName: z.string(),
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

export const wholeOf = (
  { order, access, twins, bundle, group, item, handedOut, history, mails, notifications }: FoundOrder,
  staffPart: z.input<typeof staffFacts>,
): z.input<typeof orderWhole> => ({
  ...order,
  ...staffPart,
  gift:
    order.recipientEmail === null
      ? null
      : { name: order.recipientName ?? '', email: shownAddress(order.recipientEmail) },
  facts: factsOf(order),
  twins,
  bundle,
  group,
  item,
  access,
  handedOut,
  history,
  emails: mails.map((mail) => ({ ...mail, emailName: mail.subject })),
  notifications: notifications.map((one) => ({ ...one, at: one.receivedAt })),
});
