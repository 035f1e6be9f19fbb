/** Who may import whom: the house's table, as data. Checked by tools/check-rooms.ts; explained in CONTRIBUTING.md. */

export type Room = {
  /** Path prefixes whose values the room may import, beside itself. */
  values: readonly string[];
  /** Packages (or their prefixes) the room may import values from; null means any. */
  packages: readonly string[] | null;
  /** What may be imported as a type only; types vanish before anything runs. */
  types: readonly string[];
};

/** Inside the domain nouns stand on lower nouns only. */
const lower: Record<string, readonly string[]> = {
  money: ['people'],
  people: [],
  time: [],
  events: ['people', 'time'],
  catalogue: ['money', 'people', 'time'],
  orders: ['money', 'people', 'time', 'catalogue', 'events'],
  bookings: ['money', 'people', 'time', 'catalogue', 'orders'],
  access: ['money', 'people', 'time', 'catalogue', 'orders', 'bookings', 'applications', 'cohorts'],
  members: [
    'money',
    'people',
    'time',
    'catalogue',
    'orders',
    'access',
    'staff',
    'applications',
    'bookings',
    'cohorts',
  ],
  community: ['people', 'time', 'catalogue', 'members', 'staff'],
  applications: ['money', 'people', 'time', 'catalogue', 'events'],
  staff: ['people', 'time'],
};

const domainPackages = ['zod', 'drizzle-orm', 'libphonenumber-js', 'node:crypto'];

function domainRoom(noun: string): Room {
  const values = [noun, ...(lower[noun] ?? [])].map((name) =>
    featureOrder.includes(name) ? `src/features/${name}/` : `domain/${name}/`,
  );
  // What is told of an order names its group.
  if (noun === 'orders') values.push('src/features/cohorts/cohort-of-order.ts');
  return { values, packages: domainPackages, types: [...values, 'db/handle.ts'] };
}

/** What a cohort is and how it is told: pure, and said alike on pages, in e-mails and by the API. */
const cohortRules = ['src/features/cohorts/cohort.'];

