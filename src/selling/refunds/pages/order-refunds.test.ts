import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { locales } from '../../../platform/i18n/locale.ts';
import type { BuyerRefund } from '../../order-management/read-refunds.service.ts';
import { statusOfRefunds } from './order-refunds.tsx';

const refund = (isDone: boolean): BuyerRefund => ({
  creditNoteNumber: 'CN-2026-0007',
  amountCentimes: 99_000,
  way: 'bank-transfer',
  isDuplicate: false,
  isDone,
  decidedAt: new Date('2026-06-03T09:00:00Z'),
  dueAt: new Date('2026-06-17T09:00:00Z'),
  doneAt: isDone ? new Date('2026-06-04T09:00:00Z') : null,
  proof: null,
  lacksAccount: false,
  isOwn: false,
});

test.each(locales)(
  'of an hour that the learner gave back, no page claims that we decided it (%s)',
  (locale) => {
    const t = words[locale].orderRefunds;
    const own = statusOfRefunds([{ ...refund(false), isOwn: true }], t, locale);
    expect(own.title).toBe(t.ownDecided);
  },
);

test.each(locales)(
  'money that nobody has sent is shown as decided, with its day, and not as on its way (%s)',
  (locale) => {
    const t = words[locale].orderRefunds;
    const decided = statusOfRefunds([refund(true), refund(false)], t, locale);
    expect(decided).toMatchObject({ title: t.someDecided.title });
    expect(decided.text).toContain('17');
    expect(statusOfRefunds([refund(true)], t, locale)).toEqual(t.allDone);
  },
);
