/** All that the site says, by language. `say.home.hero.title` is src/features/home/home.words.en.ts → hero.title. */
import { ar as commonAr } from './features/site/words.ar.ts';
import { en as commonEn } from './features/site/words.en.ts';
import { ar as accountAr } from './features/accounts/account.words.ar.ts';
import { en as accountEn } from './features/accounts/account.words.en.ts';
import { ar as blogAr } from './features/blog/blog.words.ar.ts';
import { en as blogEn } from './features/blog/blog.words.en.ts';
import { ar as wireAr } from './features/public-api/wire.words.ar.ts';
import { en as wireEn } from './features/public-api/wire.words.en.ts';
import { ar as courseAr } from './features/courses/course.words.ar.ts';
import { en as courseEn } from './features/courses/course.words.en.ts';
import { ar as coursesAr } from './features/courses/courses.words.ar.ts';
import { en as coursesEn } from './features/courses/courses.words.en.ts';
import { ar as ecommerceMasteryVirtualAr } from './features/courses/ecommerce-mastery-virtual.words.ar.ts';
import { en as ecommerceMasteryVirtualEn } from './features/courses/ecommerce-mastery-virtual.words.en.ts';
import { ar as applyAr } from './features/applications/apply.words.ar.ts';
import { en as applyEn } from './features/applications/apply.words.en.ts';
import { ar as workshopApplicationAr } from './features/workshops/workshop-application.words.ar.ts';
import { en as workshopApplicationEn } from './features/workshops/workshop-application.words.en.ts';
import { ar as waitlistAr } from './features/waitlists/waitlist.words.ar.ts';
import { en as waitlistEn } from './features/waitlists/waitlist.words.en.ts';
import { ar as exportsAr } from './features/reports/exports.words.ar.ts';
import { en as exportsEn } from './features/reports/exports.words.en.ts';
import { ar as waitlistLettersAr } from './features/waitlists/waitlist-letters.words.ar.ts';
import { en as waitlistLettersEn } from './features/waitlists/waitlist-letters.words.en.ts';
import { ar as couponAr } from './features/coupons/coupon.words.ar.ts';
import { en as couponEn } from './features/coupons/coupon.words.en.ts';
import { ar as rightsAr } from './features/access/rights.words.ar.ts';
import { en as rightsEn } from './features/access/rights.words.en.ts';
import { ar as enrolAr } from './features/checkout/enrol.words.ar.ts';
import { en as enrolEn } from './features/checkout/enrol.words.en.ts';
import { ar as transferAr } from './features/transfers/transfer.words.ar.ts';
import { en as transferEn } from './features/transfers/transfer.words.en.ts';
import { ar as instalmentsAr } from './features/instalments/instalments.words.ar.ts';
import { en as instalmentsEn } from './features/instalments/instalments.words.en.ts';
import { ar as bookingAr } from './features/consultations/booking.words.ar.ts';
import { en as bookingEn } from './features/consultations/booking.words.en.ts';
import { ar as orderAr } from './features/orders/order.words.ar.ts';
import { en as orderEn } from './features/orders/order.words.en.ts';
import { ar as paymentAr } from './features/payments/payment.words.ar.ts';
import { en as paymentEn } from './features/payments/payment.words.en.ts';
import { ar as testScreensAr } from './features/test-screens/test-screens.words.ar.ts';
import { en as testScreensEn } from './features/test-screens/test-screens.words.en.ts';
import { ar as practiceBankAr } from './features/payments/practice-bank.words.ar.ts';
import { en as practiceBankEn } from './features/payments/practice-bank.words.en.ts';
import { ar as signInAr } from './features/accounts/sign-in.words.ar.ts';
import { en as signInEn } from './features/accounts/sign-in.words.en.ts';
import { ar as learningPlatformAr } from './features/accounts/learning-platform.words.ar.ts';
import { en as learningPlatformEn } from './features/accounts/learning-platform.words.en.ts';
import { ar as joiningAr } from './features/accounts/joining.words.ar.ts';
import { en as joiningEn } from './features/accounts/joining.words.en.ts';
import { ar as welcomeInAr } from './features/accounts/welcome-in.words.ar.ts';
import { en as welcomeInEn } from './features/accounts/welcome-in.words.en.ts';
import { ar as communityAr } from './features/community/community.words.ar.ts';
import { en as communityEn } from './features/community/community.words.en.ts';
import { ar as circleAr } from './features/community/circle.words.ar.ts';
import { en as circleEn } from './features/community/circle.words.en.ts';
import { ar as circleSafetyAr } from './features/community/circle-safety.words.ar.ts';
import { en as circleSafetyEn } from './features/community/circle-safety.words.en.ts';
import { ar as circleSprintAr } from './features/community/circle-sprint.words.ar.ts';
import { en as circleSprintEn } from './features/community/circle-sprint.words.en.ts';
import { ar as circleCallsAr } from './features/community/circle-calls.words.ar.ts';
import { en as circleCallsEn } from './features/community/circle-calls.words.en.ts';
import { ar as clarityDetailsAr } from './features/community/clarity-details.words.ar.ts';
import { en as clarityDetailsEn } from './features/community/clarity-details.words.en.ts';
import { ar as accountabilityDetailsAr } from './features/community/accountability-details.words.ar.ts';
import { en as accountabilityDetailsEn } from './features/community/accountability-details.words.en.ts';
import { ar as aboutAr } from './features/about/about.words.ar.ts';
import { en as aboutEn } from './features/about/about.words.en.ts';
import { ar as careersAr } from './features/careers/careers.words.ar.ts';
import { en as careersEn } from './features/careers/careers.words.en.ts';
import { ar as contactAr } from './features/company/contact.words.ar.ts';
import { en as contactEn } from './features/company/contact.words.en.ts';
import { ar as supportAr } from './features/company/support.words.ar.ts';
import { en as supportEn } from './features/company/support.words.en.ts';
import { ar as consultationAr } from './features/consultations/consultation.words.ar.ts';
import { en as consultationEn } from './features/consultations/consultation.words.en.ts';
import { ar as orderFilesAr } from './features/shop/order-files.words.ar.ts';
import { en as orderFilesEn } from './features/shop/order-files.words.en.ts';
import { ar as orderRefundsAr } from './features/refunds/order-refunds.words.ar.ts';
import { en as orderRefundsEn } from './features/refunds/order-refunds.words.en.ts';
import { ar as papersAr } from './features/orders/papers.words.ar.ts';
import { en as papersEn } from './features/orders/papers.words.en.ts';
import { ar as refundsAr } from './features/refunds/refunds.words.ar.ts';
import { en as refundsEn } from './features/refunds/refunds.words.en.ts';
import { ar as privacyPolicyAr } from './features/legal/privacy-policy.words.ar.ts';
import { en as privacyPolicyEn } from './features/legal/privacy-policy.words.en.ts';
import { ar as termsAndConditionsAr } from './features/legal/terms-and-conditions.words.ar.ts';
import { en as termsAndConditionsEn } from './features/legal/terms-and-conditions.words.en.ts';
import { ar as cookiePolicyAr } from './features/legal/cookie-policy.words.ar.ts';
import { en as cookiePolicyEn } from './features/legal/cookie-policy.words.en.ts';
import { ar as legalAr } from './features/legal/legal.words.ar.ts';
import { en as legalEn } from './features/legal/legal.words.en.ts';
import { ar as workshopsAr } from './features/workshops/workshops.words.ar.ts';
import { en as workshopsEn } from './features/workshops/workshops.words.en.ts';
import { ar as productAr } from './features/shop/product.words.ar.ts';
import { en as productEn } from './features/shop/product.words.en.ts';
import { ar as accessAr } from './features/applications/access.words.ar.ts';
import { en as accessEn } from './features/applications/access.words.en.ts';
import { ar as downloadAr } from './features/shop/download.words.ar.ts';
import { en as downloadEn } from './features/shop/download.words.en.ts';
import { ar as shopAr } from './features/shop/shop.words.ar.ts';
import { en as shopEn } from './features/shop/shop.words.en.ts';
import { ar as hostCourseAr } from './features/applications/host-course.words.ar.ts';
import { en as hostCourseEn } from './features/applications/host-course.words.en.ts';
import { ar as homeAr } from './features/home/home.words.ar.ts';
import { en as homeEn } from './features/home/home.words.en.ts';
import { ar as doorAr } from './features/accounts/door.words.ar.ts';
import { en as doorEn } from './features/accounts/door.words.en.ts';
import { ar as mailboxAr } from './features/emails/mailbox.words.ar.ts';
import { en as mailboxEn } from './features/emails/mailbox.words.en.ts';
import type { InArabic } from '../content/shape.ts';

