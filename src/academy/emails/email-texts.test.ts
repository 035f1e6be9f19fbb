import { describe, expect, test } from 'vitest';
import { emailFields, sampleOf } from './email-fields.ts';
import {
  type EditableEmail,
  emailGroups,
  emailSections,
  faultOfText,
  linesOf,
  sectionOf,
  templateOf,
  withOwnTexts,
} from './email-texts.ts';
import { deliveredWords, emailWords, withWords } from '../../email-words.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const all = Object.keys(emailSections) as EditableEmail[];
const locales = ['en', 'ar'] as const;

type Sentence = (...values: unknown[]) => unknown;

/** Every sentence with parameters, with their names as the words' source has them. */
function sentencesIn(value: unknown, path = ''): { path: string; sentence: Sentence; names: string[] }[] {
  if (typeof value === 'function') {
    const [, list = ''] = /^\(?([^()=]*)\)?\s*=>/.exec(value.toString()) ?? [];
    const names = list.split(',').map((name) => name.trim());
    const isPlain = names.every((name) => /^[a-z]\w*$/i.test(name));
    return isPlain ? [{ path, sentence: value as Sentence, names }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    sentencesIn(inner, path === '' ? key : `${path}/${key}`),
  );
}

describe.each(locales)('texts of e-mails in %s', (locale) => {
  test.each(all)('the fields of %s are those of its sentences, in their order', (name) => {
    const written = sentencesIn(sectionOf(name, locale)).filter(
      ({ sentence, names }) => templateOf(sentence, names) !== null,
    );
    const named = Object.fromEntries(written.map(({ path, names }) => [path, names.join(' ')]));
    expect(emailFields[name] ?? {}).toMatchObject(named);
    if (locale === 'en') expect(emailFields[name] ?? {}).toEqual(named);
  });

  test.each(all)('%s has a subject or a title, and its delivered texts are right as they are', (name) => {
    const lines = linesOf(name, locale);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines)
      expect([line.path, faultOfText(line, line.delivered)]).toEqual([line.path, null]);
  });

  test('the same texts can be written in both languages', () => {
    for (const name of all)
      expect(linesOf(name, locale).map(({ path }) => path)).toEqual(
        expect.arrayContaining(
          linesOf(name, 'en').flatMap(({ path, fields }) => (fields.length ? [] : [path])),
        ),
      );
  });
});

test('a text fills in its fields whatever stands in them, and nothing else changes', () => {
  forAll(fc.string(), fc.string(), (item, amount) => {
    const text = 'Hello: {amount} for {item}.';
    const words = withOwnTexts([{ email: 'order-received', locale: 'en', path: 'subject', text }]);
    expect(words.en.orderReceived.subject(item, amount)).toBe(`Hello: ${amount} for ${item}.`);
    expect(words.en.orderReceived.pay).toBe(deliveredWords.en.orderReceived.pay);
    expect(words.ar.orderReceived).toEqual(deliveredWords.ar.orderReceived);
  });
});

test('a step of a list is replaced alone', () => {
  const texts = [{ email: 'access-ready', locale: 'ar', path: 'first/1', text: 'خطوة' }] as const;
  const { first } = withOwnTexts(texts).ar.accessReady;
  const { first: delivered } = deliveredWords.ar.accessReady;
  expect(first).toEqual([delivered[0], 'خطوة', ...delivered.slice(2)]);
});

test('unknown fields, fields that must stay, lone braces and empty texts are refused', () => {
  const line = { fields: ['item', 'amount'], needed: ['amount'] };
  expect(faultOfText(line, 'Pay {amount}')).toBeNull();
  expect(faultOfText(line, 'Pay for {item}')).toBe('missing-field');
  expect(faultOfText(line, 'Pay {amount} now, {name}')).toBe('unknown-field');
  expect(faultOfText(line, 'Pay {amount')).toBe('unknown-field');
  expect(faultOfText(line, ' ')).toBe('required');
  expect(faultOfText(line, `{amount}${'x'.repeat(2_000)}`)).toBe('too-long');
});

test('a text that no longer fits is left out', () => {
  const texts = [
    { email: 'access-ready', locale: 'en', path: 'gone', text: 'x' },
    { email: 'access-ready', locale: 'en', path: 'intro', text: '{nobody}' },
    { email: 'no-such-email', locale: 'en', path: 'intro', text: 'x' },
  ] as const;
  expect(withOwnTexts(texts).en).toEqual(deliveredWords.en);
});

test('only what is made within has other words', () => {
  const texts = [{ email: 'access-ready', locale: 'en', path: 'heading', text: 'Welcome' }] as const;
  expect(withWords(withOwnTexts(texts), () => emailWords.en.accessReady.heading)).toBe('Welcome');
  expect(emailWords.en.accessReady.heading).toBe(deliveredWords.en.accessReady.heading);
});

test.each(locales)('every field has an invented value in %s', (locale) => {
  for (const name of all)
    for (const { fields } of linesOf(name, locale))
      for (const field of fields) expect(sampleOf(name, locale, field)).not.toBe(field);
});

test('every e-mail is in one group', () => {
  const grouped = Object.values(emailGroups).flatMap((group) => Object.keys(group));
  expect(grouped.toSorted()).toEqual(all.toSorted());
});
