/** Who may import whom, as a table. Checked by tools/check-imports.ts (`npm run lint`); explained in CONTRIBUTING.md. */
/**
 * The areas from the lowest to the highest, and in each its features: what stands before a feature it may use, what stands behind it
 * climbs. `learning` and `community` stand side by side: neither uses the other. The folders are `src/<area>/<feature>/`.
 */
export const areas = {
  academy: [
    'sign-in',
    'staff',
    'settings',
    'webhooks',
    'content',
    'media',
    'pictures',
    'frame',
    'legal',
    'emails',
    'messages',
    'accounts',
    'staff-sign-in',
  ],
  catalogue: ['applicants', 'courses', 'shop', 'workshops', 'consultations'],
  selling: [
    'orders',
    'coupons',
    'hours',
    'cohorts',
    'instalments',
    'access',
    'order-emails',
    'downloads',
    'refunds',
    'payments',
    'transfers',
    'friends',
    'checkout',
    'free-access',
    'bookings',
    'waitlists',
    'order-management',
    'shares',
    'organisations',
  ],
  learning: ['classroom', 'certificates', 'portfolio', 'outcomes', 'reviews', 'roster', 'imports'],
  community: ['community'],
  site: [
    'applications',
    'offers',
    'proof',
    'blog',
    'company',
    'careers',
    'home',
    'about',
    'public-api',
    'test-screens',
    'broadcasts',
    'account',
  ],
  admin: ['reports', 'reconciliation', 'privacy', 'people', 'deliveries', 'records', 'colleagues', 'today'],
} as const;

/** How many imports of values climb today. It only falls: whoever takes one away writes the new number here. */
export const mostClimbs = 1;

const order: readonly string[] = Object.values(areas).flat();
const inArea = new RegExp(`^src/(${Object.keys(areas).join('|')})/([^/]+)/`);

/** 'src/selling/orders/order.ts' → ['selling', 'orders']; undefined outside the areas. */
export function featureOf(file: string): [area: string, feature: string] | undefined {
  const [, area, feature] = inArea.exec(file) ?? [];
  return area && feature ? [area, feature] : undefined;
}

export const hasPlace = ([area, feature]: [string, string]): boolean =>
  Object.entries(areas).some(([name, features]) => name === area && features.some((one) => one === feature));

/** Whether `file` takes something from a feature above its own. */
export function climbs(file: string, target: string): boolean {
  const [from, to] = [featureOf(file), featureOf(target)];
  if (!from || !to) return false;
  if (from[0] === 'community' && to[0] === 'learning') return true;
  return order.indexOf(to[1]) > order.indexOf(from[1]);
}

/**
 * The kind of a file. In a feature it follows from the suffix: `order.ts` are rules, `orders.table.ts`, `posts.store.ts` (queries
 * private to the feature), `place-order.service.ts`, `orders.staff.ts`, `orders.api.ts`, `refund.emails.ts`, `order.words.en.ts`.
 */
export type Kind =
  | 'platform'
  | 'gateway'
  | 'rules'
  | 'words'
  | 'table'
  | 'store'
  | 'service'
  | 'calls'
  | 'emails'
  | 'page'
  | 'browser'
  | 'shared'
  | 'whole'
  | 'console'
  | 'sample'
  | 'tools';

/** Files at the top of `src/` that features may import: the services' context, and all words of the site. */
const shared = new Set(['src/context.ts', 'src/words.ts']);

/** Rules of the platform: the console reads texts, amounts, tables and languages as the server does. */
export const forConsole = /^src\/platform\/(?:(?:text|money|i18n)\/|records\/record\.ts$)/;

const bySuffix: readonly (readonly [RegExp, Kind])[] = [
  [/^(tests|tools|bench)\/|^[^/]+$/, 'tools'],
  [/^content\//, 'sample'],
  [/^console\//, 'console'],
  [/^src\/platform\//, 'platform'],
  [/^src\/gateways\//, 'gateway'],
  [/^src\/browser\/|\/browser\//, 'browser'],
  // What e-mails say, of all features: words like theirs, since each e-mail may be said in the academy's own.
  [/^src\/email-words\.ts$/, 'words'],
  [/^src\/(server\/|[^/]+$)/, 'whole'],
  [/\/pages\//, 'page'],
  [/\.table\.ts$/, 'table'],
  [/\.store\.ts$/, 'store'],
  [/\.service\.ts$/, 'service'],
  [/\.(api|staff)\.ts$/, 'calls'],
  [/[./]emails?\.tsx?$/, 'emails'],
  [/[./]words\.((en|fr|ar)\.)?tsx?$/, 'words'],
];

export const kindOf = (file: string): Kind =>
  shared.has(file) ? 'shared' : (bySuffix.find(([pattern]) => pattern.test(file))?.[1] ?? 'rules');

/** Values each kind may import. Types may come from anywhere but `src/server` and tests: they are erased before anything runs. */
export const mayImport: Record<Kind, readonly Kind[]> = {
  platform: ['platform'],
  gateway: ['platform', 'gateway'],
  words: ['words', 'rules', 'platform'],
  rules: ['rules', 'words', 'platform'],
  table: ['table', 'rules', 'platform'],
  store: ['store', 'service', 'table', 'rules', 'platform', 'shared'],
  service: ['service', 'store', 'table', 'rules', 'words', 'emails', 'platform', 'gateway', 'shared'],
  calls: ['calls', 'service', 'store', 'table', 'rules', 'words', 'platform', 'shared'],
  emails: ['emails', 'service', 'store', 'table', 'rules', 'words', 'platform', 'shared'],
  page: ['page', 'browser', 'rules', 'words', 'platform', 'shared'],
  browser: ['browser', 'rules', 'words', 'platform'],
  shared: ['shared', 'service', 'rules', 'words', 'platform', 'gateway'],
  console: ['console', 'rules', 'words'],
  sample: ['sample', 'words'],
  whole: [
    'whole',
    'shared',
    'platform',
    'gateway',
    'rules',
    'words',
    'table',
    'service',
    'calls',
    'emails',
    'page',
    'browser',
    'sample',
  ],
  tools: [
    'tools',
    'whole',
    'shared',
    'platform',
    'gateway',
    'rules',
    'words',
    'table',
    'store',
    'service',
    'calls',
    'emails',
    'page',
    'browser',
    'sample',
    'console',
  ],
};
