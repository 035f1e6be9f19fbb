import { afterEach, beforeEach, expect, test } from 'vitest';
import { academySettings } from '../academy/content/catalogue.table.ts';
import { formatDeadline } from '../platform/time/calendar-date.ts';
import { readStaffAddresses } from '../academy/staff/staff-members.service.ts';
import { staffMembers } from '../academy/staff/staff.table.ts';
import type { StaffRole } from '../academy/staff/who-may.ts';
import type { PlaceOrder } from '../selling/checkout/place-order.service.ts';
import { aCampaign, someDetails, someSettings } from '../../tests/support/builders.ts';
import { addCodes, begin, place, placeAndPay, staff, notifyFromBank } from '../../tests/support/actions.ts';
import { openTestAcademy, type TestAcademy } from '../../tests/support/open-test-academy.ts';
import { emailSecret as secret, postOutbox } from '../../tests/support/post-emails.ts';
import { payBackOrder } from '../../tests/support/refunds.ts';
import type { Order, PaymentOption } from '../selling/orders/order.ts';
import { shownNumber } from '../selling/orders/order.ts';
import { evidenceFor, notificationOf } from '../../tests/support/test-gateway.ts';
import { headerFault, type MailToPost } from '../academy/emails/mail-to-post.ts';
import { postCode } from '../academy/emails/post-emails.service.ts';
import type { EmailPosterOptions } from './post-email.ts';
import { openCode, sealCode } from '../academy/emails/sealed-code.ts';
import { present } from '../../tests/support/sure.ts';

const origin = 'https://academy.example';
let test_: TestAcademy;
let mails: MailToPost[];
let outcomes: string[];

beforeEach(async () => {
  test_ = await openTestAcademy();
  mails = [];
  outcomes = [];
  await test_.db.insert(staffMembers).values({ email: staff.email, role: 'owner', addedAt: new Date(0) });
});
afterEach(() => test_.close());

/** Sends everything in the outbox, also what waits for somebody who still chooses how to pay. */
async function postAll(now = new Date(Date.now() + 11 * 60_000)): Promise<void> {
  const done = await postOutbox(test_, { now });
  mails.push(...done.mails);
  outcomes.push(...done.outcomes);
}
const mailAbout = (part: string): MailToPost => present(mails.find((mail) => mail.subject.includes(part)));
const inEnglish: Partial<PlaceOrder> = { locale: 'en' };
const inArabic: Partial<PlaceOrder> = { locale: 'ar', details: someDetails({ name: 'سلمى العلوي' }) };

test('the e-mail about an order has its number, price and the link to its page, in English', async () => {
  const order = await place(test_, inEnglish);
  await postAll();
  const mail = mailAbout('Choose how to pay');
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain(shownNumber(order.number));
    expect(part).toContain(`${origin}/orders/${order.token}`);
    expect(part).toContain('990\u00a0MAD');
    expect(part).toContain('Nothing has been charged yet');
  }
  expect(mail.to).toEqual([order.email]);
  expect(headerFault(mail)).toBeNull();
});

