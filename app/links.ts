/** Every address that code links to, made here and nowhere else, so that a route can be renamed in one place. */
import { pathIn, type Locale } from '../domain/people/locale.ts';

const paths = {
  home: () => '/',
  courses: () => '/courses',
  course: (slug: string) => `/courses/${slug}`,
  enrol: (slug: string) => `/courses/${slug}/enrol`,
  waitlist: (slug: string) => `/courses/${slug}/waitlist`,
  joinCommunity: () => '/checkout/membership',
  workshops: () => '/workshops',
  workshop: (slug: string) => `/workshops/${slug}`,
  workshopApply: (slug: string) => `/workshops/${slug}/apply`,
  workshopCalendar: (slug: string) => `/workshops/${slug}/calendar.ics`,
  workshopPlace: (token: string) => `/workshop-places/${token}`,
  shop: () => '/tools',
  product: (slug: string) => `/products/${slug}`,
  productAccess: (slug: string) => `/products/${slug}/access`,
  /** The file itself is at '…/file': the door streams it. */
  download: (token: string) => `/downloads/${token}`,
  blog: () => '/blog',
  post: (slug: string) => `/blog/${slug}`,
  feed: () => '/blog/feed.xml',
  community: () => '/community',
  clarityDetails: () => '/community/clarity-details',
  accountabilityDetails: () => '/community/accountability-details',
  consultation: () => '/consultation',
  service: (slug: string) => `/consultation/${slug}`,
  hostCourse: () => '/host-course',
  about: () => '/about',
  careers: () => '/careers',
  job: (slug: string) => `/careers/${slug}`,
  contact: () => '/contact',
  support: () => '/support',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
  cookies: () => '/cookie-policy',
  order: (token: string) => `/orders/${token}`,
  orderDetails: (token: string) => `/orders/${token}/details`,
  orderMethod: (token: string) => `/orders/${token}/method`,
  orderCard: (token: string) => `/orders/${token}/card`,
  orderBankTransfer: (token: string) => `/orders/${token}/bank-transfer`,
  orderCash: (token: string) => `/orders/${token}/cash`,
  orderOther: (token: string) => `/orders/${token}/other`,
  orderReceipts: (token: string) => `/orders/${token}/receipts`,
  receipt: (token: string) => `/orders/${token}/receipt`,
  receiptPdf: (token: string) => `/orders/${token}/receipt.pdf`,
  creditNotePdf: (token: string, number: string) => `/orders/${token}/credit-notes/${number}.pdf`,
  paymentSuccess: () => '/payment/success',
  paymentFailure: () => '/payment/failure',
  paymentCancel: () => '/payment/cancel',
  paymentTest: () => '/payment-test',
  paymentTestPage: () => '/payment-test-page',
  formTest: () => '/form-test',
  virtualTest: () => '/virtual-test-payment',
  virtualTestEnrol: () => '/virtual-test-payment/enrol',
  usersTest: () => '/supabase-test',
  practiceBank: (reference: string) => `/practice-bank/${reference}`,
  mailbox: () => '/mailbox',
  mail: (id: string) => `/mailbox/${id}`,
  mailLetter: (id: string) => `/mailbox/${id}/letter`,
  staff: () => '/staff',
  staffSignIn: () => '/staff/sign-in',
  staffSignOut: () => '/staff/sign-out',
  staffOrder: (number: string) => `/staff/orders/${number}`,
  staffReceipt: (number: string, id: string) => `/staff/orders/${number}/receipts/${id}`,
  staffRecordPayment: (number: string) => `/staff/orders/${number}/record-payment`,
  staffRefunds: () => '/staff/refunds',
  staffRefund: (id: string) => `/staff/refunds/${id}`,
  staffRefundOrder: (number: string) => `/staff/orders/${number}/refund`,
  staffAccessCodes: () => '/staff/access-codes',
  staffNotifications: () => '/staff/notifications',
  staffReconcile: () => '/staff/reconcile',
  staffSettlement: () => '/staff/settlement',
  staffApplications: () => '/staff/applications',
  staffLog: () => '/staff/log',
};

export type Links = typeof paths;

type MakePath = (...parts: string[]) => string;

const linksOf = (locale: Locale): Links =>
  Object.fromEntries(
    Object.entries<MakePath>(paths).map(([name, make]) => [
      name,
      (...parts: string[]) => pathIn(locale, make(...parts.map(encodeURIComponent))),
    ]),
  ) as Links;

const both: Record<Locale, Links> = { en: linksOf('en'), ar: linksOf('ar') };

/** The links of one language: `linksIn('ar').course('english-mastery')` is '/ar/courses/english-mastery'. */
export const linksIn = (locale: Locale): Links => both[locale];
