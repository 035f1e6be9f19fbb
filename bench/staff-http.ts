/** Signed-in staff request pages of 100,000 orders over HTTP; compared with what the same server answers without the database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuilt } from '../tests/support/start-built.ts';
import { rate, type Rate } from './orders.ts';

const owner = 'owner@derb.example';
const times = 200;

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** The cookie of the owner, signed in with the code from the mailbox of a local academy. */
async function enter(origin: string): Promise<string> {
  const asked = { ...json({ email: owner }) };
  const at = (address: string, of: RequestInit) =>
    fetch(`${origin}/api/staff${address}`, { ...of, headers: { ...of.headers, origin } });
  await at('/session/code', asked);
  for (let tries = 0; tries < 100; tries += 1) {
    const list = await (await fetch(`${origin}/mailbox`)).text();
    const [, emailPath] = /href="(\/mailbox\/[^"]+)"/.exec(list) ?? [];
    const text = emailPath ? await (await fetch(`${origin}${emailPath}/email`)).text() : '';
    const [, code] = />\s*(\d{6})\s*</.exec(text) ?? [];
    if (code !== undefined) {
      const answer = await at('/session', json({ email: owner, code }));
      const [cookie = ''] = answer.headers.getSetCookie();
      if (answer.ok) return cookie.split(';')[0] ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Nobody could sign in.');
}

const questions: [name: string, query: string][] = [
  ['the first page', ''],
  ['the second page', '?page=2'],
  ['claims', '?status=Paid - Bank Transfer&sort=claimedAt&direction=asc'],
  ['confirmed, of courses', '?status=Payment Confirmed&kind=course'],
  ['paid by card', '?method=Card'],
  ['a common name', '?search=imane el'],
  ['a rare name', '?search=benjelloun'],
  ['a rare name in Arabic', '?search=بنجلون'],
  ['the start of a telephone', '?search=06 12'],
  ['nobody', '?search=nobody at all'],
];

/** `databaseUrl`: a database filled by `measureStaffLists`. One request after another, 25 rows each. */
export async function measureConsoleOverHttp(databaseUrl: string): Promise<(Rate & { question: string })[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-bench-'));
  const { origin, stop } = await startBuilt({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' }, folder);
  try {
    const headers = { cookie: await enter(origin) };
    const measure = async (question: string, address: string) => {
      const ask = async () => {
        const answer = await fetch(`${origin}${encodeURI(address)}`, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${address} was answered ${answer.status}.`);
      };
      await rate(5, 1, ask);
      return { question, ...(await rate(times, 1, ask)) };
    };
    const figures = [
      await measure('(alive, no question to the database)', '/healthz'),
      await measure('(who is signed in)', '/api/staff/session'),
    ];
    for (const [name, query] of questions) figures.push(await measure(name, `/api/staff/orders${query}`));
    return figures;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
