/**
 * Payzone Morocco's paywall: the buyer's browser posts a signed text, Payzone notifies us by signed JSON, answers about charges, and
 * makes refunds.
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
import { payzoneCharge, paymentIn, refundsIn, reportedBy } from './payzone-charge.ts';
import { payzoneLaunch } from './payzone-launch.ts';
import { parseJson, redactPayzone } from './payzone-redact.ts';
import { isSigned, notificationHeader } from './payzone-signatures.ts';
import { refundAtPayzone } from './refund-at-payzone.ts';

export type PayzoneOptions = PayzoneAccount & {
  /** Signs the buyers' forms. Without it nothing starts. */
  paywallKey: string;
  /** Signs Payzone's notifications. Without it none is accepted. */
  notificationKey: string;
  live: boolean;
  /** Card types accepted for new payments. */
  cardTypes: readonly CardType[];
};

function read({ notificationKey, merchantAccount }: PayzoneOptions, raw: RawNotification): ReadResult {
  if (notificationKey === '') return { ok: false, reason: 'not-configured' };
  if (!isSigned(notificationKey, raw.body, raw.headers[notificationHeader] ?? ''))
    return { ok: false, reason: 'bad-signature' };
  const charge = payzoneCharge.safeParse(parseJson(raw.body));
  if (!charge.success) return { ok: false, reason: 'unreadable' };
  if (charge.data.merchantAccount !== merchantAccount) return { ok: false, reason: 'wrong-merchant' };
  const report = reportedBy(charge.data);
  return report ? { ok: true, report } : { ok: false, reason: 'unreadable' };
}

async function ask(options: PayzoneOptions, reference: string): Promise<AskResult> {
  const answer = await askForCharge(options, reference);
  if (!answer.ok)
    return { ok: false, reason: answer.reason === 'unknown' ? 'unknown-attempt' : 'gateway-unreachable' };
  const evidence = paymentIn(answer.charge);
  if (!evidence) return { ok: false, reason: 'gateway-unreachable' };
  return { ok: true, evidence, refunds: refundsIn(answer.charge) };
}

/** Asks for a repetition only where that would help: 200 for what was received, also when nothing follows from it. */
function statusFor(verdict: Verdict, reading: ReadResult): number {
  if (verdict === 'failed') return 500;
  if (reading.ok) return 200;
  const { reason } = reading;
  if (reason === 'not-configured') return 500;
  return reason === 'malformed' || reason === 'unreadable' ? 400 : reason === 'bad-signature' ? 401 : 403;
}

function acknowledge(verdict: Verdict, reading: ReadResult): Acknowledgement {
  const isDone = reading.ok && verdict !== 'failed' && verdict !== 'refused';
  const answer = isDone
    ? { status: 'OK', message: 'Status recorded successfully' }
    : { status: 'KO', message: verdict === 'failed' ? 'Could not be recorded' : 'Not accepted' };
  return {
    status: statusFor(verdict, reading),
    contentType: 'application/json',
    body: JSON.stringify(answer),
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
