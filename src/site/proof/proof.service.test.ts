import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { membership } from '../../academy/settings/membership.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { leastShown } from './proof.ts';

const joining = { item: { kind: 'membership' as const, slug: membership.slug } };

it('members are counted from what was paid and is open, and shown from ten on', async () => {
  await using test = await openTestAcademy();
  const members = async () => (await test.academy.proof()).members;
  const join = (n: number) =>
    placeAndPay(test, { ...joining, details: someDetails({ email: `member${n}@example.com` }) });
  expect(await members()).toMatchObject({ from: 'claim' });
  for (let n = 1; n < leastShown; n += 1) await join(n);
  expect(await members()).toMatchObject({ from: 'claim' });
  const last = await join(leastShown);
  expect(await members()).toEqual({ from: 'records', value: leastShown, count: leastShown });
  // Let in without paying, it proves nothing.
  await test.db.update(orders).set({ amountCentimes: 0 }).where(eq(orders.id, last.id));
  expect(await members()).toMatchObject({ from: 'claim' });
  expect((await test.academy.proof('selling-online')).trainees).toMatchObject({ from: 'claim' });
});
