/**
 * CMI, the gateway of most Moroccan banks: the buyer's browser posts a hashed form to its page, CMI tells us by a form of
 * its own, and money that was reserved is taken when our answer says so. It cannot be asked, and pays back by hand only.
 */
import type { CardType } from '../../features/orders/order.ts';
import type { Acknowledgement, Gateway, ReadResult, Verdict } from '../gateway.ts';
import { redactCmi } from './cmi-redact.ts';
import { cmiRequest } from './cmi-request.ts';
import { readNotification, readReturn } from './cmi-statement.ts';

export type CmiOptions = {
  /** The merchant's number. */
  clientId: string;
  /** What CMI and the academy both know. Without it nothing begins and nothing is believed. */
  storeKey: string;
  live: boolean;
  /** Where the buyer's form is posted to. */
  pageUrl: string;
  /** Card types it takes new payments for. */
  cardTypes: readonly CardType[];
};

type Answer = 'ACTION=POSTAUTH' | 'APPROVED' | 'FAILURE';

/**
 * 'ACTION=POSTAUTH' takes the reserved money; 'APPROVED' is a bare thank you, and leaves what is reserved with the buyer: for
 * a refusal, and for the second payment of an order that is paid. 'FAILURE': we have no use for it, or could not keep it.
 */
function answerTo(verdict: Verdict, reading: ReadResult): Answer {
  if (!reading.ok || verdict === 'refused' || verdict === 'failed') return 'FAILURE';
  const { told } = reading;
  const isCaptured = told.kind === 'payment' && told.evidence.outcome === 'captured';
  return isCaptured && verdict !== 'surplus' ? 'ACTION=POSTAUTH' : 'APPROVED';
}

/** One word and nothing else: CMI reads no status and no more than that. */
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
    // Ours first: it stands in every address of return, whatever CMI adds in the body.
    referenceInReturn: (fields) => fields.get('reference') ?? fields.get('oid'),
    readReturn: (body) => readReturn(options, body),
  };
}
