/** A gateway for tests: notifications are plain JSON, believed when they carry the right secret. No network, no waiting. */
import type {
  AskResult,
  AttemptToBegin,
  BeginResult,
  Evidence,
  Gateway,
  RawNotification,
  GatewayReport,
} from '../../src/gateways/gateway.ts';

export type TestGateway = Gateway & {
  /** References of the attempts that were begun, in order. */
  begun: string[];
  /** The return addresses of the last attempt. */
  returnUrls: AttemptToBegin['returnUrls'] | null;
  /** What `ask` answers for a reference; unknown otherwise. */
  answers: Map<string, AskResult>;
  /** Called by every `begin`; lets a test look at the database at that moment. */
  onBegin: (reference: string) => Promise<BeginResult | void>;
};

export function testGateway(of: Partial<Gateway> = {}): TestGateway {
  const gateway: TestGateway = {
    name: 'test-bank',
    recipient: 'Test Bank',
    option: 'Card',
    cardTypes: ['international', 'morocco'],
    live: false,
    begun: [],
    returnUrls: null,
    answers: new Map(),
    onBegin: async () => undefined,
    async begin(attempt) {
      gateway.begun.push(attempt.reference);
      gateway.returnUrls = attempt.returnUrls;
      const answer = await gateway.onBegin(attempt.reference);
      return (
        answer ?? {
          ok: true,
          handOff: { kind: 'redirect', url: `https://bank.example/${attempt.reference}` },
          providerSession: null,
        }
      );
    },
    read(notification) {
      if (notification.headers['x-word'] !== 'sesame') return { ok: false, reason: 'bad-signature' };
      const content = JSON.parse(new TextDecoder().decode(notification.body)) as Evidence | GatewayReport;
      return { ok: true, report: 'kind' in content ? content : { kind: 'payment', evidence: content } };
    },
    ask: async ({ reference }) => gateway.answers.get(reference) ?? { ok: false, reason: 'unknown-attempt' },
    refund: async ({ key }) => ({ ok: true, providerReference: `refund-${key}`, state: 'done' }),
    acknowledge: (verdict) => ({ status: 200, contentType: 'text/plain', body: verdict }),
    referenceInReturn: (fields) => fields.get('reference'),
    formOrigins: ['https://bank.example'],
    ...of,
  };
  return gateway;
}

let events = 0;

/** A statement of the bank: 990.00 MAD captured by default. */
export function evidenceFor(reference: string, of: Partial<Evidence> = {}): Evidence {
  events += 1;
  return {
    eventId: `event-${events}`,
    attemptReference: reference,
    outcome: 'captured',
    amountCentimes: 99_000,
    currency: 'MAD',
    providerReference: `bank-${events}`,
    ...of,
  };
}

/** The notification of a statement; `word` is its signature. */
export const notificationOf = (evidence: unknown, word = 'sesame'): RawNotification => ({
  headers: { 'x-word': word },
  body: new TextEncoder().encode(JSON.stringify(evidence)),
  receivedAt: new Date(),
});
