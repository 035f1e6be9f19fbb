/**
 * The practice bank: the other side of the practice gateway, with its own records and page. It knows of the academy only what the
 * signed form contains, and reports only by signed notifications.
 */
import { type Locale, readLocale } from '../../platform/i18n/locale.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { currency, fromDecimal, toDecimal } from '../../platform/money/money.ts';
import {
  fieldsAreSigned,
  practiceGateway,
  type PracticeStatement,
  signatureHeader,
  signBody,
} from './practice.ts';
import { practiceBankPayments } from './practice-bank.table.ts';
import type { Gateway } from '../gateway.ts';

export type PracticeButton =
  | 'approve'
  | 'approve-late'
  | 'approve-repeatedly'
  | 'decline'
  | 'tamper'
  | 'cancel';

/** What the practice bank's page can do. */
export type PracticeBank = {
  /** The payment the page is about, or null when the reference is unknown. */
  payment(reference: string): Promise<null | {
    reference: string;
    orderNumber: string;
    amountCentimes: number;
    description: string;
    state: 'waiting' | 'approved' | 'declined';
    locale: Locale;
  }>;
  /**
   * The pressed button. 'approve' and 'decline' notify the academy and send the browser back; 'approve-late' sends the browser back
   * first and notifies some seconds later; 'approve-repeatedly' sends the same notification five times at once; 'tamper' sends an
   * approval whose amount was changed after signing; 'cancel' returns without a decision. `returnUrl` has no query: the browser goes
   * there by GET with `fields` as the query (a GET form or a redirect).
   */
  press(
    reference: string,
    button: PracticeButton,
  ): Promise<null | { returnUrl: string; fields: Record<string, string> }>;
};

/** The bank as the server uses it: its page, its form, and its two answers to the academy's requests. */
export type OpenPracticeBank = PracticeBank & {
  /** Accepts the hand-off's form. Null when its signature is invalid; else the locale and reference of the page to show. */
  receiveForm(fields: URLSearchParams): Promise<null | { reference: string; locale: Locale }>;
  /** For the gateway's `askBank`. */
  statement(reference: string): Promise<PracticeStatement | null>;
  /** For the gateway's `refundBank`: the bank's number of the refund, or null when refused. */
  refund(payment: { paymentId: string; amountCentimes: number; key: string }): Promise<string | null>;
};

export type PracticeBankOptions = {
  /** Outside of transactions: the bank never shares one with the academy. */
  db: Handle;
  secret: string;
  clock: () => Date;
  /** POSTs a notification to the academy: to `${internalOrigin}/callbacks/practice`. Failures are ignored. */
  notify: (notification: { headers: Record<string, string>; body: Uint8Array }) => Promise<unknown>;
  /** Runs work after so many milliseconds; by a timer, or by a test. */
  later: (ms: number, work: () => Promise<void>) => void;
};

export const lateMs = 8_000;

type BankPayment = typeof practiceBankPayments.$inferSelect;

const isReference = (text: string): boolean => /^[A-Za-z0-9_-]{8,100}$/.test(text);

/** Opens a payment; a repeated reference finds the first one unchanged. */
async function openPayment(db: Handle, payment: typeof practiceBankPayments.$inferInsert): Promise<void> {
  await db.insert(practiceBankPayments).values(payment).onConflictDoNothing();
}

async function findPayment(db: Handle, reference: string): Promise<BankPayment | null> {
  if (!isReference(reference)) return null;
  const [row] = await db
    .select()
    .from(practiceBankPayments)
    .where(eq(practiceBankPayments.reference, reference));
  return row ?? null;
}

/** Decides once: an approved or declined payment stays so. Returns its current state. */
async function decidePayment(
  db: Handle,
  reference: string,
  decision: { state: 'approved' | 'declined'; providerReference: string; decidedAt: Date },
): Promise<BankPayment | null> {
  await db
    .update(practiceBankPayments)
    .set(decision)
    .where(and(eq(practiceBankPayments.reference, reference), eq(practiceBankPayments.state, 'waiting')));
  return findPayment(db, reference);
}

/** Refunds once per key, never more than was paid. False when refused. */
async function payBack(
  db: Handle,
  { paymentId, amountCentimes, key }: { paymentId: string; amountCentimes: number; key: string },
): Promise<boolean> {
  const paid = practiceBankPayments;
  const isPaidBack = sql`${paid.refundKeys} @> jsonb_build_array(${key}::text)`;
  const rows = await db
    .update(paid)
    .set({
      refundedCentimes: sql`${paid.refundedCentimes} + ${amountCentimes}`,
      refundKeys: sql`${paid.refundKeys} || jsonb_build_array(${key}::text)`,
    })
    .where(
      and(
        eq(paid.providerReference, paymentId),
        eq(paid.state, 'approved'),
        sql`${paid.refundedCentimes} + ${amountCentimes} <= ${paid.amountCentimes}`,
        sql`not ${isPaidBack}`,
      ),
    )
    .returning({ reference: paid.reference });
  if (rows.length === 1) return true;
  const known = await db
    .select({ reference: paid.reference })
    .from(paid)
    .where(and(eq(paid.providerReference, paymentId), isPaidBack));
  return known.length === 1;
}

