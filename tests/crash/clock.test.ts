/** A machine's clock that jumps, forward and back, while people order, pay, send receipts and learn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { waitingNotifications } from '../../src/selling/orders/waiting-notifications.table.ts';
import { openDatabase } from '../../src/open-database.ts';
import type { Engine } from '../../src/platform/db/database.ts';
import { withServer } from '../support/extent.ts';
import { migrationsDir, newPostgresDatabase, silentLog } from '../support/open-test-database.ts';
import { freePort } from '../support/postgres.ts';
import { putClockForward, shiftedClock } from '../support/put-clock-forward.ts';
import { startBuilt } from '../support/start-built.ts';
import { type Acknowledged, deeds, faults, learnerAt } from './acknowledged.ts';

const day = 86_400_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each<Engine>(withServer ? ['postgres', 'embedded'] : ['embedded'])('on %s', (engine) => {
  it('loses nothing that was acknowledged, does nothing twice, and every e-mail leaves', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-clock-'));
    ends.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = engine === 'postgres' ? await newPostgresDatabase() : null;
    if (server) ends.push(server.drop);
    const databaseUrl = server?.url ?? null;
    let isAway = false;
    const reached = new Set<string>();
    const post = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo({ address }, _session, answer) {
        if (isAway) return answer(Object.assign(new Error('Later, please'), { responseCode: 451 }));
        reached.add(address);
        answer();
      },
      onData(stream, _session, taken) {
        stream.resume().on('end', () => taken());
      },
    });
    const mailPort = await freePort();
    await new Promise<void>((resolve) => post.listen(mailPort, '127.0.0.1', resolve));
    ends.push(() => new Promise<void>((resolve) => post.close(resolve)));
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'Derb <hello@derb.example>',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const running = await startBuilt(settings, dataDir, shiftedClock);
    ends.push(() => running.stop());
    const done: Acknowledged = { orders: [], paid: [], claimed: [], events: [] };
    const learner = await learnerAt(running.origin, new Map());
    for (const ahead of [0, 3 * day, 0, -2 * day, 0]) {
      await putClockForward(running.child, ahead);
      // What is written in the future is put off there: it must not wait until then.
      isAway = ahead > 0;
      for (const deed of Object.values(deeds)) await deed(running.origin, done, learner);
    }
    for (const [what, list] of Object.entries(done))
      expect(list.length, what).toBe(what === 'orders' ? 10 : 5);
    // The learner, and whoever ordered, paid or sent a receipt.
    await expect.poll(() => reached.size, { timeout: 60_000 }).toBe(16);
    await running.stop();
    const database = await openDatabase({ dataDir, databaseUrl, migrationsDir, log: silentLog });
    ends.push(() => database.close());
    expect(await faults(database, dataDir, done)).toEqual([]);
    expect(await database.db.$count(waitingNotifications)).toBe(0);
  }, 300_000);
});
