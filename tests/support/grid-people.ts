/** One visitor of each kind in the sample academy: `people['buyer']` is the cookie that the browser sends. */
import { membership } from '../../src/academy/settings/membership.ts';
import type { Order } from '../../src/selling/orders/order.ts';
import type { OrderedItem } from '../../src/selling/orders/sellable.ts';
import type { TestApp } from './open-test-app.ts';
import { aForm, someDetails } from './builders.ts';
import { allowed } from './sure.ts';

export const whoKnocks = [
  'visitor',
  'stranger',
  'unpaid',
  'buyer',
  'member',
  'expert',
  'moderator',
  'support',
  'finance',
  'owner',
] as const;
export type Knocker = (typeof whoKnocks)[number];

const owner = { email: 'owner@derb.example', role: 'owner' } as const;
const courseSlug = 'ecommerce-mastery-virtual';

export const emailOf = (who: Knocker): string => `${who}@example.com`;

async function placed({ app }: TestApp, who: Knocker, item: OrderedItem): Promise<Order> {
  const details = someDetails({ name: `Name-of-${who}`, email: emailOf(who) });
  return allowed(await app.academy.placeOrder(aForm({ item, details }))).order;
}

async function paid(test: TestApp, who: Knocker, item: OrderedItem): Promise<Order> {
  const order = await placed(test, who, item);
  const recorded = await test.app.academy.staff.recordPayment({
    orderNumber: order.number,
    staff: owner,
    paidBy: 'cash',
    reference: `REF ${who}`,
    amountCentimes: order.amountCentimes,
    reason: 'Counted at the desk.',
  });
  if (!recorded.ok) throw new Error(JSON.stringify(recorded));
  return order;
}

export type GridPeople = {
  cookies: Record<Knocker, string>;
  /** The member's own order, and the unpaid one. */
  orders: { member: Order; unpaid: Order };
};

export async function gridPeople(test: TestApp): Promise<GridPeople> {
  const course: OrderedItem = { kind: 'course', slug: courseSlug };
  const unpaid = await placed(test, 'unpaid', course);
  await paid(test, 'buyer', course);
  const member = await paid(test, 'member', { kind: 'membership', slug: membership.slug });
  const cookies: Partial<Record<Knocker, string>> = { visitor: '' };
  for (const who of ['stranger', 'unpaid', 'buyer', 'member'] as const)
    cookies[who] = await test.enter(emailOf(who));
  for (const who of ['expert', 'moderator', 'support', 'finance'] as const)
    cookies[who] = await test.enterConsole(
      emailOf(who),
      who,
      who === 'expert' ? 'imane-el-ouardi' : undefined,
    );
  cookies.owner = await test.enterConsole(owner.email, 'owner');
  return { cookies: cookies as Record<Knocker, string>, orders: { member, unpaid } };
}