export function openPracticeBank(options: PracticeBankOptions): OpenPracticeBank {
  const { db } = options;
  return {
    payment: async (reference) => {
      const found = await findPayment(db, reference);
      if (!found) return null;
      const { orderNumber, amountCentimes, description, state, locale } = found;
      return { reference: found.reference, orderNumber, amountCentimes, description, state, locale };
    },
    async press(reference, button) {
      const payment = await findPayment(db, reference);
      if (!payment) return null;
      if (payment.state !== 'waiting')
        return wayBack(payment, payment.state === 'approved' ? 'success' : 'failure');
      return press(options, payment, button);
    },
    receiveForm: (fields) => receiveForm(options, Object.fromEntries(fields)),
    async statement(reference) {
      const found = await findPayment(db, reference);
      return found && statementOf(found);
    },
    async refund(payment) {
      return (await payBack(db, payment)) ? `refund-${payment.key}` : null;
    },
  };
}

const outcomes = { waiting: 'pending', approved: 'captured', declined: 'declined' } as const;

/** One event per decision: in answers and notifications it has the same id, so that the academy counts it once. */
const statementOf = (payment: BankPayment): PracticeStatement => ({
  eventId: `${payment.reference}:${payment.state}`,
  reference: payment.reference,
  outcome: outcomes[payment.state],
  amount: toDecimal(payment.amountCentimes),
  currency: payment.currency,
  paymentId: payment.providerReference ?? `PB-${payment.reference}`,
});

function wayBack(payment: BankPayment, to: 'success' | 'failure' | 'cancel') {
  const url = new URL(
    { success: payment.successUrl, failure: payment.failureUrl, cancel: payment.cancelUrl }[to],
  );
  const fields = { ...Object.fromEntries(url.searchParams), reference: payment.reference, result: to };
  url.search = '';
  return { returnUrl: url.href, fields };
}

async function press(options: PracticeBankOptions, payment: BankPayment, button: PracticeButton) {
  switch (button) {
    case 'approve':
      await decide(options, payment, 'approved', 1);
      return wayBack(payment, 'success');
    case 'approve-repeatedly':
      await decide(options, payment, 'approved', 5);
      return wayBack(payment, 'success');
    case 'approve-late':
      options.later(lateMs, () => decide(options, payment, 'approved', 1));
      return wayBack(payment, 'success');
    case 'decline':
      await decide(options, payment, 'declined', 1);
      return wayBack(payment, 'failure');
    case 'tamper':
      await tamper(options, payment);
      return wayBack(payment, 'success');
    case 'cancel':
      return wayBack(payment, 'cancel');
  }
}

async function decide(
  options: PracticeBankOptions,
  payment: BankPayment,
  state: 'approved' | 'declined',
  times: number,
): Promise<void> {
  const decision = { state, providerReference: `PB-${payment.reference}`, decidedAt: options.clock() };
  const decided = await decidePayment(options.db, payment.reference, decision);
  if (!decided) return;
  const notification = signed(options, statementOf(decided));
  await Promise.allSettled(Array.from({ length: times }, () => options.notify(notification)));
}

/** Sends an approval of a hundredth of the price with the original's signature. The bank records nothing. */
async function tamper(options: PracticeBankOptions, payment: BankPayment): Promise<void> {
  const approved = statementOf({ ...payment, state: 'approved' });
  const { headers } = signed(options, approved);
  const cheaper = { ...approved, amount: toDecimal(Math.ceil(payment.amountCentimes / 100)) };
  await Promise.allSettled([options.notify({ headers, body: bytesOf(cheaper) })]);
}

const bytesOf = (statement: PracticeStatement): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(statement));

function signed({ secret, clock }: PracticeBankOptions, statement: PracticeStatement) {
  const body = bytesOf(statement);
  const headers = {
    'content-type': 'application/json',
    [signatureHeader]: signBody(secret, body, clock()),
  };
  return { headers, body };
}

async function receiveForm({ db, secret, clock }: PracticeBankOptions, fields: Record<string, string>) {
  if (!fieldsAreSigned(secret, fields)) return null;
  const field = (name: string): string => fields[name] ?? '';
  const amountCentimes = fromDecimal(field('amount'));
  // The academy signed it: a form without these is the academy's own error, and is refused all the same.
  if (amountCentimes === null || field('currency') !== currency || field('reference') === '') return null;
  const locale = readLocale(field('locale'));
  await openPayment(db, {
    reference: field('reference'),
    orderNumber: field('orderNumber'),
    amountCentimes,
    currency,
    description: field('description'),
    locale,
    successUrl: field('successUrl'),
    failureUrl: field('failureUrl'),
    cancelUrl: field('cancelUrl'),
    notificationUrl: field('notificationUrl'),
    state: 'waiting',
    providerReference: null,
    refundedCentimes: 0,
    openedAt: clock(),
    decidedAt: null,
  });
  return { reference: field('reference'), locale } as const;
}

/* The practice gateway and its bank, which the server creates where test screens are on. */

type Options = {
  db: Handle;
  /** Any secret text; both sides are in this process. */
  secret: string;
  publicOrigin: string;
  /** Where this server listens, for the bank's notifications: 'http://127.0.0.1:3000'. */
  internalOrigin: string;
  clock: () => Date;
};

/** A notification is a real HTTP POST; the bank waits at most this long for the answer, in milliseconds. */
const timeLimitMs = 5_000;

/** Late approvals run on timers that do not keep the process alive. */
export function connectPractice(options: Options): { gateway: Gateway; bank: OpenPracticeBank } {
  const { db, secret, publicOrigin, internalOrigin, clock } = options;
  const bank = openPracticeBank({
    db,
    secret,
    clock,
    notify: ({ headers, body }) =>
      fetch(`${internalOrigin}/callbacks/practice`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      }),
    later: (ms, work) => setTimeout(() => void work().catch(() => undefined), ms).unref(),
  });
  const gateway = practiceGateway({ secret, publicOrigin, askBank: bank.statement, refundBank: bank.refund });
  return { gateway, bank };
}
