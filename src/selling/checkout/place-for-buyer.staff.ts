/** An order that staff place for a buyer who calls or stands at the desk: what it costs, placing it, the link to pay. */
import { z } from 'zod';
import { locales } from '../../platform/i18n/locale.ts';
import { email as emailOf, type FieldProblem } from '../../platform/people/person.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';
import { mayPlaceOrders, maySharePayLinks } from '../../academy/staff/who-may.ts';
import { detailsFormOf } from '../orders/order-form.ts';
import type { PlaceOrderResult } from './place-order.service.ts';
import { openedKinds } from '../../academy/settings/sold-kinds.ts';

const item = z.object({
  kind: z.enum(openedKinds, { error: 'choice-required' satisfies FieldProblem }),
  slug: z.string().max(100),
  cohort: z.uuid().optional().meta({ description: 'The dated group, of a course that is sold by them.' }),
});

const text = z.string().max(500).default('');
const coupon = z.string().max(60).default('');
const inParts = z
  .boolean()
  .default(false)
  .meta({ description: 'A first payment now and the rest later, where the course allows it.' });

type Wanted = z.output<typeof item> & { coupon: string; inParts: boolean };

const orderedOf = ({ kind, slug, cohort, coupon: typed, inParts: isInParts }: Wanted) => {
  const lowered = typed.trim() === '' ? {} : { coupon: typed };
  return kind === 'course'
    ? { kind, slug, ...(cohort && { cohort }), ...lowered, byInstalments: isInParts }
    : { kind, slug, ...lowered };
};

const order = z
  .strictObject({
    key: z.uuid().meta({ description: 'Made when the form is opened: the same key is the same order.' }),
    item,
    name: text,
    email: text,
    phone: text,
    locale: z.enum(locales),
    coupon,
    inParts,
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

const placeForBuyer = staffCall({
  path: 'orders',
  summary: 'Place an order for a buyer, at today’s price',
  description:
    'The buyer gets the e-mail with the link to pay. `number` is null where nothing is to be paid: the order is confirmed, and its link goes to the buyer alone.',
  may: mayPlaceOrders,
  input: order,
  output: z.object({ number: z.string().nullable() }),
  async run({ academy, staff }, { key, item: wanted, locale, details, ...how }) {
    const asked = { key, item: orderedOf({ ...wanted, ...how }), locale, details, staff };
    const placed = await academy.staff.placeForBuyer(asked);
    if (placed.ok) return { number: placed.order.number };
    if (placed.reason === 'told-by-email') return { number: null };
    return refuseStaff('bad-fields', { fields: { [fieldOf(placed.reason)]: placed.reason } });
  },
});

const centimes = z.number().int().meta({ description: 'Centimes of MAD.' });

const quoteForBuyer = staffCall({
  path: 'order-quote',
  summary: 'What an order for a buyer would cost now; nothing is placed',
  description:
    'By the code that places it. `fault` says why it cannot be bought, or why the coupon does not count: then `price` is the one without it.',
  may: mayPlaceOrders,
  input: z.strictObject({ item, email: text, coupon, inParts }),
  output: z.object({
    price: z
      .object({
        listPriceCentimes: centimes,
        discountCentimes: centimes,
        amountCentimes: centimes.meta({ description: 'What is paid first, in centimes of MAD.' }),
        couponCode: z.string().nullable(),
      })
      .nullable(),
    campaign: inEachLanguage.nullable().meta({ description: 'The text of the campaign that lowers it.' }),
    fault: z.string().nullable(),
    seatsLeft: z.number().int().nullable().meta({ description: 'Null: there is no end of them.' }),
    terms: z
      .object({
        depositCentimes: centimes,
        parts: z.array(z.object({ afterDays: z.number().int(), amountCentimes: centimes })),
      })
      .nullable()
      .meta({ description: 'Of a course that can be paid in parts.' }),
    owned: z
      .string()
      .nullable()
      .meta({ description: 'Number of the order by which the buyer has it already.' }),
  }),
  async run({ academy, staff }, { item: wanted, email, ...how }) {
    const address = emailOf.safeParse(email);
    return academy.staff.quoteForBuyer({
      item: orderedOf({ ...wanted, ...how }),
      email: address.success ? address.data : '',
      staff,
    });
  },
});

const sharePayLink = staffCall({
  path: 'orders/{number}/pay-link',
  summary: 'The link to pay of an order, and a message with it in the language of its buyer',
  description: 'Whoever has the link has the order. The log says who asked for it.',
  may: maySharePayLinks,
  input: z.strictObject({}),
  output: z.object({
    url: z.string(),
    message: z.string(),
    whatsapp: z.string().nullable().meta({ description: 'Opens WhatsApp with the message typed.' }),
  }),
  refusals: ['order-not-found', 'too-late'],
  async run({ academy, params, staff }) {
    const shared = await academy.staff.sharePayLink({ orderNumber: params.number, staff });
    if (shared.ok) return shared;
    return refuseStaff(shared.reason === 'not-payable' ? 'too-late' : shared.reason);
  },
});

export const placingCalls = [placeForBuyer, quoteForBuyer, sharePayLink] as const;
