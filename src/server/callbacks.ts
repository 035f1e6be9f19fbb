/**
 * Requests by gateways: notifications, whose bytes are passed on untouched, and returning browsers. A browser that returns by POST
 * from another site sends no cookies (SameSite) and cannot post to a page: it is only redirected to one, and proves no payment.
 */
import { keepOrder } from '../academy/accounts/order-cookie.ts';
import { linksIn } from '../academy/frame/links.ts';
import type { Academy } from '../academy.ts';
import type { OpenPracticeBank } from '../gateways/practice/practice-bank.ts';
import type { Target } from '../platform/http/read-incoming.ts';

export type CallbackParts = { academy: Academy; practiceBank: OpenPracticeBank | null; publicOrigin: string };

export type Callback = { method: string; target: Target; headers: Headers; body: Buffer };

const path = /^\/callbacks\/([a-z0-9-]{1,40})(?:\/(return\/(success|failure|cancel)|pay))?$/;

const refuse = (status: number, text: string, allow?: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...(allow ? { Allow: allow } : {}) },
  });

const seeOther = (location: string, cookie: string | null = null): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: location, ...(cookie ? { 'Set-Cookie': cookie } : {}) },
  });

async function receiveNotification(
  { academy }: CallbackParts,
  gateway: string,
  { headers, body }: Callback,
): Promise<Response> {
  const raw = { headers: Object.fromEntries(headers), body: new Uint8Array(body), receivedAt: new Date() };
  const acknowledgement = await academy.receiveNotification({ gateway, raw });
  if (!acknowledgement) return refuse(404, 'There is no such gateway here.');
  const { status, contentType, body: reply } = acknowledgement;
  return new Response(reply, { status, headers: { 'Content-Type': contentType } });
}

/** Fields of a form, by GET or POST; a body that is no form has none. */
const fieldsOf = ({ target, headers, body }: Callback): URLSearchParams => {
  const fields = new URLSearchParams(target.search);
  if (!headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) return fields;
  for (const [name, value] of new URLSearchParams(body.toString('utf8'))) fields.append(name, value);
  return fields;
};

type Outcome = 'success' | 'failure' | 'cancel';

/** Redirects to the page with the order's real state, in the order's language; to the home page for an unknown order. */
async function redirectToOrder(
  { academy, publicOrigin }: CallbackParts,
  gateway: string,
  outcome: Outcome,
  callback: Callback,
): Promise<Response> {
  if (callback.method === 'POST') await academy.noteReturn({ gateway, body: new Uint8Array(callback.body) });
  const order = await academy.orderOfReturn({ gateway, fields: fieldsOf(callback) });
  if (order === null) return seeOther(linksIn('en').home());
  const links = linksIn(order.locale);
  const page = {
    success: links.paymentSuccess(),
    failure: links.paymentFailure(),
    cancel: links.paymentCancel(),
  }[outcome];
  const request = new Request(publicOrigin, { headers: callback.headers });
  // Without the token the page shows the order only to a browser that has its cookie already.
  const cookie = order.token === null ? null : keepOrder(request, order.token, publicOrigin);
  return seeOther(`${page}?orderId=${encodeURIComponent(order.number)}`, cookie);
}

/** The practice bank accepts its form here, like any bank, since the pages refuse posts from other sites. */
async function openAtPracticeBank(
  { practiceBank }: CallbackParts,
  gateway: string,
  callback: Callback,
): Promise<Response> {
  if (gateway !== 'practice' || practiceBank === null) return refuse(404, 'There is nothing here.');
  if (callback.method !== 'POST') return refuse(405, 'Post the form here.', 'POST');
  const opened = await practiceBank.receiveForm(fieldsOf(callback));
  if (!opened) return refuse(400, 'The bank does not recognise this form.');
  return seeOther(linksIn(opened.locale).practiceBank(opened.reference));
}

/** What a service of messages reports, and its question whether this address is ours. 503 makes it send a webhook again. */
async function receiveMessages({ academy }: CallbackParts, callback: Callback): Promise<Response> {
  const { method, target, headers, body } = callback;
  if (method === 'GET') {
    const challenge = academy.messages.confirmMessages(new URLSearchParams(target.search));
    return challenge === null ? refuse(403, 'The token is not ours.') : new Response(challenge);
  }
  if (method !== 'POST') return refuse(405, 'GET or POST only.', 'GET, POST');
  const raw = { headers: Object.fromEntries(headers), body: new Uint8Array(body) };
  const outcome = await academy.messages.receiveMessages(raw);
  if (outcome === null) return refuse(404, 'There is no such gateway here.');
  return outcome === 'taken'
    ? new Response('ok\n')
    : refuse(outcome === 'bad-signature' ? 401 : 400, outcome);
}

/** Answers everything below /callbacks. Throws only for our own failures, so that a gateway sends the notification again. */
export async function answerCallback(parts: CallbackParts, callback: Callback): Promise<Response> {
  const [, gateway, rest, outcome] = path.exec(callback.target.pathname) ?? [];
  if (gateway === undefined) return refuse(404, 'There is nothing here.');
  if (gateway === 'whatsapp' && rest === undefined) return receiveMessages(parts, callback);
  if (rest === 'pay') return openAtPracticeBank(parts, gateway, callback);
  if (outcome !== undefined) {
    if (callback.method === 'GET' || callback.method === 'POST')
      return redirectToOrder(parts, gateway, outcome as Outcome, callback);
    return refuse(405, 'GET or POST only.', 'GET, POST');
  }
  return callback.method === 'POST'
    ? receiveNotification(parts, gateway, callback)
    : refuse(405, 'POST only.', 'POST');
}
