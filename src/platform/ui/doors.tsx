/**
 * A course is a lane: a door for each unit, and behind each finished one a tile. A page emits one `DoorSheet` with the symbols
 * that it uses, and `Door` and `Tile` show them.
 */
import type { ReactNode } from 'react';
import { khatamPath } from './art/khatam-path.ts';
import { classNames } from './class-names.ts';

/** 'done': open and lit; 'now': saffron; 'later': of stone. */
export type DoorState = 'done' | 'now' | 'later';

const [blue, gold, cream, clay, mint, ink] = [
  '#3b3fc4',
  '#f2b33d',
  '#fbf5ea',
  '#d9532f',
  '#2f8f7b',
  '#1d1b2e',
] as const;

type Shape = [path: string, fill: string, turn?: number];

const star = (radius: number, fill: string, turn = 0): Shape => [khatamPath(50, 50, radius), fill, turn];

/** Straight edges around a centre, the first corner at `turn` degrees. */
function polygon(corners: number, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((at * 360) / corners + turn) * (Math.PI / 180);
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const octagon = (radius: number, fill: string, turn = 22.5): Shape => [polygon(8, radius, turn), fill];

/** Eight narrow leaves, from `near` to `far` of the centre, as wide as twice `half` at `belly`. */
function petals(fill: string, near: number, [half, belly]: readonly [number, number], far: number, turn = 0) {
  const leaf = [
    [0, near],
    [half, belly],
    [0, far],
    [-half, belly],
  ] as const;
  const leaves = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * 45 + turn) * (Math.PI / 180);
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return `M${leaf.map(([x, y]) => `${(50 + x * cos + y * sin).toFixed(1)} ${(50 + x * sin - y * cos).toFixed(1)}`).join('L')}Z`;
  });
  return [leaves.join(''), fill] satisfies Shape;
}

const flower = (a: string, b: string, c: string): Shape[] => [star(36, a, 22.5), star(22, b), octagon(9, c)];
const daisy = (a: string, b: string, c: string): Shape[] => [
  star(38, a),
  petals(b, 8, [4, 20], 31),
  star(11, c),
];
const frame = (a: string, b: string, c: string): Shape[] => [octagon(38, a), star(33, b), star(16, c, 22.5)];
const sun = (a: string, b: string, c: string): Shape[] => [
  petals(a, 0, [6.5, 19], 38),
  star(17, b),
  octagon(7, c),
];
const squares = (a: string, b: string, c: string): Shape[] => [
  [polygon(4, 36, 0), a],
  [polygon(4, 36, 45), a],
  octagon(25, b),
  star(18, c),
];
const spikes = (a: string, b: string, c: string): Shape[] => [
  petals(a, 0, [6, 13], 34, 22.5),
  octagon(20, b, 0),
  star(14, c),
];

/** The colour of the large star, and what lies in it. The tile of a unit never changes. */
const tiles: readonly [star: string, inner: readonly Shape[]][] = [
  [gold, flower(blue, cream, gold)],
  [cream, daisy(clay, gold, cream)],
  [clay, frame(cream, gold, ink)],
  [mint, sun(gold, ink, cream)],
  [gold, squares(mint, cream, clay)],
  [cream, spikes(blue, gold, cream)],
  [mint, sun(cream, blue, gold)],
  [clay, flower(ink, gold, cream)],
  [gold, frame(clay, cream, blue)],
  [cream, daisy(mint, ink, gold)],
  [mint, squares(blue, cream, clay)],
  [gold, spikes(ink, cream, gold)],
];

/** A longer course begins its tiles anew. */
const tileOf = (unit: number): number => ((unit - 1) % tiles.length) + 1;

const corners =
  'M-13 0L0-13 13 0 0 13ZM87 0l13-13 13 13-13 13ZM-13 100L0 87l13 13-13 13ZM87 100l13-13 13 13-13 13Z';

