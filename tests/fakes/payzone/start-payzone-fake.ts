/**
 * Payzone on the loopback: its paywall, its notifications, its answers to queries and commands. It refuses what Payzone
 * would refuse, and misbehaves in the known ways.
 */
import { escapeHtml, openFake, pageOf, type Answer, type Asked, type FakeServer } from '../open-fake.ts';
import { addTransaction, newCharge, remaining, chargeAsJson, type Charge } from './payzone-charges.ts';
import { faultOfCommand, notificationSignature, readLaunch, type PayzoneKeys } from './payzone-rules.ts';

/** What a person can do on the page, with the label of its button. */
export const payzoneActions = {
  approve: 'Approve',
  decline: 'Decline',
  'decline-stay': 'Decline, and let me try again here',
  cancel: 'Cancel',
  'approve-silent': 'Approve, never notify',
  'approve-late': 'Approve, notify later',
  'approve-five': 'Approve, notify five times',
  'approve-less': 'Approve a lower amount, well signed',
  'approve-wrong-key': 'Approve, signed with another key',
  'approve-odd': 'Approve, with spaces, unknown fields and a signature in capitals',
  'approve-bare': 'Say CHARGED, without a transaction that took the money',
  'decline-approve-late': 'Decline, approve after the return',
  'approve-decline-late': 'Approve, decline after the return',
} as const;
export type PayzoneAction = keyof typeof payzoneActions;

/** What the academy answered to one notification. */
export type PayzoneAnswer = { id: string; chargeStatus: string; status: number; body: unknown };

export type PayzoneFake = FakeServer & {
  charges: Map<string, Charge>;
  /** Rules that requests broke, as sentences. */
  faults: string[];
  answers: PayzoneAnswer[];
  /** Commands that were carried out: 'REFUND 990.00'. */
  commands: string[];
  /** Carries out the next command and hangs up. */
  loseNextAnswer: boolean;
  /** The status of a charge that was refunded in part. */
  afterPart: 'CHARGED' | 'REFUNDED';
  /** Does what a button of the page does; returns where the browser goes, null when it stays. */
  decide(id: string, action: PayzoneAction): Promise<string | null>;
  /** Notifies the academy of a charge's current status, with parts replaced. */
  notify(id: string, of?: Record<string, unknown>): Promise<void>;
  /** Refunds, or charges back, at the gateway's own back office. */
  byStaff(id: string, what: 'refund' | 'charge-back', amount?: string): Promise<void>;
  sendLate(): Promise<void>;
};

type Options = PayzoneKeys & {
  port?: number;
  /** After how long a late notification is sent automatically, in milliseconds; null waits for `sendLate`. */
  lateMs?: number | null;
  /** Accepts requests of any time: for academies whose clock is fixed. */
  anyTime?: boolean;
};

const patienceMs = 10_000;
const html = (status: number, title: string, main: string): Answer => ({ status, body: pageOf(title, main) });
const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

function visitPage({ launch, notice }: Charge): Answer {
  const buttons = Object.entries(payzoneActions)
    .map(([action, label]) => `<button name="action" value="${action}">${escapeHtml(label)}</button>`)
    .join('');
  const action = `/visits/${encodeURIComponent(launch.chargeId)}`;
  return html(
    200,
    'Payzone stand-in',
    `${notice && `<p role="status">${escapeHtml(notice)}</p>`}
<dl><dt>Amount</dt><dd>${escapeHtml(launch.price)} MAD</dd><dt>Order</dt><dd>${escapeHtml(String(launch['orderId']))}</dd>
<dt>For</dt><dd>${escapeHtml(String(launch['description']))}</dd></dl>
<form method="post" action="${escapeHtml(action)}">${buttons}</form>`,
  );
}

/** What an action does to the charge before anybody is notified. */
function settle(charge: Charge, action: PayzoneAction): void {
  if (action === 'cancel') charge.status = 'CANCELLED';
  else if (action.startsWith('decline')) {
    addTransaction(charge, 'CHARGE', 'DECLINED');
    charge.status = 'DECLINED';
  } else {
    if (action !== 'approve-bare') addTransaction(charge, 'CHARGE', 'APPROVED');
    charge.status = 'CHARGED';
  }
}

