/**
 * Stripe on this machine, as far as the academy uses it: requests are checked against Stripe's own schemas, people pay on a
 * page of it, notifications are signed and sent. It can be late, silent, broken, or lie.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { controlPage, sessionPage } from './hosted-page.ts';
import { deliver, makeEvent, type MadeEvent, type Receiver, type Sent } from './notify.ts';
import { apiModes, presses, type ApiMode, type Press } from './presses.ts';
import { StripeApi, type ApiRequest } from './stripe-api.ts';
import { StripeBooks, type BookedPayment, type BookedSession, type Thing } from './stripe-books.ts';

export type StripeFakeOptions = {
  port?: number;
  webhookUrl: Receiver;
  webhookSecret: string;
  secretKey: string;
  /** Real time by default. */
  clock?: () => Date;
  /** After how long a late notification is sent automatically, in milliseconds; three seconds by default. */
  lateMs?: number;
};

export type StripeControls = {
  mode: ApiMode;
  /** Changes answers to the shop, for a fake that lies. */
  twist: ((answer: Thing, path: string) => unknown) | null;
  /** The first status of a refund. */
  refundStatus: 'succeeded' | 'pending' | 'failed';
  /** Every request of the shop, as received. */
  requests: ApiRequest[];
  /** Every notification that was sent, with the shop's answer. */
  sent: Sent[];
  books: StripeBooks;
  /** Does what a button of the page does; the address the browser is sent to, null when it stays. */
  press(session: string, press: Press): Promise<string | null>;
  /** Sends late notifications now. */
  sendLateNow(): Promise<void>;
  /** Sends any event, signed as always. */
  send(type: string, object: unknown, of?: { livemode?: boolean; secret?: string }): Promise<Sent>;
  settleRefund(id: string, status: 'succeeded' | 'failed' | 'canceled'): Promise<Sent>;
  dispute(payment: string, what: 'created' | 'updated' | 'closed', status: string): Promise<Sent>;
};

export type StripeFake = { origin: string; controls: StripeControls; close(): Promise<void> };

const hangMs = 30_000;

