import { expect, test } from 'vitest';
import { trainers } from '../content/sample/trainers.ts';
import { socialPictures } from './draw-social.ts';

test('a picture for messengers that names a trainer shows the face of her record', () => {
  const named = socialPictures().flatMap(({ person, inside }) => {
    const trainer = trainers.find(({ words }) =>
      [words.en.name, words.ar.name].some((name) => person?.includes(name)),
    );
    return trainer && 'person' in inside ? [{ shown: inside.person, own: trainer.portrait }] : [];
  });
  expect(named.length).toBeGreaterThan(20);
  for (const { shown, own } of named) expect(shown).toBe(own);
});
