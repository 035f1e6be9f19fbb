import { expect, test } from 'vitest';
import { ecommerceMasteryVirtual } from '../../sample/courses/ecommerce-mastery-virtual.ts';
import { darija } from './darija.ts';

test('the Darija programme has the units and lessons of the record, one for one', () => {
  const shape = (levels: readonly { title: string; lessons: readonly string[] }[]) =>
    levels.map(({ title, lessons }) => [title, lessons.length]);
  expect(shape(darija.curriculum.units)).toEqual(shape(ecommerceMasteryVirtual.words.ar.curriculum));
});

test('four pains, four answers, three voices, twenty-one messages, at least four questions', () => {
  const { pains, solution, voices, written, faq } = darija;
  expect([pains, solution, voices, written].map(({ items }) => items.length)).toEqual([4, 4, 3, 21]);
  expect(faq.items.length).toBeGreaterThanOrEqual(4);
});

test('no message is told twice, and the number behind the button is the number of the rest', () => {
  const { items, more } = darija.written;
  expect(new Set(items.map(({ text }) => text)).size).toBe(items.length);
  expect(Number.parseInt(more, 10)).toBe(items.length - 6);
});

test('everything is written in Arabic script with Latin digits', () => {
  const said: string[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') said.push(value.replace('{n}', ''));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather([
    darija.hero,
    darija.pains,
    darija.solution,
    darija.curriculum,
    darija.written,
    darija.benefits.items,
    darija.closing,
    darija.faq,
  ]);
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((text) => /[\u0660-\u0669]/u.test(text))).toEqual([]);
  expect(said.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
});