const bodyOf = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export async function startStripeFake(options: StripeFakeOptions): Promise<StripeFake> {
  const { clock = () => new Date(), lateMs = 3_000 } = options;
  const seconds = () => Math.floor(clock().getTime() / 1000);
  let origin = '';
  const books = new StripeBooks(seconds, () => origin);
  const waiting = new Map<NodeJS.Timeout, () => Promise<void>>();
  const hanging = new Set<NodeJS.Timeout>();

  const event = (type: string, object: unknown, livemode = false) =>
    makeEvent(type, object, seconds(), livemode);
  const send = (made: MadeEvent, secret = options.webhookSecret) =>
    deliver(options.webhookUrl, made, { secret, at: seconds(), log: controls.sent });
  const sendAll = async (events: readonly MadeEvent[]) => {
    for (const one of events) await send(one);
  };
  const eventsOfPayment = (session: BookedSession, payment: BookedPayment) => [
    event('payment_intent.created', { ...payment, status: 'requires_payment_method' }),
    event('payment_intent.succeeded', payment),
    event('checkout.session.completed', session),
  ];
  const later = (work: () => Promise<void>) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void work();
    }, lateMs);
    waiting.set(timer, work);
  };

  async function press(id: string, what: Press): Promise<string | null> {
    const session = books.session(id);
    if (session.status !== 'open') return null;
    const success = session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id);
    switch (what) {
      case 'pay':
        await sendAll(eventsOfPayment(session, books.pay(session)));
        return success;
      case 'pay-late': {
        const events = eventsOfPayment(session, books.pay(session));
        later(() => sendAll(events));
        return success;
      }
      case 'pay-silently':
        books.pay(session);
        return success;
      case 'pay-five-times': {
        const completed = event('checkout.session.completed', (books.pay(session), session));
        await Promise.all([1, 2, 3, 4, 5].map(() => send(completed)));
        return success;
      }
      case 'pay-out-of-order': {
        books.submit(session);
        const completed = event('checkout.session.completed', session);
        const failedBefore = event('payment_intent.payment_failed', books.paymentOf(session));
        const succeeded = event('checkout.session.async_payment_succeeded', (books.pay(session), session));
        await sendAll([succeeded, completed, failedBefore]);
        return success;
      }
      case 'pay-wrong-amount':
        await sendAll(eventsOfPayment(session, books.pay(session, 100)));
        return success;
      case 'pay-forged': {
        const paid = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_forged' };
        await send(event('checkout.session.completed', paid), 'whsec_somebody_elses_secret');
        return success;
      }
      case 'decline':
        await send(event('payment_intent.payment_failed', books.decline(session)));
        return null;
      case 'expire':
        await send(event('checkout.session.expired', books.expire(id)));
        return null;
    }
  }

  const happened = (what: 'expired' | 'refunded', thing: Thing) => {
    const type = what === 'expired' ? 'checkout.session.expired' : 'refund.created';
    void send(event(type, thing));
  };
  const { secretKey } = options;
  const api = new StripeApi({ books, secretKey, happened, refundStatus: () => controls.refundStatus });

  const controls: StripeControls = {
    mode: 'well',
    twist: null,
    refundStatus: 'succeeded',
    requests: [],
    sent: [],
    books,
    press,
    async sendLateNow() {
      const works = [...waiting];
      waiting.clear();
      for (const [timer, work] of works) {
        clearTimeout(timer);
        await work();
      }
    },
    send: (type, object, { livemode, secret } = {}) => send(event(type, object, livemode), secret),
    async settleRefund(id, status) {
      const refund = books.refunds.find((one) => one.id === id);
      if (!refund) throw new Error('No such refund.');
      refund.status = status;
      return send(event(status === 'failed' ? 'refund.failed' : 'refund.updated', refund));
    },
    dispute: (payment, what, status) =>
      send(event(`charge.dispute.${what}`, books.dispute(books.payment(payment), status))),
  };

  async function answerShop(request: ApiRequest, response: ServerResponse): Promise<void> {
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_standin0001' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    controls.requests.push(request);
    switch (controls.mode) {
      case 'answer-500':
        return json(500, {
          error: { type: 'api_error', message: `An unknown error occurred: ${secretKey}` },
        });
      case 'too-many':
        return json(429, {
          error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
        });
      case 'garbage':
        return json(200, '<html>Bad gateway</html>');
      case 'lead-elsewhere':
        response.writeHead(302, { Location: `${origin}/elsewhere` });
        return void response.end();
      case 'refuse':
        return void response.destroy();
      case 'hang': {
        const timer = setTimeout(() => response.destroy(), hangMs);
        hanging.add(timer);
        return;
      }
      default: {
        const { status, body } = api.answer(request);
        if (controls.mode === 'lose-answer') return void response.destroy();
        return json(
          status,
          controls.twist ? controls.twist(structuredClone(body) as Thing, request.path) : body,
        );
      }
    }
  }

  async function answerPerson(request: ApiRequest, response: ServerResponse): Promise<void> {
    const html = (status: number, text: string) => {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(text);
    };
    const seeOther = (to: string) => {
      response.writeHead(303, { Location: to });
      response.end();
    };
    const fields = new URLSearchParams(request.body);
    if (request.path === '/mode' && request.method === 'POST') {
      controls.mode = apiModes.find((mode) => mode === fields.get('mode')) ?? 'well';
      return seeOther('/');
    }
    if (request.path === '/') return html(200, controlPage(controls.mode, books.sessions));
    const id = /^\/c\/pay\/(\w+)$/.exec(request.path)?.[1] ?? '';
    const session = books.sessions.find((one) => one.id === id);
    if (!session) return html(404, 'There is nothing here.');
    books.session(id);
    if (request.method === 'POST') {
      const what = presses.find((one) => one === fields.get('press'));
      const to = what ? await press(id, what) : null;
      return seeOther(to ?? `/c/pay/${id}${what === 'decline' ? '?declined' : ''}`);
    }
    const item = books.asked.get(id)?.line_items?.[0]?.price_data?.product_data?.name ?? '';
    return html(200, sessionPage(session, item, request.query === 'declined'));
  }

  const server = createServer((incoming, response) => {
    void (async () => {
      const [path = '/', query = ''] = (incoming.url ?? '/').split('?');
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([key, value]) => [
          key,
          Array.isArray(value) ? value.join(', ') : value,
        ]),
      );
      const request = {
        method: incoming.method ?? 'GET',
        path,
        query,
        body: await bodyOf(incoming),
        headers,
      };
      await (path.startsWith('/v1/') ? answerShop(request, response) : answerPerson(request, response));
    })().catch((error: unknown) => {
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { type: 'api_error', message: String(error) } }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    controls,
    async close() {
      for (const timer of [...waiting.keys(), ...hanging]) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
