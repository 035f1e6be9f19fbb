/** The data of the fake of Stripe: sessions, payments, refunds, in the shape of Stripe's own objects. */
import { randomBytes } from 'node:crypto';
import { assertShape } from './check-shape.ts';
import type { Decoded } from './form-encoding.ts';

export type Thing = Record<string, unknown> & { id: string };
export type BookedSession = Thing & {
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  success_url: string;
  cancel_url: string | null;
  payment_intent: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  locale: string | null;
};
export type BookedPayment = Thing & {
  status: string;
  amount: number;
  amount_received: number;
  currency: string;
  metadata: Record<string, string>;
};
export type BookedRefund = Thing & { status: string; amount: number; payment_intent: string };

/** A refusal in Stripe's words. */
export class StripeFault extends Error {
  status: number;
  code: string;
  param: string | null;
  type: string;
  constructor(
    status: number,
    code: string,
    message: string,
    param: string | null = null,
    type = 'invalid_request_error',
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
    this.type = type;
  }
}

const name = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Every name an object of Stripe must have, with null values. */
const blank = (names: string): Record<string, null> =>
  Object.fromEntries(names.split(' ').map((one) => [one, null]));

const sessionBlank = blank(
  'adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types billing_address_collection ' +
    'branding_settings client_secret collected_information consent consent_collection currency_conversion customer ' +
    'customer_account customer_creation discounts integration_identifier invoice invoice_creation managed_payments ' +
    'origin_context payment_link payment_method_collection payment_method_configuration_details payment_method_options ' +
    'permissions recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost ' +
    'subscription total_details wallet_options customer_details customer_email submit_type locale cancel_url ' +
    'client_reference_id payment_intent url',
);
const paymentBlank = blank(
  'allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at ' +
    'cancellation_reason client_secret customer customer_account description excluded_payment_method_types ' +
    'last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method ' +
    'payment_method_configuration_details payment_method_options payment_record processing receipt_email review ' +
    'setup_future_usage shipping source statement_descriptor statement_descriptor_suffix transfer_group',
);
const refundBlank = blank(
  'balance_transaction charge customer customer_account payment_method reason receipt_number ' +
    'source_transfer_reversal transfer_reversal',
);
const disputeBlank = blank('balance_transactions charge intended_submission_method');

type Created = {
  client_reference_id?: string;
  customer_email?: string;
  metadata?: Record<string, string>;
  payment_intent_data?: { metadata?: Record<string, string>; description?: string };
  line_items?: {
    quantity?: number;
    price_data?: { currency: string; unit_amount?: number; product_data?: { name: string } };
  }[];
  expires_at?: number;
  locale?: string;
  submit_type?: string;
  success_url?: string;
  cancel_url?: string;
  mode?: string;
  allowed_payment_method_types?: string[];
};

const smallest = 500;
const largest = 99_999_999;
const minute = 60;

/** Rules of Stripe that its schemas do not express. */
function refuseWhatStripeRefuses(asked: Created, now: number): void {
  const bad = (param: string, code = 'parameter_invalid_string', message = '') =>
    new StripeFault(400, code, `Invalid ${param}: ${message}`, param);
  if (asked.mode !== 'payment') throw bad('mode');
  if (!asked.success_url?.startsWith('http')) throw bad('success_url', 'url_invalid', asked.success_url);
  if (asked.cancel_url !== undefined && !URL.canParse(asked.cancel_url))
    throw bad('cancel_url', 'url_invalid');
  const [line, ...more] = asked.line_items ?? [];
  const price = line?.price_data;
  if (!price || more.length > 0 || line.quantity === undefined) throw bad('line_items', 'parameter_missing');
  if (!/^[a-z]{3}$/.test(price.currency)) throw bad('line_items[0][price_data][currency]');
  const amount = price.unit_amount;
  if (amount === undefined || !Number.isInteger(amount) || amount < 0)
    throw bad('line_items[0][price_data][unit_amount]', 'parameter_invalid_integer');
  if (amount * line.quantity < smallest) throw bad('line_items', 'amount_too_small');
  if (amount * line.quantity > largest) throw bad('line_items', 'amount_too_large');
  if (!price.product_data?.name || price.product_data.name.length > 250)
    throw bad('line_items[0][price_data][product_data][name]');
  if ((asked.client_reference_id ?? '').length > 200) throw bad('client_reference_id');
  if (asked.customer_email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(asked.customer_email))
    throw bad('customer_email', 'email_invalid', asked.customer_email);
  for (const metadata of [asked.metadata, asked.payment_intent_data?.metadata]) {
    const entries = Object.entries(metadata ?? {});
    if (entries.length > 50 || entries.some(([key, value]) => key.length > 40 || value.length > 500))
      throw bad('metadata');
  }
  const life = (asked.expires_at ?? now + 1440 * minute) - now;
  if (life < 30 * minute || life > 1440 * minute) throw bad('expires_at');
}

export class StripeBooks {
  sessions: BookedSession[] = [];
  payments = new Map<string, BookedPayment>();
  refunds: BookedRefund[] = [];
  asked = new Map<string, Created>();
  now: () => number;
  pageOrigin: () => string;

  constructor(now: () => number, pageOrigin: () => string) {
    this.now = now;
    this.pageOrigin = pageOrigin;
  }

