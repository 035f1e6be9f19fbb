/** What a product is, drawn: ink lines and flat colours, as the academy's people are. */
import type { ReactNode } from 'react';
import type { ProductDrawing as Kind } from '../../../catalogue/shop/product.ts';
import { khatamPath } from '../../../platform/ui/art/khatam-path.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { type Ground, groundColour } from '../../../platform/ui/section.tsx';
import { Zellige } from '../../../platform/ui/khatam.tsx';

const ink = 'var(--color-ink)';
const paper = 'var(--color-paper)';
const sand = 'var(--color-sand-deep)';
const majorelle = 'var(--color-majorelle)';
const saffron = 'var(--color-saffron)';
const clay = 'var(--color-clay)';
const mint = 'var(--color-mint)';
const blush = 'var(--color-blush)';

const lines = (x: number, widths: readonly number[], from: number, step: number) => (
  <path d={widths.map((width, place) => `M${x} ${from + place * step}h${width}`).join('')} />
);

/** Two sheets, the one in front with a door and rising columns. */
const plan = (
  <>
    <path d="M66 34 150 22l19 128-84 12Z" fill={blush} />
    <path d="M74 36h92v132H74Z" fill={paper} />
    <path d="M90 84V66a14 14 0 0 1 28 0v18Z" fill={saffron} />
    {lines(128, [26, 20, 26], 60, 11)}
    {lines(90, [60, 44], 100, 11)}
    <path d="M90 154v-16h12v16Z" fill={mint} />
    <path d="M110 154v-26h12v26Z" fill={clay} />
    <path d="M130 154v-34h12v34Z" fill={majorelle} />
    <path d="M84 154h72" />
  </>
);

/** A book that stands on its foot, an arch and a star on its cover. */
const book = (
  <>
    <path d="M70 30h88a8 8 0 0 1 8 8v124H78a8 8 0 0 1-8-8Z" fill={saffron} />
    <path d="M70 154a8 8 0 0 1 8-10h88v18H78a8 8 0 0 1-8-8Z" fill={paper} />
    <path d="M86 30v114" />
    <path d="M104 124V82a22 22 0 0 1 44 0v42Z" fill={majorelle} />
    <path d={khatamPath(126, 92, 12)} fill={paper} strokeWidth="3" />
    <path d="M134 144v28l-8-7-8 7v-28Z" fill={clay} />
    {lines(104, [44], 50, 0)}
  </>
);

/** A phone with three tasks, two of them done. */
const phone = (
  <>
    <rect x="78" y="18" width="84" height="150" rx="14" fill={ink} />
    <rect x="85" y="28" width="70" height="130" rx="7" fill={paper} />
    <circle cx="120" cy="62" r="22" fill={sand} />
    <path d="M120 40a22 22 0 0 1 20 31l-20-9Z" fill={saffron} />
    <path d="M120 52v10l8 5" />
    <rect x="93" y="97" width="13" height="13" rx="3" fill={mint} />
    <rect x="93" y="117" width="13" height="13" rx="3" fill={mint} />
    <rect x="93" y="137" width="13" height="13" rx="3" fill={paper} />
    <path d="M96 103l3 3 5-6M96 123l3 3 5-6" stroke={paper} strokeWidth="2.5" />
    {lines(113, [32, 24, 30], 104, 20)}
  </>
);

/** A calendar of the wall; one day is a star, one a heart. */
const calendar = (
  <>
    <rect x="62" y="38" width="116" height="122" rx="10" fill={paper} />
    <path d="M62 48a10 10 0 0 1 10-10h96a10 10 0 0 1 10 10v20H62Z" fill={clay} />
    <path d="M88 28v20M152 28v20" strokeWidth="7" />
    {[0, 1, 2].map((row) =>
      [0, 1, 2, 3].map((column) => (
        <rect
          key={`${row}${column}`}
          x={74 + column * 24}
          y={80 + row * 24}
          width="16"
          height="16"
          rx="4"
          fill={(row + column) % 3 === 0 ? 'var(--color-lilac)' : sand}
          strokeWidth="2.5"
        />
      )),
    )}
    <path d={khatamPath(130, 112, 15)} fill={majorelle} strokeWidth="3" />
    <path d="M180 150c-13-9-17-15-17-21a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 6-4 12-17 21Z" fill={clay} />
  </>
);

/** A sheet of sums, and what is left over in two heaps. */
const ledger = (
  <>
    <path d="M60 26h88v128H60Z" fill={paper} />
    <path d="M60 26h88v22H60Z" fill={majorelle} />
    <path d="M104 48v106M60 70h88M60 91h88M60 112h88M60 133h88" strokeWidth="2.5" />
    <path
      d="M70 59h22M70 81h16M70 102h24M70 123h18M114 59h20M114 81h24M114 102h14M114 123h22"
      stroke={mint}
    />
    {[0, 1, 2, 3].map((place) => (
      <ellipse key={place} cx="164" cy={156 - place * 13} rx="25" ry="10" fill={saffron} />
    ))}
    <path d="M156 117h16" />
    {[0, 1].map((place) => (
      <ellipse key={place} cx="116" cy={162 - place * 12} rx="22" ry="9" fill={clay} />
    ))}
  </>
);

const drawings: Record<Kind, ReactNode> = { plan, book, phone, calendar, ledger };

/** The drawing alone; a kind that nobody drew is a plan. */
export function ProductDrawing({ kind, className }: { kind: Kind; className?: string }) {
  return (
    <svg
      viewBox="40 8 160 176"
      fill="none"
      stroke={ink}
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {drawings[kind] ?? plan}
    </svg>
  );
}

type PictureProps = { kind: Kind; ground: Ground; className?: string };

/** The drawing on its ground, the tiling behind it. */
export function ProductPicture({ kind, ground, className }: PictureProps) {
  return (
    <div
      className={classNames(
        'relative isolate grid place-items-center overflow-hidden',
        groundColour[ground],
        className,
      )}
    >
      <Zellige />
      <ProductDrawing kind={kind} className="h-[88%] w-auto" />
    </div>
  );
}
