import { expect, it } from 'vitest';
import { place } from '../../../tests/support/actions.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';
import { waitingIn } from '../../../tests/support/staff-reading.ts';

it('buyers who chose another payment method are counted for staff until they choose anew', async () => {
  await using test = await openTestAcademy();
  const counted = async () => waitingIn(test, 'other-methods');
  const order = await place(test);
  expect(await counted()).toBe(0);
  await test.academy.chooseMethod({ token: order.token, option: 'Other Payment Methods' });
  expect(await counted()).toBe(1);
  await test.academy.claimBankTransfer({ token: order.token });
  expect(await counted()).toBe(0);
});
