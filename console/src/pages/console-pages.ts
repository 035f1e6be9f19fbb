import Key from '@mui/icons-material/KeyOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import History from '@mui/icons-material/History';
import Mail from '@mui/icons-material/MailOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import School from '@mui/icons-material/CastForEducationOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Certificate from '@mui/icons-material/WorkspacePremiumOutlined';
import Questions from '@mui/icons-material/QuestionAnswerOutlined';
import Marking from '@mui/icons-material/RateReviewOutlined';
import Reviews from '@mui/icons-material/StarHalfOutlined';
import Balance from '@mui/icons-material/BalanceOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import CardGiftcard from '@mui/icons-material/CardGiftcardOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import LocalOffer from '@mui/icons-material/LocalOfferOutlined';
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import { type ConsolePage, page } from './console-page.ts';
import { peoplePages } from './people-pages.ts';

/** Payments and refunds. */
const moneyPages: readonly ConsolePage[] = [
  {
    may: 'maySeeOrders',
    group: 'money',
    icon: ShoppingBag,
    to: '/orders',
    title: ({ orders }) => orders.title,
    resource: 'orders',
    list: page(async () => (await import('../orders/order-list.tsx')).OrderList),
    show: page(async () => (await import('../orders/order-page.tsx')).OrderPage),
  },
  {
    may: 'mayLetIn',
    group: 'money',
    icon: CardGiftcard,
    to: '/let-in',
    title: ({ letting }) => letting.title,
    routes: { '/let-in': page(async () => (await import('../letting/let-in-page.tsx')).LetInPage) },
  },
  {
    may: 'mayDecideClaims',
    group: 'money',
    icon: FactCheck,
    to: '/claims',
    title: ({ claims }) => claims.title,
    routes: {
      '/claims': page(async () => (await import('../claims/claims-page.tsx')).ClaimsPage),
      '/claims/statement': page(async () => (await import('../claims/statement-page.tsx')).StatementPage),
    },
  },
  {
    may: 'mayRefund',
    group: 'money',
    icon: Undo,
    to: '/refunds',
    title: ({ refunds }) => refunds.title,
    routes: {
      '/refunds': page(async () => (await import('../refunds/refund-list.tsx')).RefundList),
      '/refunds/:id/show': page(async () => (await import('../refunds/refund-page.tsx')).RefundPage),
      '/orders/:id/refund': page(
        async () => (await import('../refunds/refund-order-page.tsx')).RefundOrderPage,
      ),
    },
  },
  {
    may: 'mayReconcile',
    group: 'money',
    icon: Balance,
    to: '/reconcile',
    title: ({ reconcile }) => reconcile.menu,
    routes: {
      '/reconcile': page(async () => (await import('../reconcile/reconcile-page.tsx')).ReconcilePage),
    },
  },
  {
    may: 'mayReconcile',
    group: 'money',
    icon: UploadFile,
    to: '/settlement',
    title: ({ settlement }) => settlement.menu,
    routes: {
      '/settlement': page(async () => (await import('../settlement/settlement-page.tsx')).SettlementPage),
    },
  },
  {
    may: 'mayExportMonth',
    group: 'money',
    icon: CalendarMonth,
    to: '/month',
    title: ({ lists }) => lists.month.title,
    routes: { '/month': page(async () => (await import('../exports/month-page.tsx')).MonthPage) },
  },
  {
    may: 'mayManageCoupons',
    group: 'money',
    icon: LocalOffer,
    to: '/coupons',
    title: ({ coupons }) => coupons.title,
    routes: { '/coupons': page(async () => (await import('../coupons/coupons-page.tsx')).CouponsPage) },
  },
];

