/** The account: documents, devices and personal data. */
import { expect, it } from 'vitest';
import { linksIn } from '../../src/academy/frame/links.ts';
import { words } from '../../src/words.ts';
import { newVisitor } from '../support/visitor.ts';
import { joinCommunity, signIn } from '../support/visits.ts';

const t = words.en.account;
const links = linksIn('en');

it('holds the receipt of what was paid, and all personal data as a file that is not cached', async () => {
  const { visitor, email } = await joinCommunity();
  const orders = await visitor.open(links.accountOrders());
  expect(orders.text).toContain(words.en.common.statuses['Payment Confirmed']);
  const document = await visitor.ask(orders.$('main a[href$="receipt.pdf"]').attr('href') ?? '');
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  await visitor.open(links.accountData());
  expect((await visitor.send({ locale: 'ar' })).text).toContain(t.data.wishes.saved);
  const file = await visitor.ask(links.accountExport());
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(await file.json()).toMatchObject({
    memberUsers: [{ email }],
    memberProfiles: [{ locale: 'ar' }],
    orders: [{ email, status: 'Payment Confirmed' }],
  });
  const page = await visitor.ask(links.accountExportPage());
  expect(page.headers.get('content-disposition')).toContain('my-data.html');
  expect(await page.text()).toContain(email);
  const stranger = newVisitor();
  for (const link of [links.accountExport(), links.accountExportPage()])
    expect((await stranger.open(link)).address).toMatch(/clarity-login\?next=/);
});

it('lists the devices; one that is signed out is out at its next page', async () => {
  const { visitor, email } = await joinCommunity();
  const other = newVisitor();
  expect((await signIn(other, email, { next: links.account() })).address).toBe(links.account());
  await visitor.open(links.accountDevices());
  const page = await visitor.send({}, { form: 'main form:has([name=device])' });
  expect(page.text).toContain(t.devices.ended);
  expect(page.text).toContain(t.devices.alone);
  expect((await other.open(links.account())).address).toMatch(/clarity-login/);
});
