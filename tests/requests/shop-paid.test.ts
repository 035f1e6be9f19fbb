/** A paid product of the shop: ordered, paid, downloaded byte for byte, renewed, refunded. */
import { randomUUID, createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { products } from '../../content/sample/products.ts';
import { inAllLanguages } from '../../src/platform/records/record.ts';
import { words } from '../../src/words.ts';
import { locales } from '../../src/platform/i18n/locale.ts';
import { visit, type VisitedPage, type Visitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  emailTo,
  follow,
  newLearner,
  orderNumberOn,
  payByCard,
  prefix,
  staff,
} from '../support/visits.ts';

const slug = 'freelance-ebook';
const book = products.find((one) => one.slug === slug);
const t = words.en;
const path = `/products/${slug}`;

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function fetchFile(visitor: Visitor, href: string, headers: Record<string, string> = {}) {
  const answer = await visitor.ask(href, { headers });
  return { answer, status: answer.status, digest: digest(await answer.bytes()) };
}

const fileLinks = ({ $ }: VisitedPage): string[] =>
  $('section[aria-labelledby="files-title"] a[href$="/file"]')
    .toArray()
    .map((one) => $(one).attr('href') ?? '');

async function buy(visitor: Visitor, email = newLearner().email): Promise<VisitedPage> {
  return visitor.send({ name: 'Salma', email, isSixteen: 'on', agreesToStart: 'on' });
}

for (const locale of locales)
  it(`${locale}: bought by transfer, confirmed by staff, fetched byte for byte, and granted again`, async () => {
    const { email } = newLearner();
    const t = words[locale];
    const visitor = await visit(`${prefix(locale)}${path}`);
    const offered = visitor.page.$(`a[href="${prefix(locale)}${path}/order"]`);
    expect((await visitor.open(offered.attr('href') ?? '')).$('h1').text()).toContain(
      book?.words[locale].name,
    );
    await buy(visitor, email);
    await chooseMethod(visitor, 'Bank Transfer');
    const claimed = await visitor.send({ transferred: 'on' });
    expect(claimed.text).toContain(t.order.statuses['Paid - Bank Transfer'].title);
    expect(fileLinks(claimed)).toEqual([]);
    const staffVisitor = await staff();
    const number = orderNumberOn(claimed);
    await askStaff(staffVisitor, 'POST', `/orders/${number}/decision`, { decision: 'confirm' });

    const files = fileLinks(await visitor.open(claimed.address));
    expect(files).toHaveLength(2);
    const shipped = await readFile(`content/sample/downloads/${inAllLanguages(book?.files)?.[locale]?.path}`);
    const [mine = ''] = files;
    const got = await fetchFile(visitor, mine);
    expect([got.status, got.digest]).toEqual([200, digest(shipped)]);
    expect(got.answer.headers.get('cache-control')).toBe('private, no-store');
    expect(got.answer.headers.get('content-disposition')).toContain('attachment');
    const rest = await fetchFile(visitor, mine, { range: 'bytes=100-' });
    expect([rest.status, rest.digest]).toEqual([206, digest(shipped.subarray(100))]);
    const inEmail = /href="[^"]*?(\/(?:(?:ar|fr)\/)?downloads\/[^"/]+)"/.exec(
      await emailTo(visitor, email, '/downloads/'),
    );
    expect((await visitor.open(inEmail?.[1] ?? '')).$('h1').text()).toBe(t.download.heading);
    expect((await askStaff(staffVisitor, 'POST', `/orders/${number}/files/renewal`, {})).status).toBe(200);
  });

it('bought by card it can be downloaded, is not sold again to the buyer, and is closed when it is refunded', async () => {
  const visitor = await visit(`${path}/order`);
  await buy(visitor);
  await chooseMethod(visitor, 'Card');
  const paid = await payByCard(visitor);
  expect(paid.text).toContain(t.payment.kinds.product.paidText);
  const [link = ''] = fileLinks(paid);
  const number = orderNumberOn(paid);
  expect((await visitor.open(`${path}/order`)).text).toContain(t.enrol.product.ownsCourse.title);
  const { address } = await follow(visitor, t.enrol.ownsCourse.action);
  expect(address).toMatch(/\/orders\/[^/]+$/);

  const staffVisitor = await staff();
  const { body } = await askStaff(staffVisitor, 'GET', `/orders/${number}/refundable`);
  await askStaff(staffVisitor, 'POST', `/orders/${number}/refunds`, {
    key: randomUUID(),
    howMuch: 'whole',
    way: 'gateway',
    seenLeftCentimes: body.leftCentimes,
    reason: 'She asked for it.',
  });
  await expect.poll(async () => fileLinks(await visitor.open(address))).toEqual([]);
  const closed = await fetchFile(visitor, link);
  expect([closed.status, closed.answer.headers.get('location')]).toEqual([303, link.replace(/\/file$/, '')]);
  const page = await visitor.open(link);
  expect([page.status, page.$('h1').text()]).toEqual([404, t.download.unknown.title]);
});

it('a free product is asked for, and an unknown one is not there', async () => {
  const visitor = await visit('/products/social-content-calendar/order');
  expect(visitor.page.address).toMatch(/social-content-calendar\/access$/);
  expect((await visitor.open(`${path}/access`)).address).toBe(`${path}/order`);
  const missing = await visitor.open('/products/no-such-thing/order');
  expect([missing.status, missing.$('h1').text()]).toEqual([404, t.product.missing.title]);
});
