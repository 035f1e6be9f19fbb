import { expect, test } from 'vitest';
import { cutText, oneLine, severalLines, shortened } from './typed-text.ts';
import { anyCharacter, fc, forAll, tries } from '../../../tests/support/properties.ts';

const marks = [
  ...'\u00ad\u034f\u061c\u115f\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufe0f\ufeff\uffa0',
  '\u{e0041}',
];

test.each(marks)('a line holds no mark that nobody sees: U+%s', (mark) => {
  expect(oneLine(`${mark} Sal${mark}ma${mark} `)).toBe('Salma');
});

test('a line holds no half of a character, no line break and no control character', () => {
  expect(oneLine('a\ud83d\r\nb\u2028c\u0007d\u00a0 e')).toBe('a b c d e');
});

test('a text of several lines keeps what joins its emoji and letters, and its ends are bare', () => {
  expect(severalLines('\u200f\ufeff\n👩‍👩‍👧 می‌خواهم\r\nC++\u200e.\u2069\u200b \n')).toBe(
    '👩‍👩‍👧 می‌خواهم\nC++\u200e.',
  );
  expect(severalLines('❤️')).toBe('❤️');
  expect(severalLines('\u200f \u200b')).toBe('');
});

test.each([
  ['ab👩🏽‍🦱c', 5, 'ab'],
  ['ab👩🏽‍🦱c', 9, 'ab👩🏽‍🦱'],
  [`${'a'.repeat(199)}👍🏽`, 200, 'a'.repeat(199)],
  ['مُحَمَّد', 4, 'مُحَ'],
  ['e\u0301e\u0301', 3, 'e\u0301'],
  ['🇲🇦🇲🇦', 6, '🇲🇦'],
  ['short', 10, 'short'],
])('no text is cut inside a character: %s at %i', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test('a tower of accents is cut all the same, and never into halves', () => {
  const tower = `a${'\u0301'.repeat(500)}`;
  expect(cutText(tower, 200).length).toBe(200);
});

test('what is cut says so', () => {
  expect(shortened('one two three', 8)).toBe('one two…');
  expect(shortened('one two', 8)).toBe('one two');
});

test('any text can be cut anywhere', () => {
  forAll(tries(100), fc.string({ unit: anyCharacter }), fc.nat(60), (text, most) => {
    const cut = cutText(text, most);
    expect(cut.length).toBeLessThanOrEqual(Math.max(most, 0));
    expect(text.startsWith(cut)).toBe(true);
    expect(cut.isWellFormed()).toBe(true);
  });
});
