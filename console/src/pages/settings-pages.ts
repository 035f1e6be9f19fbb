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
    may: 'maySeeNotifications',
    section: 'money',
    name: 'notifications',
    to: '/notifications',
    resource: 'notifications',
    list: page(
      async () => (await import('../notifications/notification-list.tsx')).NotificationList,
      'money',
      'log',
    ),
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
    may: 'mayManageCoupons',
    section: 'money',
    name: 'coupons',
    to: '/coupons',
    routes: {
      '/coupons': page(async () => (await import('../coupons/coupons-page.tsx')).CouponsPage, 'orders'),
    },
  },
];

/** After the academy's own settings, which are a record of the catalogue. */
const ownPages: readonly ConsolePage[] = [
  {
    may: 'mayManageStaff',
    section: 'settings',
    name: 'staff',
    to: '/people/staff',
    routes: {
      '/people/staff': page(async () => (await import('../people/staff-page.tsx')).StaffPage, 'people'),
    },
  },
  {
    may: 'maySeeMails',
    section: 'settings',
    name: 'letters',
    to: '/letters',
    resource: 'letters',
    list: page(async () => (await import('../emails/email-page.tsx')).EmailList, 'log', 'orders'),
    show: page(async () => (await import('../emails/email-page.tsx')).EmailPage, 'log', 'orders'),
  },
  {
    may: 'maySeeWebhooks',
    section: 'settings',
    name: 'events',
    to: '/events',
    resource: 'events',
    list: page(async () => (await import('../events/event-page.tsx')).EventList, 'log'),
    show: page(async () => (await import('../events/event-page.tsx')).EventPage, 'log'),
  },
  {
    may: 'maySeeLog',
    section: 'settings',
    name: 'log',
    to: '/log',
    resource: 'log',
    list: page(
      async () => (await import('../log/log-list.tsx')).LogList,
      'log',
      'catalogue',
      'orders',
      'requests',
      'people',
      'money',
    ),
  },
  {
    may: 'mayRemoveSamples',
    section: 'settings',
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
];

export const settingsPages: readonly ConsolePage[] = [...moneyPages, ...ownPages];
