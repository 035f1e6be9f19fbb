import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Engine } from '../../src/platform/db/database.ts';
import { shownNumber } from '../../src/selling/orders/order.ts';
import { withServer } from '../support/extent.ts';
import { newPostgresDatabase } from '../support/open-test-database.ts';
import { startBuilt } from '../support/start-built.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function dataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-crash-'));
  folders.push(folder);
  return folder;
}

type Acknowledged = { number: string; token: string };

/** Places orders one after another until the server is gone; keeps those that were acknowledged. */
async function placeUntilKilled(
  origin: string,
  buyer: string,
  acknowledged: Acknowledged[],
  onOrder: () => void,
): Promise<void> {
  for (let n = 0; ; n += 1) {
    const answer = await fetch(`${origin}/api/form/submit`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `crash-${buyer}-${n}-${crypto.randomUUID()}`,
      },
      body: JSON.stringify({
        name: 'Salma Alaoui',
        email: `${buyer}@example.com`,
        phone: '+212612345678',
        course: 'english-mastery',
        agreesToStart: true,
      }),
    })
      .then(async (response) =>
        response.status === 201
          ? ((await response.json()) as { orderId: string; token: string })
          : response.status,
      )
      .catch(() => null);
    if (answer === null) return;
    if (typeof answer === 'number') throw new Error(`an order was answered ${answer}`);
    acknowledged.push({ number: answer.orderId, token: answer.token });
    onOrder();
  }
}

async function killWhilePlacing(
  settings: Record<string, string>,
  folder: string,
  afterOrders: number,
): Promise<Acknowledged[]> {
  const server = await startBuilt(settings, folder);
  const gone = once(server.child, 'exit');
  const acknowledged: Acknowledged[] = [];
  const onOrder = () => {
    if (acknowledged.length >= afterOrders) server.child.kill('SIGKILL');
  };
  await Promise.all(
    ['a', 'b', 'c', 'd'].map((buyer) => placeUntilKilled(server.origin, buyer, acknowledged, onOrder)),
  );
  await gone;
  return acknowledged;
}

async function lostAfterRestart(
  settings: Record<string, string>,
  folder: string,
  acknowledged: Acknowledged[],
): Promise<string[]> {
  const server = await startBuilt(settings, folder);
  const lost: string[] = [];
  for (const { number, token } of acknowledged) {
    const page = await fetch(`${server.origin}/orders/${token}`);
    if (page.status !== 200 || !(await page.text()).includes(shownNumber(number))) lost.push(number);
  }
  await server.stop();
  return lost;
}

test.each<Engine>(withServer ? ['embedded', 'postgres'] : ['embedded'])(
  'on %s, every acknowledged order is there after kill -9 while orders are being placed',
  async (engine) => {
    const folder = dataFolder();
    const settings: Record<string, string> = {};
    const server = engine === 'postgres' ? await newPostgresDatabase(true) : null;
    if (server) settings['DATABASE_URL'] = server.url;
    const acknowledged: Acknowledged[] = [];
    for (const afterOrders of [7, 19, 40])
      acknowledged.push(...(await killWhilePlacing(settings, folder, afterOrders)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(66);
    expect(await lostAfterRestart(settings, folder, acknowledged)).toEqual([]);
    await server?.drop();
    expect(new Set(acknowledged.map(({ number }) => number)).size).toBe(acknowledged.length);
  },
  240_000,
);
