/** The test app with its owner and two experts of the sample academy, and ordering an hour of one. */
import type { Order } from '../../src/selling/orders/order.ts';
import { aForm, someDetails } from './builders.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { allowed, present } from './sure.ts';

/** The expert whose cookie is `hers`. */
export const expert = 'imane-el-ouardi';
const service = 'your-shop-line-by-line';

/** Cookies of those who are signed in. Close `test` afterwards. */
export async function openExpertsApp() {
  const test = await openTestApp();
  return {
    test,
    owner: await test.enterConsole('owner@example.com', 'owner'),
    theirs: await test.enterConsole('imane@example.com', 'expert', expert),
    other: await test.enterConsole('zineb@example.com', 'expert', 'zineb-tadlaoui'),
  };
}

/** The expert's last free hour, ordered from Paris and not paid. */
export async function orderAnHour(
  { app: { academy } }: TestApp,
  { name, note = '' }: { name: string; note?: string },
): Promise<{ order: Order; startsAt: Date }> {
  const startsAt = present((await academy.freeHours({ slug: service, from: null }))?.slots.at(-1));
  const item = { kind: 'consultation', slug: service, startsAt, timeZone: 'Europe/Paris', note } as const;
  const details = someDetails({ name, email: `${name.toLowerCase()}@example.com` });
  const placed = allowed(await academy.placeOrder(aForm({ item, details })));
  return { order: placed.order, startsAt };
}
