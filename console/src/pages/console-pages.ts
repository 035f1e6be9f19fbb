/** Every page of the console, in the order of the menu and its tabs: both, and the app's routes, are made from this. */
import { type ConsolePage, page, type Section } from './console-page.ts';
import { servicePages } from './service-pages.ts';
import { settingsPages } from './settings-pages.ts';

const orderPages: readonly ConsolePage[] = [
  {
    may: 'maySeeOrders',
    section: 'orders',
    name: 'orders',
    to: '/orders',
    resource: 'orders',
    list: page(
      async () => (await import('../orders/order-list.tsx')).OrderList,
      'orders',
      'requests',
      'catalogue',
      'people',
    ),
    show: page(
      async () => (await import('../orders/order-page.tsx')).OrderPage,
      'orders',
      'money',
      'log',
      'deliveries',
      'requests',
      'teaching',
      'people',
    ),
  },
  {
    may: 'mayDecideClaims',
    section: 'orders',
    name: 'claims',
    to: '/claims',
    routes: {
      '/claims': page(async () => (await import('../claims/claims-page.tsx')).ClaimsPage, 'orders', 'people'),
      '/claims/list': page(async () => (await import('../claims/claims-list.tsx')).ClaimsList, 'orders'),
      '/claims/statement': page(
        async () => (await import('../claims/statement-page.tsx')).StatementPage,
        'orders',
      ),
    },
  },
  {
    may: 'mayRefund',
    section: 'orders',
    name: 'refunds',
    to: '/refunds',
    routes: {
      '/refunds': page(
        async () => (await import('../refunds/refund-list.tsx')).RefundList,
        'money',
        'orders',
      ),
      '/refunds/:id/show': page(
        async () => (await import('../refunds/refund-page.tsx')).RefundPage,
        'money',
        'orders',
      ),
      '/orders/:id/refund': page(
        async () => (await import('../refunds/refund-order-page.tsx')).RefundOrderPage,
        'money',
        'orders',
      ),
    },
  },
  {
    may: 'mayPlaceOrders',
    section: 'orders',
    name: 'newOrder',
    to: '/new-order',
    routes: {
      '/new-order': page(async () => (await import('../orders/new-order-page.tsx')).NewOrderPage, 'orders'),
    },
  },
  {
    may: 'mayPlaceOrders',
    section: 'orders',
    name: 'giveFreeAccess',
    to: '/let-in',
    routes: {
      '/let-in': page(
        async () => (await import('../free-access/free-access-page.tsx')).FreeAccessPage,
        'requests',
      ),
    },
  },
];

const learnerPages: readonly ConsolePage[] = [
  {
    may: 'maySeePeople',
    section: 'learners',
    name: 'learners',
    to: '/people/learners',
    routes: {
      '/people/learners': page(
        async () => (await import('../people/learners-page.tsx')).LearnersPage,
        'people',
      ),
      '/people/learners/:email': page(
        async () => (await import('../people/person-page.tsx')).PersonPage,
        'people',
        'orders',
        'requests',
        'community',
        'deliveries',
      ),
    },
  },
  {
    may: 'mayImport',
    section: 'learners',
    name: 'imports',
    to: '/imports',
    routes: {
      '/imports': page(
        async () => (await import('../imports/imports-page.tsx')).ImportsPage,
        'people',
        'requests',
      ),
    },
  },
];

/** One e-mail to many. */
const broadcastPages: readonly ConsolePage[] = [
  {
    may: 'mayWriteToLearners',
    section: 'learners',
    name: 'broadcasts',
    to: '/broadcasts',
    resource: 'broadcasts',
    list: page(async () => (await import('../broadcasts/broadcast-list.tsx')).BroadcastList, 'broadcasts'),
    show: page(
      async () => (await import('../broadcasts/broadcast-page.tsx')).BroadcastPage,
      'broadcasts',
      'content',
    ),
  },
];

