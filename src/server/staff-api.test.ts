import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffRoles, type StaffRole } from '../academy/staff/who-may.ts';
import { aForm, someDetails } from '../../tests/support/builders.ts';
import { everything } from '../../tests/support/extent.ts';
import { silentLog } from '../../tests/support/open-test-database.ts';
import { openTestApp, type Asked, type TestApp } from '../../tests/support/open-test-app.ts';
import type { StaffCall } from '../academy/staff/staff-call.ts';
import { exampleFor, refusalsOf, staffCalls, staffOpenApiDocument } from './create-staff-api.ts';
import { jsonSchema } from './openapi.ts';
import { allowed } from '../../tests/support/sure.ts';

type Json = Record<string, unknown>;

const document = staffOpenApiDocument('https://academy.example') as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Json> }>>;
};
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...document, $id: 'staff' });
const inDocument = (value: unknown): Json =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/components/', '"staff#/components/')) as Json;

let test: TestApp;
const cookies = {} as Record<StaffRole, string>;
let member: string;
const warnings: unknown[] = [];

beforeAll(async () => {
  const warn = (...line: unknown[]) => void warnings.push(line);
  test = await openTestApp({}, { ...silentLog, warn });
  for (const role of staffRoles)
    cookies[role] = await test.enterConsole(
      `${role}@example.com`,
      role,
      role === 'expert' ? 'imane-el-ouardi' : undefined,
    );
  member = await test.enter('nobody-of-the-staff@example.com');
}, 300_000);
afterAll(() => test.close());

/** 'GET orders/{number}' */
const routeOf = ({ method, path }: StaffCall): string => `${method} ${path}`;
const addressOf = ({ path }: StaffCall): string => `/api/staff/${path.replaceAll(/\{\w+\}/g, 'unknown')}`;

/** Asks with a body that no call accepts, so that nothing changes. */
const asked = ({ method }: StaffCall, cookie: string): Asked =>
  method === 'GET' ? { cookie } : { cookie, method, json: { never: 'taken' } };

