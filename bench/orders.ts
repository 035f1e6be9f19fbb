/** Orders and notifications per second, through the same services as in production, on one engine. */
import { randomUUID } from 'node:crypto';
import type { Academy } from '../src/academy.ts';
import { connectPractice } from '../src/gateways/practice/connect-practice.ts';
import { signatureHeader, signBody } from '../src/gateways/practice/practice-signature.ts';
import { openAcademy, publicOrigin } from './open-academy.ts';

export type Rate = { perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number };
export type OrderFigures = { engine: string; orders: Record<string, Rate>; notifications: Rate };

const secret = 'a secret of the bench, 32 characters long';

/** Runs the work so often, so many at once. */
export async function rate(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<unknown>,
): Promise<Rate> {
  const times: number[] = [];
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    while (next < count) {
      const index = (next += 1);
      const from = performance.now();
      await work(index);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const took = (performance.now() - begun) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { perSecond: Math.round(count / took), p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** Places one order of a new buyer; returns its token. */
export async function place(academy: Academy): Promise<string> {
  // A new buyer each: e-mails to one address are counted, and would wait for each other.
  const email = `amina-${randomUUID()}@derb.example`;
  const placed = await academy.placeOrder({
    idempotencyKey: randomUUID(),
    item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
    locale: 'ar',
    details: { name: 'Amina Alami', email, phone: '+212612345678', isSixteen: 'on' },
    seenPriceCentimes: null,
  });
  if (!placed.ok) throw new Error(`An order was refused: ${placed.reason}`);
  return placed.order.token;
}

export async function beginAttempt(academy: Academy): Promise<{ reference: string; amount: string }> {
  const begun = await academy.beginPayment({ token: await place(academy), cardType: 'international' });
  if (!begun.ok || begun.handOff.kind !== 'post') throw new Error('A payment did not begin.');
  const { reference = '', amount = '' } = begun.handOff.fields;
  return { reference, amount };
}

export async function notify(
  academy: Academy,
  { reference, amount }: { reference: string; amount: string },
  index: number,
): Promise<void> {
  const statement = {
    eventId: `event-${index}`,
    reference,
    outcome: 'captured',
    amount,
    currency: 'MAD',
    paymentId: `p-${index}`,
  };
  const body = new TextEncoder().encode(JSON.stringify(statement));
  const receivedAt = new Date();
  const headers = { [signatureHeader]: signBody(secret, body, receivedAt) };
  const answer = await academy.receiveNotification({
    gateway: 'practice',
    raw: { headers, body, receivedAt },
  });
  if (answer?.status !== 200) throw new Error(`A notification was refused: ${answer?.body}`);
}

/** An academy with the practice bank. `databaseUrl` null: the embedded database in a new folder, with fsync on. */
export const openPractice = (databaseUrl: string | null) =>
  openAcademy(databaseUrl, (db) => [
    connectPractice({ db, secret, publicOrigin, internalOrigin: publicOrigin, clock: () => new Date() })
      .gateway,
  ]);

export async function measureOrders(databaseUrl: string | null): Promise<OrderFigures> {
  const { academy, close } = await openPractice(databaseUrl);
  await rate(100, 4, () => place(academy));
  const orders = {
    'one after another': await rate(400, 1, () => place(academy)),
    '16 at once': await rate(1_200, 16, () => place(academy)),
  };
  const attempts: { reference: string; amount: string }[] = [];
  await rate(800, 8, async () => void attempts.push(await beginAttempt(academy)));
  const notifications = await rate(attempts.length, 16, (index) =>
    notify(academy, attempts[index - 1] as (typeof attempts)[number], index),
  );
  await close();
  return { engine: databaseUrl ? 'PostgreSQL' : 'embedded', orders, notifications };
}
