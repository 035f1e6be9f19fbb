/**
 * A course is a lane: a door for each unit, and behind each finished one a tile. A page emits one `DoorSheet` with the symbols
 * that it uses, and `Door` and `Tile` show them.
 */
import type { ReactNode } from 'react';
import { khatamPath } from './art/khatam-path.ts';
import { tileCount, tileShapes } from './art/tiles.ts';
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

/** A longer course begins its tiles anew. */
const tileOf = (unit: number): number => ((unit - 1) % tileCount) + 1;

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
      <path d="M6 92V32a30 30 0 0 1 60 0V92Z" fill="var(--color-edge)" opacity=".4" />
      <path d="M12 92V32a24 24 0 0 1 48 0V92Z" fill="var(--color-sand-deep)" />
      <g fill="none" stroke="var(--color-edge)" strokeWidth="1.6" opacity=".4">
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
        <symbol key={state} id={`door-${state}`} viewBox="0 -2 72 94" overflow="visible">
          {doors[state]}
        </symbol>
      ))}
      {[...new Set(units.map(tileOf))].map((tile) => (
        <symbol key={tile} id={`tile-${tile}`} viewBox="0 0 100 100">
          {tileShapes(tile).map(({ d, ...shape }) => (
            <path key={d} d={d} strokeWidth={shape.stroke && 1.6} {...shape} />
          ))}
        </symbol>
      ))}
    </svg>
  );
}

/** The door of a unit, as decoration: the words beside it say the same. It stands on its lower edge; its light falls beyond. */
export const Door = ({ state, className }: { state: DoorState; className?: string }) => (
  <svg
    viewBox="0 -2 72 94"
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

/** Two stars around a tile that was earned just now. */
export const TileOutlines = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className="tile-outlines">
    {[44, 49].map((radius) => (
      <path key={radius} d={khatamPath(50, 50, radius)} fill="none" stroke={gold} strokeWidth="0.6" />
    ))}
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
