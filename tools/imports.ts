/** Who may import whom, as a table. Checked by tools/check-imports.ts (`npm run lint`); explained in CONTRIBUTING.md. */
/** Features from the lowest to the highest: a service may call services of its own feature and of those before it. */
export const featureOrder = [
  'webhooks',
  'staff',
  'messages',
  'emails',
  'settings',
  'legal',
  'cohorts',
  'media',
  'classroom',
  'pictures',
  'catalogue',
  'courses',
  'coupons',
  'payments',
  'orders',
  'shop',
  'checkout',
  'refunds',
  'deliveries',
  'consultations',
  'instalments',
  'access',
  'waitlists',
  'applications',
  'workshops',
  'transfers',
  'reconciliation',
  'accounts',
  'privacy',
  'community',
  'certificates',
  'reviews',
  'roster',
  'people',
  'broadcasts',
  'blog',
  'careers',
  'company',
  'reports',
  'today',
  'home',
  'about',
  'site',
  'public-api',
  'test-screens',
];

/**
 * The kind of a file. In a feature it follows from the suffix: `order.ts` are rules, `orders.table.ts`, `orders.store.ts` (queries that
 * several services share), `place-order.service.ts`, `orders.staff.ts`, `orders.api.ts`, `refund.emails.ts`, `order.words.en.ts`.
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

/** Rules that lie in the platform since it needs them too: the console cuts what people typed as the server does. */
export const forConsole = new Set(['src/platform/text/typed-text.ts']);

const bySuffix: readonly (readonly [RegExp, Kind])[] = [
  [/^(tests|tools|bench)\/|^[^/]+$/, 'tools'],
  [/^content\//, 'sample'],
  [/^console\//, 'console'],
  [/^src\/platform\//, 'platform'],
  [/^src\/gateways\//, 'gateway'],
  [/^src\/browser\/|\/browser\//, 'browser'],
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
  shared: ['shared', 'store', 'service', 'rules', 'words', 'platform', 'gateway'],
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
    'store',
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
