import { expect, it } from 'vitest';
import { chooseWay, clockOf, offersOf, playsOpus, sizeIn, type Way } from './film-forms.ts';

const file = (bytes: number) => ({ bytes });
const film = {
  kind: 'film',
  files: { '480': file(22), '240': file(9), sound: file(3), opus: file(2), poster: file(1) },
};

it('a film is offered large, small, as sound, and to read, each with its size', () => {
  const offers = offersOf(film, { readBytes: 4, playsOpus: true }).map(({ way, bytes }) => [way, bytes]);
  expect(offers).toEqual([
    ['film', 22],
    ['small', 9],
    ['sound', 2],
    ['read', 4],
  ]);
  // The larger file is shown where it is the one that will be loaded.
  expect(offersOf(film, { readBytes: 0, playsOpus: false }).at(-1)).toMatchObject({ way: 'sound', bytes: 3 });
  expect([
    playsOpus('Mozilla/5.0 (Linux; Android 10) Chrome/130.0 Mobile Safari/537.36'),
    playsOpus('Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Safari/604.1'),
    playsOpus('Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605.1 Version/16.1 Safari/605.1'),
    playsOpus('Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'),
  ]).toEqual([true, false, false, true]);
});

it('a film without sizes is offered as it was uploaded, and a sound never as a film', () => {
  const waysOf = (of: Parameters<typeof offersOf>[0]) =>
    offersOf(of, { readBytes: 0, playsOpus: true }).map(({ way }) => way);
  expect(waysOf({ kind: 'film', files: { original: file(300) } })).toEqual(['film']);
  expect(waysOf({ kind: 'film', files: { original: file(300), '240': file(9) } })).toEqual(['small']);
  expect(waysOf({ kind: 'sound', files: { original: file(30) } })).toEqual(['sound']);
  expect(waysOf({ kind: 'film', files: {} })).toEqual([]);
});

it.each<[Way[], Way | null, Way | null, boolean, Way | null]>([
  [['film', 'small', 'sound'], null, null, false, 'small'],
  [['film', 'small', 'sound'], null, 'film', false, 'film'],
  [['film', 'small', 'sound'], null, 'film', true, 'small'],
  [['film', 'small', 'sound'], null, 'sound', true, 'sound'],
  [['film', 'small', 'sound'], 'film', 'sound', true, 'film'],
  [['film'], null, null, true, 'film'],
  [['film', 'small'], 'sound', 'sound', false, 'small'],
  [[], null, null, false, null],
])(
  'of %j, asked %s, remembered %s, saving %s: begins with %s',
  (offered, asked, remembered, savesData, way) => {
    expect(chooseWay(offered, { asked, remembered, savesData })).toBe(way);
  },
);

it('formats sizes and times briefly', () => {
  const words = { kilobytes: (n: string) => `${n} KB`, megabytes: (n: string) => `${n} MB` };
  const offers = [1, 40_400, 999_400, 1_500_000, 9_000_000, 9_960_000, 22_400_000].map((n) =>
    sizeIn(n, words),
  );
  expect(offers).toEqual(['1 KB', '40 KB', '999 KB', '1.5 MB', '9 MB', '10 MB', '22 MB']);
  expect([clockOf(0), clockOf(200.9), clockOf(3_725)]).toEqual(['0:00', '3:20', '1:02:05']);
});
