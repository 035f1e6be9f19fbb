import { beforeAll, expect, it } from 'vitest';
import { load } from 'cheerio';
import { aWholeMember, someone, type WholeMember } from '../../../tests/support/a-whole-member.ts';
import { academyForAll } from '../../../tests/support/open-test-academy.ts';
import { dataPage, valueInWords } from './data-page.ts';

let whole: WholeMember;
const test = academyForAll();
beforeAll(async () => {
  whole = await aWholeMember(test);
});

type Value = { column: string; value: string | number | boolean };

function* valuesOf(all: unknown, column = ''): Generator<Value> {
  if (all === null || all === undefined || all === '') return;
  if (Array.isArray(all)) for (const one of all) yield* valuesOf(one, column);
  else if (typeof all === 'object') for (const [name, one] of Object.entries(all)) yield* valuesOf(one, name);
  else yield { column, value: all as Value['value'] };
}

it.each(['en', 'ar'] as const)('says everything that the file for programs holds (%s)', async (locale) => {
  const exported = await test.academy.account.export(whole.member);
  const text = load(dataPage(exported, locale))('main').text();
  const all = [...valuesOf(JSON.parse(JSON.stringify(exported)))];
  expect(all.length).toBeGreaterThan(300);
  const missing = all.filter(({ column, value }) => !text.includes(valueInWords(column, value, locale)));
  expect(missing).toEqual([]);
});

it('writes days, amounts and choices in words, and leaves what somebody wrote as it is', () => {
  expect(valueInWords('placedAt', '2026-11-27T09:30:00.000Z', 'en')).toMatch(/27 Nov.* 2026/);
  expect(valueInWords('dueOn', '2026-11-27', 'ar')).toBe('27 نونبر 2026');
  expect(valueInWords('amountCentimes', 99_000, 'en')).toBe('990\u00a0MAD');
  expect(valueInWords('status', 'Payment Confirmed', 'ar')).toBe('تمّ تأكيد الدفع');
  expect(valueInWords('note', 'Card', 'ar')).toBe('Card');
  expect(valueInWords('isLate', false, 'ar')).toBe('لا');
});

it('has a heading for every table, in the direction of its language, and runs nothing that somebody typed', async () => {
  const exported = await test.academy.account.export(whole.member);
  const evil = '<script>alert(1)</script>';
  const $ = load(dataPage({ ...exported, personNotes: [{ body: evil }] }, 'ar'));
  expect([$('html').attr('dir'), $('h1').text()]).toEqual(['rtl', 'معطياتك الشخصية']);
  expect($('script')).toHaveLength(0);
  expect($('dd').text()).toContain(evil);
  expect($('h3').text()).not.toMatch(/[a-z]/i);
  expect($('main').text()).toContain(someone.displayName);
});