test('the e-mail about an order in Arabic is in Arabic, right to left, with Arabic links', async () => {
  const order = await place(test_, inArabic);
  await postAll();
  const [mail] = mails;
  expect(mail?.html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
  expect(mail?.html).toContain(`${origin}/ar/orders/${order.token}`);
  expect(mail?.subject).toContain('اختاري كيف تدفعين');
  expect(mail?.text).toContain('سلمى');
  expect(mail?.text).not.toMatch(/[\u0660-\u0669]/);
  expect(mail?.language).toBe('ar');
});

test('an e-mail loads nothing from elsewhere: its pictures go with it; no font, no script', async () => {
  await place(test_, inArabic);
  await place(test_, inEnglish);
  await postAll();
  for (const { html } of mails)
    expect(html.replace(/<img src="cid:(logo|tiles)"/g, '')).not.toMatch(
      /<img|<script|<link|@import|url\(|<svg|<iframe|<form|\son\w+=/i,
    );
});

test.each(['<script>alert(1)</script> "&\u202E', 'evil.example/win Now'])(
  'an invalid name is not repeated in an e-mail, since the address may be somebody else’s: %j',
  async (name) => {
    await place(test_, { details: someDetails({ name }) });
    await postAll();
    expect(mails[0]?.text).toContain('Hello,');
    for (const part of name.split(' ')) expect(mails[0]?.text).not.toContain(part);
    expect(mails[0]?.html).not.toContain('<script');
    expect(mails[0]?.html).not.toContain('evil.example');
  },
);

test('the discount of a campaign is shown as it was applied', async () => {
  await test_.close();
  test_ = await openTestAcademy({ campaigns: [aCampaign({ percent: 20 })] });
  await place(test_);
  await postAll();
  expect(mails[0]?.text).toContain('Price: 990\u00a0MAD');
  expect(mails[0]?.text).toContain('Discount: \u2212198\u00a0MAD');
  expect(mails[0]?.text).toContain('792\u00a0MAD');
});

test('a paid order gets its code and the start link, and no outdated e-mail', async () => {
  await addCodes(test_, ['CODE-ONE-1234']);
  const order = await placeAndPay(test_);
  await postAll();
  expect(outcomes).toContain('order-received overtaken');
  const mail = mailAbout('Your course is open');
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain('CODE-ONE-1234');
    expect(part).toContain('https://learn.academy.test/start?product=ecommerce-v1');
    expect(part).toContain(`${origin}/orders/${order.token}`);
    expect(part).toContain('within 7 days');
  }
});

test('an e-mail about an order shows the days promised with it, not those of today', async () => {
  await addCodes(test_, ['CODE-ONE-1234']);
  await placeAndPay(test_);
  const settings = await test_.academy.settings();
  const record = { ...settings, refundPolicy: { ...settings.refundPolicy, courseDays: 3 } };
  await test_.db.update(academySettings).set({ record });
  await postAll();
  expect(mailAbout('Your course is open').text).toContain('within 7 days');
});

test('an empty code stock promises access within the hours of the settings and notifies staff in the academy’s first language', async () => {
  await test_.close();
  test_ = await openTestAcademy({
    settings: someSettings({ accessWithinHours: 48, languages: ['fr', 'en'] }),
  });
  await placeAndPay(test_);
  await postAll();
  expect(mailAbout('within 48 hours').text).toContain('within 48 hours');
  const alarm = mailAbout('Plus de codes d’activation');
  expect(alarm.text).toContain('48 heures');
  expect(alarm.to).toEqual([staff.email]);
  expect(alarm.text.split(`${origin}/staff/access-codes`)).toHaveLength(2);
});

/** An order whose buyer has chosen how to pay. */
async function choosing(option: PaymentOption): Promise<Order> {
  const order = await place(test_);
  await test_.academy.chooseMethod({ token: order.token, option });
  return order;
}
const refuse = ({ number }: Order, reason: string) => {
  const by = { ...staff, role: 'owner' } as const;
  return test_.academy.staff.decideClaim({ orderNumber: number, staff: by, decision: 'refuse', reason });
};

test('whoever chooses a bank transfer gets the account and the reference', async () => {
  const order = await choosing('Bank Transfer');
  await postAll();
  const mail = mailAbout('by bank transfer');
  expect(mail.text).toContain(`Reference:\n${shownNumber(order.number)}`);
  expect(mail.text).toContain('RIB: 007 780 0001 2345 6789 0123 96');
});

test('whoever chooses the agency gets the beneficiary', async () => {
  await choosing('WafaCash / Cash Plus');
  await postAll();
  expect(mailAbout('in cash').text).toContain('Beneficiary: Academy');
  expect(mailAbout('in cash').text).toContain('Whoever knows the code can collect the money');
});

test('whoever pays another way gets a contact link with the order number in the message', async () => {
  const order = await choosing('Other Payment Methods');
  await postAll();
  const { text } = mailAbout('Let us find a way to pay');
  expect(text).toContain('https://wa.me/');
  expect(text).toContain(encodeURIComponent(shownNumber(order.number)));
});

test('the deadline of an order is shown with the hour, as on its page', async () => {
  const order = await choosing('Bank Transfer');
  await postAll();
  const until = formatDeadline(order.expiresAt, 'en');
  expect(mailAbout('by bank transfer').text).toContain(`stays open until ${until}`);
  await place(test_, { details: someDetails({ email: 'nadia@example.com' }) });
  await postAll();
  expect(mailAbout('Choose how to pay').text).toContain('stays open until');
});

test('an order and the way to pay it are one e-mail, which leaves at once; without a way it waits ten minutes', async () => {
  const order = await place(test_);
  await postAll(new Date(Date.now() + 1_000));
  expect(outcomes).toEqual([]);
  await test_.academy.chooseMethod({ token: order.token, option: 'WafaCash / Cash Plus' });
  await postAll(new Date(Date.now() + 1_000));
  expect(outcomes).toEqual(['how-to-pay posted']);
  expect(mails[0]?.subject).toContain('in cash');
  expect(mails[0]?.text).toContain(shownNumber(order.number));
  await postAll();
  expect(outcomes).toContain('order-received overtaken');
  expect(outcomes).not.toContain('order-received posted');
});

test('a refusal without time left to pay mentions that, also once the order has ended', async () => {
  const order = await choosing('Bank Transfer');
  await test_.academy.claimBankTransfer({ token: order.token });
  await refuse(order, 'No transfer of that day.');
  // Like a consultation so soon that it can no longer be moved.
  await test_.db.execute(
    `update orders set expires_at = updated_at, status = 'Expired' where id = '${order.id}'`,
  );
  await postAll(new Date(Date.now() + 120_000));
  const { text } = mailAbout('see why');
  expect(text).toContain('No transfer of that day.');
  expect(text).toContain('now open to others');
  expect(text).not.toContain('stays open until');
});

test('a claim notifies the staff; a refusal has the reason for the buyer, word for word', async () => {
  const order = await choosing('WafaCash / Cash Plus');
  await test_.academy.claimCashTransfer({ token: order.token, transferCode: 'AB 12-34' });
  await postAll();
  expect(mailAbout('A transfer to look for').text).toContain('Transfer code: …234');
  const reason = 'No such code.\nPlease check <the receipt>.';
  await refuse(order, reason);
  await postAll(new Date(Date.now() + 120_000));
  const mail = mailAbout('see why');
  expect(mail.text).toContain(reason);
  expect(mail.html).toContain('&lt;the receipt&gt;');
});

test('staff get no e-mail about a claim that was decided before it was sent', async () => {
  const order = await place(test_);
  await test_.academy.claimBankTransfer({ token: order.token });
  await test_.academy.staff.decideClaim({
    orderNumber: order.number,
    staff: { ...staff, role: 'owner' },
    decision: 'confirm',
  });
  await postAll();
  expect(outcomes).toContain('staff-claim-waiting overtaken');
});

test('a transfer to look for is e-mailed to those who may decide it, and not to support', async () => {
  const of = (role: StaffRole, seconds: number) => ({
    email: `${role}@academy.example`,
    role,
    addedAt: new Date(seconds * 1_000),
  });
  await test_.db
    .insert(staffMembers)
    .values([of('finance', 1), of('support', 2), of('moderator', 3), of('expert', 4)]);
  const order = await place(test_);
  await test_.academy.claimBankTransfer({ token: order.token });
  const staffAddresses: EmailPosterOptions['staffAddresses'] = (may) => readStaffAddresses(test_.db, may);
  const posted = await postOutbox(test_, { staffAddresses });
  const mail = posted.mails.find(({ subject }) => subject.includes('A transfer to look for'));
  expect(mail?.to).toEqual([staff.email, 'finance@academy.example']);
  expect(await readStaffAddresses(test_.db)).toEqual([
    staff.email,
    'finance@academy.example',
    'support@academy.example',
  ]);
});

test('duplicate payments, disputes and refunds due are e-mailed to those who may refund, and to nobody else', async () => {
  const of = (role: StaffRole) => ({ email: `${role}@academy.example`, role, addedAt: new Date(1_000) });
  await test_.db.insert(staffMembers).values([of('finance'), of('support'), of('moderator')]);
  const order = await place(test_);
  const [one, two] = [await begin(test_, order), await begin(test_, order)];
  await notifyFromBank(test_, evidenceFor(one, { providerReference: 'paid-once' }));
  await notifyFromBank(test_, evidenceFor(two, { providerReference: 'paid-twice' }));
  const about = { attemptReference: null, paymentReference: 'paid-once', amountCentimes: 99_000 };
  const evidence = { ...about, currency: 'MAD', eventId: 'dispute-1', state: 'opened' };
  const raw = notificationOf({ kind: 'dispute', evidence });
  await test_.academy.receiveNotification({ gateway: 'test-bank', raw });
  test_.bank.refund = async () => ({ ok: false, reason: 'gateway-refused' });
  await payBackOrder(test_, order);
  const staffAddresses: EmailPosterOptions['staffAddresses'] = (may) => readStaffAddresses(test_.db, may);
  const { mails: posted } = await postOutbox(test_, { staffAddresses });
  for (const about of ['Paid twice', 'A payment is disputed', 'A refund was refused'])
    expect(posted.filter(({ subject }) => subject.includes(about)).map(({ to }) => to)).toEqual([
      [staff.email, 'finance@academy.example'],
    ]);
});

async function putCode(to: string, at: Date): Promise<void> {
  const sealed = sealCode(secret, to, '482913');
  const id = crypto.randomUUID();
  await postCode(test_.db, 'staff-code', { id, to, sealed, locale: 'ar', validMinutes: 10, at });
}

test('a staff code goes to staff, in the language of the page, and is not in the subject', async () => {
  await putCode(staff.email, new Date());
  await postAll(new Date(Date.now() + 1_000));
  expect(mails[0]?.text).toContain('482913');
  expect(mails[0]?.subject).not.toContain('482913');
  expect(mails[0]?.language).toBe('ar');
});

test('a code for an address that is not staff is never sent, nor an expired one', async () => {
  await putCode('stranger@example.com', new Date());
  await putCode(staff.email, new Date(Date.now() - 11 * 60_000));
  await postAll();
  expect(outcomes).toEqual(['staff-code overtaken', 'staff-code overtaken']);
  expect(mails).toEqual([]);
});

test('an encrypted code can be decrypted only for its address and with its secret', () => {
  const sealed = sealCode(secret, 'a@b.example', '123456');
  expect(openCode(secret, 'a@b.example', sealed)).toBe('123456');
  expect(openCode(secret, 'c@b.example', sealed)).toBeNull();
  expect(openCode(`${secret}.`, 'a@b.example', sealed)).toBeNull();
  expect(openCode(secret, 'a@b.example', `${sealed.slice(0, -3)}AAA`)).toBeNull();
  expect(openCode(secret, 'a@b.example', '')).toBeNull();
});