/** Courses with their lessons, and the dated groups they are sold in. */
const teachingPages: readonly ConsolePage[] = [
  {
    may: 'mayTeach',
    section: 'teaching',
    name: 'lessons',
    to: '/teaching',
    routes: {
      '/teaching': page(
        async () => (await import('../teaching/courses-page.tsx')).CoursesPage,
        'teaching',
        'catalogue',
      ),
      '/teaching/:course': page(
        async () => (await import('../teaching/outline-page.tsx')).OutlinePage,
        'teaching',
        'catalogue',
      ),
      '/teaching/:course/lessons/:lesson': page(
        async () => (await import('../teaching/lesson-page.tsx')).LessonPage,
        'teaching',
        'catalogue',
        'content',
      ),
    },
  },
  {
    may: 'mayTeach',
    section: 'teaching',
    name: 'groups',
    to: '/groups',
    routes: {
      '/groups': page(async () => (await import('../teaching/cohorts-page.tsx')).CohortsPage, 'teaching'),
      '/groups/:of': page(
        async () => (await import('../teaching/group-page.tsx')).GroupPage,
        'teaching',
        'requests',
      ),
    },
  },
  {
    may: 'mayTeach',
    section: 'teaching',
    name: 'marking',
    to: '/teaching/marking',
    routes: {
      '/teaching/marking': page(
        async () => (await import('../teaching/marking-page.tsx')).MarkingPage,
        'teaching',
        'orders',
      ),
    },
  },
  {
    may: 'mayTeach',
    section: 'teaching',
    name: 'questions',
    to: '/teaching/questions',
    routes: {
      '/teaching/questions': page(
        async () => (await import('../teaching/questions-page.tsx')).QuestionsPage,
        'teaching',
        'community',
      ),
    },
  },
  {
    may: 'maySeeOwnShares',
    section: 'teaching',
    name: 'ownShare',
    to: '/own-share',
    routes: {
      '/own-share': page(
        async () => (await import('../shares/statement-page.tsx')).OwnSharePage,
        'money',
        'orders',
      ),
      '/own-share/:id': page(
        async () => (await import('../shares/statement-page.tsx')).StatementPage,
        'money',
        'orders',
      ),
    },
  },
  {
    may: 'mayRemoveReviews',
    section: 'teaching',
    name: 'reviews',
    to: '/teaching/reviews',
    routes: {
      '/teaching/reviews': page(
        async () => (await import('../teaching/reviews-page.tsx')).ReviewsPage,
        'teaching',
      ),
    },
  },
  {
    may: 'mayRevokeCertificates',
    section: 'teaching',
    name: 'certificates',
    to: '/teaching/certificates',
    routes: {
      '/teaching/certificates': page(
        async () => (await import('../teaching/certificates-page.tsx')).CertificatesPage,
        'teaching',
      ),
    },
  },
];

const RecordEditor = page(
  async () => (await import('../catalogue/record-editor.tsx')).RecordEditor,
  'catalogue',
  'content',
  'requests',
);

/** Their routes are those of the catalogue. */
const kind = (section: Section, name: ConsolePage['name']): ConsolePage => ({
  may: 'maySeeCatalogue',
  section,
  name,
  to: `/catalogue/${name}`,
  routes: {},
});

const cataloguePages: readonly ConsolePage[] = [
  {
    ...kind('catalogue', 'course'),
    routes: {
      '/catalogue/:kind': page(
        async () => (await import('../catalogue/record-list.tsx')).RecordList,
        'catalogue',
        'content',
      ),
      '/catalogue/:kind/new': RecordEditor,
      '/catalogue/:kind/:slug': RecordEditor,
    },
  },
  kind('catalogue', 'workshop'),
  kind('catalogue', 'product'),
  kind('catalogue', 'bundle'),
  kind('catalogue', 'service'),
  kind('catalogue', 'trainer'),
  kind('catalogue', 'campaign'),
  {
    may: 'mayEditCatalogue',
    section: 'catalogue',
    name: 'pictures',
    to: '/pictures',
    routes: {
      '/pictures': page(
        async () => (await import('../pictures/pictures-page.tsx')).PicturesPage,
        'content',
        'catalogue',
      ),
    },
  },
  {
    may: 'maySeeAccessCodes',
    section: 'catalogue',
    name: 'codes',
    to: '/access-codes',
    routes: {
      '/access-codes': page(async () => (await import('../codes/codes-page.tsx')).CodesPage, 'orders'),
      '/access-codes/:course': page(
        async () => (await import('../codes/unused-codes-page.tsx')).UnusedCodesPage,
        'orders',
      ),
    },
  },
  kind('content', 'post'),
  kind('content', 'legal'),
  kind('content', 'job'),
];

export const TodayPage = page(async () => (await import('../today/today-page.tsx')).TodayPage, 'orders');

export const MySignIn = page(async () => (await import('../second-factor/my-sign-in.tsx')).MySignIn);

export const consolePages: readonly ConsolePage[] = [
  ...orderPages,
  ...learnerPages,
  ...broadcastPages,
  ...teachingPages,
  ...cataloguePages,
  ...servicePages,
  ...settingsPages,
];
