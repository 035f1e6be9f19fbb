/** Deeds that walks through the verbs have in common; whether one is allowed is the verbs' business. */
import type { Order } from '../../src/features/orders/order.ts';
import { bindClockwork } from '../../src/jobs.ts';
import { staff } from './deeds.ts';
import type { TestAcademy } from './open-test-academy.ts';

type Walked = Pick<Order, 'token' | 'number'>;

const weekAndADay = 8 * 86_400_000;

const commonDeeds = {
  confirm: ({ academy }: TestAcademy, { number }: Walked) =>
    academy.staff.decideClaim({ orderNumber: number, staff, decision: 'confirm' }),
  refuse: ({ academy }: TestAcademy, { number }: Walked) =>
    academy.staff.decideClaim({ orderNumber: number, staff, decision: 'refuse', reason: 'Not found.' }),
  cancel: ({ academy }: TestAcademy, { token }: Walked) => academy.cancelOrder({ token }),
  reopen: ({ academy }: TestAcademy, { token }: Walked) => academy.reopenOrder({ token }),
  expire: async (test: TestAcademy) => {
    test.pass(weekAndADay);
    await bindClockwork(test.context).expireOrders();
  },
};
type CommonDeed = keyof typeof commonDeeds;

export const isCommonDeed = (deed: string): deed is CommonDeed => Object.hasOwn(commonDeeds, deed);

export async function doCommonDeed(test: TestAcademy, order: Walked, deed: CommonDeed): Promise<void> {
  await commonDeeds[deed](test, order);
}
