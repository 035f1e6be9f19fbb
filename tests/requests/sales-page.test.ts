import { expect, it } from 'vitest';
import { ecommerceMasteryVirtual } from '../../content/sample/courses/ecommerce-mastery-virtual.ts';
import { words } from '../../src/words.ts';
import { visit } from '../support/visitor.ts';

const { darija } = words.ar.ecommerceMasteryVirtual;
const { writtenTestimonials = [], videoTestimonials = [] } = ecommerceMasteryVirtual.salesStory ?? {};

it('all messages of a sales page can be read, and its films opened, without any script', async () => {
  const { $, text } = (await visit('/courses/ecommerce-mastery-virtual')).page;
  expect(writtenTestimonials).toHaveLength(21);
  const plain = (some: string) => some.replace(/\s+/g, ' ').trim();
  for (const message of writtenTestimonials) expect(text).toContain(plain(message.text));
  expect(videoTestimonials.length).toBeGreaterThan(1);
  for (const { name, videoUrl } of videoTestimonials)
    expect($(`a[href="${videoUrl}"]`).text() + $(`a[href="${videoUrl}"]`).attr('aria-label')).toContain(
      darija.voices.play(name),
    );
});
