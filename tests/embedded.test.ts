/** The main flow on the embedded database. Everything else is tested on it when `ENGINES` includes it. */
import { expect, it } from 'vitest';
import { contentVersion } from '../src/academy/content/catalogue.table.ts';
import { bindScheduler } from '../src/jobs.ts';
import { addCodes, allRows, emailsOf, placeAndPay, statusOf } from './support/actions.ts';
import { aCourse } from './support/builders.ts';
import { openTestAcademy } from './support/open-test-academy.ts';
import { payBackOrder } from './support/refunds.ts';
import { allowed } from './support/sure.ts';

const open = () => openTestAcademy({ engine: 'embedded', courses: [aCourse()] });

it('an order is placed, paid by card, given its code, and paid back', async () => {
  const test = await open();
  await addCodes(test, ['CODE-1']);
  const order = await placeAndPay(test);
  expect(await statusOf(test, order)).toBe('Payment Confirmed');
  expect((await allRows(test)).codes).toMatchObject([{ code: 'CODE-1', orderId: order.id }]);
  test.bank.refund = async () => ({ ok: true, providerReference: 'refund-1', state: 'done' });
  const decided = allowed(await payBackOrder(test, order));
  await bindScheduler(test.context).processRefunds();
  expect(await test.academy.staff.refund(decided.id)).toMatchObject({ state: 'done' });
  expect(await emailsOf(test, order)).toEqual(expect.arrayContaining(['access-ready', 'refund-done']));
  await test.close();
});

it('is empty for the next test that opens one', async () => {
  const before = await open();
  await placeAndPay(before);
  await before.close();
  const { close, database, ...test } = await openTestAcademy({ engine: 'embedded', courses: [] });
  const rows = await allRows({ ...test, database, close });
  expect(Object.values(rows).flat()).toEqual([]);
  expect(await database.db.select().from(contentVersion)).toHaveLength(1);
  await close();
});
