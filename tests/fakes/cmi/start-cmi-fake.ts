/**
 * CMI on the loopback: its payment page, its notifications, and the browser's return. It refuses what CMI would refuse,
 * captures money only after exactly ACTION=POSTAUTH, and misbehaves in the known ways.
 */
import { randomBytes } from 'node:crypto';
import {
  escapeHtml,
  hiddenFields,
  openFake,
  pageOf,
  type Answer,
  type Asked,
  type FakeServer,
} from '../open-fake.ts';
import { messageFields, notificationBody, type Message } from './cmi-messages.ts';
import { faultsIn, type Field, type Merchant } from './cmi-rules.ts';

/** What a person can do on the page, with the label of its button. */
export const cmiActions = {
  approve: 'Approve',
  decline: 'Decline',
  'decline-stay': 'Decline, and let me try again here',
  unauthenticated: 'Fail 3-D Secure',
  'approve-silent': 'Approve, never notify',
  'approve-late': 'Approve, notify later',
  'approve-five': 'Approve, notify five times',
  'approve-less': 'Approve a lower amount, well signed',
  'approve-wrong-key': 'Approve, signed with another key',
  'approve-odd': 'Approve, with entities, oddly cased names and no Content-Type',
  'decline-approve-late': 'Decline, approve after the return',
  'approve-decline-late': 'Approve, decline after the return',
} as const;
export type CmiAction = keyof typeof cmiActions;

/** What the academy answered to one notification. */
export type CmiAnswer = {
  oid: string;
  transId: string;
  status: number;
  contentType: string | null;
  body: string;
};

type Back = { url: string; fields: readonly Field[] };
type Visit = { request: ReadonlyMap<string, string>; open: boolean; notice: string };

export type CmiFake = FakeServer & {
  /** Where buyers' forms are posted to. */
  pageUrl: string;
  visits: Map<string, Visit>;
  /** Rules that posted forms broke, as sentences. */
  faults: string[];
  answers: CmiAnswer[];
  /** Transactions whose money was captured, after exactly ACTION=POSTAUTH. */
  captured: string[];
  /** Does what a button of the page does; returns where the browser goes, null when it stays. */
  decide(oid: string, action: CmiAction, cardholder?: string): Promise<Back | null>;
  /** Sends the notifications that were held back. */
  sendLate(): Promise<void>;
};

type Options = Merchant & {
  port?: number;
  /** After how long a late notification is sent automatically, in milliseconds; null waits for `sendLate`. */
  lateMs?: number | null;
};

const patienceMs = 10_000;
const pagePath = '/fim/est3Dgate';

const html = (status: number, title: string, main: string): Answer => ({ status, body: pageOf(title, main) });

function visitPage(oid: string, { request, notice }: Visit): Answer {
  const buttons = Object.entries(cmiActions)
    .map(([action, label]) => `<button name="action" value="${action}">${escapeHtml(label)}</button>`)
    .join('');
  return html(
    200,
    'CMI stand-in',
    `${notice && `<p role="status">${escapeHtml(notice)}</p>`}
<dl><dt>Amount</dt><dd>${escapeHtml(request.get('amount') ?? '')} MAD</dd><dt>Order</dt><dd>${escapeHtml(oid)}</dd>
<dt>Name</dt><dd>${escapeHtml(request.get('BillToName') ?? '')}</dd></dl>
<form method="post" action="/visits/${encodeURIComponent(oid)}"><label>Cardholder
<input name="cardholder" value="SALMA ALAOUI" autocomplete="off"></label>${buttons}</form>
<a class="button" href="${escapeHtml(request.get('shopurl') ?? '/')}">Cancel</a>`,
  );
}

/** The browser posts the form automatically, or by a button where there is no script. */
const backPage = ({ url, fields }: Back): Answer =>
  html(
    200,
    'Back to the merchant',
    `<form method="post" action="${escapeHtml(url)}">${hiddenFields(fields)}<button>Back to the merchant</button></form>
<script>document.forms[0].submit()</script>`,
  );

