/** POST /api/payment/initiate: begins a card payment of an order the caller holds, and answers the gateway's form. */
import { z } from 'zod';
import { fromDecimal } from '../../platform/money/money.ts';
import { cardTypes } from '../orders/order.ts';
import { beginCard, orderToPay } from '../checkout/begin-card.api.ts';
import { defineCall } from '../../platform/api/call.ts';
import { ignored, locale, orderId, price } from '../../platform/api/fields.ts';

export const paymentInitiate = defineCall({
  id: 'initiatePayment',
  group: 'card',
  method: 'POST',
  path: '/api/payment/initiate',
  summary: 'Begin a card payment by a form',
  description:
    'Begins a card payment of an order the caller holds. Post `formData` to `paymentUrl` in the same window, field by field and nothing added: the fields are signed. With `method` GET there are none, and the browser simply goes to `paymentUrl`. `successRedirectUrl` may only be this site’s own result page. Repeating the call is safe: it begins a new visit and closes the one before where the gateway can; an order that was paid twice is noticed.',
  schema: z.object({
    orderId,
    price,
    description: ignored(300),
    customerName: ignored(200),
    customerEmail: ignored(254),
    successRedirectUrl: z.string().max(500).optional(),
    cardType: z.enum(cardTypes).optional().meta({ description: 'Moroccan cards where both are taken.' }),
    locale,
  }),
  example: {
    orderId: 'MEM-482913-a1b2',
    price: '990',
    description: 'E-Commerce Mastery – Virtual',
    customerName: 'Salma Alaoui',
    customerEmail: 'salma@example.com',
    successRedirectUrl: 'https://derb.example/payment/success',
  },
  answers: [
    {
      status: 200,
      when: 'The visit has begun.',
      schema: z.object({
        success: z.literal(true),
        orderId: z.string(),
        paymentUrl: z.string(),
        method: z.enum(['POST', 'GET']),
        formData: z.record(z.string(), z.string()),
      }),
      example: {
        success: true,
        orderId: 'MEM-482913-a1b2',
        paymentUrl: 'https://bank.example/pay',
        method: 'POST',
        formData: { reference: '…', signature: '…' },
      },
    },
  ],
  refusals: [
    'bad-fields',
    'order-not-found',
    'not-in-this-status',
    'price-changed',
    'redirect-not-allowed',
    'course-not-ready',
    'no-gateway',
    'gateway-unreachable',
    'gateway-refused',
    'gateway-answer-unreadable',
  ],
  proof: 'order',
  async answer(options, { request, value }) {
    const centimes = value.price === undefined ? undefined : (fromDecimal(value.price) ?? undefined);
    const hints = { orderId: value.orderId, centimes, returns: [value.successRedirectUrl] };
    const meant = await orderToPay(options, request, hints);
    if (!meant.ok) return meant;
    const served = options.academy.cardTypes();
    const cardType = value.cardType ?? (served.includes('morocco') ? 'morocco' : 'international');
    const begun = await beginCard(options, meant.order, cardType, 'gateway-refused');
    if (!begun.ok) return begun;
    const { handOff } = begun;
    const isForm = handOff.kind === 'post';
    const body = {
      success: true,
      orderId: meant.order.number,
      paymentUrl: handOff.url,
      method: isForm ? 'POST' : 'GET',
      formData: isForm ? handOff.fields : {},
    };
    return { ok: true, status: 200, body };
  },
});
