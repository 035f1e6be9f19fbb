/** The screens on which the academy's owner tries forms and payments. */
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { testScreenPaths } from '../support/site.ts';
import { visit } from '../support/visitor.ts';
import { follow, newLearner } from '../support/visits.ts';

const t = words.en;
const { testScreens } = t;

it.each(testScreenPaths)('no robot and no cache keeps %s', async (path) => {
  const { status, headers, $ } = (await visit(path)).page;
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('no-store');
  expect($('meta[name=robots]').attr('content')).toMatch(/noindex/);
});

it('a payment of ten dirhams goes straight to the bank, and opens nothing', async () => {
  const { name, email } = newLearner();
  const visitor = await visit('/payment-test');
  await visitor.send({ amount: '10', name, email });
  expect((await visitor.send({}, { form: 'form' })).address).toContain('/practice-bank/');
  await visitor.send({}, { form: 'form', button: { name: 'button', value: 'approve' } });
  const { text } = await follow(visitor, t.payment.openOrder);
  expect(text).toContain(testScreens.paymentTest.filled);
  expect(text).not.toMatch(/DERB-[A-Z0-9-]{8,}/);
  expect((await visitor.open('/supabase-test')).text).toContain(email);
});

it('an amount below a centime and an empty name are reported beside their fields', async () => {
  const visitor = await visit('/payment-test-page');
  const page = await visitor.send({ amount: '0' });
  for (const problem of ['amount-invalid', 'full-name-required'] as const)
    expect(page.text).toContain(t.common.fieldProblems[problem].replace(/\s/gu, ' '));
  expect(page.$('main [name=description]').val()).toBe(testScreens.paymentTestPage.filled);
});

it('the form test shows how a phone number is read', async () => {
  const { name, email } = newLearner();
  const visitor = await visit('/form-test');
  const { text } = await visitor.send({ name, email: email.toUpperCase(), phone: '06 12-34 56 78' });
  expect(text).toContain('+212612345678');
  expect(text).toContain(email);
});

it('the test sales page shows all that the live page shows of the record: programme, bonus, offer, questions', async () => {
  const live = (await visit('/ar/courses/ecommerce-mastery-virtual')).page.$('.darija');
  const tested = (await visit('/ar/virtual-test-payment')).page.$('.darija');
  const heads = (of: typeof live) =>
    of
      .find('h2, h3, summary')
      .toArray()
      .map((one) => load(one).text().trim());
  expect(heads(tested)).toEqual(heads(live));
  for (const selector of ['del', '[data-countdown]'])
    expect([selector, tested.find(selector).length]).toEqual([selector, live.find(selector).length]);
});

it('the test sales page costs five dirhams, from its buttons to the payment', async () => {
  const visitor = await visit('/virtual-test-payment');
  await visitor.open(visitor.page.$('.darija a[href$="/virtual-test-payment/enrol"]').attr('href') ?? '');
  expect(visitor.page.text).toMatch(/\D5\sMAD/);
  const page = await visitor.send(newLearner());
  expect(page.text).toContain(t.enrol.method.legend);
  expect(page.text).toMatch(/\D5\sMAD/);
});
