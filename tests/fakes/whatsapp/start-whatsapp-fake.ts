/**
 * WhatsApp's Cloud API on the loopback: it takes what Meta would take, refuses the rest with Meta's numbers, reports by signed
 * webhook, and misbehaves in the known ways.
 *
 *     const fake = await startWhatsAppFake(keysOfTest);
 *     fake.webhook = 'http://127.0.0.1:3000/callbacks/whatsapp';
 *     fake.next = { status: 429, code: 130429 };
 *     await fake.report(fake.taken[0]?.reference, ['read', 'delivered', 'delivered']);
 *     await fake.write('+212612345678', 'stop');
 */
import { randomUUID } from 'node:crypto';
import { type Answer, type Asked, openFake, type FakeServer } from '../open-fake.ts';
import { faultOfTemplate, request, signatureOf, type WhatsAppRequest } from './whatsapp-rules.ts';

export type WhatsAppKeysOfTest = {
  accessToken: string;
  phoneNumberId: string;
  appSecret: string;
  verifyToken: string;
  apiVersion: string;
};

export type Taken = {
  to: string;
  reference: string;
  /** Of a template; null of a reply. */
  template: string | null;
  language: string | null;
  values: string[];
  button: string | null;
  text: string | null;
};

/** How the next request is answered instead: an error by status and number, taken without an answer, or nonsense. */
type Odd = { status: number; code: number } | 'lost' | 'nonsense';

export type WhatsAppFake = FakeServer & {
  taken: Taken[];
  /** Rules that requests broke, as sentences. */
  faults: string[];
  /** Answers of the academy to webhooks, by status. */
  answers: number[];
  next: Odd | null;
  /** Where the academy is told: '…/callbacks/whatsapp'. */
  webhook: string;
  /** While set, every request is refused so: an expired token, for instance. */
  always: { status: number; code: number } | null;
  /** Reports these states of a message one after the other, signed. `code`: of a failure. */
  report(
    reference: string,
    states: readonly string[],
    more?: { code?: number; at?: Date; key?: string; phoneNumberId?: string },
  ): Promise<void>;
  /** Somebody writes to our number; `times`: how often the same webhook comes. */
  write(from: string, text: string, more?: { id?: string; at?: Date; times?: number }): Promise<void>;
  /** Any body, signed or not. */
  send(body: string, signature?: string | null): Promise<number>;
};

/** Invented; those that the academy of a test is given. */
export const keysOfTest: WhatsAppKeysOfTest = {
  accessToken: 'EAAJB-access-token-of-the-tests',
  phoneNumberId: '106540352242922',
  appSecret: 'app-secret-of-the-tests-0123456789',
  verifyToken: 'verify-token-of-the-tests',
  apiVersion: 'v24.0',
};

type Options = WhatsAppKeysOfTest & { port?: number };

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const refusal = (status: number, code: number): Answer =>
  json(status, {
    error: {
      message: `(#${code}) The message names +212612345678`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'Recipient +212612345678' },
      fbtrace_id: 'Az8or2yhqkZfEZ-_4Qn_Bam',
    },
  });

function takenFrom(message: WhatsAppRequest): Taken {
  const { to, biz_opaque_callback_data: reference } = message;
  if (message.type === 'text')
    return {
      to,
      reference,
      template: null,
      language: null,
      values: [],
      button: null,
      text: message.text.body,
    };
  const { name, language, components } = message.template;
  const texts = (type: 'body' | 'button') =>
    components.flatMap((one) => (one.type === type ? one.parameters.map(({ text }) => text) : []));
  return {
    to,
    reference,
    template: name,
    language: language.code,
    values: texts('body'),
    button: texts('button')[0] ?? null,
    text: null,
  };
}

