import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { locales } from '../../../platform/i18n/locale.ts';
import type { BuyerRefund } from '../read-refunds.service.ts';
import { standingOfRefunds } from './order-refunds.tsx';

const refund = (isDone: boolean): BuyerRefund => ({
  creditNoteNumber: 'CN-2026-0007',
  amountCentimes: 99_000,
  way: 'bank-transfer',
  isSurplus: false,
  isDone,
  decidedAt: new Date('2026-06-03T09:00:00Z'),
  dueAt: new Date('2026-06-17T09:00:00Z'),
  doneAt: isDone ? new Date('2026-06-04T09:00:00Z') : null,
  proof: null,
  lacksAccount: false,
  isOwn: false,
});

test.each(locales)('of an hour that she gave back herself nobody says that we decided it (%s)', (locale) => {
  const say = words[locale].orderRefunds;
  const own = standingOfRefunds([{ ...refund(false), isOwn: true }], say, locale);
  expect(own.title).toBe(say.ownDecided);
});

test.each(locales)(
  'money that nobody has sent is decided, with its day, and not on its way (%s)',
  (locale) => {
    const say = words[locale].orderRefunds;
    const decided = standingOfRefunds([refund(true), refund(false)], say, locale);
    expect(decided).toMatchObject({ title: say.someDecided.title });
    expect(decided.text).toContain('17');
    expect(standingOfRefunds([refund(true)], say, locale)).toEqual(say.allDone);
  },
);
