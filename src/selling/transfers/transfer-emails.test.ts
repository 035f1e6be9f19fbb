import { expect, test } from 'vitest';
import { readSettings } from '../../academy/content/content.service.ts';
import { readLateClaims } from './read-transfers.service.ts';
import { type Locale, locales } from '../../platform/i18n/locale.ts';
import { type PaymentOption, shownNumber } from '../orders/order.ts';
import { formatMad } from '../../platform/money/money.ts';
import { someDetails, someSettings } from '../../../tests/support/builders.ts';
import { place } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { toStaff } from '../../academy/emails/email.ts';
import { type EmailContext, emailText } from '../../academy/emails/email-content.ts';
import { readOrderFacts } from '../order-emails/order-facts.service.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { readyReasonsFor, readySentence } from './ready-reasons.ts';
import { payingText } from '../order-emails/how-to-pay.emails.ts';
import { claimReceived, claimsLate, orderReminder } from './transfer.emails.ts';
import { present } from '../../../tests/support/sure.ts';

const publicOrigin = 'https://academy.example';
const opened = academyForEach();

function reminderFor(context: EmailContext) {
  const { email, locale, name } = context.order;
  return orderReminder.contentFor({ ...context, to: [email], locale, name }, context.settings);
}

async function contextOf(locale: Locale, option: PaymentOption | null): Promise<EmailContext> {
  const order = await place(opened, { locale, details: someDetails({ name: 'Salma Alaoui' }) });
  if (option !== null) await opened.academy.chooseMethod({ token: order.token, option });
  const facts = present(await readOrderFacts(opened.db, order.id));
  return { ...facts, publicOrigin };
}

test.each([
  ['Bank Transfer', '/bank-transfer', 'tell us'],
  ['WafaCash / Cash Plus', '/cash', 'code on your slip'],
  ['Card', '/card', ''],
  [null, '/method', ''],
  ['Other Payment Methods', '/other', 'Reply to this e-mail'],
] as const)('the reminder of an order by %s leads where paying goes on', async (option, step, expected) => {
  const context = await contextOf('en', option);
  const email = reminderFor(context);
  const text = email ? emailText(email) : '';
  expect(text).toContain(`${publicOrigin}/orders/${context.order.token}${step}`);
  expect(text).toContain(shownNumber(context.order.number));
  expect(text).toContain('at that day’s price');
  expect(text).toContain(expected);
});

test('the reminder is in the language of the order, with Latin digits', async () => {
  const context = await contextOf('ar', 'Bank Transfer');
  const email = reminderFor(context);
  expect(email?.subject).toContain('يُغلق طلبك غدًا');
  const text = email ? emailText(email) : '';
  expect(text).toContain(`${publicOrigin}/ar/orders/${context.order.token}/bank-transfer`);
  expect(text).not.toMatch(/[٠-٩]/);
});

test('an order that is claimed or paid is not reminded of, even when the e-mail was queued', async () => {
  const context = await contextOf('en', null);
  expect(reminderFor({ ...context, order: { ...context.order, status: 'Paid - Bank Transfer' } })).toBeNull();
  expect(reminderFor({ ...context, order: { ...context.order, status: 'Expired' } })).toBeNull();
});

test('a payment method that is closed in the settings is in no e-mail', async () => {
  for (const option of ['Bank Transfer', 'WafaCash / Cash Plus'] as const) {
    const context = await contextOf('en', option);
    const closed = { ...context, settings: someSettings({ bankTransfer: null, cashAgency: null }) };
    expect(JSON.stringify(payingText(closed))).toContain('Another way to pay');
    expect(JSON.stringify(reminderFor(closed))).toContain('/method');
  }
});

test('the e-mail about transfers has the account as it is read and as it is typed abroad', async () => {
  const blocks = JSON.stringify(payingText(await contextOf('en', 'Bank Transfer')));
  expect(blocks).toContain('007 780 0001 2345 6789 0123 96');
  expect(blocks).toContain('MA64 0077 8000 0123 4567 8901 2396');
});

function claimFor(context: EmailContext, by: string, isFull = false): string {
  const { email, locale, name } = context.order;
  const data = { ...context, to: [email], locale, name, by: new Date(by), isFull };
  const content = claimReceived.contentFor(data, context.settings);
  return content ? [content.subject, emailText(content)].join('\n') : '';
}

test('whoever sent a code reads that we have it: its end alone, the sum, by when they hear, and what follows if it is not found', async () => {
  const context = await contextOf('en', 'WafaCash / Cash Plus');
  const { order } = context;
  const claimed = { ...order, status: 'Paid - WafaCash' as const, transferCode: 'AB12345678' };
  const text = claimFor({ ...context, order: claimed }, '2026-06-01T17:00:00Z');
  expect(text).toContain('We have your transfer code');
  expect(text).toContain('…5678');
  expect(text).not.toContain('AB1234');
  expect(text).toContain(formatMad(order.amountCentimes, 'en'));
  expect(text).toContain(shownNumber(order.number));
  expect(text).toContain('You hear from us by Monday 1 June at 18:00');
  expect(text).toContain('with the reason');
  expect(text).toContain(`${publicOrigin}/orders/${order.token}`);
  expect(claimFor({ ...context, order: { ...claimed, status: 'Payment Confirmed' } }, '2026-06-01')).toBe('');
  const seats = 'Every seat has been taken meanwhile';
  expect(text).not.toContain(seats);
  expect(claimFor({ ...context, order: claimed }, '2026-06-01T17:00:00Z', true)).toContain(seats);
});

