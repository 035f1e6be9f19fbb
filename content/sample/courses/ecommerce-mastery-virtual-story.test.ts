import { expect, test } from 'vitest';
import { darija } from '../../../src/catalogue/courses/ecommerce-mastery-virtual.darija.ts';
import { ecommerceMasteryVirtualStory as story } from './ecommerce-mastery-virtual-story.ts';
import { ecommerceMasteryVirtual } from './ecommerce-mastery-virtual.ts';

test('the Darija programme has the units and lessons of the record, one for one', () => {
  const shape = (levels: readonly { title: string; lessons: readonly string[] }[]) =>
    levels.map(({ title, lessons }) => [title, lessons.length]);
  expect(shape(story.units)).toEqual(shape(ecommerceMasteryVirtual.words.ar.curriculum));
});

test('four pains, four answers, three voices, twenty-one messages, at least four questions', () => {
  const { pains, solution, faq } = darija;
  const { videoTestimonials, writtenTestimonials } = story;
  expect(
    [pains.items, solution.items, videoTestimonials, writtenTestimonials].map((all) => all.length),
  ).toEqual([4, 4, 3, 21]);
  expect(faq.items.length).toBeGreaterThanOrEqual(4);
});

test('no message is repeated, every voice has a video, and none has a drawing as the still of a person', () => {
  const { videoTestimonials, writtenTestimonials } = story;
  expect(new Set(writtenTestimonials.map(({ text }) => text)).size).toBe(writtenTestimonials.length);
  for (const { id, videoUrl, thumbnail } of videoTestimonials)
    expect([videoUrl, thumbnail]).toEqual([`/media/${id}.mp4`, null]);
});

test('everything is written in Arabic script with Latin digits', () => {
  const said: string[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') said.push(value.replaceAll(/\{\w+\}/g, ''));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  const { hero, pains, solution, curriculum, written, benefits, closing, faq } = darija;
  const voices = story.videoTestimonials.map(({ name, about, quote }) => [name, about, quote]);
  gather([hero, pains, solution, curriculum, written, benefits.items, closing, faq]);
  gather([voices, story.writtenTestimonials, story.units]);
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((text) => /[\u0660-\u0669]/u.test(text))).toEqual([]);
  expect(said.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([]);
});
