import { beforeAll, describe, expect, it } from 'vitest';
import { reconciliations, type Difference } from '../../selling/refunds/reconciliations.table.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';
import { allowed } from '../../../tests/support/sure.ts';

type ComparisonAnswer = DoneOf<'GET comparisons'>;
type SettlementAnswer = DoneOf<'settlement'>;

let finance: string;

const test = appForAll();
beforeAll(async () => {
  finance = await test.enterConsole('finance@example.com', 'finance');
}, 180_000);

const hourMs = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs);

const differs = (reference: string, of: Partial<Difference> = {}): Difference => ({
  kind: 'wrong-amount',
  gateway: 'stripe',
  orderNumber: null,
  attemptReference: reference,
  providerReference: `pi_${reference}`,
  hereCentimes: 99_000,
  thereCentimes: 90_000,
  settled: false,
  ...of,
});

const addRun = (hours: number, differences: Difference[], of: object = {}) =>
  test.db.insert(reconciliations).values({
    id: crypto.randomUUID(),
    startedAt: ago(hours),
    finishedAt: ago(hours),
    startedBy: 'clock',
    compared: 3,
    unreachable: 0,
    differences,
    ...of,
  });

const press = (address: string, json: object) =>
  test.answer<Record<string, unknown>>(`/api/staff${address}`, { cookie: finance, json });
const comparisons = async (): Promise<ComparisonAnswer> =>
  (await test.ask('/api/staff/comparisons', { cookie: finance })).json() as Promise<ComparisonAnswer>;

describe('comparing with the gateways', () => {
  it('shows what differs since when, what waits before what was settled, and who compares already', async () => {
    await addRun(72, [differs('old')]);
    await addRun(48, [differs('old')]);
    const mended = differs('mended', { kind: 'captured-there-not-here', hereCentimes: null, settled: true });
    await addRun(24, [mended, differs('old'), differs('new')]);
    const { last, running, earlier, isInterrupted } = await comparisons();
    expect(last?.differences.map(({ providerReference }) => providerReference)).toEqual([
      'pi_old',
      'pi_new',
      'pi_mended',
    ]);
    const [old, fresh] = last?.differences ?? [];
    expect(Math.round((Date.now() - Date.parse(old?.since ?? '')) / hourMs)).toBe(72);
    expect(fresh?.since).toBe(last?.startedAt);
    expect(JSON.stringify(last)).not.toContain('attemptReference');
    expect({ running, isInterrupted }).toEqual({ running: null, isInterrupted: false });
    expect(earlier).toMatchObject([{ open: 1, isFinished: true }, { open: 1 }]);

    await addRun(0, [], { finishedAt: null, startedBy: 'staff:colleague@example.com' });
    expect((await comparisons()).running).toMatchObject({ by: 'colleague@example.com' });
    expect(await press('/comparisons', {})).toEqual({
      status: 409,
      body: { success: false, code: 'is-comparing', detail: { by: 'colleague@example.com' } },
    });
    // Its process ended: another run can be begun, and the page shows why there was none.
    await test.db.update(reconciliations).set({ startedAt: ago(10), finishedAt: ago(10) });
    await addRun(9, [], { finishedAt: null });
    expect(await comparisons()).toMatchObject({ running: null, isInterrupted: true });
    expect(await press('/comparisons', {})).toMatchObject({ status: 200 });
  });
});

async function claimed(): Promise<{ number: string; amountCentimes: number }> {
  const { academy } = test.app;
  const item = { kind: 'course', slug: 'ecommerce-mastery-virtual' } as const;
  const placed = allowed(await academy.placeOrder(aForm({ item, details: someDetails({}) })));
  const { token, number } = placed.order;
  await academy.chooseMethod({ token, option: 'Bank Transfer' });
  await academy.claimBankTransfer({ token });
  const order = (await academy.staff.order(number))?.order;
  return { number, amountCentimes: order?.amountCentimes ?? 0 };
}

describe('a statement handed in', () => {
  it('finds the claim it pays, confirms it once, and not where the amount is another', async () => {
    const { number, amountCentimes } = await claimed();
    const day = dateInMorocco(new Date());
    const text = `Date;Libellé;Crédit\n${day};VIR ${number};${amountCentimes / 100},00\n${day};LOYER;1250,00`;
    const { body } = await press('/settlement', { kind: 'bank', text });
    const { groups, lines } = body as unknown as SettlementAnswer;
    expect(lines).toBe(2);
    expect(groups.map(({ group, count }) => [group, count])).toEqual([
      ['to-confirm', 1],
      ['no-order', 1],
    ]);
    expect(groups[0]?.rows).toMatchObject([{ line: 2, amountCentimes, order: { number } }]);

    const confirm = async (centimes: number) => {
      const claims = [{ orderNumber: number, amountCentimes: centimes }];
      return (await press('/settlement/confirmations', { claims })).body['answers'];
    };
    expect(await confirm(amountCentimes - 100)).toMatchObject([{ outcome: 'amount-differs' }]);
    expect(await confirm(amountCentimes)).toMatchObject([{ outcome: 'confirmed' }]);
    expect(await confirm(amountCentimes)).toMatchObject([
      { outcome: 'already-decided', by: 'finance@example.com' },
    ]);
  });

  it('is refused by its field when it holds nothing to compare', async () => {
    expect(await press('/settlement', { kind: 'cmi', text: 'Hello;there' })).toEqual({
      status: 422,
      body: { success: false, code: 'bad-fields', fields: { text: 'no-headings' } },
    });
  });
});
