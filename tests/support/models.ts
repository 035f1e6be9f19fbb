/** Actions shared by model-based tests; whether one is allowed is up to the services. */
import type { Order } from '../../src/selling/orders/order.ts';
import { bindScheduler } from '../../src/jobs.ts';
import { staff } from './actions.ts';
import type { TestAcademy } from './open-test-academy.ts';

type Walked = Pick<Order, 'token' | 'number'>;

const weekAndADay = 8 * 86_400_000;

const commonActions = {
  confirm: ({ academy }: TestAcademy, { number }: Walked) =>
    academy.staff.decideClaim({ orderNumber: number, staff, decision: 'confirm' }),
  refuse: ({ academy }: TestAcademy, { number }: Walked) =>
    academy.staff.decideClaim({ orderNumber: number, staff, decision: 'refuse', reason: 'Not found.' }),
  cancel: ({ academy }: TestAcademy, { token }: Walked) => academy.cancelOrder({ token }),
  reopen: ({ academy }: TestAcademy, { token }: Walked) => academy.reopenOrder({ token }),
  expire: async (test: TestAcademy) => {
    test.pass(weekAndADay);
    await bindScheduler(test.context).expireOrders();
  },
};
type CommonAction = keyof typeof commonActions;

export const isCommonAction = (action: string): action is CommonAction =>
  Object.hasOwn(commonActions, action);

export async function doCommonAction(test: TestAcademy, order: Walked, action: CommonAction): Promise<void> {
  await commonActions[action](test, order);
}