export async function startCmiFake(options: Options): Promise<CmiFake> {
  const { clientId, storeKey, port = 0, lateMs = 3_000 } = options;
  const late: (() => Promise<void>)[] = [];
  const visits: CmiFake['visits'] = new Map();
  const faults: string[] = [];
  const answers: CmiAnswer[] = [];
  const captured: string[] = [];

  async function notify(request: Visit['request'], message: Message, key = storeKey): Promise<void> {
    const fresh = randomBytes(15).toString('base64');
    const fields = messageFields(request, message, { storeKey: key, fresh });
    const body = new TextEncoder().encode(notificationBody(fields, message));
    const headers: HeadersInit = message.odd ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(request.get('callbackUrl') ?? '', {
      method: 'POST',
      headers,
      body,
      signal,
    }).catch(() => null);
    if (answer === null) return;
    const heard = await answer.text();
    const { transId } = message;
    const contentType = answer.headers.get('content-type');
    answers.push({ oid: request.get('oid') ?? '', transId, status: answer.status, contentType, body: heard });
    const takes = message.outcome === 'approved' && answer.status === 200 && heard === 'ACTION=POSTAUTH';
    if (takes && !captured.includes(transId)) captured.push(transId);
  }

  function later(work: () => Promise<void>): void {
    late.push(work);
    if (lateMs !== null) setTimeout(() => void fake.sendLate(), lateMs).unref();
  }

  async function decide(oid: string, action: CmiAction, cardholder = 'SALMA ALAOUI'): Promise<Back | null> {
    const visit = visits.get(oid);
    if (!visit?.open) throw new Error(`No open visit ${oid}.`);
    const { request } = visit;
    const base = { transId: `26105${randomBytes(5).toString('hex')}`, cardholder };
    const approved: Message = { ...base, outcome: 'approved' };
    const declined: Message = { ...base, outcome: 'declined' };
    const send = (message: Message, key?: string) => notify(request, message, key);
    let shown: Message = approved;
    if (action === 'approve') await send(approved);
    if (action === 'approve-five') for (let sent = 0; sent < 5; sent += 1) await send(approved);
    if (action === 'approve-less') await send({ ...approved, amount: '1.00' });
    if (action === 'approve-wrong-key') await send(approved, 'another key of somebody');
    if (action === 'approve-odd') await send({ ...approved, odd: true });
    if (action === 'approve-late') later(() => send(approved));
    if (action === 'unauthenticated') await send((shown = { ...base, outcome: 'unauthenticated' }));
    if (action.startsWith('decline')) await send((shown = declined));
    if (action === 'decline-approve-late') {
      const transId = `26105${randomBytes(5).toString('hex')}`;
      later(() => send({ ...approved, transId }));
    }
    if (action === 'approve-decline-late') {
      await send(approved);
      later(() => send(declined));
    }
    if (action === 'decline-stay') {
      visit.notice = 'Declined. Try again.';
      return null;
    }
    visit.open = false;
    const url = request.get(shown.outcome === 'approved' ? 'okUrl' : 'failUrl') ?? '';
    const fresh = randomBytes(15).toString('base64');
    return { url, fields: messageFields(request, shown, { storeKey, fresh }) };
  }

  function open(fields: readonly Field[]): Answer {
    const broken = faultsIn(fields, { clientId, storeKey }, (oid) => visits.has(oid));
    faults.push(...broken);
    const list = broken.map((fault) => `<li class="fault">${escapeHtml(fault)}</li>`).join('');
    if (broken.length > 0) return html(400, 'CMI refuses this form', `<ul>${list}</ul>`);
    const request = new Map(fields);
    const visit = { request, open: true, notice: '' };
    visits.set(request.get('oid') ?? '', visit);
    return visitPage(request.get('oid') ?? '', visit);
  }

  async function answer({ method, path, body }: Asked): Promise<Answer> {
    const fields = [...new URLSearchParams(body.toString('utf8'))];
    if (method === 'POST' && path === pagePath) return open(fields);
    const oid = decodeURIComponent(/^\/visits\/([^/]+)$/.exec(path)?.[1] ?? '');
    const visit = visits.get(oid);
    const typed = new Map(fields);
    const action = typed.get('action') ?? '';
    if (!visit?.open || method !== 'POST' || !Object.hasOwn(cmiActions, action))
      return html(404, 'CMI stand-in', '<p>There is nothing here.</p>');
    const back = await decide(oid, action as CmiAction, typed.get('cardholder'));
    return back === null ? visitPage(oid, visit) : backPage(back);
  }

  const server = await openFake(port, answer);
  const fake: CmiFake = Object.assign(server, {
    pageUrl: `${server.origin}${pagePath}`,
    visits,
    faults,
    answers,
    captured,
    decide,
    async sendLate() {
      for (const work of late.splice(0)) await work();
    },
  });
  return fake;
}
