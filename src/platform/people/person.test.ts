import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { anyName, email, fullName } from './person.ts';
import { phone } from './phone.ts';
import { anyCharacter, fc, forAll, tries } from '../../../tests/support/properties.ts';

describe('a full name', () => {
  it.each(['Salma Alaoui', 'سلمى العلوي', 'Fatima Zahra El Idrissi', "N'Goma O'Brien-Ait", 'Ли Вэй'])(
    'takes %s',
    (name) => {
      expect(fullName.parse(name)).toBe(name);
    },
  );

  it('collapses every white space, also those that phones insert', () => {
    expect(fullName.parse('\u00a0Salma\u2003\n Alaoui\t')).toBe('Salma Alaoui');
  });

  it('stored twice is stored once', () => {
    forAll(tries(3_000), fc.string({ unit: 'grapheme' }), (typed) => {
      const first = fullName.safeParse(typed);
      if (first.success) expect(fullName.parse(first.data)).toBe(first.data);
    });
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.co', 'salma+course@mail.example.ma', 'o_b.c-d@x.example'])('takes %s', (address) => {
    expect(email.parse(address)).toBe(address);
  });

  it.each(['x 6@b.ma', 'a@b..ma', 'a@.ma', 'a@127.0.0.11', 'a@b', 'a@b@c.ma'])(
    'refuses %j, to which no e-mail can be sent',
    (address) => expect(email.safeParse(address).success).toBe(false),
  );

  it.each([
    'عائشة@x.example',
    'аmina@x.example',
    'amına@x.example',
    'amina@x.exampl℮',
    'amina@أكاديمية.example',
  ])('with letters that the sign-in does not accept is refused with advice: %s', (address) => {
    expect(email.safeParse(address).error?.issues[0]?.message).toBe('email-letters');
  });

  it.each([
    'a!b@x.example',
    '.a@x.example',
    'a.@x.example',
    'a..b@x.example',
    'a@x_y.example',
    'a@x.xn--p1ai',
  ])('that the sign-in would not accept is refused before anything is ordered with it: %s', (address) => {
    expect(email.safeParse(address).error?.issues[0]?.message).toBe('email-invalid');
  });

  it('is one person however it is cased', () => {
    expect(email.parse(' SALMA@Example.Com')).toBe('salma@example.com');
  });

  it.each([
    '\u200esalma@example.com',
    'salma@example.com\u200b',
    'sal\u00adma@exa\u2060mple.com\u200f',
    '\ufeff salma@example.com',
  ])('pasted with marks that nobody sees is itself: %j', (typed) =>
    expect(email.parse(typed)).toBe('salma@example.com'),
  );

  it('can never add a second header or a second address to an e-mail', () => {
    forAll(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('\r\n', '\n', '\0', ',', ';', '<', '>', '"'),
      (text, sign) => {
        expect(email.safeParse(`a${sign}${text}@example.com`).success).toBe(false);
      },
    );
  });
});

it.each([
  '\u202bSalma Alaoui\u202c',
  '\u2067Salma\u200e Alaoui\u2069',
  'Salma\u0007 Alaoui',
  'Sal\u200bma Alaoui\u202e',
])('a name holds nothing that nobody sees: %j', (typed) =>
  expect(fullName.parse(typed)).toBe('Salma Alaoui'),
);

it.each(['.', '👩🏽‍🦱', '٣'])('what has no letter is no name: %j', (typed) => {
  expect(anyName.safeParse(typed).error?.issues[0]?.message).toBe('name-plain');
});

it.each([undefined, '', ' ', '\u200f', '\u200b \u200b'])(
  'an empty field is told apart from a wrong one: %j',
  (typed) => {
    const problemOf = (schema: z.ZodType) =>
      schema.safeParse(typed).error?.issues.map(({ message }) => message);
    expect(problemOf(anyName)).toEqual(['name-required']);
    expect(problemOf(fullName)).toEqual(['full-name-required']);
    expect(problemOf(email)).toEqual(['email-required']);
    expect(problemOf(phone)).toEqual(['phone-required']);
  },
);

it.each(['Win https://evil.example', 'Go to WWW.evil.example'])(
  'a name that would bring a link into our e-mails is refused: %j',
  (name) => {
    expect(fullName.safeParse(name).success).toBe(false);
  },
);
