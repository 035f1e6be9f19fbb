import { expect, test } from 'vitest';
import { checkWords, readGlossary } from '../tools/words.ts';

test('a term of the glossary that is not used is found as a whole word, with marks and prefixes or without', () => {
  const { rules } = readGlossary('| pay | pay | الدفع | settle the bill | الأداء، كلمة سرّ |');
  const found = (text: string) => rules.filter((rule) => rule.isIn(text)).map(({ term }) => term);
  expect(found('Settle the bill today')).toEqual(['settle the bill']);
  expect(found('unsettle the billing')).toEqual([]);
  expect(found('طريقة الأداء')).toEqual(['الأداء']);
  expect(found('بكلمة سر جديدة')).toEqual(['كلمة سرّ']);
  expect(found('كلمة سرّية تمامًا')).toEqual([]);
});

test('every sentence uses the words of the glossary', async () => {
  expect(
    (await checkWords()).map(({ file, line, term, text }) => `${file}:${line} ${term}: ${text}`),
  ).toEqual([]);
});
