import { expect, test } from 'vitest';
import type { Locale } from '../../platform/i18n/locale.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place } from '../../../tests/support/actions.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { type EmailContext, emailText } from '../../academy/emails/email-content.ts';
import { buyerEmails } from './buyer.emails.ts';
import { shownNumber } from '../orders/order.ts';
import { readOrderFacts } from '../order-emails/order-facts.service.ts';
import { present } from '../../../tests/support/sure.ts';

const publicOrigin = 'https://academy.example';
const opened = academyForEach();

function emailFor(name: (typeof buyerEmails)[number]['name'], context: EmailContext) {
  const { email: to, locale, name: buyer } = context.order;
  const data = { ...context, to: [to], locale, name: buyer, hour: null, owned: null };
  return buyerEmails.find((email) => email.name === name)?.contentFor(data, context.settings) ?? null;
}

async function contextOf(locale: Locale): Promise<EmailContext> {
  const order = await place(opened, { locale, details: someDetails({ name: 'Salma Alaoui' }) });
  const facts = present(await readOrderFacts(opened.db, order.id));
  return { ...facts, publicOrigin };
}

test.each(['en', 'ar'] as const)(
  'an order opened again is shown with its price and where to pay (%s)',
  async (locale) => {
    const context = await contextOf(locale);
    const email = emailFor('order-reopened', context);
    const text = email ? emailText(email) : '';
    const path = locale === 'ar' ? '/ar/orders' : '/orders';
    expect(text).toContain(`${publicOrigin}${path}/${context.order.token}/method`);
    expect(text).toContain('990');
    expect(text).toContain(shownNumber(context.order.number));
  },
);

test('an order that is paid or ended by then is not called open', async () => {
  const context = await contextOf('en');
  for (const status of ['Payment Confirmed', 'Cancelled', 'Paid - Bank Transfer'] as const)
    expect(emailFor('order-reopened', { ...context, order: { ...context.order, status } })).toBeNull();
});

test.each(['en', 'ar'] as const)(
  'the former address gets the number and nothing that opens or names (%s)',
  async (locale) => {
    const context = await contextOf(locale);
    const payload = { emailName: 'order-address-left', to: 'former@example.com' };
    const made = await makeEmail(opened, { payload, orderId: context.order.id });
    const all = JSON.stringify(made?.content);
    expect(all).toContain(shownNumber(context.order.number));
    const { token, email, phone, name, description } = context.order;
    for (const secret of [token, email, phone, name, 'Salma', description, 'http'])
      expect(all).not.toContain(secret);
  },
);

test.each(['en', 'ar'] as const)('the new address is given the link (%s)', async (locale) => {
  const context = await contextOf(locale);
  const email = emailFor('order-address-changed', context);
  expect(email ? emailText(email) : '').toContain(context.order.token);
});