describe('permissions of the staff API', () => {
  const guarded = staffCalls.filter(({ may }) => may !== 'anybody');

  it('refuses everybody who is not staff, in the same way at every address', async () => {
    const wrong: string[] = [];
    for (const call of guarded)
      for (const cookie of ['', member]) {
        const answer = await test.ask(addressOf(call), asked(call, cookie));
        const body = await answer.text();
        if (answer.status !== 401 || body !== '{"success":false,"code":"sign-in-needed"}')
          wrong.push(`${routeOf(call)}: ${answer.status} ${body}`);
      }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('checks each call’s own permission for every role', async () => {
    const wrong: string[] = [];
    for (const call of guarded) {
      const allows = (role: StaffRole) => (typeof call.may === 'function' ? call.may({ role }) : true);
      const stand = staffRoles.find(allows);
      // All roles without the permission; one of those with it.
      for (const role of staffRoles.filter((one) => everything || one === stand || !allows(one))) {
        const answer = await test.ask(addressOf(call), asked(call, cookies[role]));
        const isFile = call.file !== undefined && answer.ok;
        const body = (isFile ? {} : await answer.json()) as { code?: string };
        const isAllowed = allows(role);
        if ((body.code === 'not-allowed') === isAllowed)
          wrong.push(`${routeOf(call)} by ${role}: ${answer.status}`);
        if (answer.status >= 500) wrong.push(`${routeOf(call)} by ${role}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('logs a call that a role may not make, and names nobody', async () => {
    warnings.length = 0;
    await test.ask('/api/staff/staff', { cookie: cookies.support });
    expect(warnings).toEqual([[{ call: 'GET staff', role: 'support' }, 'A call was not allowed']]);
  });
});

describe('the document of the staff API', () => {
  it('lists every call once, with examples that fit its schemas', () => {
    const faults: string[] = [];
    const ids = new Set<string>();
    for (const call of staffCalls) {
      const route = routeOf(call);
      if (!call.input.safeParse(exampleFor(call)).success)
        faults.push(`${route} does not take its own example`);
      const operation = document.paths[`/api/staff/${call.path}`]?.[call.method.toLowerCase()];
      ids.add(operation?.operationId ?? '');
      const descriptions = Object.values(operation?.responses ?? {}).flatMap(({ description }) =>
        String(description).split(' · '),
      );
      expect(descriptions).toEqual(expect.arrayContaining(refusalsOf(call)));
      if (call.file !== undefined) continue;
      const answer = operation?.responses['200'] as {
        content: Record<string, { schema: Json; example: unknown }>;
      };
      const { schema, example } = answer.content['application/json'] ?? { schema: {}, example: null };
      if (!ajv.validate(inDocument(schema), example)) faults.push(`${route}: ${ajv.errorsText()}`);
    }
    expect(faults).toEqual([]);
    expect(ids.size).toBe(staffCalls.length);
  });

  it('is public', async () => {
    const answer = await test.ask('/api/staff/openapi.json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
  });
});

describe('input of the staff API', () => {
  it('must be JSON, which a form of another site cannot send', async () => {
    const cookie = cookies.owner;
    const answer = await test.ask('/api/staff/orders/unknown/decision', {
      cookie,
      form: { decision: 'confirm' },
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({ success: false, code: 'wrong-content-type' });
  });

  it('is refused with the error of each field', async () => {
    const cookie = cookies.owner;
    const json = { decision: 'refuse', reason: 'no' };
    const answer = await test.ask('/api/staff/orders/unknown/decision', { cookie, json });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      success: false,
      code: 'bad-fields',
      fields: { reason: 'reason-required' },
    });
  });

  it('is refused with the allowed methods of an address', async () => {
    const answer = await test.ask('/api/staff/session', { method: 'PUT', json: {} });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE']);
    expect((await test.ask('/api/staff/nowhere')).status).toBe(404);
  });
});

describe('the session', () => {
  it('shows who is signed in, and their permissions', async () => {
    const read = async (role: StaffRole) =>
      (await test.ask('/api/staff/session', { cookie: cookies[role] })).json() as Promise<{ may: string[] }>;
    const owner = await read('owner');
    expect(owner).toMatchObject({ email: 'owner@example.com', role: 'owner', expert: null });
    expect(owner.may).toContain('mayRefund');
    const { may } = await read('moderator');
    expect(may).toContain('mayModerate');
    expect(may).not.toContain('maySeeOrders');
    expect(await read('expert')).toMatchObject({ expert: 'imane-el-ouardi' });
  });

  it('shows a stranger the academy’s public name', async () => {
    const { siteName } = await test.app.academy.settings();
    const answer = await test.ask('/api/staff/academy');
    expect([answer.status, await answer.json()]).toEqual([200, { name: siteName }]);
  });

  it('is never cached', async () => {
    const answer = await test.ask('/api/staff/session', { cookie: cookies.owner });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('answers an unknown address like a known one, and a wrong code with a reason', async () => {
    const sent = await test.ask('/api/staff/session/code', { json: { email: 'stranger@example.com' } });
    expect([sent.status, await sent.json()]).toEqual([200, { success: true }]);
    const entered = await test.ask('/api/staff/session', {
      json: { email: 'stranger@example.com', code: '١٢٣ ٤٥٦' },
    });
    expect([entered.status, await entered.json()]).toEqual([422, { success: false, code: 'wrong-code' }]);
  });

  it('ends with signing out', async () => {
    const cookie = await test.enterConsole('leaving@example.com', 'support');
    expect((await test.ask('/api/staff/session', { cookie })).status).toBe(200);
    const left = await test.ask('/api/staff/session', { cookie, method: 'DELETE' });
    expect(left.headers.get('set-cookie')).toContain('derb-staff');
    expect((await test.ask('/api/staff/session', { cookie })).status).toBe(401);
  });
});

/** What a call answers to the owner; a bug counts as 500. */
async function statusFor({ method, path }: StaffCall, json: object, address: string): Promise<string | null> {
  const query = new URLSearchParams(
    Object.entries(json).flatMap(([name, value]) =>
      typeof value === 'object' || value === undefined ? [] : [[name, String(value)]],
    ),
  );
  const cookie = cookies.owner;
  const answered = await test
    .ask(
      `/api/staff/${address}${method === 'GET' ? `?${query.toString()}` : ''}`,
      method === 'GET' ? { cookie } : { cookie, method, json },
    )
    .catch(() => null);
  const status = answered?.status ?? 500;
  return status >= 500 && status !== 503 ? `${method} ${path} of ${address} ${JSON.stringify(json)}` : null;
}

describe('what no row is named by', () => {
  const hostile = [
    '1',
    'unknown',
    '-'.repeat(36),
    '%00',
    encodeURIComponent("' or 1=1"),
    'x'.repeat(300),
    '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e9g',
    '0197B0A4-6F3E-7C1A-9D52-3F1C2B7A8E90',
    '00000000-0000-0000-0000-000000000000',
  ];

  it('is never a fault of the server, in no part of any path', async () => {
    const wrong: (string | null)[] = [];
    for (const call of staffCalls.filter(({ path }) => path.includes('{')))
      for (const part of hostile) {
        const address = call.path.replaceAll(/\{\w+\}/g, part);
        wrong.push(await statusFor(call, exampleFor(call) ?? {}, address));
      }
    expect(wrong.filter(Boolean)).toEqual([]);
  }, 300_000);

  it('is not found, where a UUID is asked for', async () => {
    const { owner: cookie } = cookies;
    for (const address of ['broadcasts/1/removal', 'broadcasts/1/stop'])
      expect((await test.ask(`/api/staff/${address}`, { cookie, json: {} })).status).toBe(404);
  });
});

describe('a day at the ends of the calendar', () => {
  const hostile = [
    '9999-12-31',
    '0000-01-01',
    '0001-01-01',
    '1999-12-31',
    '2101-01-01',
    '2026-02-30',
    '-000001-01-01',
    '+999999-12-31',
  ];
  type Schema = {
    format?: string;
    anyOf?: Schema[];
    properties?: Record<string, Schema>;
    items?: Schema;
    pattern?: string;
  };
  const isTime = ({ format, anyOf = [] }: Schema): string | null =>
    format === 'date' || format === 'date-time' ? format : (anyOf.map(isTime).find(Boolean) ?? null);

  it('is never a fault of the server, in no field of any call', async () => {
    const wrong: (string | null)[] = [];
    let fields = 0;
    for (const call of staffCalls) {
      const { properties = {} } = jsonSchema(call.input, 'input') as Schema;
      const example = (exampleFor(call) ?? {}) as Json;
      const address = call.path.replaceAll(/\{\w+\}/g, '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90');
      const named = Object.entries(properties).flatMap(([name, schema]) => {
        const format = isTime(schema) ?? (/^(from|to|at|day|since|until)$/.test(name) ? 'any' : null);
        return format === null ? [] : [{ name, format }];
      });
      fields += named.length;
      for (const { name, format } of named)
        for (const day of hostile) {
          const forms = format === 'date' ? [day] : [`${day}T10:00:00Z`, `${day}T10:00`, day];
          for (const value of forms)
            wrong.push(await statusFor(call, { ...example, [name]: value }, address));
        }
    }
    expect(fields).toBeGreaterThan(20);
    expect(wrong.filter(Boolean)).toEqual([]);
  }, 300_000);

  it('nor in a part of a path, a period, a file of a bank or a pasted line', async () => {
    const wrong: (string | null)[] = [];
    const paths = staffCalls.filter(({ path }) => /\{(month|day)\}/.test(path));
    for (const call of paths)
      for (const day of hostile)
        for (const part of [day, day.slice(0, -3)]) {
          const address = call.path
            .replace(/\{(month|day)\}/, part)
            .replaceAll(/\{\w+\}/g, 'sell-on-whatsapp');
          wrong.push(await statusFor(call, {}, address));
        }
    const callOf = (path: string) => staffCalls.find((one) => one.path === path);
    for (const day of [...hostile, '31/12/9999', '01/01/0001', '31/12/1999']) {
      const order = 'MEM-000001-aaaa';
      for (const [path, json] of [
        ['statement', { text: `${day} virement ${order} 990,00` }],
        ['statement', { text: `${day}\tvirement ${order}\t990,00` }],
        ['settlement', { kind: 'bank', text: `Date;Libelle;Credit\n${day};VIR ${order};990,00` }],
        ['settlement', { kind: 'cmi', text: `Date;OID;Montant\n${day};${order};990,00` }],
        ['exports/figures', { from: '9999-12-01', to: day, by: 'day' }],
        ['exports/log', { from: day, to: day }],
        ['figures', { from: day, to: day }],
      ] as const) {
        const call = callOf(path);
        if (call) wrong.push(await statusFor(call, { ...(exampleFor(call) as Json), ...json }, path));
      }
    }
    expect(wrong.filter(Boolean)).toEqual([]);
  }, 300_000);
});

describe('a claim', () => {
  const claimed = async (): Promise<string> => {
    const { academy } = test.app;
    const placed = await academy.placeOrder(
      aForm({
        item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
        details: someDetails({ email: 'salma@example.com' }),
      }),
    );
    if (!placed.ok) throw new Error(placed.reason);
    const { token, number } = placed.order;
    await academy.chooseMethod({ token, option: 'Bank Transfer' });
    allowed(await academy.claimBankTransfer({ token }));
    return number;
  };
  const decide = (number: string, role: StaffRole, json: object) =>
    test.ask(`/api/staff/orders/${number}/decision`, { cookie: cookies[role], json });

  it('is confirmed once; the second colleague learns what the first did', async () => {
    const number = await claimed();
    const first = await decide(number, 'finance', { decision: 'confirm' });
    expect([first.status, await first.json()]).toMatchObject([200, { number, status: 'Payment Confirmed' }]);
    const second = await decide(number, 'owner', { decision: 'refuse', reason: 'Nothing came.' });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: 'already-decided',
      detail: { by: 'finance@example.com', status: 'Payment Confirmed' },
    });
  });

  it('is shown in full, without the token that opens the buyer’s pages', async () => {
    const number = await claimed();
    const answer = await test.ask(`/api/staff/orders/${number}`, { cookie: cookies.support });
    const body = (await answer.json()) as Json;
    expect(body).toMatchObject({ number, status: 'Paid - Bank Transfer', email: 'salma@example.com' });
    expect(body['history']).toHaveLength(3);
    expect(JSON.stringify(body)).not.toContain('token');
  });
});
