/** The community is joined in three steps. */
import { expect, it } from 'vitest';
import { membership } from '../../src/academy/settings/membership.ts';
import { words } from '../../src/words.ts';
import { visit, type Visitor } from '../support/visitor.ts';
import { chooseMethod, follow, newLearner, payByCard } from '../support/visits.ts';

const t = words.en;
const { stages } = t.enrol;

const join = (visitor: Visitor) =>
  visitor.send({ name: 'Salma', email: newLearner().email, isSixteen: 'on', agreesToStart: 'on' });

it('a member gives one name and no phone, pays by card, and the membership is confirmed', async () => {
  const visitor = await visit('/checkout/membership');
  const percent = () => visitor.page.$('main progress').attr('value');
  expect([visitor.page.$('h1').text(), percent()]).toEqual([t.enrol.membership.details.title, '33']);
  await join(visitor);
  expect(percent()).toBe('66');
  await chooseMethod(visitor, 'Card');
  expect(percent()).toBe('100');
  expect((await payByCard(visitor)).text).toContain(t.payment.kinds.membership.paidText);
  const { statuses, access } = t.order.kinds.membership;
  const order = await follow(visitor, t.payment.openOrder);
  expect(order.$('h1').text()).toBe(statuses['Payment Confirmed'].title);
  expect(order.text).toContain(access.how);
  expect(order.text).toContain(t.order.actions.home);
  expect((await follow(visitor, t.order.actions.receipt)).text).toContain(membership.name.en);
  expect((await visitor.open('/checkout/membership')).text).toContain(t.enrol.membership.ownsCourse.title);
});

it('a bank transfer is announced stage by stage, and every stage leads back', async () => {
  const visitor = await visit('/checkout/membership');
  await join(visitor);
  expect((await chooseMethod(visitor, 'Bank Transfer')).text).toContain(stages.confirm);
  expect((await follow(visitor, t.enrol.back)).text).toContain(stages.method);
  expect((await follow(visitor, t.enrol.back)).text).toContain(stages.details);
  await visitor.send();
  await chooseMethod(visitor, 'Bank Transfer');
  const claimed = await visitor.send({ transferred: 'on' });
  expect(claimed.$('h1').text()).toBe(t.order.statuses['Paid - Bank Transfer'].title);
});

it('faults are shown beside their fields, and nothing typed is lost', async () => {
  const visitor = await visit('/checkout/membership');
  const page = await visitor.send({ email: 'salma@', phone: '12' });
  for (const problem of ['name-required', 'email-invalid', 'phone-invalid', 'age-required'] as const)
    expect(page.text).toContain(t.common.fieldProblems[problem]);
  expect([page.$('[name=email]').val(), page.$('[name=phone]').val()]).toEqual(['salma@', '12']);
});
