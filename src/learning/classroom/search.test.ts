import { expect, it } from 'vitest';
import { secondsTyped } from '../../academy/media/film-forms.ts';
import { anyCharacter, fc, forAll, tries } from '../../../tests/support/properties.ts';
import { present } from '../../../tests/support/sure.ts';
import { answers, foldedText, lineOf, readSearch } from './search.ts';

const finds = (typed: string, text: string, title = ''): boolean => {
  const search = readSearch(typed);
  return search !== null && answers(search, foldedText(text), foldedText(title)) !== null;
};
const marked = (typed: string, text: string) =>
  lineOf(text, present(readSearch(typed)))
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

it.each([
  ['تجارة', 'أسرار التِّجَارَةِ الإلكترونية'],
  ['التجارة', 'للتجارة وجهان'],
  ['السعر', 'بسعرٍ عادل'],
  ['الســـعر', 'وبالسعر نفسه'],
  ['prix fixé', 'Le prix est FIXE à la fin'],
  ['prix fixe', 'un prix fixé'],
  ['marg', 'Your margin'],
  ['ecommerce', 'What E-commerce is'],
  ['e-commerce', 'ecommerce'],
  ["l'ete", 'Pendant l’été'],
  ['2026', 'سنة ٢٠٢٦'],
])('%j finds %j, and marks it', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
  expect(marked(typed, text)).not.toEqual([]);
});

it('an earlier short word is looked for as it stands, the last by its beginning, and no word from its middle', () => {
  expect([finds('pri margin', 'price and margin'), finds('price mar', 'price and margin')]).toEqual([
    false,
    true,
  ]);
  expect([finds('argin', 'margin'), finds('price', 'market')]).toEqual([false, false]);
});

it('a word may stand in the title, but one at least in the text', () => {
  expect(finds('order margin', 'Your margin', 'One order')).toBe(true);
  expect(finds('one order', 'Your margin', 'One order')).toBe(false);
});

it.each(['', ' ', 'a', '%', "'", '\u200f\u200b', '؟!', '((((', '\\', '🎉'])('%j holds no word', (typed) => {
  expect(readSearch(typed)).toBeNull();
});

it('whatever is typed is an answer or none, and never an error; a word of a text is found by any beginning of two letters', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 300 });
  forAll(tries(500), text, text, (typed, read) => {
    const search = readSearch(typed);
    if (search === null) return;
    answers(search, foldedText(read));
    const line = lineOf(read, search)
      .map((piece) => piece.text)
      .join('');
    expect(read).toContain(line.replace(/^… /u, '').replace(/ …$/u, ''));
  });
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  forAll(tries(300), word, word, fc.nat(), (before, found, length) => {
    const typed = found.slice(0, 2 + (length % (found.length - 1)));
    expect(finds(typed, `${before}, ${found}.`)).toBe(true);
    expect(finds(found, `${before}, ${found.toUpperCase()}.`)).toBe(true);
  });
});

it('a long line is cut between words around what was found, and is no longer than a few lines of a phone', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 60, maxLength: 200 });
  forAll(tries(200), words, fc.nat(), (some, at) => {
    const text = some.with(at % some.length, 'needle').join(' ');
    const line = lineOf(text, present(readSearch('needle')));
    const shown = line.map((piece) => piece.text).join('');
    expect(line.some(({ isHit }) => isHit)).toBe(true);
    expect(shown.length).toBeLessThan(210);
    const all = new Set([...text.split(' '), '…']);
    expect(shown.split(/\s+/u).filter((one) => one !== '' && !all.has(one))).toEqual([]);
  });
});

it('a time is read in digits of any script, below four hours, and nothing else is a time', () => {
  const read = ['2:14', '٢:١٤', ' 1:02:05 ', '239:59', '0:00', '3:59:59'].map(secondsTyped);
  expect(read).toEqual([134, 134, 3_725, 14_399, 0, 14_399]);
  for (const typed of [
    '',
    '2',
    '2:7',
    '2:60',
    '-1:00',
    '240:00',
    '4:00:00',
    '2.14',
    'two',
    '1:2:3:4',
    '2:14 ago',
  ])
    expect([typed, secondsTyped(typed)]).toEqual([typed, null]);
});
