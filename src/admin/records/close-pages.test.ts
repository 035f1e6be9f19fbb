import { expect, it } from 'vitest';
import { begin, place } from '../../../tests/support/actions.ts';
import { openTestAcademy } from '../../../tests/support/open-test-academy.ts';

it('every card page of an order is closed when the buyer chooses another way to pay', async () => {
  await using test = await openTestAcademy();
  const order = await place(test);
  const begun: string[] = [];
  for (let page = 0; page < 7; page += 1) begun.push(await begin(test, order));
  const closed: string[] = [];
  test.bank.close = async ({ reference }) => {
    closed.push(reference);
    return true;
  };
  await test.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
  expect(closed.toSorted()).toEqual(begun.toSorted());
});
