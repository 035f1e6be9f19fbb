import { expect, test } from 'vitest';
import { edgesOf, partOf, pieceBytes, piecesOf, wantedOf } from './browser/pieces.ts';
import {
  filesToKeep,
  fitting,
  isToLeave,
  type Keepable,
  kindOfWaiting,
  mayCome,
  mostAMonth,
  nextToKeep,
  usedWith,
  waysToKeep,
  weighTogether,
} from './offline.ts';
import type { Rendition } from '../../academy/media/media.ts';
import { priceOf, type Way } from '../../academy/media/film-forms.ts';
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

const someLessons = fc
  .array(
    fc.record({
      kind: fc.constantFrom('film' as const, 'text' as const, 'live' as const),
      isOpen: fc.boolean(),
      counts: fc.boolean(),
      waits: fc.boolean(),
      progress: fc.constantFrom(null, {
        openedAt: null,
        doneAt: new Date(0),
        seconds: 0,
        lastAt: new Date(0),
      }),
    }),
    { maxLength: 12 },
  )
  .map((lessons) => lessons.map((lesson, id) => ({ ...lesson, id: String(id) })));

test('what comes by itself are three lessons at most that are left to do, from the one to go on with, in their order', () => {
  forAll(tries(300), someLessons, fc.nat({ max: 12 }), (lessons, here) => {
    const next = nextToKeep(lessons, String(here));
    const left = lessons.filter(
      (one) => one.isOpen && one.counts && !one.waits && one.kind !== 'live' && one.progress === null,
    );
    expect(next).toHaveLength(Math.min(3, left.length));
    for (const one of next) expect(left).toContain(one);
    const isLeft = left.some(({ id }) => id === String(here));
    expect(next[0]).toBe(isLeft ? lessons[here] : left[0]);
    // In the order of the course, after its end from the beginning.
    const places = next.map(
      (one) => (left.indexOf(one) - left.indexOf(present(next[0])) + left.length) % left.length,
    );
    expect(places).toEqual(places.map((_, at) => at));
  });
});

test('a month never takes more than its limit: lessons come in their order until one does not fit', () => {
  const sizes = fc.array(fc.record({ bytes: fc.integer({ min: 1, max: mostAMonth }) }), { maxLength: 5 });
  forAll(tries(300), sizes, fc.integer({ min: -5, max: mostAMonth }), (lessons, left) => {
    const fit = fitting(lessons, left);
    const sum = fit.reduce((all, { bytes }) => all + bytes, 0);
    expect(fit).toEqual(lessons.slice(0, fit.length));
    expect(sum).toBeLessThanOrEqual(Math.max(0, left));
    const [following] = lessons.slice(fit.length);
    if (following) expect(sum + following.bytes).toBeGreaterThan(left);
  });
});

test('the count of a month is a sum, and begins anew with the next month', () => {
  forAll(tries(100), fc.array(fc.nat({ max: 1e8 }), { minLength: 1 }), (downloads) => {
    const day = new Date(2026, 10, 30, 23, 59);
    const used = downloads.reduce<ReturnType<typeof usedWith> | undefined>(
      (so, more) => usedWith(so, day, more),
      undefined,
    );
    expect(used).toEqual({ month: '2026-11', bytes: downloads.reduce((all, more) => all + more, 0) });
    expect(usedWith(used, new Date(2026, 11, 1))).toEqual({ month: '2026-12', bytes: 0 });
  });
});

test('a lesson that came by itself leaves seven days after it was done; one kept by hand and one not done stay', () => {
  forAll(tries(200), fc.nat({ max: 2e12 }), fc.integer({ min: -30, max: 30 }), (doneAt, days) => {
    const now = doneAt + days * 86_400_000;
    expect(isToLeave({ isAuto: true, doneAt }, now)).toBe(days >= 7);
    expect(isToLeave({ isAuto: false, doneAt }, now)).toBe(false);
    expect(isToLeave({ doneAt }, now)).toBe(false);
    expect(isToLeave({ isAuto: true }, now)).toBe(false);
  });
});

test('data costs what a gigabyte costs, to the centime; nothing is said of less, or without a price', () => {
  expect(priceOf(mostAMonth, 1_000, 'en')).toBe('1.50\u00a0MAD');
  expect(priceOf(12_000_000, 1_000, 'ar')).toBe('0,12\u00a0درهم');
  expect(priceOf(61_000_000, 1_000, 'fr')).toBe('0,61\u00a0DH');
  expect(priceOf(40_000, 1_000, 'en')).toBeNull();
  expect([priceOf(1e12, null, 'en'), priceOf(1e12, undefined, 'en')]).toEqual([null, null]);
  forAll(tries(100), fc.nat({ max: 1e11 }), fc.integer({ min: 1, max: 50_000 }), (bytes, gigabyte) => {
    const said = Number((priceOf(bytes, gigabyte, 'en') ?? '0').replace(/[^\d.]/g, ''));
    expect(Math.abs(said * 100 - (bytes * gigabyte) / 1e9)).toBeLessThanOrEqual(0.5 + 1e-6);
  });
});

test('nothing comes by itself over prepaid data, nor where the browser saves data or does not tell', () => {
  expect(mayCome({ type: 'wifi' })).toBe('now');
  expect(mayCome({ type: 'wifi', saveData: true })).toBe('asked');
  expect([mayCome({}), mayCome({ type: 'unknown' })]).toEqual(['asked', 'asked']);
  expect([mayCome({ type: 'cellular' }), mayCome({ type: 'none' })]).toEqual(['never', 'never']);
  expect(mayCome({ type: 'cellular', saveData: true })).toBe('never');
});

test('what waits is called what the learner did; where a film stands is nothing she did', () => {
  const [url, events] = ['/learn/a/lessons/b/answers', '/ar/learn/a/events'];
  expect(kindOfWaiting({ url, body: { attemptId: '1', answers: {} } })).toBe('quiz');
  expect(kindOfWaiting({ url, body: { submissionId: '1', text: '' } })).toBe('work');
  expect(kindOfWaiting({ url: '/learn/a/lessons/b/hand-in', body: [['text', 'a']] })).toBe('work');
  expect(kindOfWaiting({ url, body: { formKey: '1' } })).toBe('question');
  expect(kindOfWaiting({ url, body: { noteId: '1', body: '' } })).toBe('note');
  expect(kindOfWaiting({ url: events, body: { kind: 'done' } })).toBe('done');
  expect(kindOfWaiting({ url: events, body: { kind: 'position' } })).toBeNull();
  expect(kindOfWaiting({ url: '/learn/a/practice', body: { choice: 1 } })).toBe('other');
});
