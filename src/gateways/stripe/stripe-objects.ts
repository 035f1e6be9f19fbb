/** The relevant parts of Stripe's objects, validated before use. */
import { z } from 'zod';

const id = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const centimes = z.int().min(0).max(99_999_999_999);
const currency = z.string().regex(/^[a-z]{3}$/);
const word = z.string().max(64);
const metadata = z.record(z.string().max(100), z.string().max(1_000)).nullish();

const payment = z.object({
  id: id.startsWith('pi_'),
  status: word,
  amount_received: centimes,
  currency,
});

export const sessionSchema = z.object({
  id: id.startsWith('cs_'),
  object: z.literal('checkout.session'),
  livemode: z.boolean(),
  created: z.int().min(0),
  mode: word,
  status: word.nullable(),
  payment_status: word,
  client_reference_id: z.string().max(200).nullable(),
  amount_total: centimes.nullable(),
  currency: currency.nullable(),
  // The whole payment where we requested it, otherwise its id; null until there is one.
  payment_intent: z.union([id.startsWith('pi_'), payment, z.null()]),
  metadata,
  url: z.string().max(5_000).nullish(),
});
export type Session = z.output<typeof sessionSchema>;

const paymentNumber = z.union([id, z.object({ id }).transform((whole) => whole.id), z.null()]);

export const refundSchema = z.object({
  id,
  object: z.literal('refund'),
  amount: centimes,
  currency,
  payment_intent: paymentNumber,
  status: word.nullable(),
  metadata,
});
export type Refund = z.output<typeof refundSchema>;

export const disputeSchema = z.object({
  id,
  object: z.literal('dispute'),
  livemode: z.boolean(),
  amount: centimes,
  currency,
  payment_intent: paymentNumber,
  status: word,
});
export type Dispute = z.output<typeof disputeSchema>;

export const eventSchema = z.object({
  id: id.startsWith('evt_'),
  object: z.literal('event'),
  livemode: z.boolean(),
  type: z.string().min(1).max(120),
  data: z.object({ object: z.unknown() }),
});
export type StripeEvent = z.output<typeof eventSchema>;

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ object: z.literal('list'), has_more: z.boolean(), data: z.array(item).max(100) });
