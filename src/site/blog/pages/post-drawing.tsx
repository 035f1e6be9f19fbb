/** What an article is about, drawn: ink lines and flat colours. */
import type { ReactNode } from 'react';
import type { PostTag } from '../post.ts';

/** The colour of each field, in every list and on the article's own page. */
export const groundOf: Record<PostTag, string> = {
  money: 'on-colour bg-saffron',
  'e-commerce': 'on-colour bg-blush',
  content: 'on-colour bg-lilac',
  freelance: 'on-colour bg-majorelle',
  confidence: 'on-colour bg-clay',
  learning: 'on-colour bg-mint',
};

const paper = 'var(--color-paper)';
const saffron = 'var(--color-saffron)';
const majorelle = 'var(--color-majorelle)';
const clay = 'var(--color-clay)';
const mint = 'var(--color-mint)';
const sand = 'var(--color-sand-deep)';

const sheet = (children: ReactNode) => (
  <>
    <path d="M62 14h100l16 16v116H62Z" fill={paper} />
    {children}
  </>
);

const parcel = (
  <>
    <path d="M60 58 120 34l60 24v66l-60 24-60-24Z" fill={saffron} />
    <path d="M60 58l60 24 60-24M120 82v66" />
    <path d="m90 46 60 24v20" stroke={paper} />
    <path d="M38 66H18m20 24H26m12 24H18" />
  </>
);

const bars = sheet(
  <>
    <path d="M80 126V96h18v30Z" fill={majorelle} />
    <path d="M110 126V70h18v56Z" fill={saffron} />
    <path d="M140 126V46h18v80Z" fill={mint} />
    <path d="M74 126h92" />
  </>,
);

const phone = (
  <>
    <rect x="82" y="12" width="76" height="136" rx="12" fill={paper} />
    <rect x="94" y="34" width="52" height="44" rx="4" fill={saffron} />
    <path d="m112 46 18 10-18 10Z" fill={paper} />
    <path d="M94 94h52M94 110h36" />
  </>
);

const book = (
  <>
    <path d="M120 40c-18-14-44-14-66-8v98c22-6 48-6 66 8Z" fill={paper} />
    <path d="M120 40c18-14 44-14 66-8v98c-22-6-48-6-66 8Z" fill={saffron} />
    <path d="M70 60h34M70 80h34M70 100h34" />
  </>
);

const tags: Record<PostTag, ReactNode> = {
  money: bars,
  'e-commerce': parcel,
  content: phone,
  freelance: sheet(<path d="M80 50h80M80 70h80M80 90h50M80 124h36" />),
  confidence: (
    <path
      d="M120 138C76 108 56 86 56 62c0-20 14-32 30-32 14 0 26 8 34 22 8-14 20-22 34-22 16 0 30 12 30 32 0 24-20 46-64 76Z"
      fill={paper}
    />
  ),
  learning: book,
};

/** A cushion with its price on a label. */
const cushion = (
  <>
    <path d="M48 40c44 10 76 10 120 0-8 34-8 62 0 96-44-10-76-10-120 0 8-34 8-62 0-96Z" fill={clay} />
    <path d="m108 64 22 24-22 24-22-24Z" fill={paper} />
    <path d="M166 62h44v44h-44l-14-22Z" fill={paper} />
    <path d="M178 76h20M178 92h14" />
  </>
);

/** A parcel that comes back. */
const returned = (
  <>
    {parcel}
    <path d="M196 40a84 84 0 0 0-54-26" />
    <path d="m156 4-16 9 10 15" />
  </>
);

/** A loupe over a page. */
const inspected = (
  <>
    {sheet(<path d="M80 46h80M80 66h80M80 86h40" />)}
    <circle cx="150" cy="100" r="30" fill={saffron} />
    <path d="m172 122 24 24M138 100l9 9 16-18" />
  </>
);

/** A window, its light and what stands in it. */
const lit = (
  <>
    <rect x="40" y="16" width="92" height="112" fill={saffron} />
    <path d="M86 16v112M40 72h92" />
    <path d="M150 146V98c0-8 6-10 6-18V66h24v14c0 8 6 10 6 18v48Z" fill={paper} />
    <path d="M150 116h36M30 146h180" />
  </>
);

/** A week with three marked evenings. */
const week = (
  <>
    <rect x="36" y="28" width="168" height="112" rx="8" fill={paper} />
    <path d="M36 56h168M60 28V16M180 28V16" />
    <path d="M60 56v84M84 56v84M108 56v84M132 56v84M156 56v84M180 56v84" strokeWidth="2" />
    <path d="M60 100h24v40H60Z" fill={mint} />
    <path d="M108 76h24v40h-24Z" fill={saffron} />
    <path d="M156 90h24v50h-24Z" fill={clay} />
  </>
);

/** Two bubbles of a talk. */
const talk = (
  <>
    <path d="M36 24h112v66H76l-20 20V90H36Z" fill={paper} />
    <path d="M96 104v14h64l20 20v-20h24V58h-42" fill={saffron} />
    <path d="M54 46h76M54 66h50" />
  </>
);

/** An official paper with its seal. */
const registered = sheet(
  <>
    <path d="M80 46h80M80 66h80M80 86h50" />
    <circle cx="150" cy="116" r="18" fill={clay} />
    <path d="m143 116 6 6 10-12" stroke={paper} />
  </>,
);

/** A video and the message that goes with it. */
const offer = (
  <>
    {phone}
    <path d="M136 92h78v52h-78Z" fill={sand} />
    <path d="m136 92 39 28 39-28" />
  </>
);

/** Ten orders, one more each day. */
const growing = (
  <>
    {sheet(null)}
    <path d="m80 118 22-18 18 6 22-34 20-26" stroke={majorelle} />
    <path d="M144 44h18v18" stroke={majorelle} />
    <path d="M80 46h34M80 62h20" />
  </>
);

/** Articles of the sample academy have a drawing of their own; any other has that of its field. */
const drawings: Readonly<Record<string, ReactNode>> = {
  'price-a-handmade-product': cushion,
  'cash-on-delivery-returns': returned,
  'spot-a-fake-course': inspected,
  'film-a-product-with-one-window': lit,
  'a-week-with-room-to-learn': week,
  'english-twenty-minutes-a-day': talk,
  'auto-entrepreneur-first-steps': registered,
  'write-to-a-brand': offer,
  'first-ten-orders': growing,
};

export const PostDrawing = ({ slug, tag }: { slug: string; tag: PostTag }) => (
  <svg
    viewBox="0 0 240 160"
    fill="none"
    stroke="var(--color-ink)"
    strokeWidth="4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {drawings[slug] ?? tags[tag]}
  </svg>
);
