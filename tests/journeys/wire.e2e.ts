import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeOf } from '../support/staff.ts';

const course = 'english-mastery';

test('the page of the wire fits a phone, and the document behind it is there', async ({ page, request }) => {
  await page.goto('/api');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const document_ = await (await request.get('/api/openapi.json')).json();
  for (const path of Object.keys(document_.paths))
    await expect(page.getByRole('heading', { name: path, exact: false }).first()).toBeVisible();
});

for (const locale of locales) {
  test(`${locale}: an order of the wire is paid at the bank that its session leads to, and then is valid`, async ({
    page,
  }) => {
    const wire = page.context().request;
    const placed = await wire.post('/api/form/submit', { data: { ...newLearner(), course, locale } });
    const { orderId, price } = await placed.json();
    const amount = Math.round(Number(price) * 100);
    const session = await wire.post('/api/checkout-session', { data: { orderId, amount, currency: 'mad' } });
    const { data } = await session.json();
    expect(data).toMatchObject({ amount, currency: 'mad', status: 'open' });
    await page.goto(data.url);
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page).toHaveURL(new RegExp(`${prefix(locale)}/payment/success`));
    await expect(page.getByRole('heading', { name: words[locale].payment.success.paidTitle })).toBeVisible();
    const again = await wire.post('/api/payment-intent', { data: { orderId, locale } });
    expect([again.status(), (await again.json()).error]).toEqual([
      409,
      words[locale].wire.failures['not-in-this-status'],
    ]);
  });

  test(`${locale}: an intent that nobody paid is not valid, and nobody else’s business`, async ({
    page,
    request,
  }) => {
    const wire = page.context().request;
    const placed = await wire.post('/api/form/submit', { data: { ...newLearner(), course, locale } });
    const { orderId } = await placed.json();
    const { data } = await (await wire.post('/api/payment-intent', { data: { orderId } })).json();
    const validate = `/api/payment-intent/${data.paymentIntentId}/validate`;
    expect(await (await wire.get(validate)).json()).toMatchObject({
      valid: false,
      status: 'requires_action',
    });
    const stranger = await request.get(validate, { headers: { 'accept-language': locale } });
    expect([stranger.status(), (await stranger.json()).error]).toEqual([
      404,
      words[locale].wire.failures['intent-not-found'],
    ]);
  });
}

test('a form of one of our pages is taken with its fields, and a page of another site is not', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const { email } = newLearner();
  const told = await page.evaluate(async (address) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      sheet: 'HostYourCourse',
      name: 'Imane Berrada',
      email: address,
      courseTopic: 'Caftan design from the first sketch',
    }))
      form.append(name, value);
    const answer = await fetch('/api/applications/host-course', { method: 'POST', body: form });
    return [answer.status, await answer.json()];
  }, email);
  expect(told).toEqual([200, { result: 'success' }]);
  const elsewhere = await request.post('/api/applications/host-course', {
    form: { name: 'X', email, courseTopic: 'Anything at all' },
    headers: { origin: 'https://evil.example' },
  });
  expect([elsewhere.status(), (await elsewhere.json()).result]).toEqual([403, 'error']);
});

test('people are shown to whoever is signed in in the office, and to nobody else', async ({
  browser,
  baseURL,
  request,
}) => {
  const buyer = newLearner();
  const { orderId } = await (await request.post('/api/form/submit', { data: { ...buyer, course } })).json();
  const lookup = `/api/users/lookup?email=${encodeURIComponent(buyer.email)}`;
  for (const path of ['/api/users', lookup]) expect((await request.get(path)).status()).toBe(401);
  const office = await officeOf(browser, baseURL);
  const row = { OrderId: orderId, 'Email Address': buyer.email, Statuts: 'Pending Payment' };
  expect(await (await office.request.get(lookup)).json()).toMatchObject(row);
  const list = await (await office.request.get(`/api/users?search=${orderId}`)).json();
  expect(list).toMatchObject([row]);
  await office.close();
});
