import { expect, test } from 'vitest';
import { addressOf, checkWords, faultsOf, readGlossary } from '../tools/words.ts';

test('a term of the glossary that is not used is found as a whole word, with marks and prefixes or without', () => {
  const { rules } = readGlossary('| pay | pay | الدفع | settle the bill | الأداء، كلمة سرّ |');
  const found = (text: string) => rules.filter((rule) => rule.isIn(text)).map(({ term }) => term);
  expect(found('Settle the bill today')).toEqual(['settle the bill']);
  expect(found('unsettle the billing')).toEqual([]);
  expect(found('طريقة الأداء')).toEqual(['الأداء']);
  expect(found('بكلمة سر جديدة')).toEqual(['كلمة سرّ']);
  expect(found('كلمة سرّية تمامًا')).toEqual([]);
});

test('the console’s Arabic speaks to no one: verbs to a woman are found, and no noun that looks like one', () => {
  const found = (text: string, file = 'console/src/words/orders/ar.ts') =>
    addressOf({ file, text, language: 'ar' }).map(({ term }) => term);
  expect(found('اختاري يومًا وسجّليه، ثم راجعي ما كتبتِه.')).toEqual(['كتبتِه', 'اختاري', 'وسجليه', 'راجعي']);
  expect(found('ضعي علامة على ما تريدين.')).toEqual(['ضعي', 'تريدين']);
  expect(found('جواب كلمة «ابدئي»')).toEqual([]);
  expect(found('اختياري، دفع أُلغي، تعيين بين تحويلين، لون وردي، لم يأتِ، الأولى')).toEqual([]);
  expect(found('اختاري يومًا.', 'src/selling/orders/words.ar.ts')).toEqual([]);
});

test('amounts, per cent and the reader are written one way in each language', () => {
  const found = (language: 'en' | 'ar', text: string) =>
    faultsOf({ file: 'src/selling/orders/words.ar.ts', text, language, isButton: false }).map(
      ({ term }) => term,
    );
  expect(found('en', 'such as 1200,50 or 0.50')).toEqual(['1200,50']);
  expect(found('ar', 'مثل 1200.50 أو 0,50')).toEqual(['1200.50']);
  expect(found('ar', 'القانون رقم 09.08، والنسخة 2.0، و80%')).toEqual([]);
  expect(found('ar', 'المطلوب 80٪')).toEqual(['%']);
  expect(found('en', '80 % are needed')).toEqual(['%']);
  expect(found('ar', 'أنتِ من كتب')).toEqual(['أنتِ']);
  expect(found('ar', 'إن شئت')).toEqual(['شئت']);
});

test('French has its own spaces, signs and words, and speaks to nobody as a friend', () => {
  const { rules } = readGlossary('| thing | French | not (French) |\n| e-mail | e-mail | mail, courriel |');
  expect(rules.map(({ term, isIn }) => [term, isIn('un mail'), isIn('un e-mail')])).toEqual([
    ['mail', true, false],
    ['courriel', false, false],
  ]);
  const found = (text: string) =>
    faultsOf({ file: 'src/selling/orders/words.fr.ts', text, language: 'fr', isButton: false }).length;
  expect(found('Une question\u202f? Écrivez-nous\u00a0: «\u00a0bonjour\u00a0» suffit.')).toBe(0);
  for (const wrong of [
    'Une question ?',
    'Le prix: 10',
    '«bonjour»',
    "l'étape",
    'apprenant·e',
    'Si tu veux',
    'Votre order and prix',
  ])
    expect(found(wrong), wrong).toBe(1);
});

test('every sentence uses the words of the glossary', async () => {
  expect(
    (await checkWords()).map(({ file, line, term, text }) => `${file}:${line} ${term}: ${text}`),
  ).toEqual([]);
});
