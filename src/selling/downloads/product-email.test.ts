import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSigner } from '../../platform/signed-token.ts';
import { products } from '../../academy/content/catalogue.table.ts';
import { emailWords } from '../../email-words.ts';
import { aBook } from '../../../tests/support/applications.ts';
import { placeAndPay, staff } from '../../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { emailSecret, postOutbox } from '../../../tests/support/post-emails.ts';

let test_: TestAcademy;

beforeEach(async () => {
  // E-mails are written by the real clock: the academy's is set to the same day.
  test_ = await openTestAcademy({ context: { signer: makeSigner(emailSecret), clock: () => new Date() } });
  await test_.db
    .insert(products)
    .values({ slug: aBook.slug, position: 1, sample: 'own', record: aBook, updatedAt: new Date(0) });
});
afterEach(() => test_.close());

const posted = async () => (await postOutbox(test_)).mails;

const linksIn = (text: string): string[] =>
  [...text.matchAll(/https:\/\/academy\.example(?:\/(?:ar|fr))?\/downloads\/([\w-]+)/g)].map(
    ([, token = '']) => token,
  );

for (const locale of ['en', 'ar'] as const)
  test(`${locale}: the buyer of files gets a link for each language, their own first, and the links open them`, async () => {
    const words = emailWords[locale].productReady;
    await placeAndPay(test_, { item: { kind: 'product', slug: 'a-book' }, locale });
    const mail = (await posted()).find(({ subject }) => subject === words.subject(aBook.words[locale].name));
    expect(mail?.to).toEqual(['salma@example.com']);
    const tokens = [...new Set(linksIn(mail?.text ?? ''))];
    const opened = await Promise.all(tokens.map((token) => test_.academy.download(token)));
    expect(opened.map((found) => found.ok && found.download.locale)).toEqual(
      locale === 'en' ? ['en', 'ar'] : ['ar', 'en'],
    );
    expect(mail?.text).not.toContain(emailWords[locale].accessReady.code);
  });

test('once it is paid back, the e-mail is not sent any more', async () => {
  const order = await placeAndPay(test_, { item: { kind: 'product', slug: 'a-book' } });
  await test_.academy.staff.refundOrder({
    key: crypto.randomUUID(),
    orderNumber: order.number,
    duplicateReference: null,
    amountCentimes: order.amountCentimes,
    seenLeftCentimes: order.amountCentimes,
    way: 'gateway',
    payout: null,
    reason: 'She asked for it.',
    staff,
  });
  expect((await posted()).flatMap(({ text }) => linksIn(text))).toEqual([]);
});