function TileSymbol({ tile }: { tile: number }) {
  const [large, inner] = tiles[tile - 1] ?? [gold, []];
  return (
    <symbol id={`tile-${tile}`} viewBox="0 0 100 100">
      <path d="M0 0H100V100H0Z" fill={blue} />
      <path d={corners} fill={large} />
      <path d={khatamPath(50, 50, 50)} fill={large} stroke={cream} strokeWidth="1.6" />
      {inner.map(([path, fill, turn]) => (
        <path key={path} d={path} fill={fill} transform={turn ? `rotate(${turn} 50 50)` : undefined} />
      ))}
    </symbol>
  );
}

const studs = (rows: readonly number[]) =>
  rows.map((y) => [17, 25, 47, 55].map((x) => `M${x} ${y}h0`).join('')).join('');

/** Frame and stone are of the page's own colours, which turn with light and dark; what is lit keeps its light. */
const doors: Record<DoorState, ReactNode> = {
  done: (
    <>
      <path d="M14 92H58L70 104H2Z" fill={gold} opacity=".35" />
      <path d="M6 92V32a30 30 0 0 1 60 0V92Z" fill={blue} />
      <path d="M13 92V32a23 23 0 0 1 46 0V92Z" fill="#ffe9b3" />
      <path d="M13 70H59V92H13Z" fill="#f8d27c" />
      <path d="M13 92V78L22 72H50L59 78V92Z" fill="#f5c65c" />
      <path d={khatamPath(36, 42.5, 11.5)} fill={blue} />
      <path d={khatamPath(36, 42.5, 5.5)} fill="#ffe9b3" />
      <path d="M13 92V34L4 40V99ZM59 92V34L68 40V99Z" fill="#2b2f9d" />
    </>
  ),
  now: (
    <>
      <path d="M4 92V32a32 32 0 0 1 64 0V92Z" fill="currentColor" />
      <path d="M10 92V32a26 26 0 0 1 52 0V92Z" fill={gold} />
      <path d="M36 8V92" stroke={ink} strokeWidth="1.6" />
      <path d={studs([34, 46, 68, 80])} stroke={ink} strokeWidth="3.8" strokeLinecap="round" />
      <circle cx="30" cy="57" r="4.2" fill="none" stroke={ink} strokeWidth="1.8" />
      <circle cx="42" cy="57" r="4.2" fill="none" stroke={ink} strokeWidth="1.8" />
      <path d="M16 27a20 20 0 0 1 40 0" fill="none" stroke={ink} strokeWidth="1.4" opacity=".55" />
    </>
  ),
  later: (
    <>
      <path d="M6 92V32a30 30 0 0 1 60 0V92Z" fill="var(--stone)" />
      <path d="M12 92V32a24 24 0 0 1 48 0V92Z" fill="var(--color-sand-deep)" />
      <g fill="none" stroke="var(--stone)" strokeWidth="1.6">
        <path d="M36 9V92" />
        <path d={studs([38, 50, 70, 82])} strokeWidth="3.4" strokeLinecap="round" />
        <circle cx="31" cy="60" r="3.6" />
        <circle cx="41" cy="60" r="3.6" />
      </g>
    </>
  ),
};

type SheetProps = { doors: readonly DoorState[]; /** Numbers of units, from 1. */ units: readonly number[] };

/** The symbols of the doors and tiles that a page shows, each once. */
export function DoorSheet({ doors: states, units }: SheetProps) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {[...new Set(states)].map((state) => (
        <symbol key={state} id={`door-${state}`} viewBox="0 -2 72 108">
          {doors[state]}
        </symbol>
      ))}
      {[...new Set(units.map(tileOf))].map((tile) => (
        <TileSymbol key={tile} tile={tile} />
      ))}
    </svg>
  );
}

/** The door of a unit, as decoration: the words beside it say the same. Give its width by `className`. */
export const Door = ({ state, className }: { state: DoorState; className?: string }) => (
  <svg
    viewBox="0 -2 72 108"
    aria-hidden="true"
    focusable="false"
    className={classNames('drawn-door', className)}
  >
    <use href={`#door-${state}`} />
  </svg>
);

