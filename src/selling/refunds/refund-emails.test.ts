import { describe, expect, it } from 'vitest';
import { emailWords } from '../../email-words.ts';
import type { Order } from '../orders/order.ts';
import { buyerWayOf, refundWays, type RefundState, type RefundWay } from '../orders/refund.ts';
import type { Refund } from './refunds.service.ts';
import { formatMad } from '../../platform/money/money.ts';
import { locales, pathIn, type Locale } from '../../platform/i18n/locale.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { type Block, type EmailContent, emailText } from '../../academy/emails/email-content.ts';
import { toStaff } from '../../academy/emails/email.ts';
import { emailPage } from '../../academy/emails/email-page.tsx';
import { type AboutMoneyBack, refundEmails } from './refund.emails.ts';
import { present } from '../../../tests/support/sure.ts';

const at = new Date('2026-06-03T10:00:00Z');

const anOrder = (locale: Locale): Order => ({
  id: 'order-1',
  number: 'MEM-123456-a1b2',
  token: 'a-token-that-nobody-guesses',
  locale,
  itemKind: 'course',
  itemSlug: 'selling-online',
  description: 'Selling Online',
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  listPriceCentimes: 99_000,
  discountCentimes: 0,
  amountCentimes: 99_000,
  campaignSlug: null,
  couponCode: null,
  status: 'Refunded',
  paymentOption: 'Card',
  cardType: 'morocco',
  transferCode: null,
  bankTransferConfirmedAt: null,
  refusalReason: null,
  agreedToStartAt: at,
  confirmedAgeAt: at,
  refundDays: 7,
  beginsOn: null,
  termsVersion: '2.0',
  placedAt: at,
  updatedAt: at,
  expiresAt: at,
  claimedAt: null,
  remindedAt: null,
  refundedCentimes: 99_000,
  disputedAt: null,
  freeAs: null,
  freeWhy: null,
  formerMailboxes: [],
  recipientName: null,
  recipientEmail: null,
  giftNote: null,
  giftOn: null,
  giftCode: null,
  cohortId: null,
  months: null,
  doubleSeenAt: null,
});

const aRefund = (of: Partial<Refund> = {}): Refund => ({
  id: 'refund-1',
  orderId: 'order-1',
  attemptId: null,
  way: 'gateway',
  amountCentimes: 99_000,
  isWhole: true,
  isDuplicate: false,
  reason: 'A reason that is for the record only.',
  state: 'due',
  payout: null,
  providerReference: null,
  creditNoteNumber: 'CN-2026-0007',
  decidedBy: 'staff:nadia@academy.example',
  decidedAt: at,
  dueAt: new Date('2026-06-17T10:00:00Z'),
  runAt: null,
  attempts: 0,
  lastProblem: null,
  doneBy: null,
  doneAt: null,
  paidOn: null,
  ...of,
});

const contextOf = (locale: Locale, refund: Refund | null, of: Partial<Order> = {}): AboutMoneyBack => ({
  to: ['salma@example.com'],
  locale,
  name: 'Salma Alaoui',
  order: { ...anOrder(locale), ...of },
  settings: someSettings(),
  itemName: { en: 'Selling Online', ar: 'البيع على الإنترنت', fr: 'Vendre en ligne' },
  access: null,
  publicOrigin: 'https://academy.example',
  refund,
  request: null,
});

function emailFor(name: (typeof refundEmails)[number]['name'], about: AboutMoneyBack): EmailContent | null {
  const email = present(refundEmails.find((one) => one.name === name));
  const { name: _buyer, ...rest } = about;
  return email.contentFor(name.startsWith('staff-') ? { ...rest, ...toStaff([]) } : about, about.settings);
}

const hrefsOf = (email: EmailContent | null): string[] =>
  (email?.parts ?? []).flatMap(({ blocks }) =>
    blocks.flatMap((block: Block) => (block.kind === 'button' ? [block.href] : [])),
  );

