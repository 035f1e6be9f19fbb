/** POST /api/payment/initiate: begins a card payment of an order the caller holds, and answers the gateway's form. */
import { z } from 'zod';
import { fromDecimal, toDecimal } from '../domain/money/money.ts';
import type { FieldProblem } from '../domain/people/person.ts';
import { readForm, type Typed } from '../domain/people/read-form.ts';
import { localeOf, provenOrder, type ApiOptions } from './caller.ts';
import { failureBody, statusOf, type FailureBody } from './failures.ts';

const problem = (name: FieldProblem): FieldProblem => name;

/** `price` and the customer's fields are hints; the order's own values are what the gateway is told. */
export const initiateForm = z.object({
  orderId: z.string().max(40).optional(),
  price: z
    .string()
    .refine((typed) => fromDecimal(typed) !== null, problem('required'))
    .optional(),
  description: z.string().max(300).optional(),
  customerName: z.string().max(200).optional(),
  customerEmail: z.string().max(254).optional(),
  successRedirectUrl: z.string().max(500).optional(),
  cardType: z.enum(['international', 'morocco']).optional(),
});

/** Only the site's own success page, in either language: the academy makes the address the gateway is given. */
function isOwnSuccessPage(asked: string, publicOrigin: string): boolean {
  if (!URL.canParse(asked, publicOrigin)) return false;
  const url = new URL(asked, publicOrigin);
  return url.origin === new URL(publicOrigin).origin && /^(\/ar)?\/payment\/success$/.test(url.pathname);
}

export type InitiateAnswer = { status: number; body: Record<string, unknown> | FailureBody };

export async function initiate(options: ApiOptions, request: Request, typed: Typed): Promise<InitiateAnswer> {
  const say = options.words[localeOf(request, typed['locale'])];
  const reading = readForm(initiateForm, typed);
  if (!reading.ok) return { status: 422, body: failureBody(say, 'bad-fields', reading.problems) };
  const { orderId, price, successRedirectUrl, cardType } = reading.value;
  if (successRedirectUrl && !isOwnSuccessPage(successRedirectUrl, options.publicOrigin)) {
    return { status: 422, body: failureBody(say, 'redirect-not-allowed') };
  }
  const view = await provenOrder(options, request, orderId ?? null);
  if (!view) return { status: 404, body: failureBody(say, 'order-not-found') };
  if (price !== undefined && fromDecimal(price) !== view.order.amountCentimes) {
    return {
      status: 409,
      body: { ...failureBody(say, 'price-changed'), price: toDecimal(view.order.amountCentimes) },
    };
  }
  const served = options.academy.cardTypes();
  const result = await options.academy.beginPayment({
    token: view.order.token,
    cardType: cardType ?? (served.includes('morocco') ? 'morocco' : 'international'),
  });
  if (!result.ok) return { status: statusOf[result.reason], body: failureBody(say, result.reason) };
  const { handOff } = result;
  const formData = handOff.kind === 'post' ? handOff.fields : {};
  return {
    status: 200,
    body: {
      success: true,
      orderId: view.order.number,
      paymentUrl: handOff.url,
      method: handOff.kind === 'post' ? 'POST' : 'GET',
      formData,
    },
  };
}
