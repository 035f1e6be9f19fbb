/** An order that staff place for a buyer who calls or stands at the desk. */
import { z } from 'zod';
import { locales } from '../../platform/i18n/locale.ts';
import type { FieldProblem } from '../../platform/people/person.ts';
import { openedKinds } from '../orders/order.ts';
import { staffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { mayPlaceOrders } from '../staff/who-may.ts';
import { detailsFormOf } from './order-form.ts';
import type { PlaceOrderResult } from './place-order.service.ts';

const item = z.object({
  kind: z.enum(openedKinds, { error: 'choice-required' satisfies FieldProblem }),
  slug: z.string().max(100),
  cohort: z.uuid().optional().meta({ description: 'The dated group, of a course that is sold by them.' }),
});

const text = z.string().max(500).default('');

const order = z
  .strictObject({
    key: z.uuid().meta({ description: 'Made when the form is opened: the same key is the same order.' }),
    item,
    name: text,
    email: text,
    phone: text,
    locale: z.enum(locales),
    coupon: z.string().max(60).default(''),
    agrees: z.boolean().meta({
      description:
        'The buyer said that they are old enough and accept the terms, and that it may begin at once.',
    }),
  })
  .transform(({ name, email, phone, agrees, ...rest }, context) => {
    const tick = agrees ? 'on' : undefined;
    const typed = { name, email, phone, isSixteen: tick, agreesToStart: tick };
    const read = detailsFormOf(rest.item.kind).safeParse(typed);
    if (read.success) return { ...rest, details: read.data };
    for (const { message, path } of read.error.issues)
      context.addIssue({
        code: 'custom',
        message,
        path: path[0] === 'isSixteen' || path[0] === 'agreesToStart' ? ['agrees'] : path,
      });
    return z.NEVER;
  })
  .meta({
    example: {
      key: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90',
      item: { kind: 'course', slug: 'selling-online' },
      name: 'Salma Alaoui',
      email: 'salma@example.com',
      phone: '0612345678',
      locale: 'ar',
      agrees: true,
    },
  });

const fieldOf = (reason: Extract<PlaceOrderResult, { ok: false }>['reason']): 'coupon' | 'item' =>
  reason.startsWith('coupon-') ? 'coupon' : 'item';

export const placeForBuyerCall = staffCall({
  path: 'orders',
  summary: 'Place an order for a buyer, at today’s price',
  description:
    'The buyer gets the e-mail with the link to pay. `number` is null where nothing is to be paid: the order is confirmed, and its link goes to the buyer alone.',
  may: mayPlaceOrders,
  input: order,
  output: z.object({ number: z.string().nullable() }),
  async run({ academy, staff }, { key, item: wanted, coupon, locale, details }) {
    const lowered = coupon.trim() === '' ? {} : { coupon };
    const placed = await academy.staff.placeForBuyer({
      key,
      item: { ...wanted, ...lowered },
      locale,
      details,
      staff,
    });
    if (placed.ok) return { number: placed.order.number };
    if (placed.reason === 'told-by-email') return { number: null };
    return refuseStaff('bad-fields', { fields: { [fieldOf(placed.reason)]: placed.reason } });
  },
});
