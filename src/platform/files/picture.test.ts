import { describe, expect, test } from 'vitest';
import { readdirSync } from 'node:fs';
import {
  drawnPeople,
  pictureName,
  pictureSources,
  picturesNamedIn,
  readPictureFile,
  readPictureName,
} from './picture.ts';
import { missingIn, readRecord } from '../../admin/records/record-faults.ts';
import { posts } from '../../../content/sample/posts.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const pictures = fc.record({
  id: fc.uuid(),
  width: fc.integer({ min: 1, max: 1600 }),
  height: fc.integer({ min: 1, max: 1600 }),
});

test('every drawn person is known by key', () => {
  const files = readdirSync('src/platform/ui/art/people').map((file) => file.replace('.svg', ''));
  expect(drawnPeople).toEqual(files.toSorted());
});

describe('the name of a picture', () => {
  test('is parsed from a field and from a text, and its sources are files', () => {
    forAll(pictures, (picture) => {
      const named = pictureName(picture);
      expect(readPictureName(named)).toEqual(picture);
      const address = `/pictures/${named.slice('picture-'.length)}`;
      expect(readPictureName(address)).toEqual(picture);
      expect(picturesNamedIn(`![a](${address}) ${named} ![b](/media/c)`)).toEqual([picture.id]);
      const { src, srcSet } = pictureSources(picture);
      for (const file of [src, ...srcSet.split(', ').map((line) => line.split(' ')[0] ?? '')])
        expect(readPictureFile(file)?.id).toBe(picture.id);
      expect(srcSet).toMatch(new RegExp(` ${picture.width}w$`));
    });
  });

  test.each([
    'imane',
    'picture-1',
    '/pictures/../secret',
    'picture-0197A9F0-0000-7000-8000-000000000001-8x6',
    'picture-0197a9f0-0000-7000-8000-000000000001-0x6',
    'https://a.example/pictures/0197a9f0-0000-7000-8000-000000000001-8x6',
  ])('%s is not a picture', (text) => {
    expect(readPictureName(text)).toBeNull();
    expect(readPictureFile(text)).toBeNull();
  });
});

describe('a record that shows pictures', () => {
  const [post] = posts;
  const id = '0197a9f0-0000-7000-8000-000000000001';

  test('accepts one of the library as a portrait, and is not published once the library has lost it', () => {
    const record = { ...post, portrait: `picture-${id}-1600x1067` };
    expect(readRecord('post', record).ok).toBe(true);
    const lost = { path: 'portrait', problem: 'lost-picture' };
    expect(missingIn('post', record, { pictures: new Set<string>() })).toContainEqual(lost);
    expect(missingIn('post', record, { pictures: new Set([id]) })).not.toContainEqual(lost);
  });

  test('names the text whose picture is missing', () => {
    const words = { ...post?.words, ar: { ...post?.words.ar, body: `![باب](/pictures/${id}-8x6)` } };
    const faults = missingIn('post', { ...post, words }, { pictures: new Set<string>() });
    expect(faults).toContainEqual({ path: 'words.ar.body', problem: 'lost-picture' });
  });
});