type TileProps = {
  unit: number;
  /** An outline: it is not earned yet. */
  isEmpty?: boolean;
  className?: string;
};

/** The tile that a finished unit leaves, or its empty place. */
export const Tile = ({ unit, isEmpty = false, className }: TileProps) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className={classNames('tile', className)}>
    {isEmpty ? (
      <path d={khatamPath(50, 50, 44)} fill="none" stroke="currentColor" strokeWidth="3" />
    ) : (
      <use href={`#tile-${tileOf(unit)}`} />
    )}
  </svg>
);

type RowProps = {
  /** In their order, from unit 1. */ tiles: readonly { number: number; isEarned: boolean }[];
  label: string;
};

/** All tiles of a course in a row, earned and still to earn. */
export const TileRow = ({ tiles: row, label }: RowProps) => (
  <p className="tile-row" role="img" aria-label={label}>
    {row.map(({ number, isEarned }) => (
      <Tile key={number} unit={number} isEmpty={!isEarned} />
    ))}
  </p>
);

/** How far the doorway stands open. */
export type DoorwayState = 'open' | 'ajar' | 'closed';

const leaf = 'M14 254V100A86 86 0 0 1 100 14V254Z';
const leafStuds = [110, 138, 182, 210, 232]
  .map((y) => [32, 58, 84].map((x) => `M${x} ${y}h0`).join(''))
  .join('');
const stars: readonly [x: number, y: number, radius: number, fill: string][] = [
  [-38, 40, 9, gold],
  [238, 63, 10, cream],
  [-2, 8, 5, '#7fd0bd'],
  [222, 16, 5, '#f7d9d0'],
  [-22, 172, 6, cream],
  [240, 150, 6, gold],
  [226, 216, 5, '#7fd0bd'],
];

function Lane() {
  return (
    <>
      <path d="M0 0H200V254H0Z" fill="#ffe5a6" />
      <circle cx="100" cy="120" r="46" fill="#fff0cf" />
      <path d="M76 120H124V254H76Z" fill="#fff0cf" />
      <path d={khatamPath(100, 114, 30)} fill={gold} />
      <path d="M14 66L76 126V206L14 254Z" fill="#f2b894" />
      <path d="M186 66L124 126V206L186 254Z" fill="#e9a67c" />
      <path d="M28 243V150q0-15 11-13 11 4 11 19V226Z" fill={blue} />
      <path d="M58 220V166q0-10 6-8 6 3 6 12V210Z" fill={mint} />
      <path d="M142 220V166q0-10-6-8-6 3-6 12V210Z" fill={blue} />
      <path d="M172 243V150q0-15-11-13-11 4-11 19V226Z" fill={clay} />
      <path d="M14 254L76 206H124L186 254Z" fill={cream} />
      <path d="M84 212h32M76 222h48M64 235h72" stroke="#e8d3a8" strokeWidth="3" strokeLinecap="round" />
    </>
  );
}

/** A doorway that looks into the lane. Its leaves turn open once, by styles alone; where motion is unwelcome they stand as they end. */
export function Doorway({ state }: { state: DoorwayState }) {
  const side = (
    <g className="doorway-leaf">
      <path d={leaf} fill={mint} />
      <path d={leafStuds} stroke={cream} strokeWidth="6" strokeLinecap="round" />
    </g>
  );
  return (
    <svg viewBox="-50 0 300 254" aria-hidden="true" focusable="false" className="doorway" data-state={state}>
      <clipPath id="doorway">
        <path d="M14 254V100a86 86 0 0 1 172 0V254Z" />
      </clipPath>
      <path d="M0 254V100a100 100 0 0 1 200 0V254Z" fill={ink} />
      <g clipPath="url(#doorway)">
        <Lane />
        {side}
        <g transform="matrix(-1 0 0 1 200 0)">{side}</g>
      </g>
      {state === 'open' &&
        stars.map(([x, y, radius, fill]) => (
          <path key={`${x} ${y}`} d={khatamPath(x, y, radius)} fill={fill} className="doorway-star" />
        ))}
    </svg>
  );
}
