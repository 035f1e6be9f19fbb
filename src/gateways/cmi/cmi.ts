/**
 * CMI, the gateway of most Moroccan banks: the buyer's browser posts a hashed form to its page, CMI notifies us by a form, and our
 * answer captures the reserved money. It has no status requests, and refunds are manual.
 */
import type { CardType } from '../../features/orders/order.ts';
import type { Acknowledgement, Gateway, ReadResult, Verdict } from '../gateway.ts';
import { redactCmi } from './cmi-redact.ts';
import { cmiRequest } from './cmi-request.ts';
import { readNotification, readReturn } from './cmi-statement.ts';

export type CmiOptions = {
  /** The merchant's number. */
  clientId: string;
  /** The secret shared with CMI. Without it nothing starts and no message is accepted. */
  storeKey: string;
  live: boolean;
  /** The page to which the buyer's form is posted. */
  pageUrl: string;
  /** Card types accepted for new payments. */
  cardTypes: readonly CardType[];
};

type Answer = 'ACTION=POSTAUTH' | 'APPROVED' | 'FAILURE';

/**
 * 'ACTION=POSTAUTH' captures the reserved money; 'APPROVED' only acknowledges, so that the reservation expires: for a refusal, and
 * for a duplicate payment. 'FAILURE': not accepted, or we could not store it.
 */
function answerTo(verdict: Verdict, reading: ReadResult): Answer {
  if (!reading.ok || verdict === 'refused' || verdict === 'failed') return 'FAILURE';
  const { report } = reading;
  const isCaptured = report.kind === 'payment' && report.evidence.outcome === 'captured';
  return isCaptured && verdict !== 'surplus' ? 'ACTION=POSTAUTH' : 'APPROVED';
}

/** One word only: CMI reads neither the status nor more text. */
const inPlainText = (body: Answer): Acknowledgement => ({ status: 200, contentType: 'text/plain', body });

export function cmiGateway(options: CmiOptions): Gateway {
  const { live, pageUrl, cardTypes, storeKey } = options;
  return {
    name: 'cmi',
    recipient: 'CMI (Centre Monétique Interbancaire)',
    option: 'Card',
    cardTypes,
    live,
    formOrigins: [new URL(pageUrl).origin],
    async begin(attempt) {
      const fields = storeKey === '' ? null : cmiRequest(attempt, options);
      if (fields === null) return { ok: false, reason: 'gateway-refused' };
      return { ok: true, handOff: { kind: 'post', url: pageUrl, fields }, providerSession: null };
    },
    read: (notification) => readNotification(options, notification),
    redact: redactCmi,
    ask: async () => ({ ok: false, reason: 'not-supported' }),
    canBeAsked: false,
    refund: async () => ({ ok: false, reason: 'not-supported' }),
    acknowledge: (verdict, reading) => inPlainText(answerTo(verdict, reading)),
    // Ours first: it is in every return address, whatever CMI's body contains.
    referenceInReturn: (fields) => fields.get('reference') ?? fields.get('oid'),
    readReturn: (body) => readReturn(options, body),
  };
}
