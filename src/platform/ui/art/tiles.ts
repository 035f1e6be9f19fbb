/**
 * The twelve tiles: behind each finished unit of a course lies one, and all of them frame its certificate. Tile n belongs to
 * unit n in every course and never changes.
 */
import { khatamPath } from './khatam-path.ts';

const colours = {
  majorelle: '#3b3fc4',
  saffron: '#f2b33d',
  cream: '#fbf5ea',
  clay: '#d9532f',
  mint: '#2f8f7b',
  pitch: '#1d1b2e',
} as const;
type Colour = keyof typeof colours;

/** One coloured path on a field of 100 by 100; `stroke`: the joint around a star. */
export type TileShape = { d: string; fill: string; stroke?: string };

const eighth = Math.PI / 4;
const star = (radius: number): string => khatamPath(50, 50, radius);
/** The star between its own points. */
const turned = (radius: number): string => khatamPath(50, 50, radius, { turn: eighth / 2 });
const octagon = (radius: number, turn = eighth / 2): string => khatamPath(50, 50, radius, { count: 8, turn });

/** Eight petals around the middle: how far they begin, are widest and end, and half their width. */
function petals(from: number, widest: number, to: number, half: number, turn = 0): string {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = turn + at * eighth;
    const place = (along: number, aside: number): string =>
      [
        50 + along * Math.cos(angle) - aside * Math.sin(angle),
        50 + along * Math.sin(angle) + aside * Math.cos(angle),
      ]
        .map((value) => Math.round(value * 100) / 100)
        .join(' ');
    return `M${place(from, 0)}L${place(widest, half)}L${place(to, 0)}L${place(widest, -half)}Z`;
  }).join('');
}

/** What lies in the star of each pattern, from the outside to the inside. */
const patterns = {
  rosette: [turned(36), star(22), octagon(9)],
  flower: [star(38), petals(8, 20, 31, 4), star(11)],
  window: [octagon(38), star(33), turned(16)],
  compass: [petals(0, 19, 38, 6.5), star(17), octagon(7)],
  well: [star(36), octagon(25), star(18)],
  sun: [petals(0, 13, 34, 6, eighth / 2), octagon(20, 0), star(14)],
};

/** In the order of the units: the pattern, the colour of the star, then those of what lies in it. */
const tiles: readonly (readonly [keyof typeof patterns, Colour, Colour, Colour, Colour])[] = [
  ['rosette', 'saffron', 'majorelle', 'cream', 'saffron'],
  ['flower', 'cream', 'clay', 'saffron', 'cream'],
  ['window', 'clay', 'cream', 'saffron', 'pitch'],
  ['compass', 'mint', 'saffron', 'pitch', 'cream'],
  ['well', 'saffron', 'mint', 'cream', 'clay'],
  ['sun', 'cream', 'majorelle', 'saffron', 'cream'],
  ['compass', 'mint', 'cream', 'majorelle', 'saffron'],
  ['rosette', 'clay', 'pitch', 'saffron', 'cream'],
  ['window', 'saffron', 'clay', 'cream', 'majorelle'],
  ['flower', 'cream', 'mint', 'pitch', 'saffron'],
  ['well', 'mint', 'majorelle', 'cream', 'clay'],
  ['sun', 'saffron', 'pitch', 'cream', 'saffron'],
];

export const tileCount = tiles.length;

/** The corners, of which four tiles make a square. */
const corners = 'M0 0H13L0 13ZM100 0H87L100 13ZM0 100H13L0 87ZM100 100H87L100 87Z';

/** The tile of a unit, counted from 1; of a thirteenth unit the first one again. */
export function tileShapes(unit: number): TileShape[] {
  const tile = tiles[(unit - 1) % tileCount];
  if (tile === undefined) return [];
  const [pattern, ground, ...inside] = tile;
  const fill = colours[ground];
  return [
    { d: 'M0 0H100V100H0Z', fill: colours.majorelle },
    { d: corners, fill },
    { d: star(50), fill, stroke: colours.cream },
    ...patterns[pattern].map((d, at) => ({ d, fill: colours[inside[at] ?? 'cream'] })),
  ];
}

/** The units whose tiles stand around a field of so many across and down, clockwise from its first corner; those of a short course again and again. */
export const frameOf = (units: number, across: number, down: number) => {
  const places = [
    ...Array.from({ length: across }, (_, x) => [x, 0] as const),
    ...Array.from({ length: down - 2 }, (_, y) => [across - 1, y + 1] as const),
    ...Array.from({ length: across }, (_, x) => [across - 1 - x, down - 1] as const),
    ...Array.from({ length: down - 2 }, (_, y) => [0, down - 2 - y] as const),
  ];
  return places.map(([x, y], at) => ({ x, y, unit: (at % Math.min(units, tileCount)) + 1 }));
};
