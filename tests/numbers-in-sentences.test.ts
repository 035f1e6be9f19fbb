/** Numbers in staff sentences and in docs/staff.md are compared with the rules that define them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mostRowsOfWorkbook } from '../src/admin/reports/export-files.ts';
import { largestProductFile } from '../src/catalogue/shop/product-upload.ts';
import { largestPictureBytes } from '../src/community/community/post-view.ts';
import { couponCodePattern } from '../src/selling/coupons/coupon.ts';
import { mostOfCoupon } from '../src/selling/coupons/coupon-form.ts';
import { longestSettlementBytes, mostSettlementLines } from '../src/admin/reconciliation/bank-lines.ts';
import { clearDaysToAnswer } from '../src/admin/privacy/data-request.ts';
import { howLongWeKeep } from '../src/academy/legal/how-long-we-keep.ts';
import { codeMinutes } from '../src/academy/sign-in/member.ts';
import { recoveryCodeCount, trustedDays } from '../src/academy/staff-sign-in/second-factor.ts';
import { consoleLocales, type ConsoleLocale } from '../console/src/locale.ts';
import type { ConsoleWords } from '../console/src/words/words.ts';

const modules = import.meta.glob<Record<string, unknown>>('../console/src/words/*/{en,fr,ar}.ts', {
  eager: true,
});
const sayIn = (locale: ConsoleLocale): ConsoleWords =>
  Object.assign(
    {},
    ...Object.entries(modules).flatMap(([file, module]) => (file.endsWith(`/${locale}.ts`) ? [module] : [])),
  ) as ConsoleWords;

const mb = 1024 * 1024;

/** Small numbers are written out in sentences; Arabic inflects them. */
const inEmails: Record<ConsoleLocale, Record<number, RegExp>> = {
  en: { 8: /\beight\b/i, 10: /\bten\b/i },
  fr: { 8: /\bhuit\b/i, 10: /\bdix\b/i },
  ar: { 8: /ثماني/u, 10: /عشرة|عشر(?!\p{L})/u },
};

const inDigits = (number: number): RegExp =>
  new RegExp(
    String.raw`(?<!\d)${String(number).replace(/(\d+)(\d{3})$/, String.raw`$1[.,\s]?$2`)}(?!\d)`,
    'u',
  );

const says = (sentence: string, number: number, locale: ConsoleLocale): boolean =>
  inDigits(number).test(sentence) || (inEmails[locale][number]?.test(sentence) ?? false);

type RuleInWords = {
  rule: string;
  numbers: readonly number[];
  in: (t: ConsoleWords) => readonly (string | undefined)[];
};

const [, shortest = '', longest = ''] = /\{(\d+),(\d+)\}/.exec(couponCodePattern.source) ?? [];

const rules: readonly RuleInWords[] = [
  {
    rule: 'recovery codes',
    numbers: [recoveryCodeCount],
    in: ({ secondFactor }) => [secondFactor.recovery.lead, secondFactor.me.renewGo],
  },
  {
    rule: 'days of a trusted device',
    numbers: [trustedDays],
    in: ({ secondFactor: { devices }, log }) => [devices.trust, devices.lead, log.acts['device-trusted']],
  },
  {
    rule: 'clear days to answer what is asked about data',
    numbers: [clearDaysToAnswer],
    in: ({ people }) => [people.requests.lead, people.requests.receivedHint],
  },
  {
    rule: 'months that answered requests are kept',
    numbers: [howLongWeKeep.applicationMonths],
    in: ({ people }) => [people.requests.none.answered],
  },
  {
    rule: 'days that unpaid orders are kept',
    numbers: [howLongWeKeep.unpaidOrderDays],
    in: ({ figures }) => [figures.honest],
  },
  {
    rule: 'minutes of a sign-in code',
    numbers: [codeMinutes],
    in: ({ common }) => [common.signIn.sent('a@example.com')],
  },
  {
    rule: 'megabytes of a picture',
    numbers: [largestPictureBytes / mb],
    in: ({ pictures }) => [pictures.fileHint, pictures.faults['picture-size']],
  },
  {
    rule: 'megabytes of a product’s file',
    numbers: [largestProductFile / mb],
    in: ({ files }) => [files.hint, files.faults['file-size']],
  },
  {
    rule: 'what a coupon takes off',
    numbers: [mostOfCoupon.percent],
    in: ({ coupons }) => [coupons.percent, coupons.faults['coupon-value']],
  },
  {
    rule: 'dirhams of a coupon',
    numbers: [mostOfCoupon.amountCentimes / 100],
    in: ({ coupons }) => [coupons.amount, coupons.faults['coupon-value']],
  },
  {
    rule: 'signs of a coupon’s code',
    numbers: [Number(shortest), Number(longest)],
    in: ({ coupons }) => [coupons.codeHint],
  },
  {
    rule: 'rows of a workbook',
    numbers: [mostRowsOfWorkbook],
    in: ({ common }) => [common.failures['too-many-rows']],
  },
  {
    rule: 'a bank’s file',
    numbers: [longestSettlementBytes / mb, mostSettlementLines],
    in: ({ settlement }) => [settlement.fileHint],
  },
];

describe.each(consoleLocales)('the staff console in %s', (locale) => {
  test.each(rules)('has the number of its rule: $rule', ({ numbers, in: sentences }) => {
    const texts = sentences(sayIn(locale));
    const wrong = texts.filter((text) => !numbers.every((number) => says(text ?? '', number, locale)));
    expect(wrong).toEqual([]);
  });
});

test('the documentation for staff has the numbers of the rules', () => {
  const page = readFileSync('docs/staff.md', 'utf8').replace(/\s+/g, ' ');
  const sentences: [RegExp, number][] = [
    [/given (\w+) recovery codes/, recoveryCodeCount],
    [/within (\w+) clear days/, clearDaysToAnswer],
  ];
  const wrong = sentences.filter(([pattern, number]) => !says(pattern.exec(page)?.[1] ?? '', number, 'en'));
  expect(wrong).toEqual([]);
});

test('a sentence with another number does not pass for one with the rule’s', () => {
  expect(says('At most 80 MB', 8, 'en')).toBe(false);
  expect(says('At most 18 MB', 8, 'en')).toBe(false);
  expect(says('Up to 10,000', 10_000, 'en')).toBe(true);
  expect(says('الأيام العشرة', 10, 'ar')).toBe(true);
});
