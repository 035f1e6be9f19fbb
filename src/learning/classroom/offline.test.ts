import { expect, test } from 'vitest';
import { edgesOf, partOf, pieceBytes, piecesOf, wantedOf } from './browser/pieces.ts';
import { filesToKeep, type Keepable, waysToKeep, weighTogether } from './offline.ts';
import type { Rendition } from '../../academy/media/media.ts';
import type { Way } from '../../academy/media/film-forms.ts';
import { present } from '../../../tests/support/sure.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const filmWith = (...names: Rendition[]): Keepable<{ name: Rendition; bytes: number }> => ({
  kind: 'film',
  files: Object.fromEntries(names.map((name) => [name, { name, bytes: 1 }])),
});
const kept = (film: ReturnType<typeof filmWith>, way: Way, opus = true) =>
  filesToKeep(film, { way, opus }).map(({ name }) => name);

test('one size of a film is kept, the nearest there is, with its captions and picture', () => {
  const film = filmWith('480', '240', 'sound', 'opus', 'poster', 'captions-ar', 'text-ar');
  expect(kept(film, 'film')).toEqual(['480', 'poster', 'captions-ar']);
  expect(kept(film, 'small')).toEqual(['240', 'poster', 'captions-ar']);
  expect(kept(film, 'sound')).toEqual(['opus', 'captions-ar']);
  expect(kept(film, 'sound', false)).toEqual(['sound', 'captions-ar']);
  expect(kept(film, 'read')).toEqual([]);
  expect(kept(filmWith('original'), 'small')).toEqual(['original']);
  expect(waysToKeep(film)).toEqual(['film', 'small', 'sound', 'read']);
  expect(waysToKeep(filmWith('original'))).toEqual(['film', 'read']);
  expect(waysToKeep(null)).toEqual(['read']);
});

test('the size of a week is the sum of its lessons: one without this form counts in the nearest form that it has', () => {
  const week = [{ small: 9, film: 22, read: 1 }, { sound: 3, read: 1 }, { read: 1 }];
  expect(weighTogether(week)).toEqual([
    ['film', 26],
    ['small', 13],
    ['sound', 13],
    ['read', 3],
  ]);
});

test('any range of a file is assembled from its pieces, byte for byte', () => {
  const size = fc.integer({ min: 1, max: 3 * pieceBytes });
  forAll(tries(200), size, fc.nat(), fc.nat(), (bytes, from, length) => {
    const first = from % bytes;
    const header = `bytes=${first}-${first + length}`;
    const wanted = present(wantedOf(header, bytes));
    let given = 0;
    for (let piece = Math.floor(wanted[0] / pieceBytes); piece * pieceBytes <= wanted[1]; piece += 1) {
      const [start, end] = partOf(piece, wanted);
      const [low, high] = edgesOf(piece, bytes);
      expect(low + start).toBe(wanted[0] + given);
      expect(low + end - 1).toBeLessThanOrEqual(high);
      given += end - start;
    }
    expect(given).toBe(Math.min(bytes, first + length + 1) - first);
    expect(edgesOf(piecesOf(bytes) - 1, bytes)[1]).toBe(bytes - 1);
  });
});

test('ranges are understood in every form that players send', () => {
  expect(wantedOf(null, 100)).toEqual([0, 99]);
  expect(wantedOf('bytes=0-', 100)).toEqual([0, 99]);
  expect(wantedOf('bytes=-10', 100)).toEqual([90, 99]);
  expect(wantedOf('bytes=0-1', 100)).toEqual([0, 1]);
  expect(wantedOf('bytes=90-400', 100)).toEqual([90, 99]);
  expect(wantedOf('bytes=100-', 100)).toBeNull();
  expect(wantedOf('bytes=0-1,5-6', 100)).toEqual([0, 99]);
});