test('whoever reported a bank transfer reads so in Arabic too, without a code', async () => {
  const context = await contextOf('ar', 'Bank Transfer');
  const order = { ...context.order, status: 'Paid - Bank Transfer' as const };
  const text = claimFor({ ...context, order }, '2026-06-01T17:00:00Z');
  expect(text).toContain('نبحث عنه قبل');
  expect(text).not.toContain('ينتهي رمزك');
});

test.each(locales)(
  'who pays from a wallet reads where to, and then that we have the number: %s',
  async (locale) => {
    const context = await contextOf(locale, 'Mobile Wallet');
    const mobileWallet = { wallet: 'Orange Money', holder: 'DERB', phone: '+212 6 11 22 33 44' };
    const paying = JSON.stringify(
      payingText({ ...context, settings: { ...context.settings, mobileWallet } }),
    );
    for (const one of [...Object.values(mobileWallet), '/wallet']) expect(paying).toContain(one);
    const claimed = { status: 'Paid - Bank Transfer', transferCode: 'OP123456' } as const;
    const text = claimFor({ ...context, order: { ...context.order, ...claimed } }, '2026-06-01T17:00:00Z');
    expect(text).toContain('…3456');
    expect(text).not.toContain('OP123456');
  },
);

test('late claims are listed, the longest waiting first, and the rest is counted', async () => {
  const orders = [await place(opened), await place(opened), await place(opened)];
  for (const order of orders) {
    await opened.academy.claimBankTransfer({ token: order.token });
    opened.pass(60_000);
  }

  const settings = await readSettings(opened.db);
  const claims = await readLateClaims(opened.db, opened.context.clock(), 2);
  const email = claimsLate.contentFor({ ...toStaff([]), claims, inAll: 3, settings, publicOrigin }, settings);
  expect(email?.subject).toBe('3 transfers have waited too long');
  const text = email ? emailText(email) : '';
  const [first = '', second = '', third = ''] = orders.map(({ number }) => shownNumber(number));
  expect(text.indexOf(first)).toBeGreaterThan(-1);
  expect(text.indexOf(first)).toBeLessThan(text.indexOf(second));
  expect(text).not.toContain(third);
  expect(text).toContain('And 1 more.');
  expect(text).toContain(`${publicOrigin}/staff/orders/${orders[0]?.number}`);
  expect(text).toContain('we look twice a day, before 12:00 and before 18:00, Monday to Saturday.');
  // Claimed at 11:00 in Morocco.
  expect(text).toMatch(/since Mon,? 1 June 2026.* 11:00, promised by Mon,? 1 June 2026.* 12:00/);
});

test('staff are told the end of a cash code alone: whoever has the whole can collect the money', async () => {
  const order = await place(opened, { details: someDetails({ name: 'Salma Alaoui' }) });
  await opened.academy.chooseMethod({ token: order.token, option: 'WafaCash / Cash Plus' });
  await opened.academy.claimCashTransfer({ token: order.token, transferCode: 'AB12345678' });
  const mails = await postEmails(opened);
  expect(mails.length).toBeGreaterThan(1);
  for (const { text } of mails) expect(text).not.toContain('AB12345678');
  expect(mails.some(({ text }) => text.includes('…5678'))).toBe(true);
});

test('a cash transfer that is not found is refused in the words of the agency', () => {
  const amount = '480 درهم';
  expect(readySentence('missing', 'ar', { amount, isCash: true })).toBe(
    'لم نجد في الوكالة تحويلًا بهذا الرمز. قارني أرقامه بالوصل واكتبيه من جديد في صفحة طلبك.',
  );
  expect(readySentence('missing', 'ar', { amount, isCash: false })).toContain(amount);
});

test.each(locales.flatMap((locale) => [true, false].map((isCash) => ({ locale, isCash }))))(
  'no ready reason asks for a slip or a code by e-mail: $locale, cash $isCash',
  ({ locale, isCash }) => {
    for (const reason of readyReasonsFor(true)) {
      const sentence = readySentence(reason, locale, { amount: 'MAD 480', isCash });
      expect(sentence).not.toMatch(/reply|e-mail|whatsapp|الرسالة|بالبريد|واتساب/i);
      if (/photo|send|صورة|أرسلي|envoyez/.test(sentence))
        expect(sentence).toMatch(/your order|طلبك|votre commande/);
    }
  },
);

test('a reason about the slip is offered only where one was sent', () => {
  expect(readyReasonsFor(false)).toEqual(['missing', 'amount']);
  expect(readyReasonsFor(true)).toEqual(['missing', 'amount', 'unreadable', 'account']);
});