describe.each(locales)('e-mails about money going back, in %s', (locale) => {
  it.each(refundWays)(
    'describe a refund by %s: how much, how, until when, and never why',
    (way: RefundWay) => {
      const payout = { name: 'Salma Alaoui', rib: '999780000000000000000105' };
      const email = emailFor('refund-decided', contextOf(locale, aRefund({ way, payout })));
      const text = email ? emailText(email) : '';
      expect(text).toContain('990');
      expect(text).toContain('MEM-123456-A1B2');
      expect(text).toContain(emailWords[locale].refund.ways[buyerWayOf(way)]);
      expect(text).not.toContain('for the record');
      expect(email && emailPage(email)).toContain(`lang="${locale}"`);
    },
  );

  it('lead to the credit note once the money has left', () => {
    const refund = aRefund({ state: 'done', doneAt: at, payout: { name: 'Salma Alaoui', proof: 'WC 998' } });
    const email = emailFor('refund-done', contextOf(locale, refund));
    expect(hrefsOf(email)).toEqual([
      `https://academy.example${pathIn(locale, '/orders/a-token-that-nobody-guesses/credit-notes/CN-2026-0007.pdf')}`,
    ]);
    expect(email && emailText(email)).toContain('WC 998');
    expect(email && emailText(email)).toContain(emailWords[locale].refund.done.ended);
  });

  it('explain that a second payment was made and that the buyer keeps what they bought', () => {
    const sentences = emailWords[locale].refund.done;
    const textOf = (of: Partial<Refund>) => {
      const email = emailFor('refund-done', contextOf(locale, aRefund({ state: 'done', ...of })));
      return email ? emailText(email) : '';
    };
    const amount = formatMad(99_000, locale);
    expect(textOf({ isWhole: false, isDuplicate: true })).toContain(
      sentences.surplus(amount, 'Selling Online'),
    );
    expect(textOf({ isWhole: false })).toContain(sentences.intro(amount, 'Selling Online'));
  });

  it('mention for another way that they replace the earlier e-mail', () => {
    const sentences = emailWords[locale].refund.decided;
    const textOf = (name: 'refund-decided' | 'refund-changed') => {
      const email = emailFor(name, contextOf(locale, aRefund({ way: 'bank-transfer' })));
      return email ? emailText(email) : '';
    };
    expect(textOf('refund-changed')).toContain(sentences.changed);
    expect(textOf('refund-decided')).not.toContain(sentences.changed);
  });

  it('give the right number where a wrong one was sent', () => {
    const done = { state: 'done', way: 'cash-agency' } as const;
    const refund = aRefund({ ...done, payout: { name: 'Salma Alaoui', proof: 'WC 999' } });
    const email = emailFor('refund-proof', contextOf(locale, refund));
    expect(email && emailText(email)).toContain('WC 999');
    expect(email && emailText(email)).toContain(emailWords[locale].refund.rightNumber.agency);
    expect(emailFor('refund-proof', contextOf(locale, aRefund(done)))).toBeNull();
  });

  it('mention no access for an hour with an expert, and no decision of ours for one given back', () => {
    const { decided, done } = emailWords[locale].refund;
    const textOf = (name: 'refund-decided' | 'refund-done', of: Partial<Refund>) => {
      const about = contextOf(locale, aRefund(of), { itemKind: 'consultation' });
      const email = emailFor(name, about);
      return email ? emailText(email) : '';
    };
    const ours = textOf('refund-decided', {});
    expect(ours).toContain(decided.hour('Selling Online'));
    expect(ours).toContain(decided.heading);
    const theirs = textOf('refund-decided', { decidedBy: 'buyer' });
    expect(theirs).toContain(decided.ownHeading);
    expect(theirs).not.toContain(decided.heading);
    expect(textOf('refund-done', { state: 'done' })).not.toContain(done.ended);
  });

  it('confirm that access stays after a part, and the order after a second payment', () => {
    const sentences = emailWords[locale].refund.decided;
    const textOf = (of: Partial<Refund>) => {
      const email = emailFor('refund-decided', contextOf(locale, aRefund(of)));
      return email ? emailText(email) : '';
    };
    expect(textOf({ isWhole: false })).toContain(sentences.part('Selling Online'));
    expect(textOf({ isWhole: false, isDuplicate: true })).toContain(sentences.surplus('Selling Online'));
    expect(textOf({})).toContain(sentences.whole('Selling Online'));
  });
});

describe('e-mails that have been overtaken are not sent', () => {
  it.each([
    ['refund-decided', ['due', 'pending', 'failed']],
    ['refund-changed', ['due', 'pending', 'failed']],
    ['refund-done', ['done']],
    ['staff-refund-failed', ['failed']],
    ['staff-refund-by-hand', ['due']],
    ['staff-refund-due', ['due', 'pending', 'failed']],
  ] as const)('%s is sent only while it is so', (name, states: readonly RefundState[]) => {
    for (const state of ['due', 'pending', 'done', 'failed', 'cancelled'] as const)
      expect(emailFor(name, contextOf('en', aRefund({ state }))) !== null, state).toBe(
        states.includes(state),
      );
    expect(emailFor(name, contextOf('en', null))).toBeNull();
  });

  it('money that came back is reported until another way is chosen', () => {
    const back = { state: 'failed', lastProblem: 'came-back' } as const;
    for (const locale of locales) {
      const email = emailFor('refund-came-back', contextOf(locale, aRefund(back)));
      expect(email && emailText(email)).toContain(emailWords[locale].refund.cameBack.next);
    }
    const others = [aRefund({ ...back, state: 'cancelled' }), aRefund({ state: 'failed' }), null];
    for (const refund of others) expect(emailFor('refund-came-back', contextOf('en', refund))).toBeNull();
    const toStaff = emailFor('staff-refund-failed', contextOf('en', aRefund(back)));
    expect(toStaff?.preview).toBe(emailWords.en.refund.staff.cameBack.preview);
  });

  it('a dispute that was won meanwhile', () => {
    expect(emailFor('staff-dispute', contextOf('en', null))).toBeNull();
    const email = emailFor('staff-dispute', contextOf('en', null, { disputedAt: at }));
    expect(hrefsOf(email)).toEqual(['https://academy.example/staff/orders/MEM-123456-a1b2/show']);
  });

  it('e-mails to staff lead to the refund, and to the list where nobody has decided', () => {
    const failed = emailFor('staff-refund-failed', contextOf('ar', aRefund({ state: 'failed' })));
    expect(hrefsOf(failed)[0]).toBe('https://academy.example/staff/refunds/refund-1/show');
    expect(hrefsOf(emailFor('staff-surplus', contextOf('ar', null)))[0]).toBe(
      'https://academy.example/staff/refunds',
    );
  });
});
