import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { approved } from '../../../tests/fakes/whatsapp/whatsapp-rules.ts';
import {
  askedBy,
  type Consent,
  type ConsentSource,
  deliveryStates,
  filled,
  inGap,
  isFurther,
  isStillProved,
  languageOf,
  message,
  provedDays,
  replaces,
  templates,
  type TemplateName,
} from './message.ts';
import { templateTexts } from '../messages/words.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const locales = ['en', 'ar'] as const;
const names = Object.keys(templates) as TemplateName[];

describe('the texts that Meta approves', () => {
  test.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    '%s in %s has each gap once, in order, and none at its ends',
    (name, locale) => {
      const { text, button } = templateTexts[locale][name];
      const gaps = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number));
      expect(gaps).toEqual(Array.from({ length: templates[name].gaps }, (_, place) => place + 1));
      expect([...button].length).toBeLessThanOrEqual(25);
      // What is said of a code is Meta's own.
      if (name !== 'derb_code') expect(text).not.toMatch(/^[^\p{L}]*\{\{|\}\}[^\p{L}]*$/u);
      const longest = filled(
        text,
        Array.from({ length: 9 }, () => 'x'.repeat(inGap('x'.repeat(999)).length)),
      );
      expect([...longest].length).toBeLessThanOrEqual(1_024);
    },
  );

  test('are those that the fake of WhatsApp knows', () => {
    const shapes = Object.fromEntries(
      names.map((name) => [name, { gaps: templates[name].gaps, button: true }]),
    );
    expect(shapes).toEqual(approved);
  });

  test('stand in the page for owners, as they are to be typed at Meta', () => {
    const page = readFileSync('docs/whatsapp.md', 'utf8');
    for (const name of names)
      for (const locale of locales) {
        const { text, button } = templateTexts[locale][name];
        if (name !== 'derb_code') expect(page).toContain(text);
        expect(page).toContain(`\`${name}\``);
        if (name !== 'derb_code') expect(page).toContain(button);
      }
  });
});

test('a value in a gap is one line, never empty, and never too long, whatever it was', () => {
  forAll(tries(300), fc.string({ maxLength: 400, unit: 'grapheme' }), (typed) => {
    const value = inGap(typed);
    return !/[\n\t\r]| {2}/.test(value) && value !== '' && [...value].length <= 130;
  });
  expect(message('derb_open', ['  A\n course '], '/account')).toEqual({
    template: 'derb_open',
    values: ['A course'],
    path: 'account',
  });
});

describe('the words that somebody writes', () => {
  test.each([
    'stop',
    'STOP',
    ' Stop. ',
    'توقف',
    'توقّف',
    '«قف»',
    'قِف!',
    'إيقاف',
    'ايقاف',
    'Arrêt',
    'توقفي',
    'Stop, please!',
    'stop stop',
    '*STOP* 🙏',
    'Arrêtez les messages, merci',
    'désabonner',
    'أوقفي الرسائل',
    '\u200fتوقف\u200e',
    'سطوب، من فضلك',
    'ＳＴＯＰ',
    'unsubscribe\n',
  ])('%s ends messages', (text) => expect(askedBy(text)).toBe('stop'));
  test.each(['start', 'Start!', 'ابدئي', 'إبدئي', 'ابدأ', 'اِبدئي', 'START please'])(
    '%s begins them again',
    (text) => expect(askedBy(text)).toBe('start'),
  );
  test.each([
    '',
    'please stop calling',
    'stopping',
    'توقف الدرس',
    'شكرا',
    '👍',
    'unstop',
    'stop start',
    'messages',
    "don't stop",
    'لا توقفي الرسائل',
    'when does the course start',
    's-top',
  ])('%s is neither', (text) => expect(askedBy(text)).toBeNull());
  test('are answered in their own language', () => {
    expect([languageOf('STOP'), languageOf('توقف')]).toEqual(['en', 'ar']);
  });
});

const consent: fc.Arbitrary<Consent> = fc.record({
  wants: fc.boolean(),
  source: fc.constantFrom<ConsentSource>('checkout', 'account', 'whatsapp'),
  answeredAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
});

describe('an answer about messages', () => {
  const after = (answers: readonly Consent[]): Consent | null =>
    answers.reduce<Consent | null>((kept, next) => (replaces(next, kept) ? next : kept), null);

  test('STOP from the phone or the account holds, whatever is ticked at checkouts afterwards', () => {
    forAll(tries(300), fc.array(consent), fc.array(consent), (before, ticked) => {
      const checkouts = ticked.map((one) => ({ ...one, source: 'checkout' as const }));
      return (['whatsapp', 'account'] as const).every((source) => {
        const stop: Consent = { wants: false, source, answeredAt: new Date('2028-01-01') };
        return after([...before, stop, ...checkouts])?.wants === false;
      });
    });
  });

  test('STOP in the very second of the order counts, though its time has no thousandths', () => {
    const ordered: Consent = {
      wants: true,
      source: 'checkout',
      answeredAt: new Date('2026-06-01T10:00:00.900Z'),
    };
    const stop: Consent = { wants: false, source: 'whatsapp', answeredAt: new Date('2026-06-01T10:00:00Z') };
    expect(after([ordered, stop])?.wants).toBe(false);
    const longAgo = { ...stop, answeredAt: new Date('2026-05-01T10:00:00Z') };
    expect(after([ordered, longAgo])?.wants).toBe(true);
  });

  test('a box that was left empty takes nothing back', () => {
    forAll(
      tries(300),
      consent,
      fc.date({ noInvalidDate: true }),
      (kept, answeredAt) => !replaces({ wants: false, source: 'checkout', answeredAt }, kept),
    );
  });

  test('webhooks from one phone give the same end in every order, and however often they come', () => {
    const texts = fc.array(consent, { minLength: 1 });
    forAll(tries(300), texts, fc.infiniteStream(fc.nat()), (some, dice) => {
      const answers = some.map((one) => ({ ...one, source: 'whatsapp' as const }));
      const shuffled = [...answers, ...answers]
        .map((one) => [dice.next().value, one] as const)
        .sort(([one], [other]) => one - other)
        .map(([, one]) => one);
      const newest = answers.toSorted(
        (a, b) => Number(b.answeredAt) - Number(a.answeredAt) || Number(a.wants) - Number(b.wants),
      )[0];
      return after(shuffled)?.wants === newest?.wants;
    });
  });
});

test('statuses end at the furthest, in whatever order they come', () => {
  forAll(tries(300), fc.array(fc.constantFrom(...deliveryStates), { minLength: 1 }), (states) => {
    const end = states.reduce<(typeof states)[number] | null>(
      (kept, next) => (isFurther(next, kept) ? next : kept),
      null,
    );
    const order = ['read', 'delivered', 'failed', 'sent'] as const;
    return end === order.find((state) => states.includes(state));
  });
});

test('a number that nobody used to sign in for half a year signs in no more', () => {
  const at = new Date('2026-01-01T00:00:00Z');
  const later = (ms: number) => new Date(at.getTime() + ms);
  expect(isStillProved(at, later(provedDays * 86_400_000 - 1))).toBe(true);
  expect(isStillProved(at, later(provedDays * 86_400_000))).toBe(false);
});
