/** A course bought in instalments: by transfer first, and early by card. */
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { formatMad } from '../../src/platform/money/money.ts';
import { visit, type Visitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  follow,
  orderNumberOn,
  payByCard,
  placeOrder,
  staff,
} from '../support/visits.ts';

const slug = 'ecommerce-mastery';
const t = words.en;
const { page: plan, panel } = t.instalments;

const inParts = (visitor: Visitor, paymentOption: string) => visitor.send({ paymentOption, pay: 'parts' });

const { states } = plan;

/** The status of each instalment, in order. */
const statuses = ({ page: { $ } }: Visitor): (string | undefined)[] =>
  $('section[aria-labelledby=parts-title] li')
    .toArray()
    .map((one) => Object.values(states).find((state) => $(one).find('span').text().startsWith(state)));

const partButtons = (visitor: Visitor) => visitor.page.$('button[name=part]');

async function pressPart(visitor: Visitor, order: string): Promise<string> {
  await visitor.open(`${order}/instalments`);
  return (await visitor.send({}, { button: { name: 'part' } })).address;
}

it('the first part is paid by transfer and opens the course, the second early by card', async () => {
  const { visitor, order } = await placeOrder(slug);
  const dirhams = (centimes: number) => formatMad(centimes, 'en').replace(/\s/g, ' ');
  const mention = t.instalments.mention.equal(dirhams(90_000), 3, dirhams(50_000));
  expect((await visit(`/courses/${slug}`)).page.text).toContain(mention);
  const { choice } = t.instalments;
  expect(visitor.page.text).toContain(choice.equal(dirhams(90_000), 3, dirhams(50_000)).replace(/\s/g, ' '));
  expect(visitor.page.$('[name=pay][checked]').length).toBe(0);
  expect((await inParts(visitor, 'Bank Transfer')).text).toContain(dirhams(90_000));
  const claimed = await visitor.send({ transferred: 'on' });
  expect([claimed.address, claimed.text]).toEqual([order, expect.stringContaining(panel.title)]);
  const number = orderNumberOn(claimed);
  const confirmed = await askStaff(await staff(), 'POST', `/orders/${number}/decision`, {
    decision: 'confirm',
  });
  expect(confirmed.status).toBe(200);

  expect((await visitor.open(order)).text).toContain(t.order.access.classroom.title);
  await follow(visitor, panel.seeAndPay);
  expect(statuses(visitor)).toEqual([states.paid, states.coming, states.coming, states.coming]);
  expect(partButtons(visitor)).toHaveLength(1);
  await pressPart(visitor, order);
  await chooseMethod(visitor, 'Card');
  expect((await payByCard(visitor)).text).toContain(t.payment.kinds.instalment.paidText);
  const part = await follow(visitor, t.payment.openOrder);
  expect(part.text).toContain(t.order.kinds.instalment.access.title);
  expect((await follow(visitor, t.order.actions.receipt)).text).toContain(t.instalments.paper.left);
  await visitor.open(`${order}/instalments`);
  expect(statuses(visitor)).toEqual([states.paid, states.paid, states.coming, states.coming]);
  expect(partButtons(visitor)).toHaveLength(1);
});

it('a part is pressed twice and has one order, which can be given up and taken up again', async () => {
  const { visitor, order } = await placeOrder(slug);
  await inParts(visitor, 'Card');
  expect((await visitor.open(`${order}/instalments`)).text).toContain(plan.payFirst);
  expect(partButtons(visitor)).toHaveLength(0);
  await visitor.open(`${order}/card`);
  await payByCard(visitor);

  const part = await pressPart(visitor, order);
  expect(part).toMatch(/\/method$/);
  expect(await pressPart(visitor, order)).toBe(part);
  await visitor.open(part.replace(/\/method$/, ''));
  await visitor.send({}, { form: 'main details form', button: { name: 'intent', value: 'cancel' } });
  await follow(visitor, panel.see);
  expect((await visitor.send({}, { button: { name: 'part' } })).address).toBe(part);
});

it('an amount that is not the one the page showed is refused, and the choice stays', async () => {
  const { visitor } = await placeOrder(slug);
  const page = await visitor.send({ paymentOption: 'Bank Transfer', pay: 'parts', seenParts: '1' });
  expect(page.text).toContain(t.enrol.method.planPrice);
  expect(page.$('[name=pay][checked]').val()).toBe('parts');
  expect(page.$('[name=paymentOption][checked]').val()).toBe('Bank Transfer');
  expect((await visitor.send()).address).toMatch(/\/bank-transfer$/);
});
