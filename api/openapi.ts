/** The OpenAPI document of the wire, made from the very schemas that read the bodies. */
import { z } from 'zod';
import { initiateForm } from './payment-initiate.ts';
import { statusOf, type FailureReason } from './failures.ts';
import { submitForm } from './form-submit.ts';
import { updateForm } from './form-update.ts';

export type Operation = {
  path: string;
  summary: string;
  description: string;
  schema: z.ZodType;
  example: Record<string, unknown>;
  answer: Record<string, unknown>;
  /** Reasons this call can be refused for. */
  refusals: readonly FailureReason[];
};

const always: readonly FailureReason[] = ['bad-json', 'wrong-content-type', 'too-large', 'too-many'];

export const operations: readonly Operation[] = [
  {
    path: '/api/form/submit',
    summary: 'Place an order',
    description:
      "Places an order for a course. The academy owns price, currency, status and order number: `status` and `orderId` in the body are ignored, and a `price` that differs from the catalogue is answered 409 with the current one. Send an `Idempotency-Key` (16 to 128 characters) to repeat a call safely: the same key with the same details returns the same order, and with other details is refused unless the order's cookie comes along. The answer sets a cookie and carries a `token`; either proves later that the order is yours.",
    schema: submitForm,
    example: {
      name: 'Salma Alaoui',
      email: 'salma@example.com',
      phone: '+212612345678',
      description: 'E-Commerce Mastery – Virtual',
      price: '990',
      status: 'Pending Payment',
      paymentOption: '',
    },
    answer: {
      success: true,
      submissionId: 'MEM-482913-a1b2',
      orderId: 'MEM-482913-a1b2',
      status: 'Pending Payment',
      price: '990.00',
      currency: 'MAD',
      description: 'E-Commerce Mastery – Virtual',
      token: 'kV0n6mQ2c1uJx7r0b3Zt5w8Y',
      orderUrl: 'https://derb.example/orders/kV0n6mQ2c1uJx7r0b3Zt5w8Y',
    },
    refusals: [
      'bad-fields',
      'course-not-found',
      'not-on-sale',
      'sold-out',
      'price-changed',
      'key-used-for-another-item',
    ],
  },
  {
    path: '/api/form/update',
    summary: 'Choose a method, or claim a transfer',
    description:
      'Changes an order the caller holds (cookie, or `Authorization: Bearer <token>`). A claim (`Paid - WafaCash` with a `TransferCode`, or `Paid - Bank Transfer`) waits for the staff to find the money; it opens nothing. A status only the academy can set is answered 403.',
    schema: updateForm,
    example: {
      OrderId: 'MEM-482913-a1b2',
      PaymentOption: 'WafaCash / Cash Plus',
      Status: 'Paid - WafaCash',
      TransferCode: '8841 2290 17',
    },
    answer: {
      success: true,
      orderId: 'MEM-482913-a1b2',
      status: 'Paid - WafaCash',
      paymentOption: 'WafaCash / Cash Plus',
    },
    refusals: [
      'bad-fields',
      'order-not-found',
      'not-in-this-status',
      'transfer-code-taken',
      'status-not-yours',
    ],
  },
  {
    path: '/api/payment/initiate',
    summary: 'Begin a card payment',
    description:
      'Begins a card payment of an order the caller holds. Post `formData` to `paymentUrl` in the same window, field by field and nothing added: the fields are signed. `successRedirectUrl` may only be this site’s own success page.',
    schema: initiateForm,
    example: {
      orderId: 'MEM-482913-a1b2',
      price: '990',
      description: 'E-Commerce Mastery – Virtual',
      customerName: 'Salma Alaoui',
      customerEmail: 'salma@example.com',
      successRedirectUrl: 'https://derb.example/payment/success',
    },
    answer: {
      success: true,
      orderId: 'MEM-482913-a1b2',
      paymentUrl: 'https://bank.example/pay',
      method: 'POST',
      formData: { reference: '…', signature: '…' },
    },
    refusals: [
      'bad-fields',
      'order-not-found',
      'not-in-this-status',
      'price-changed',
      'redirect-not-allowed',
      'no-gateway',
      'gateway-unreachable',
      'gateway-refused',
    ],
  },
];

const json = (schema: object, example?: unknown) => ({
  content: { 'application/json': { schema, ...(example ? { example } : {}) } },
});

function responsesOf(operation: Operation): Record<string, object> {
  const responses: Record<string, object> = {
    '200': { description: 'Done', ...json({ type: 'object' }, operation.answer) },
  };
  if (operation.path.endsWith('submit')) {
    responses['201'] = { description: 'The order was placed', ...json({ type: 'object' }, operation.answer) };
    responses['200'] = {
      description: 'The same key again: the same order',
      ...json({ type: 'object' }, operation.answer),
    };
  }
  for (const reason of [...operation.refusals, ...always]) {
    const status = String(statusOf[reason]);
    const known = responses[status] as { description: string } | undefined;
    const description = known ? `${known.description} · ${reason}` : reason;
    responses[status] = { description, ...json({ $ref: '#/components/schemas/Failure' }) };
  }
  return responses;
}

function pathOf(operation: Operation): Record<string, object> {
  const schema = z.toJSONSchema(operation.schema, { io: 'input', unrepresentable: 'any' });
  return {
    post: {
      summary: operation.summary,
      description: operation.description,
      requestBody: { required: true, ...json(schema, operation.example) },
      responses: responsesOf(operation),
    },
  };
}

const failure = {
  type: 'object',
  required: ['success', 'code', 'error'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(statusOf) },
    error: {
      type: 'string',
      description:
        'A sentence for a person, in the caller’s language (locale in the body, or Accept-Language).',
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'One sentence per field to correct.',
    },
    price: { type: 'string', description: 'The current price, when the one sent differs.' },
  },
};

/** OpenAPI 3.1. `origin`: where the site is reached, without a trailing slash. */
export function openApiDocument(origin: string): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Derb',
      version: '1',
      description: 'Orders and payments of the academy. Amounts are decimals in MAD.',
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(operations.map((operation) => [operation.path, pathOf(operation)])),
    components: { schemas: { Failure: failure } },
  };
}