const rooms: Record<string, Room> = {
  content: { values: ['content/'], packages: [], types: ['content/', 'domain/', 'src/features/'] },
  gateways: {
    values: ['gateways/gateway.ts', 'domain/money/', 'domain/people/'],
    packages: ['node:', 'drizzle-orm', 'stripe', 'zod'],
    types: ['gateways/gateway.ts', 'domain/', 'db/handle.ts', 'db/database.ts'],
  },
  mail: {
    values: [
      'mail/',
      'content/emails/',
      'domain/money/',
      'domain/people/',
      'domain/time/',
      'domain/orders/',
      'domain/access/',
      'domain/applications/',
      'domain/bookings/',
      'domain/catalogue/',
      'domain/staff/',
      'domain/members/',
      'domain/community/',
      'domain/events/',
      'src/features/emails.ts',
      'src/features/cohorts/',
      'src/platform/',
    ],
    packages: null,
    types: ['content/', 'domain/', 'db/', 'src/'],
  },
  hooks: {
    values: ['hooks/', 'domain/'],
    packages: ['node:'],
    types: ['hooks/', 'domain/', 'db/handle.ts'],
  },
  documents: {
    values: ['documents/', 'domain/'],
    packages: ['node:', 'pdfkit', 'bidi-js', 'write-excel-file'],
    types: ['documents/', 'domain/', 'content/', 'flows/'],
  },
  db: {
    values: ['db/', '.table.ts'],
    packages: null,
    types: ['db/', 'domain/', 'mail/', 'gateways/', 'src/'],
  },
  flows: {
    values: [
      'domain/',
      'src/features/cohorts/',
      'gateways/gateway.ts',
      'mail/outbox.store.server.ts',
      'mail/given-up.store.server.ts',
      'mail/letters-of-person.store.server.ts',
      'mail/outbox-office.store.server.ts',
      'mail/redact-error.ts',
      'flows/flow-context.ts',
      'flows/letter-limits.ts',
      'flows/coupon-tries.ts',
      'flows/form-share.ts',
      'flows/gateway-answers.ts',
      'flows/gateway-refunds.ts',
      'flows/enter-community.ts',
      'flows/account.server.ts',
      'flows/delete-account.server.ts',
      'flows/rights.server.ts',
      'flows/place-order.server.ts',
      'flows/reopen-order.server.ts',
      'src/learner-data.ts',
      'src/features/',
    ],
    packages: ['zod', 'drizzle-orm', 'node:crypto'],
    types: ['domain/', 'gateways/gateway.ts', 'mail/outbox.store.server.ts', 'db/', 'flows/', 'src/'],
  },
  app: {
    values: [
      'app/',
      'domain/',
      'src/platform/',
      'src/features/classroom/browser/',
      'src/features/classroom/leave.tsx',
      ...cohortRules,
    ],
    packages: [
      'react',
      'react-dom',
      'react-router',
      '@react-router',
      'zod',
      'lucide-react',
      'libphonenumber-js',
      'mdast-util-from-markdown',
      'canvas-confetti',
    ],
    types: ['app/', 'domain/', 'flows/', 'content/', 'gateways/', 'documents/', 'src/'],
  },
  api: {
    values: ['api/', 'domain/', 'src/staff.routes.ts', ...cohortRules],
    packages: ['hono', '@hono', 'zod', '@scalar'],
    types: ['api/', 'domain/', 'flows/', 'content/', 'documents/', 'gateways/gateway.ts', 'src/'],
  },
  // The office knows the wire by its address alone; what it is told has its type from there. A status is called there as on every page.
  console: {
    // What a quiz lacks, and what is no film, is said at once, by the rules that the server asks as well.
    values: [
      'console/',
      'content/status-words.ts',
      'src/features/classroom/quiz-faults.ts',
      'src/features/media/media.ts',
    ],
    packages: null,
    types: ['api/', 'domain/', 'src/'],
  },
  server: { values: [''], packages: null, types: [''] },
  tools: { values: [''], packages: null, types: [''] },
  tests: { values: [''], packages: null, types: [''] },
  bench: { values: [''], packages: null, types: [''] },
};

/** Features from the lowest to the highest: each may use those before it, and none after it. */
const featureOrder = ['media', 'cohorts', 'classroom', 'certificates', 'reviews', 'roster'];

const sharedByFeatures = [
  'src/platform/',
  'domain/',
  'content/emails/',
  'documents/',
  // The outbox, and what e-mails about an order are made of.
  'mail/',
];

/** In a feature the suffix says what a file is: pages alone see the site, and nobody sees a page. */
function featureRoom(file: string): Room {
  const [, , name = '', folder = ''] = file.split('/');
  const below = featureOrder
    .slice(0, featureOrder.indexOf(name) + 1)
    .map((feature) => `src/features/${feature}/`);
  const seesSite = folder === 'pages' || folder === 'browser';
  return {
    values: [...below, ...sharedByFeatures, ...(seesSite ? ['app/'] : [])],
    packages: null,
    types: [''],
  };
}

const platformRoom: Room = {
  values: ['src/platform/', 'domain/', 'content/emails/'],
  packages: null,
  types: [''],
};

/** The room a file stands in; null for files at the root (configuration). */
export function roomOf(file: string): Room | null {
  const [top = '', second = ''] = file.split('/');
  if (top === 'src' && second === 'platform') return platformRoom;
  // What lists all features sees all of them.
  if (top === 'src')
    return file.split('/').length > 3 ? featureRoom(file) : { values: [''], packages: null, types: [''] };
  if (top === 'domain') return domainRoom(second);
  if (top === 'gateways' && file.split('/').length > 2) {
    const own = rooms['gateways'];
    return own
      ? {
          ...own,
          values: [...own.values, `gateways/${second}/`],
          types: [...own.types, `gateways/${second}/`],
        }
      : null;
  }
  return rooms[top] ?? null;
}

/** The one file of a room that may see more than the room: it binds the verbs. */
export const binder = 'flows/bind-academy.server.ts';
