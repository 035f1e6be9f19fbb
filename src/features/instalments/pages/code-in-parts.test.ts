/**
 * A coupon and a plan of parts on one form: the coupon counts for paying at once only, and the page shows that whichever came
 * first.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/support/open-test-app.ts';
import type { Refused } from '../../checkout/pages/place-from-form.ts';

const address = '/courses/ugc-creation-masterclass/enrol';
const someone = {
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '0612345678',
  isSixteen: 'on',
  agreesToStart: 'on',
  idempotencyKey: 'a-form-that-was-opened-1',
  seenPrice: '80000',
  seenDeposit: '32000',
};

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function send(form: Record<string, string>): Promise<{ status: number; answer: Refused }> {
  const answered = await app.ask(address, { form: { ...someone, ...form } });
  const { actionData } = (await answered.json()) as { actionData: Record<string, Refused> };
  const [answer] = Object.values(actionData);
  if (answer === undefined) throw new Error('The form was not shown again.');
  return { status: answered.status, answer };
}

const onlyAtOnce = { code: 'DERB10', centimes: 72_000, beforeCentimes: 80_000, offCentimes: 8_000 };

test('a coupon that is applied after parts were chosen is refused for that, and the price it gives for paying at once is shown', async () => {
  const { status, answer } = await send({ pay: 'parts', coupon: 'derb10', apply: '1' });
  expect(status).toBe(422);
  expect(answer.problems).toEqual({ coupon: 'coupon-not-in-parts' });
  expect(answer.coupon).toEqual({ quoted: null, problem: 'coupon-not-in-parts', onlyAtOnce });
});

test('parts that are chosen after a coupon was applied are refused for that too, and nothing is ordered', async () => {
  const applied = { coupon: 'derb10', applied: 'DERB10', seenPrice: '72000' };
  const { status, answer } = await send({ ...applied, pay: 'parts' });
  expect(status).toBe(422);
  expect(answer.coupon).toEqual({ quoted: null, problem: 'coupon-not-in-parts', onlyAtOnce });
});

test('back at once the coupon counts, and its price is shown before anything is ordered', async () => {
  const { status, answer } = await send({ pay: 'whole', coupon: 'derb10' });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ problems: {}, coupon: { quoted: onlyAtOnce, problem: null } });
});
