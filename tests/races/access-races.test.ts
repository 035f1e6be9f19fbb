/** Races for access codes, on real PostgreSQL. Every test names the guard it proves. */
import { describe, expect, it } from 'vitest';
import { aCourse } from '../support/builders.ts';
import { addCodes, allRows, begin, place, notifyFromBank } from '../support/actions.ts';
import { everything } from '../support/extent.ts';
import { openTestAcademy, type TestAcademy, academyForEach } from '../support/open-test-academy.ts';
import { atOnce } from '../support/races.ts';
import { evidenceFor } from '../support/test-gateway.ts';

const codes = (count: number, name = 'CODE'): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

/** Orders whose buyers are all at the bank, and the notifications that will pay them. */
async function atTheBank(test: TestAcademy, count: number, apartMs = 0) {
  const waiting = [];
  for (let buyers = 0; buyers < count; buyers += 1) {
    const order = await place(test);
    waiting.push({ order, evidence: evidenceFor(await begin(test, order)) });
    test.pass(apartMs);
  }
  return waiting;
}

async function codesByOrder(test: TestAcademy): Promise<Map<string, string>> {
  const rows = (await allRows(test)).codes.flatMap(({ orderId, code }) =>
    orderId === null ? [] : [[orderId, code] as const],
  );
  const map = new Map(rows);
  expect(map.size).toBe(rows.length);
  return map;
}

describe('buyers racing for access codes', () => {
  const test = academyForEach({ engine: 'postgres', poolSize: 20, courses: [aCourse()] });

  // Guards: the code stock's lock, UPDATE … WHERE order_id IS NULL, the unique order of a code.
  it.runIf(everything)(
    'of many who pay at once for 10 codes 10 get one, and the others wait; new codes serve them all, oldest first',
    async () => {
      const count = 100;
      const wait = count - 10;
      await addCodes(test, codes(10));
      const buyers = await atTheBank(test, count);
      const verdicts = await atOnce(
        buyers.map(
          ({ evidence }) =>
            () =>
              notifyFromBank(test, evidence),
        ),
      );
      // 'no-change': answered before it was applied, as many waited.
      expect(verdicts.filter((one) => one !== 'applied' && one !== 'no-change')).toEqual([]);
      const rows = await allRows(test);
      expect(rows.entitlements).toHaveLength(count);
      expect(rows.entitlements.filter((one) => one.servedAt !== null)).toHaveLength(10);
      expect((await codesByOrder(test)).size).toBe(10);
      expect(rows.emails.filter((one) => one.payload['emailName'] === 'access-soon')).toHaveLength(wait);
      expect(rows.emails.filter((one) => one.payload['emailName'] === 'staff-pool-empty')).toHaveLength(1);
      expect(await addCodes(test, codes(20, 'NEW'))).toEqual({ added: 20, skipped: 0, served: 20 });
      expect(await addCodes(test, codes(wait - 20, 'LAST'))).toEqual({
        added: wait - 20,
        skipped: 0,
        served: wait - 20,
      });
      expect((await codesByOrder(test)).size).toBe(count);
      const after = await allRows(test);
      expect(after.emails.filter((one) => one.payload['emailName'] === 'access-ready')).toHaveLength(count);
      expect(after.entitlements.every((one) => one.servedAt !== null)).toBe(true);
      // They go to the bank one after the other before the race begins.
    },
    180_000,
  );

  // Guard: the code stock's lock: without it several see the last seat free.
  it('30 paying at once for the last 10 seats: nobody who paid is turned away, and exactly 20 are marked', async () => {
    await using small = await openTestAcademy({
      engine: 'postgres',
      poolSize: 20,
      courses: [aCourse({ capacity: 10 })],
    });
    // So late that nobody holds a seat on a bank’s page any more.
    const buyers = await atTheBank(small, 30, 31 * 60_000);
    await atOnce(
      buyers.map(
        ({ evidence }) =>
          () =>
            notifyFromBank(small, evidence),
      ),
    );
    const { orders, history } = await allRows(small);
    expect(orders.every((order) => order.status === 'Payment Confirmed')).toBe(true);
    expect(history.filter((line) => line.detail?.['oversold'] === 'yes')).toHaveLength(20);
  });

  it('the longest waiting is served first, whatever order the payments were placed in', async () => {
    const buyers = (await atTheBank(test, 12)).reverse();
    for (const { evidence } of buyers) {
      await notifyFromBank(test, evidence);
      test.pass(1_000);
    }
    await addCodes(test, codes(5));
    const served = await codesByOrder(test);
    expect(buyers.map(({ order }) => served.has(order.id))).toEqual([
      ...Array<boolean>(5).fill(true),
      ...Array<boolean>(7).fill(false),
    ]);
  });

  // Guard: the code stock's lock. Without it a grant that finds no code and codes added meanwhile do not see each other.
  it.runIf(everything)(
    'nobody waits beside a free code when codes are added while payments arrive',
    async () => {
      for (let round = 0; round < 12; round += 1) {
        const buyers = await atTheBank(test, 8);
        await Promise.all([
          ...buyers.slice(0, 4).map(({ evidence }) => notifyFromBank(test, evidence)),
          addCodes(test, codes(4, `A${round}`)),
          ...buyers.slice(4).map(({ evidence }) => notifyFromBank(test, evidence)),
          addCodes(test, codes(4, `B${round}`)),
        ]);
        const rows = await allRows(test);
        const waiting = rows.entitlements.filter((one) => one.servedAt === null).length;
        const free = rows.codes.filter((one) => one.orderId === null).length;
        expect({ waiting, free }).toEqual({ waiting: 0, free: 0 });
      }
    },
  );

  // Guard: the unique code of an item.
  it('the same codes added by two at once are added once', async () => {
    const results = await Promise.all([addCodes(test, codes(50)), addCodes(test, codes(50))]);
    expect(results.map((one) => one.added).reduce((a, b) => a + b)).toBe(50);
    expect((await allRows(test)).codes).toHaveLength(50);
  });
});
