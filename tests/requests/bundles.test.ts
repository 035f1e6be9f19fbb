/** A bundle: told on its page and on those of its parts, ordered and paid once, and cheaper for whoever has a part of it. */
import { expect, it } from 'vitest';
import { bundles } from '../../content/sample/bundles.ts';
import { formatMad } from '../../src/platform/money/money.ts';
import { type Locale, locales } from '../../src/platform/i18n/locale.ts';
import { words } from '../../src/words.ts';
import { visit, type Visitor } from '../support/visitor.ts';
import { chooseMethod, newLearner, payByCard, prefix, signIn } from '../support/visits.ts';

const [bundle] = bundles;
const slug = bundle?.slug ?? '';
const path = `/bundles/${slug}`;
const t = words.en;
const parts = ['/courses/ecommerce-mastery-virtual', '/products/business-plan-template'];
/** 890 MAD in the ratio of 990 and 149. */
const shares = [77_358, 11_642];

/** As the text of a page is read: every space is one. */
const mad = (centimes: number, locale: Locale = 'en') => formatMad(centimes, locale).replaceAll(/\s/g, ' ');

const buy = (visitor: Visitor, email: string) =>
  visitor.send({ name: 'Salma Alaoui', email, phone: '0612345678', isSixteen: 'on', agreesToStart: 'on' });

for (const locale of locales)
  it(`${locale}: names its parts with what each costs in it, and its parts name it`, async () => {
    const visitor = await visit(`${prefix(locale)}${path}`);
    expect(visitor.page.$('h1').text()).toBe(bundle?.words[locale].name);
    for (const [at, part] of parts.entries()) {
      expect(visitor.page.$(`main a[href="${prefix(locale)}${part}"]`)).toHaveLength(1);
      expect(visitor.page.text).toContain(mad(shares[at] ?? 0, locale));
    }
    expect(visitor.page.$(`a[href="${prefix(locale)}${path}/order"]`)).not.toHaveLength(0);
    for (const part of parts)
      expect(
        (await visitor.open(`${prefix(locale)}${part}`)).$(`a[href="${prefix(locale)}${path}"]`),
      ).toHaveLength(1);
  });

it('paid by card, its page leads to every part, and each is open', async () => {
  const visitor = await visit(`${path}/order`);
  await buy(visitor, newLearner().email);
  await chooseMethod(visitor, 'Card');
  const paid = await payByCard(visitor);
  expect(paid.text).toContain(t.payment.kinds.bundle.paidText);
  const links = paid
    .$('main a[href^="/orders/"]')
    .toArray()
    .map((one) => paid.$(one).attr('href') ?? '')
    .filter((href) => /^\/orders\/[0-9a-f]{64}$/.test(href));
  expect(links).toHaveLength(2);
  for (const href of links) expect((await visitor.open(href)).status).toBe(200);
});

it('signed in, what somebody has already comes off; with all of it there is nothing to buy', async () => {
  const { email } = newLearner();
  const visitor = await visit('/products/business-plan-template/order');
  await visitor.send({ name: 'Salma', email, isSixteen: 'on', agreesToStart: 'on' });
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  expect((await visitor.open(`${path}/order`)).text).toContain(t.bundle.rule.ask);
  await signIn(visitor, email);
  const asked = await visitor.open(`${path}/order`);
  expect(asked.text).toContain(t.bundle.comesOff('Business Plan Template', mad(11_642)));
  await buy(visitor, email);
  expect(visitor.page.text).toContain(mad(77_358));
  await chooseMethod(visitor, 'Card');
  expect((await payByCard(visitor)).text).toContain(t.payment.kinds.bundle.paidText);
  expect((await visitor.open(`${path}/order`)).text).toContain(t.bundle.allYours.title);
});

it('has its address in the sitemap, and one that is not there says so', async () => {
  const visitor = await visit('/bundles/no-such-thing');
  expect([visitor.page.status, visitor.page.$('h1').text()]).toEqual([404, t.bundle.notFound.title]);
  expect(await (await visitor.ask('/sitemap.xml')).text()).toContain(path);
});
