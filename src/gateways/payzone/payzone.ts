/**
 * Payzone Morocco's paywall: the buyer's browser takes a signed text there, Payzone tells us by signed JSON, and can be asked
 * about a charge and told to pay it back.
 */
import type { CardType } from '../../features/orders/order.ts';
import type {
  Acknowledgement,
  AskResult,
  Gateway,
  RawNotification,
  ReadResult,
  Verdict,
} from '../gateway.ts';
import { askForCharge, type PayzoneAccount } from './payzone-api.ts';
import { payzoneCharge, paymentIn, refundsIn, toldBy } from './payzone-charge.ts';
import { payzoneLaunch } from './payzone-launch.ts';
import { parseJson, redactPayzone } from './payzone-redact.ts';
import { isSigned, notificationHeader } from './payzone-signatures.ts';
import { refundAtPayzone } from './refund-at-payzone.ts';

export type PayzoneOptions = PayzoneAccount & {
  /** Signs what buyers take there. Without it nothing begins. */
  paywallKey: string;
  /** Signs what Payzone tells. Without it nothing is believed. */
  notificationKey: string;
  live: boolean;
  /** Card types it takes new payments for. */
  cardTypes: readonly CardType[];
};

function read({ notificationKey, merchantAccount }: PayzoneOptions, raw: RawNotification): ReadResult {
  if (notificationKey === '') return { ok: false, reason: 'not-configured' };
  if (!isSigned(notificationKey, raw.body, raw.headers[notificationHeader] ?? ''))
    return { ok: false, reason: 'bad-signature' };
  const charge = payzoneCharge.safeParse(parseJson(raw.body));
  if (!charge.success) return { ok: false, reason: 'unreadable' };
  if (charge.data.merchantAccount !== merchantAccount) return { ok: false, reason: 'wrong-merchant' };
  const told = toldBy(charge.data);
  return told ? { ok: true, told } : { ok: false, reason: 'unreadable' };
}

async function ask(options: PayzoneOptions, reference: string): Promise<AskResult> {
  const answer = await askForCharge(options, reference);
  if (!answer.ok)
    return { ok: false, reason: answer.reason === 'unknown' ? 'unknown-attempt' : 'gateway-unreachable' };
  const evidence = paymentIn(answer.charge);
  if (!evidence) return { ok: false, reason: 'gateway-unreachable' };
  return { ok: true, evidence, refunds: refundsIn(answer.charge) };
}

/** Told again only where that would help: 200 for what was heard, also where nothing here follows from it. */
function statusFor(verdict: Verdict, reading: ReadResult): number {
  if (verdict === 'failed') return 500;
  if (reading.ok) return 200;
  const { reason } = reading;
  if (reason === 'not-configured') return 500;
  return reason === 'malformed' || reason === 'unreadable' ? 400 : reason === 'bad-signature' ? 401 : 403;
}

function acknowledge(verdict: Verdict, reading: ReadResult): Acknowledgement {
  const isDone = reading.ok && verdict !== 'failed' && verdict !== 'refused';
  const said = isDone
    ? { status: 'OK', message: 'Status recorded successfully' }
    : { status: 'KO', message: verdict === 'failed' ? 'Could not be recorded' : 'Not accepted' };
  return {
    status: statusFor(verdict, reading),
    contentType: 'application/json',
    body: JSON.stringify(said),
  };
}

export function payzoneGateway(options: PayzoneOptions): Gateway {
  const { live, origin, cardTypes, paywallKey } = options;
  return {
    name: 'payzone',
    recipient: 'Payzone Maroc (Vantage Payment Systems)',
    option: 'Card',
    cardTypes,
    live,
    formOrigins: [origin],
    async begin(attempt) {
      if (paywallKey === '') return { ok: false, reason: 'gateway-refused' };
      const fields = payzoneLaunch(attempt, options);
      return {
        ok: true,
        handOff: { kind: 'post', url: `${origin}/pwthree/launch`, fields },
        providerSession: null,
      };
    },
    read: (notification) => read(options, notification),
    redact: redactPayzone,
    ask: ({ reference }) => ask(options, reference),
    refund: (payment) => refundAtPayzone(options, payment),
    acknowledge,
    referenceInReturn: (fields) => fields.get('reference'),
  };
}