export async function startWhatsAppFake(options: Options): Promise<WhatsAppFake> {
  const { accessToken, phoneNumberId, appSecret, apiVersion, port = 0 } = options;
  function faultOf({
    method,
    path,
    headers,
    body,
  }: Asked): { status: number; code: number; why: string } | null {
    if (headers.authorization !== `Bearer ${accessToken}`)
      return { status: 401, code: 190, why: 'The token is not the right one.' };
    if (method !== 'POST' || path !== `/${apiVersion}/${phoneNumberId}/messages`)
      return { status: 400, code: 33, why: `There is nothing at ${method} ${path}.` };
    if (!headers['content-type']?.startsWith('application/json'))
      return { status: 400, code: 100, why: 'The body is not sent as JSON.' };
    const read = request.safeParse(JSON.parse(body.toString('utf8')));
    if (!read.success) return { status: 400, code: 100, why: read.error.message };
    const code = faultOfTemplate(read.data);
    return code === null ? null : { status: 400, code, why: `The template does not fit: ${code}.` };
  }

  function answer(asked: Asked): Answer {
    const fault = faultOf(asked);
    if (fault !== null) {
      fake.faults.push(fault.why);
      return refusal(fault.status, fault.code);
    }
    const odd = fake.next ?? fake.always;
    fake.next = null;
    if (odd !== null && typeof odd === 'object') return refusal(odd.status, odd.code);
    const message = takenFrom(request.parse(JSON.parse(asked.body.toString('utf8'))));
    fake.taken.push(message);
    if (odd === 'lost') return { status: 0, body: '' };
    if (odd === 'nonsense') return { status: 200, body: '<html>' };
    const { to } = message;
    return json(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to.slice(1) }],
      messages: [{ id: `wamid.${randomUUID()}`, message_status: 'accepted' }],
    });
  }

  const server = await openFake(port, answer);

  async function send(
    body: string,
    signature: string | null = signatureOf(appSecret, body),
  ): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-hub-signature-256': signature }),
    };
    const answered = await fetch(fake.webhook, { method: 'POST', headers, body });
    await answered.body?.cancel();
    fake.answers.push(answered.status);
    return answered.status;
  }

  const wrapped = (value: object, ofNumber: string) =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          id: '102290129340398',
          changes: [
            {
              field: 'messages',
              value: {
                messaging_product: 'whatsapp',
                metadata: { display_phone_number: '212522000000', phone_number_id: ofNumber },
                ...value,
              },
            },
          ],
        },
      ],
    });
  const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));

  const fake: WhatsAppFake = Object.assign(server, {
    taken: [] as Taken[],
    faults: [] as string[],
    answers: [] as number[],
    webhook: '',
    next: null as WhatsAppFake['next'],
    always: null as WhatsAppFake['always'],
    send,
    async report(
      reference: string,
      states: readonly string[],
      more: { code?: number; at?: Date; key?: string; phoneNumberId?: string } = {},
    ) {
      for (const status of states) {
        const body = wrapped(
          {
            statuses: [
              {
                id: 'wamid.of-this-message',
                status,
                timestamp: seconds(more.at ?? new Date()),
                recipient_id: '212612345678',
                biz_opaque_callback_data: reference,
                ...(status === 'failed'
                  ? { errors: [{ code: more.code ?? 131026, title: 'Message undeliverable' }] }
                  : {}),
                pricing: { billable: true, pricing_model: 'PMP', category: 'utility' },
              },
            ],
          },
          more.phoneNumberId ?? phoneNumberId,
        );
        await send(body, signatureOf(more.key ?? appSecret, body));
      }
    },
    async write(from: string, text: string, more: { id?: string; at?: Date; times?: number } = {}) {
      const id = more.id ?? `wamid.${randomUUID()}`;
      const message = {
        from: from.slice(1),
        id,
        timestamp: seconds(more.at ?? new Date()),
        type: 'text',
        text: { body: text },
      };
      const body = wrapped(
        {
          contacts: [{ profile: { name: 'Salma' }, wa_id: from.slice(1) }],
          messages: [message],
        },
        phoneNumberId,
      );
      for (let time = 0; time < (more.times ?? 1); time += 1) await send(body);
    },
  });
  return fake;
}
