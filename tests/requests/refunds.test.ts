/** Money that staff pay back: what the buyer reads of it, and her papers. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { words } from '../../content/words.ts';
import type { Visitor } from '../support/visitor.ts';
import { askStaff, chooseMethod, orderNumberOn, payByCard, placeOrder, staff } from '../support/visits.ts';

const say = words.en;
const code = /DERB-[A-Z0-9-]+/;

/** Decides a refund of what is left of an order, or of a part of it; its id. */
async function payBack(desk: Visitor, number: string, fields: object): Promise<string> {
  const { body: seen } = await askStaff(desk, 'GET', `/orders/${number}/refundable`);
  const { status, body } = await askStaff(desk, 'POST', `/orders/${number}/refunds`, {
    key: randomUUID(),
    howMuch: 'whole',
    way: 'gateway',
    seenLeftCentimes: seen.leftCentimes,
    reason: 'She asked for it.',
    ...fields,
  });
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(String) })]);
  return body.id;
}

const isDone = (desk: Visitor, id: string) =>
  expect
    .poll(async () => (await askStaff(desk, 'GET', `/refunds/${id}`)).body)
    .toMatchObject({ state: 'done' });

it('a card order is paid back in part and then wholly; the buyer sees it and has her papers', async () => {
  const { visitor, order } = await placeOrder('ecommerce-mastery-virtual');
  await chooseMethod(visitor, 'Card');
  const number = orderNumberOn(await payByCard(visitor));
  const desk = await staff();
  await isDone(desk, await payBack(desk, number, { howMuch: 'part', amount: '100,50' }));
  const inPart = await visitor.open(order);
  expect(inPart.text).toMatch(code);
  expect(inPart.text).toContain(say.orderRefunds.sent);
  await isDone(desk, await payBack(desk, number, {}));

  const { text, $ } = await visitor.open(order);
  expect(text).toContain(say.orderRefunds.allDone.title);
  expect(text).not.toMatch(code);
  const notes = $('main a[href*="/credit-notes/"]');
  expect(notes).toHaveLength(2);
  for (const address of [`${order}/receipt.pdf`, notes.attr('href') ?? '']) {
    const paper = await visitor.ask(address);
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(paper.headers.get('cache-control')).toContain('no-store');
    expect((await paper.text()).slice(0, 5)).toBe('%PDF-');
  }
  expect((await visitor.ask(`${order}/credit-notes/CN-2020-0001.pdf`)).status).toBe(404);
});

it('a cash order is paid back at an agency, by steps, and its number is corrected', async () => {
  const { visitor, order } = await placeOrder('ecommerce-mastery');
  await chooseMethod(visitor, 'WafaCash / Cash Plus');
  const number = orderNumberOn(await visitor.send({ transferCode: `CASH${Date.now()}` }));
  const desk = await staff();
  await askStaff(desk, 'POST', `/orders/${number}/decision`, { decision: 'confirm' });
  const id = await payBack(desk, number, { way: 'cash-agency', name: 'Salma Alaoui' });
  expect((await visitor.open(order)).text).toContain(say.orderRefunds.someDecided.title);
  const prove = async (method: string, proof: string) =>
    (await askStaff(desk, method, `/refunds/${id}/payout`, { proof })).status;
  expect(await prove('POST', '')).toBe(422);
  expect(await prove('POST', 'WC-998-123')).toBe(200);
  expect(await prove('PUT', 'WC-998-124')).toBe(200);
  const { text } = await visitor.open(order);
  expect(text).toContain('WC-998-124');
  expect(text).toContain(say.orderRefunds.allDone.title);
});