const en = {
  account: accountEn,
  blog: blogEn,
  signIn: signInEn,
  joining: joiningEn,
  learningPlatform: learningPlatformEn,
  welcomeIn: welcomeInEn,
  community: communityEn,
  circle: circleEn,
  circleSafety: circleSafetyEn,
  circleSprint: circleSprintEn,
  circleCalls: circleCallsEn,
  clarityDetails: clarityDetailsEn,
  accountabilityDetails: accountabilityDetailsEn,
  about: aboutEn,
  legal: legalEn,
  cookiePolicy: cookiePolicyEn,
  termsAndConditions: termsAndConditionsEn,
  privacyPolicy: privacyPolicyEn,
  orderFiles: orderFilesEn,
  orderRefunds: orderRefundsEn,
  papers: papersEn,
  refunds: refundsEn,
  consultation: consultationEn,
  support: supportEn,
  contact: contactEn,
  careers: careersEn,
  workshops: workshopsEn,
  product: productEn,
  access: accessEn,
  download: downloadEn,
  shop: shopEn,
  hostCourse: hostCourseEn,
  common: commonEn,
  door: doorEn,
  home: homeEn,
  wire: wireEn,
  course: courseEn,
  courses: coursesEn,
  ecommerceMasteryVirtual: ecommerceMasteryVirtualEn,
  apply: applyEn,
  workshopApplication: workshopApplicationEn,
  waitlist: waitlistEn,
  coupon: couponEn,
  rights: rightsEn,
  waitlistLetters: waitlistLettersEn,
  exports: exportsEn,
  enrol: enrolEn,
  instalments: instalmentsEn,
  booking: bookingEn,
  order: orderEn,
  transfer: transferEn,
  payment: paymentEn,
  practiceBank: practiceBankEn,
  testScreens: testScreensEn,
  mailbox: mailboxEn,
};