/** Courses with their lessons, and the dated groups they are sold in. */
const teachingPages: readonly ConsolePage[] = [
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: School,
    to: '/teaching',
    title: ({ teaching }) => teaching.courses.menu,
    routes: {
      '/teaching': page(async () => (await import('../teaching/outline-page.tsx')).CoursesPage),
      '/teaching/:course': page(async () => (await import('../teaching/outline-page.tsx')).OutlinePage),
      '/teaching/:course/lessons/:lesson': page(
        async () => (await import('../teaching/lesson-page.tsx')).LessonPage,
      ),
    },
  },
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: Groups,
    to: '/groups',
    title: ({ cohorts }) => cohorts.title,
    routes: {
      '/groups': page(async () => (await import('../teaching/cohorts-page.tsx')).CohortsPage),
      '/groups/:of': page(async () => (await import('../teaching/group-page.tsx')).GroupPage),
    },
  },
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: Marking,
    to: '/teaching/marking',
    title: ({ marking }) => marking.title,
    routes: {
      '/teaching/marking': page(async () => (await import('../teaching/marking-page.tsx')).MarkingPage),
    },
  },
  {
    may: 'mayTeach',
    group: 'teaching',
    icon: Questions,
    to: '/teaching/questions',
    title: ({ feedback }) => feedback.questions.title,
    routes: {
      '/teaching/questions': page(async () => (await import('../teaching/questions-page.tsx')).QuestionsPage),
    },
  },
  {
    may: 'mayRemoveReviews',
    group: 'teaching',
    icon: Reviews,
    to: '/teaching/reviews',
    title: ({ feedback }) => feedback.reviews.title,
    routes: {
      '/teaching/reviews': page(async () => (await import('../teaching/reviews-page.tsx')).ReviewsPage),
    },
  },
  {
    may: 'mayRevokeCertificates',
    group: 'teaching',
    icon: Certificate,
    to: '/teaching/certificates',
    title: ({ certificates }) => certificates.title,
    routes: {
      '/teaching/certificates': page(
        async () => (await import('../teaching/certificates-page.tsx')).CertificatesPage,
      ),
    },
  },
];

/** What the academy itself did and sent. */
const academyPages: readonly ConsolePage[] = [
  {
    may: 'mayManageStaff',
    group: 'academy',
    icon: Badge,
    to: '/people/staff',
    title: ({ people }) => people.staff.title,
    routes: { '/people/staff': page(async () => (await import('../people/staff-page.tsx')).StaffPage) },
  },
  {
    may: 'maySeeMails',
    group: 'academy',
    icon: Mail,
    to: '/letters',
    title: ({ common }) => common.menu.letters,
    resource: 'letters',
    list: page(async () => (await import('../emails/email-page.tsx')).EmailList),
    show: page(async () => (await import('../emails/email-page.tsx')).EmailPage),
  },
  {
    may: 'maySeeWebhooks',
    group: 'academy',
    icon: Webhook,
    to: '/events',
    title: ({ common }) => common.menu.events,
    resource: 'events',
    list: page(async () => (await import('../events/event-page.tsx')).EventList),
    show: page(async () => (await import('../events/event-page.tsx')).EventPage),
  },
  {
    may: 'maySeeNotifications',
    group: 'academy',
    icon: AccountBalance,
    to: '/notifications',
    title: ({ notifications }) => notifications.title,
    resource: 'notifications',
    list: page(async () => (await import('../notifications/notification-list.tsx')).NotificationList),
  },
  {
    may: 'maySeeLog',
    group: 'academy',
    icon: History,
    to: '/log',
    title: ({ log }) => log.title,
    resource: 'log',
    list: page(async () => (await import('../log/log-list.tsx')).LogList),
  },
];

/** The catalogue and other content. */
const RecordEditor = page(async () => (await import('../catalogue/record-editor.tsx')).RecordEditor);

const offerPages: readonly ConsolePage[] = [
  {
    may: 'maySeeCatalogue',
    group: 'offer',
    icon: MenuBook,
    to: '/catalogue/course',
    title: ({ catalogue }) => catalogue.title,
    routes: {
      '/catalogue/:kind': page(async () => (await import('../catalogue/record-list.tsx')).RecordList),
      '/catalogue/:kind/new': RecordEditor,
      '/catalogue/:kind/:slug': RecordEditor,
    },
  },
  {
    may: 'mayEditCatalogue',
    group: 'offer',
    icon: PhotoLibrary,
    to: '/pictures',
    title: ({ pictures }) => pictures.title,
    routes: { '/pictures': page(async () => (await import('../pictures/pictures-page.tsx')).PicturesPage) },
  },
  {
    may: 'maySeeAccessCodes',
    group: 'offer',
    icon: Key,
    to: '/access-codes',
    title: ({ codes }) => codes.title,
    routes: { '/access-codes': page(async () => (await import('../codes/codes-page.tsx')).CodesPage) },
  },
];

export const TodayPage = page(async () => (await import('../today/today-page.tsx')).TodayPage);

export const MySignIn = page(async () => (await import('../second-factor/my-sign-in.tsx')).MySignIn);

/** Every page of the console, in the order of the menu: the menu and the app's routes are both made from this. */
export const consolePages: readonly ConsolePage[] = [
  ...moneyPages,
  ...peoplePages,
  ...teachingPages,
  ...offerPages,
  ...academyPages,
];