  createSession(given: Decoded): BookedSession {
    const asked = given as unknown as Created;
    const now = this.now();
    refuseWhatStripeRefuses(asked, now);
    const price = asked.line_items?.[0]?.price_data;
    const amount = (price?.unit_amount ?? 0) * (asked.line_items?.[0]?.quantity ?? 0);
    const id = name('cs_test');
    const session = {
      ...sessionBlank,
      id,
      object: 'checkout.session',
      livemode: false,
      created: now,
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      ui_mode: 'hosted_page',
      amount_subtotal: amount,
      amount_total: amount,
      currency: price?.currency ?? '',
      automatic_tax: { enabled: false, liability: null, provider: null, status: null },
      custom_fields: [],
      custom_text: blank('after_submit shipping_address submit terms_of_service_acceptance'),
      payment_method_types: ['card'],
      shipping_options: [],
      metadata: asked.metadata ?? {},
      client_reference_id: asked.client_reference_id ?? null,
      customer_email: asked.customer_email ?? null,
      customer_creation: 'if_required',
      allowed_payment_method_types: asked.allowed_payment_method_types ?? null,
      locale: asked.locale ?? null,
      submit_type: asked.submit_type ?? null,
      success_url: asked.success_url ?? '',
      cancel_url: asked.cancel_url ?? null,
      expires_at: asked.expires_at ?? now + 1440 * minute,
      url: `${this.pageOrigin()}/c/pay/${id}#fid`,
    } as unknown as BookedSession;
    assertShape('session', session);
    this.sessions.unshift(session);
    this.asked.set(id, asked);
    return session;
  }

  session(id: string): BookedSession {
    const found = this.sessions.find((one) => one.id === id);
    if (!found) throw new StripeFault(404, 'resource_missing', `No such checkout.session: ${id}`, 'session');
    if (found.status === 'open' && found.expires_at <= this.now()) this.end(found);
    return found;
  }

  private end(session: BookedSession): void {
    session.status = 'expired';
    session['url'] = null;
  }

  expire(id: string): BookedSession {
    const session = this.session(id);
    if (session.status !== 'open')
      throw new StripeFault(
        400,
        '',
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    this.end(session);
    return session;
  }

  /** The payment of a session; there is none before somebody tries to pay. */
  paymentOf(session: BookedSession): BookedPayment {
    const known = session.payment_intent === null ? undefined : this.payments.get(session.payment_intent);
    if (known) return known;
    const asked = this.asked.get(session.id);
    const payment = {
      ...paymentBlank,
      id: name('pi'),
      object: 'payment_intent',
      livemode: session['livemode'],
      created: this.now(),
      amount: session.amount_total,
      amount_capturable: 0,
      amount_received: 0,
      currency: session.currency,
      capture_method: 'automatic_async',
      confirmation_method: 'automatic',
      payment_method_types: ['card'],
      metadata: asked?.payment_intent_data?.metadata ?? {},
      description: asked?.payment_intent_data?.description ?? null,
      status: 'requires_payment_method',
    } as unknown as BookedPayment;
    assertShape('paymentIntent', payment);
    this.payments.set(payment.id, payment);
    session.payment_intent = payment.id;
    return payment;
  }

  /** `taken`: what the card was really charged, when it is not the amount asked for. */
  pay(session: BookedSession, taken = session.amount_total): BookedPayment {
    const payment = this.paymentOf(session);
    payment.status = 'succeeded';
    payment.amount_received = taken;
    payment['latest_charge'] = name('ch');
    session.amount_total = taken;
    session.status = 'complete';
    session.payment_status = 'paid';
    session['url'] = null;
    return payment;
  }

  /** Completed by a payment method that takes days: nothing is paid yet. */
  submit(session: BookedSession): BookedPayment {
    const payment = this.paymentOf(session);
    payment.status = 'processing';
    session.status = 'complete';
    session['url'] = null;
    return payment;
  }

  decline(session: BookedSession): BookedPayment {
    const payment = this.paymentOf(session);
    payment.status = 'requires_payment_method';
    payment['last_payment_error'] = {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
    };
    return payment;
  }

  payment(id: string): BookedPayment {
    const found = this.payments.get(id);
    if (!found)
      throw new StripeFault(404, 'resource_missing', `No such payment_intent: ${id}`, 'payment_intent');
    return found;
  }

  refund(given: Decoded, status: string): BookedRefund {
    const asked = given as { payment_intent?: string; amount?: number; metadata?: Record<string, string> };
    const payment = this.payment(asked.payment_intent ?? '');
    const earlier = this.refunds
      .filter((one) => one.payment_intent === payment.id && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    const amount = asked.amount ?? payment.amount_received - earlier;
    if (payment.amount_received - earlier <= 0)
      throw new StripeFault(400, 'charge_already_refunded', 'This charge has already been refunded.');
    if (amount <= 0 || amount > payment.amount_received - earlier)
      throw new StripeFault(
        400,
        'amount_too_large',
        'The refund is larger than what is left of the charge.',
        'amount',
      );
    const refund = {
      ...refundBlank,
      id: name('re'),
      object: 'refund',
      amount,
      currency: payment.currency,
      created: this.now(),
      payment_intent: payment.id,
      charge: payment['latest_charge'],
      metadata: asked.metadata ?? {},
      status,
    } as unknown as BookedRefund;
    assertShape('refund', refund);
    this.refunds.unshift(refund);
    return refund;
  }

  dispute(payment: BookedPayment, status: string): Thing {
    const dispute = {
      ...disputeBlank,
      id: name('du'),
      object: 'dispute',
      livemode: payment['livemode'],
      amount: payment.amount_received,
      currency: payment.currency,
      created: this.now(),
      charge: payment['latest_charge'],
      payment_intent: payment.id,
      balance_transactions: [],
      enhanced_eligibility_types: [],
      evidence: {},
      evidence_details: {
        due_by: this.now() + 604_800,
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        submission_method: 'manual',
        enhanced_eligibility: {},
      },
      intended_submission_method: 'manual',
      is_charge_refundable: true,
      metadata: {},
      reason: 'product_not_received',
      status,
    };
    assertShape('dispute', dispute);
    return dispute;
  }
}
