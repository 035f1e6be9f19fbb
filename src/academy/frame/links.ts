/** Every address that code links to is made here, so that a route can be renamed in one file. */
import { inEach, type Locale, localeOfPath, pathIn, readingOrder } from '../../platform/i18n/locale.ts';
import type { Words } from '../../words.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { type Arrangement, delivered, type MenuEntry, sitePages } from '../settings/arrangement.ts';

const paths = {
  home: () => '/',
  courses: () => '/courses',
  course: (slug: string) => `/courses/${slug}`,
  enrol: (slug: string) => `/courses/${slug}/enrol`,
  waitlist: (slug: string) => `/courses/${slug}/waitlist`,
  scholarship: (slug: string) => `/courses/${slug}/scholarship`,
  waitlistEmails: (token: string) => `/waitlist-letters/${token}`,
  newsEmails: (token: string) => `/news-emails/${token}`,
  joinCommunity: () => '/checkout/membership',
  workshops: () => '/workshops',
  workshop: (slug: string) => `/workshops/${slug}`,
  workshopApply: (slug: string) => `/workshops/${slug}/apply`,
  workshopCalendar: (slug: string) => `/workshops/${slug}/calendar.ics`,
  workshopSeat: (token: string) => `/workshop-places/${token}`,
  workshopSeatCalendar: (token: string) => `/workshop-places/${token}/calendar.ics`,
  shop: () => '/tools',
  bundle: (slug: string) => `/bundles/${slug}`,
  bundleOrder: (slug: string) => `/bundles/${slug}/order`,
  product: (slug: string) => `/products/${slug}`,
  productAccess: (slug: string) => `/products/${slug}/access`,
  productOrder: (slug: string) => `/products/${slug}/order`,
  /** The file itself is at '…/file': the http server streams it. */
  download: (token: string) => `/downloads/${token}`,
  blog: () => '/blog',
  post: (slug: string) => `/blog/${slug}`,
  feed: () => '/blog/feed.xml',
  community: () => '/community',
  sprintDetails: () => '/community/clarity-details',
  accountabilityDetails: () => '/community/accountability-details',
  consultation: () => '/consultation',
  service: (slug: string) => `/consultation/${slug}`,
  bookService: (slug: string) => `/consultation/${slug}/book`,
  renewMembership: (token: string) => `/orders/${token}/renew`,
  moneyBack: (token: string) => `/orders/${token}/money-back`,
  refundAccount: (token: string) => `/orders/${token}/refund`,
  booking: (token: string) => `/orders/${token}/booking`,
  bookingMove: (token: string) => `/orders/${token}/booking/move`,
  bookingCalendar: (token: string) => `/orders/${token}/booking/calendar.ics`,
  hostCourse: () => '/host-course',
  about: () => '/about',
  careers: () => '/careers',
  job: (slug: string) => `/careers/${slug}`,
  contact: () => '/contact',
  support: () => '/support',
  signIn: () => '/clarity-login',
  signInByPhone: () => '/clarity-login/phone',
  signOut: () => '/sign-out',
  theme: () => '/theme',
  learningPlatform: () => '/learning-platform',
  notRegistered: () => '/not-registered',
  paymentRequired: () => '/payment-required',
  register: () => '/register-clarity',
  welcome: () => '/welcome',
  learn: (course: string) => `/learn/${course}`,
  courseSettings: (course: string) => `/learn/${course}/settings`,
  courseNotes: (course: string) => `/learn/${course}/notes`,
  practice: (course: string) => `/learn/${course}/practice`,
  practiceAnswers: (course: string) => `/learn/${course}/practice/answers`,
  unit: (course: string, unit: string) => `/learn/${course}/units/${unit}`,
  lesson: (course: string, lesson: string) => `/learn/${course}/lessons/${lesson}`,
  /** Where a phone reports what was done. */
  push: (course: string) => `/learn/${course}/push`,
  events: (course: string) => `/learn/${course}/events`,
  answers: (course: string, lesson: string) => `/learn/${course}/lessons/${lesson}/answers`,
  handIn: (course: string, lesson: string) => `/learn/${course}/lessons/${lesson}/hand-in`,
  handedFile: (submission: string, file: string) => `/learn/submissions/${submission}/${file}`,
  questionVoice: (question: string, file: string) => `/learn/questions/${question}/${file}`,
  /** What a phone keeps of a lesson, as JSON. */
  keepPlan: (course: string, lesson: string) => `/learn/${course}/lessons/${lesson}/keep`,
  myCourses: () => '/learn',
  startLearning: () => '/learn/start',
  keptLessons: () => '/learn/kept',
  searchLessons: () => '/learn/search',
  lessonQuestions: (course: string, lesson: string) => `/learn/${course}/lessons/${lesson}/questions`,
  peerReviews: (course: string, lesson: string) => `/learn/${course}/lessons/${lesson}/reviews`,
  group: (course: string) => `/learn/${course}/group`,
  live: (course: string) => `/learn/${course}/live`,
  liveSession: (course: string, session: string) => `/learn/${course}/live/${session}`,
  liveCalendar: (course: string) => `/learn/${course}/calendar.ics`,
  liveCalendarOf: (course: string, session: string) => `/learn/${course}/live/${session}/calendar.ics`,
  liveFeed: (course: string, file: string) => `/learn/${course}/calendar/${file}`,
  courseReview: (course: string) => `/learn/${course}/review`,
  outcome: (token: string) => `/learn/outcome/${token}`,
  learningEmails: (token: string) => `/learn/emails/${token}`,
  enterClassroom: (course: string, token: string) => `/learn/${course}/enter/${token}`,
  ownCertificate: (course: string) => `/learn/${course}/certificate`,
  ownMade: (course: string) => `/learn/${course}/made`,
  madeSheet: (course: string) => `/learn/${course}/made.pdf`,
  made: (code: string) => `/made/${code}`,
  madePhoto: (code: string, photo: string) => `/made/${code}/${photo}`,
  certificate: (number: string) => `/certificates/${number}`,
  certificateCredential: (number: string) => `/certificates/${number}/credential.jwt`,
  certificatePdf: (number: string) => `/certificates/${number}/certificate.pdf`,
  certificatePicture: (number: string, shape: string) => `/certificates/${number}/${shape}.png`,
  account: () => '/account',
  accountOrders: () => '/account/orders',
  accountBookings: () => '/account/bookings',
  accountDevices: () => '/account/devices',
  accountMessages: () => '/account/whatsapp',
  accountFriends: () => '/account/friends',
  friendOffer: (code: string) => `/friend/${code}`,
  accountData: () => '/account/data',
  accountExport: () => '/account/data/export.json',
  accountExportPage: () => '/account/data/export',
  accountDelete: () => '/account/data/delete',
  accountDeleted: () => '/account-deleted',
  communityInside: () => '/circle',
  communityEntrance: () => '/circle/door',
  communitySpaces: () => '/circle/spaces',
  communitySpace: (space: string) => `/circle/spaces/${space}`,
  communityPost: (id: string) => `/circle/posts/${id}`,
  communityReply: (id: string, reply: string) => `/circle/posts/${id}?reply=${reply}#reply-${reply}`,
  communityChange: (kind: string, id: string) => `/circle/change/${kind}/${id}`,
  communityPicture: (id: string) => `/circle/pictures/${id}`,
  communitySearch: () => '/circle/search',
  communityMentions: () => '/circle/mentions',
  communityMember: (id: string) => `/circle/members/${id}`,
  communityProfile: () => '/circle/profile',
  communityReport: (kind: string, id: string) => `/circle/report/${kind}/${id}`,
  communityCalls: () => '/circle/calls',
  communityCallCalendar: (id: string) => `/circle/calls/${id}/calendar.ics`,
  communitySprint: () => '/circle/sprint',
  communityDigest: (token: string) => `/circle/digest/${token}`,
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
  cookies: () => '/cookie-policy',
  orderByEmail: () => '/orders/by-email',
  order: (token: string) => `/orders/${token}`,
  orderDetails: (token: string) => `/orders/${token}/details`,
  orderMethod: (token: string) => `/orders/${token}/method`,
  orderCard: (token: string) => `/orders/${token}/card`,
  orderBankTransfer: (token: string) => `/orders/${token}/bank-transfer`,
  orderCash: (token: string) => `/orders/${token}/cash`,
  orderWallet: (token: string) => `/orders/${token}/wallet`,
  orderOther: (token: string) => `/orders/${token}/other`,
  orderInstalments: (token: string) => `/orders/${token}/instalments`,
  orderReceipts: (token: string) => `/orders/${token}/receipts`,
  receipt: (token: string) => `/orders/${token}/receipt`,
  giftCard: (token: string) => `/orders/${token}/gift`,
  takeGift: (code: string) => `/gifts/${code}`,
  takeSeat: (code: string) => `/seats/${code}`,
  organisation: (token: string) => `/organisations/${token}`,
  organisationPaper: (token: string, number: string) => `/organisations/${token}/${number}.pdf`,
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
  mailEmail: (id: string) => `/mailbox/${id}/email`,
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

const all: Record<Locale, Links> = inEach(linksOf);

/** The links of one language: `linksIn('ar').course('english-mastery')` is '/ar/courses/english-mastery'. */
export const linksIn = (locale: Locale): Links => all[locale];

/** Pages that are always there, beside those of the menu. */
const alwaysThere = [
  'sprintDetails',
  'accountabilityDetails',
  'joinCommunity',
  'signIn',
  'myCourses',
  'communityInside',
  'learningPlatform',
  'privacy',
  'terms',
  'cookies',
] as const;

/** What a path of the site in English shows: a page that is always there, or a record by its folder and slug. */
export function shownAt(link: string): 'page' | { folder: string; slug: string } | null {
  const path = link.replace(/[?#].*$/, '');
  if ([...sitePages, ...alwaysThere].some((page) => all.en[page]() === path)) return 'page';
  const [, folder, slug] = /^\/([a-z]+)\/([a-z0-9-]+)$/.exec(path) ?? [];
  return folder === undefined || slug === undefined ? null : { folder, slug };
}

export type NavigationLink = { href: string; label: string; isHere: boolean };
type NavigationWords = Words['common']['navigation'];

const linkTo = (href: string, label: string, pathname: string): NavigationLink => ({
  href,
  label,
  isHere: pathname === href || (href !== pathIn(localeOfPath(href), '/') && pathname.startsWith(`${href}/`)),
});

/** Entries of a menu as links of one language, with the one that is open marked. */
export function entryLinks(
  entries: readonly MenuEntry[],
  { words, locale, pathname }: { words: NavigationWords; locale: Locale; pathname: string },
): NavigationLink[] {
  return entries.flatMap(({ page, link, title }) => {
    if (page !== 'ownLink') return linkTo(all[locale][page](), title[locale] || words[page], pathname);
    // Still to be typed, in a preview.
    if (link === '') return [];
    // A title that is not written in this language is shown in another, not the address.
    const [own = link] = readingOrder(locale).flatMap((one) => title[one] || []);
    return linkTo(link.startsWith('/') ? pathIn(locale, link) : link, own, pathname);
  });
}

/** The links of the top bar and of its More menu, in order, with the one that is open marked. */
export function navigationOf(
  locale: Locale,
  words: NavigationWords,
  pathname: string,
  { menu = delivered.menu, menuMore = delivered.menuMore }: Pick<Arrangement, 'menu' | 'menuMore'> = {},
) {
  const more = entryLinks(menuMore, { words, locale, pathname });
  const half = Math.floor(more.length / 2);
  return {
    main: entryLinks(menu, { words, locale, pathname }),
    /** Two groups; as delivered, what else there is, and who is behind it. */
    more: [more.slice(0, half), more.slice(half)].filter((group) => group.length > 0),
    account: linkTo(all[locale].account(), words.account, pathname),
    consultation: linkTo(all[locale].consultation(), words.consultation, pathname),
  };
}

/** What a letter of a title takes in the bar, in pixels: an average of our letters, on the safe side. */
export const letterWidth: Record<Locale, number> = { en: 10.2, ar: 9.3, fr: 10.2 };

/** In pixels: what the bar has for the name and the titles, from 960 and from 1,280 pixels of the screen on. */
export const barRoom = { narrow: 450, wide: 585 };

/** In pixels: what the academy's name and these titles take in the bar. */
export function barNeed(
  titles: readonly { label: string }[],
  { siteName, logo }: Pick<AcademySettings, 'siteName' | 'logo'>,
  locale: Locale,
): number {
  const name = logo ? 200 : 45 + siteName[locale].length * 13;
  return titles.reduce((sum, { label }) => sum + label.length * letterWidth[locale] + 30, name);
}

/** With more of them the footer would fill most of a phone's screen: 450 pixels. */
export const mostFooterLines = 3;

/** How many lines these titles take one after the other on a phone of 360 pixels. */
export function linesOnPhone(titles: readonly { label: string }[], locale: Locale): number {
  let [lines, filled] = [1, 0];
  for (const { label } of titles) {
    // In the bar letters are bolder.
    const need = label.length * letterWidth[locale] * 0.9;
    if (filled > 0 && filled + need > 324) [lines, filled] = [lines + 1, 0];
    filled += need + 16;
  }
  return lines;
}

const ownBusiness =
  /^(\/[a-z]{2})?\/(courses\/[^/]+\/enrol|(?:products|bundles)\/[^/]+\/order|consultation\/[^/]+\/book|checkout|orders|gifts|seats|organisations|payment|account|account-deleted|clarity-login|not-registered|payment-required|virtual-test-payment\/enrol)(\/|$)/;

/**
 * Whether a page is about the visitor's own order, payment, sign-in or account: its footer is one line.
 */
export const isOwnBusiness = (pathname: string): boolean => ownBusiness.test(pathname);

/** Whether a page's own button is the loudest there: it sells one course, or is about the visitor's own order. */
export const hasOwnAction = (pathname: string): boolean =>
  /^(\/[a-z]{2})?\/courses\/./.test(pathname) || isOwnBusiness(pathname);

/** The address that dials a number, however it is written for reading: digits and the plus before them. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
