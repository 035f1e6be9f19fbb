/** A form that was opened before parts became a choice of the next step: a coupon and parts on it, which do not go together. */
import { expect, test } from 'vitest';
import { appForAll } from '../../../../tests/support/open-test-app.ts';
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

const app = appForAll();

async function send(form: Record<string, string>): Promise<{ status: number; answer: Refused }> {
  const answered = await app.ask(address, { form: { ...someone, ...form } });
  const { actionData } = (await answered.json()) as { actionData: Record<string, Refused> };
  const [answer] = Object.values(actionData);
  if (answer === undefined) throw new Error('The form was not shown again.');
  return { status: answered.status, answer };
}

const atOnce = { code: 'DERB10', centimes: 72_000, beforeCentimes: 80_000, offCentimes: 8_000 };

test('a coupon that is applied after parts were chosen is refused for that', async () => {
  const { status, answer } = await send({ pay: 'parts', coupon: 'derb10', apply: '1' });
  expect(status).toBe(422);
  expect(answer.problems).toEqual({ coupon: 'coupon-not-in-parts' });
  expect(answer.coupon).toEqual({ quoted: null, problem: 'coupon-not-in-parts' });
});

test('parts that are chosen after a coupon was applied are refused for that too, and nothing is ordered', async () => {
  const applied = { coupon: 'derb10', applied: 'DERB10', seenPrice: '72000' };
  const { status, answer } = await send({ ...applied, pay: 'parts' });
  expect(status).toBe(422);
  expect(answer.coupon).toEqual({ quoted: null, problem: 'coupon-not-in-parts' });
});

test('back at once the coupon counts, and its price is shown before anything is ordered', async () => {
  const { status, answer } = await send({ pay: 'whole', coupon: 'derb10' });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ problems: {}, coupon: { quoted: atOnce, problem: null } });
});

test('without a code it still orders in parts, and leads to the ways to pay', async () => {
  const form = { ...someone, pay: 'parts', idempotencyKey: 'a-form-that-was-opened-2' };
  const answered = await app.ask(address, { form });
  const led = `${answered.headers.get('location')} ${await answered.text()}`;
  const [, token = ''] = /\/orders\/([\w-]+)\/method/.exec(led) ?? [];
  expect(await app.app.academy.planChoice(token)).toMatchObject({ pay: 'parts' });
});