export type Words = InArabic<typeof en>;

const ar: Words = {
  account: accountAr,
  blog: blogAr,
  signIn: signInAr,
  joining: joiningAr,
  learningPlatform: learningPlatformAr,
  welcomeIn: welcomeInAr,
  community: communityAr,
  circle: circleAr,
  circleSafety: circleSafetyAr,
  circleSprint: circleSprintAr,
  circleCalls: circleCallsAr,
  clarityDetails: clarityDetailsAr,
  accountabilityDetails: accountabilityDetailsAr,
  about: aboutAr,
  legal: legalAr,
  cookiePolicy: cookiePolicyAr,
  termsAndConditions: termsAndConditionsAr,
  privacyPolicy: privacyPolicyAr,
  orderFiles: orderFilesAr,
  orderRefunds: orderRefundsAr,
  papers: papersAr,
  refunds: refundsAr,
  consultation: consultationAr,
  support: supportAr,
  contact: contactAr,
  careers: careersAr,
  workshops: workshopsAr,
  product: productAr,
  access: accessAr,
  download: downloadAr,
  shop: shopAr,
  hostCourse: hostCourseAr,
  common: commonAr,
  door: doorAr,
  home: homeAr,
  wire: wireAr,
  course: courseAr,
  courses: coursesAr,
  ecommerceMasteryVirtual: ecommerceMasteryVirtualAr,
  apply: applyAr,
  workshopApplication: workshopApplicationAr,
  waitlist: waitlistAr,
  coupon: couponAr,
  rights: rightsAr,
  waitlistLetters: waitlistLettersAr,
  exports: exportsAr,
  enrol: enrolAr,
  instalments: instalmentsAr,
  booking: bookingAr,
  order: orderAr,
  transfer: transferAr,
  payment: paymentAr,
  practiceBank: practiceBankAr,
  testScreens: testScreensAr,
  mailbox: mailboxAr,
};

export const words = { en, ar } as const;