export async function startPayzoneFake(options: Options): Promise<PayzoneFake> {
  const { merchantAccount, notificationKey, port = 0, lateMs = 3_000, anyTime = false } = options;
  const late: (() => Promise<void>)[] = [];
  const charges: PayzoneFake['charges'] = new Map();
  const faults: string[] = [];
  const answers: PayzoneAnswer[] = [];
  const commands: string[] = [];

  async function send(charge: Charge, of: Record<string, unknown>, how: 'well' | 'odd' | 'wrong-key') {
    const message = chargeAsJson(charge, merchantAccount, of);
    const body =
      how === 'odd' ? `${JSON.stringify({ ...message, novelty: [1] }, null, 2)}\n` : JSON.stringify(message);
    const signature = notificationSignature(body, how === 'wrong-key' ? 'another key' : notificationKey);
    const answer = await fetch(String(charge.launch['callbackUrl']), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-callback-signature': how === 'odd' ? signature.toUpperCase() : signature,
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null);
    if (answer === null) return;
    const text = await answer.text();
    const heard: unknown = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    answers.push({
      id: charge.launch.chargeId,
      chargeStatus: message.status,
      status: answer.status,
      body: heard,
    });
  }

  function later(work: () => Promise<void>): void {
    late.push(work);
    if (lateMs !== null) setTimeout(() => void fake.sendLate(), lateMs).unref();
  }

  async function decide(id: string, action: PayzoneAction): Promise<string | null> {
    const charge = charges.get(id);
    if (!charge?.open) throw new Error(`No open visit ${id}.`);
    settle(charge, action);
    const how = action === 'approve-odd' ? 'odd' : action === 'approve-wrong-key' ? 'wrong-key' : 'well';
    const of = action === 'approve-less' ? { lineItem: { amount: 1, currency: 'MAD' } } : {};
    if (action === 'approve-late') later(() => send(charge, {}, 'well'));
    else if (action !== 'approve-silent')
      for (let sent = 0; sent < (action === 'approve-five' ? 5 : 1); sent += 1) await send(charge, of, how);
    if (action === 'decline-approve-late')
      later(async () => {
        settle(charge, 'approve');
        await send(charge, {}, 'well');
      });
    if (action === 'approve-decline-late') later(() => send(charge, { status: 'DECLINED' }, 'well'));
    if (action === 'decline-stay') {
      charge.notice = 'Declined. Try again.';
      return null;
    }
    charge.open = false;
    const back =
      action === 'cancel' ? 'cancelUrl' : action.startsWith('decline') ? 'failureUrl' : 'successUrl';
    return String(charge.launch[back]);
  }

  function launch(asked: Asked): Answer {
    const posted = new URLSearchParams(asked.body.toString('utf8'));
    const read = readLaunch(posted, options, (id) => charges.has(id), anyTime);
    faults.push(...read.faults);
    const list = read.faults.map((fault) => `<li class="fault">${escapeHtml(fault)}</li>`).join('');
    if (read.launch === null) return html(400, 'Payzone refuses this form', `<ul>${list}</ul>`);
    const charge = newCharge(read.launch);
    charges.set(read.launch.chargeId, charge);
    return visitPage(charge);
  }

  function payBack(charge: Charge, amount: number): boolean {
    if (charge.status !== 'CHARGED' && charge.status !== 'REFUNDED') return false;
    if (!(amount > 0) || amount > remaining(charge)) return false;
    addTransaction(charge, 'REFUND', 'APPROVED', amount);
    charge.status = remaining(charge) === 0 ? 'REFUNDED' : fake.afterPart;
    return true;
  }

  function api({ method, path, headers, body }: Asked): Answer {
    const text = body.toString('utf8');
    const fault = faultOfCommand({ headers, path, body: text }, options);
    if (fault !== null) faults.push(`A command with ${fault}.`);
    if (fault !== null) return json(401, { error: fault });
    if (path === '/api/v3/healthcheck') return json(200, { status: 'OK' });
    const id = decodeURIComponent(/^\/api\/v3\/charges\/([^/]+)$/.exec(path)?.[1] ?? '');
    const charge = charges.get(id);
    // A paywall that nobody has tried to pay yet is no charge.
    if (!charge || charge.status === 'PENDING') return json(404, { error: 'unknown charge' });
    if (method === 'GET') return json(200, chargeAsJson(charge, merchantAccount));
    const { command, amount } = JSON.parse(text) as { command?: unknown; amount?: unknown };
    if (command !== 'REFUND' || typeof amount !== 'string' || !/^\d+\.\d{2}$/.test(amount))
      return json(400, { error: 'unknown command' });
    if (!payBack(charge, Number(amount))) return json(400, { error: 'not possible' });
    commands.push(`REFUND ${amount}`);
    if (!fake.loseNextAnswer) return json(200, chargeAsJson(charge, merchantAccount));
    fake.loseNextAnswer = false;
    return { status: 0, body: '' };
  }

  async function answer(asked: Asked): Promise<Answer> {
    const { method, path, body } = asked;
    if (method === 'POST' && path === '/pwthree/launch') return launch(asked);
    if (path.startsWith('/api/')) return api(asked);
    const id = decodeURIComponent(/^\/visits\/([^/]+)$/.exec(path)?.[1] ?? '');
    const charge = charges.get(id);
    const action = new URLSearchParams(body.toString('utf8')).get('action') ?? '';
    if (!charge?.open || method !== 'POST' || !Object.hasOwn(payzoneActions, action))
      return html(404, 'Payzone stand-in', '<p>There is nothing here.</p>');
    const back = await decide(id, action as PayzoneAction);
    return back === null ? visitPage(charge) : { status: 303, headers: { location: back }, body: '' };
  }

  const chargeOf = (id: string): Charge => {
    const charge = charges.get(id);
    if (!charge) throw new Error(`No charge ${id}.`);
    return charge;
  };
  const server = await openFake(port, answer);
  const fake: PayzoneFake = Object.assign(server, {
    charges,
    faults,
    answers,
    commands,
    loseNextAnswer: false,
    afterPart: 'REFUNDED' as const,
    decide,
    notify: (id: string, of = {}) => send(chargeOf(id), of, 'well'),
    async byStaff(id: string, what: 'refund' | 'charge-back', amount?: string) {
      const charge = chargeOf(id);
      if (what === 'charge-back') charge.status = 'CHARGED_BACK';
      else if (!payBack(charge, Number(amount ?? charge.launch.price))) throw new Error('Not possible.');
      await send(charge, {}, 'well');
    },
    async sendLate() {
      for (const work of late.splice(0)) await work();
    },
  });
  return fake;
}
