/** Money after the sale, and what the academy itself is set to, did and sent. */
import { type ConsolePage, page } from './console-page.ts';

const moneyPages: readonly ConsolePage[] = [
  {
    may: 'maySeeSales',
    section: 'money',
    name: 'figures',
    to: '/figures',
    routes: {
      '/figures': page(
        async () => (await import('../figures/figures-page.tsx')).FiguresPage,
        'money',
        'orders',
      ),
    },
  },
  {
    may: 'mayReconcile',
    section: 'money',
    name: 'reconcile',
    to: '/reconcile',
    routes: {
      '/reconcile': page(
        async () => (await import('../reconcile/reconcile-page.tsx')).ReconcilePage,
        'money',
        'orders',
      ),
    },
  },
  {
    may: 'mayReconcile',
    section: 'money',
    name: 'settlement',
    to: '/settlement',
    routes: {
      '/settlement': page(
        async () => (await import('../settlement/settlement-page.tsx')).SettlementPage,
        'money',
        'orders',
      ),
    },
  },
  {
    may: 'mayExportMonth',
    section: 'money',
    name: 'month',
    to: '/month',
    routes: {
      '/month': page(async () => (await import('../exports/month-page.tsx')).MonthPage, 'orders', 'money'),
    },
  },
  {
    may: 'maySeeOrganisations',
    section: 'money',
    name: 'organisations',
    to: '/organisations',
    routes: {
      '/organisations': page(
        async () => (await import('../organisations/organisations-page.tsx')).OrganisationsPage,
        'money',
        'orders',
      ),
      '/organisations/:id': page(
        async () => (await import('../organisations/organisation-page.tsx')).OrganisationPage,
        'money',
        'orders',
      ),
    },
  },
  {
    may: 'maySeeShares',
    section: 'money',
    name: 'shares',
    to: '/shares',
    routes: {
      '/shares': page(async () => (await import('../shares/shares-page.tsx')).SharesPage, 'money', 'orders'),
      '/shares/:id': page(
        async () => (await import('../shares/statement-page.tsx')).StatementPage,
        'money',
        'orders',
      ),
    },
  },
  {
    may: 'maySeeCoupons',
    section: 'money',
    name: 'coupons',
    to: '/coupons',
    routes: {
      '/coupons': page(async () => (await import('../coupons/coupons-page.tsx')).CouponsPage, 'orders'),
    },
  },
  {
    may: 'maySeeCoupons',
    section: 'money',
    name: 'friends',
    to: '/friends',
    routes: {
      '/friends': page(
        async () => (await import('../friends/friends-page.tsx')).FriendsPage,
        'money',
        'orders',
      ),
    },
  },
];

type SettingsPages = typeof import('../settings/settings-page.tsx');

/** A part of the academy's own settings. */
const part = (
  group: NonNullable<ConsolePage['group']>,
  name: ConsolePage['name'],
  of: keyof SettingsPages,
): ConsolePage => ({
  may: 'mayEditSettings',
  section: 'settings',
  group,
  name,
  to: `/settings/${name}`,
  routes: {
    [`/settings/${name}`]: page(
      async () => (await import('../settings/settings-page.tsx'))[of],
      'settings',
      'catalogue',
      'content',
      'requests',
      'log',
    ),
  },
});

const ownPages: readonly ConsolePage[] = [
  {
    may: 'mayEditSettings',
    section: 'settings',
    name: 'allSettings',
    to: '/settings',
    routes: {
      '/settings': page(
        async () => (await import('../settings/all-settings-page.tsx')).AllSettingsPage,
        'settings',
      ),
    },
  },
  {
    may: 'mayEditSettings',
    section: 'settings',
    group: 'academy',
    name: 'firstSteps',
    to: '/settings/first-steps',
    routes: {
      '/settings/first-steps': page(
        async () => (await import('../settings/first-steps.tsx')).FirstStepsPage,
        'settings',
      ),
    },
  },
  part('academy', 'academy', 'AcademyPage'),
  part('academy', 'look', 'LookPage'),
  part('academy', 'about', 'AboutPage'),
  part('academy', 'fields', 'FieldsPage'),
  part('academy', 'calls', 'CallsPage'),
  {
    may: 'mayRemoveSamples',
    section: 'settings',
    group: 'academy',
    name: 'samples',
    to: '/samples',
    routes: {
      '/samples': page(
        async () => (await import('../catalogue/samples-page.tsx')).SamplesPage,
        'content',
        'catalogue',
        'orders',
      ),
    },
  },
  part('money', 'bank', 'BankPage'),
  part('money', 'promises', 'PromisesPage'),
  {
    may: 'mayEditSettings',
    section: 'settings',
    group: 'money',
    name: 'services',
    to: '/settings/services',
    routes: {
      '/settings/services': page(
        async () => (await import('../settings/services-page.tsx')).ServicesPage,
        'settings',
        'money',
      ),
    },
  },
  part('messages', 'sender', 'SenderPage'),
  {
    may: 'mayEditSettings',
    section: 'settings',
    group: 'messages',
    name: 'emailTexts',
    to: '/settings/emails',
    routes: {
      '/settings/emails': page(
        async () => (await import('../settings/email-texts-page.tsx')).EmailTextsPage,
        'settings',
        'deliveries',
        'catalogue',
      ),
      '/settings/emails/:name': page(
        async () => (await import('../settings/email-texts-page.tsx')).EmailTextPage,
        'settings',
        'deliveries',
        'catalogue',
      ),
    },
  },
  {
    may: 'maySeeDeliveries',
    section: 'settings',
    group: 'messages',
    name: 'deliveries',
    to: '/deliveries',
    routes: {
      '/deliveries': page(
        async () => (await import('../deliveries/delivery-list.tsx')).DeliveryList,
        'deliveries',
        'money',
      ),
      '/deliveries/:id/show': page(
        async () => (await import('../deliveries/delivery-page.tsx')).DeliveryPage,
        'deliveries',
        'money',
      ),
    },
  },
  {
    may: 'mayManageStaff',
    section: 'settings',
    group: 'team',
    name: 'staff',
    to: '/people/staff',
    routes: {
      '/people/staff': page(async () => (await import('../people/staff-page.tsx')).StaffPage, 'people'),
    },
  },
  {
    may: 'maySeeLog',
    section: 'settings',
    group: 'team',
    name: 'log',
    to: '/log',
    resource: 'log',
    list: page(
      async () => (await import('../log/log-list.tsx')).LogList,
      'log',
      'deliveries',
      'catalogue',
      'orders',
      'requests',
      'people',
      'money',
      'teaching',
      'content',
    ),
  },
];

export const settingsPages: readonly ConsolePage[] = [...moneyPages, ...ownPages];
