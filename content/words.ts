/** All that the site says, by language. `say.home.hero.title` is content/pages/home/en.ts → hero.title. */
import { ar as commonAr } from './common/ar.ts';
import { en as commonEn } from './common/en.ts';
import { ar as accountAr } from './pages/account/ar.ts';
import { en as accountEn } from './pages/account/en.ts';
import { ar as blogAr } from './pages/blog/ar.ts';
import { en as blogEn } from './pages/blog/en.ts';
import { ar as wireAr } from './pages/wire/ar.ts';
import { en as wireEn } from './pages/wire/en.ts';
import { ar as courseAr } from './pages/course/ar.ts';
import { en as courseEn } from './pages/course/en.ts';
import { ar as coursesAr } from './pages/courses/ar.ts';
import { en as coursesEn } from './pages/courses/en.ts';
import { ar as ecommerceMasteryVirtualAr } from './pages/ecommerce-mastery-virtual/ar.ts';
import { en as ecommerceMasteryVirtualEn } from './pages/ecommerce-mastery-virtual/en.ts';
import { ar as applyAr } from './pages/apply/ar.ts';
import { en as applyEn } from './pages/apply/en.ts';
import { ar as workshopApplicationAr } from './pages/workshop-application/ar.ts';
import { en as workshopApplicationEn } from './pages/workshop-application/en.ts';
import { ar as waitlistAr } from './pages/waitlist/ar.ts';
import { en as waitlistEn } from './pages/waitlist/en.ts';
import { ar as exportsAr } from './pages/exports/ar.ts';
import { en as exportsEn } from './pages/exports/en.ts';
import { ar as waitlistLettersAr } from './pages/waitlist-letters/ar.ts';
import { en as waitlistLettersEn } from './pages/waitlist-letters/en.ts';
import { ar as couponAr } from './pages/coupon/ar.ts';
import { en as couponEn } from './pages/coupon/en.ts';
import { ar as rightsAr } from './pages/rights/ar.ts';
import { en as rightsEn } from './pages/rights/en.ts';
import { ar as enrolAr } from './pages/enrol/ar.ts';
import { en as enrolEn } from './pages/enrol/en.ts';
import { ar as transferAr } from './pages/transfer/ar.ts';
import { en as transferEn } from './pages/transfer/en.ts';
import { ar as instalmentsAr } from './pages/instalments/ar.ts';
import { en as instalmentsEn } from './pages/instalments/en.ts';
import { ar as bookingAr } from './pages/booking/ar.ts';
import { en as bookingEn } from './pages/booking/en.ts';
import { ar as orderAr } from './pages/order/ar.ts';
import { en as orderEn } from './pages/order/en.ts';
import { ar as paymentAr } from './pages/payment/ar.ts';
import { en as paymentEn } from './pages/payment/en.ts';
import { ar as testScreensAr } from './pages/test-screens/ar.ts';
import { en as testScreensEn } from './pages/test-screens/en.ts';
import { ar as practiceBankAr } from './pages/practice-bank/ar.ts';
import { en as practiceBankEn } from './pages/practice-bank/en.ts';
import { ar as signInAr } from './pages/sign-in/ar.ts';
import { en as signInEn } from './pages/sign-in/en.ts';
import { ar as learningPlatformAr } from './pages/learning-platform/ar.ts';
import { en as learningPlatformEn } from './pages/learning-platform/en.ts';
import { ar as joiningAr } from './pages/joining/ar.ts';
import { en as joiningEn } from './pages/joining/en.ts';
import { ar as welcomeInAr } from './pages/welcome-in/ar.ts';
import { en as welcomeInEn } from './pages/welcome-in/en.ts';
import { ar as communityAr } from './pages/community/ar.ts';
import { en as communityEn } from './pages/community/en.ts';
import { ar as circleAr } from './pages/circle/ar.ts';
import { en as circleEn } from './pages/circle/en.ts';
import { ar as circleSafetyAr } from './pages/circle-safety/ar.ts';
import { en as circleSafetyEn } from './pages/circle-safety/en.ts';
import { ar as circleSprintAr } from './pages/circle-sprint/ar.ts';
import { en as circleSprintEn } from './pages/circle-sprint/en.ts';
import { ar as circleCallsAr } from './pages/circle-calls/ar.ts';
import { en as circleCallsEn } from './pages/circle-calls/en.ts';
import { ar as clarityDetailsAr } from './pages/clarity-details/ar.ts';
import { en as clarityDetailsEn } from './pages/clarity-details/en.ts';
import { ar as accountabilityDetailsAr } from './pages/accountability-details/ar.ts';
import { en as accountabilityDetailsEn } from './pages/accountability-details/en.ts';
import { ar as aboutAr } from './pages/about/ar.ts';
import { en as aboutEn } from './pages/about/en.ts';
import { ar as careersAr } from './pages/careers/ar.ts';
import { en as careersEn } from './pages/careers/en.ts';
import { ar as contactAr } from './pages/contact/ar.ts';
import { en as contactEn } from './pages/contact/en.ts';
import { ar as supportAr } from './pages/support/ar.ts';
import { en as supportEn } from './pages/support/en.ts';
import { ar as consultationAr } from './pages/consultation/ar.ts';
import { en as consultationEn } from './pages/consultation/en.ts';
import { ar as orderFilesAr } from './pages/order-files/ar.ts';
import { en as orderFilesEn } from './pages/order-files/en.ts';
import { ar as orderRefundsAr } from './pages/order-refunds/ar.ts';
import { en as orderRefundsEn } from './pages/order-refunds/en.ts';
import { ar as papersAr } from './pages/papers/ar.ts';
import { en as papersEn } from './pages/papers/en.ts';
import { ar as refundsAr } from './pages/refunds/ar.ts';
import { en as refundsEn } from './pages/refunds/en.ts';
import { ar as privacyPolicyAr } from './pages/privacy-policy/ar.ts';
import { en as privacyPolicyEn } from './pages/privacy-policy/en.ts';
import { ar as termsAndConditionsAr } from './pages/terms-and-conditions/ar.ts';
import { en as termsAndConditionsEn } from './pages/terms-and-conditions/en.ts';
import { ar as cookiePolicyAr } from './pages/cookie-policy/ar.ts';
import { en as cookiePolicyEn } from './pages/cookie-policy/en.ts';
import { ar as legalAr } from './pages/legal/ar.ts';
import { en as legalEn } from './pages/legal/en.ts';
import { ar as workshopsAr } from './pages/workshops/ar.ts';
import { en as workshopsEn } from './pages/workshops/en.ts';
import { ar as productAr } from './pages/product/ar.ts';
import { en as productEn } from './pages/product/en.ts';
import { ar as accessAr } from './pages/access/ar.ts';
import { en as accessEn } from './pages/access/en.ts';
import { ar as downloadAr } from './pages/download/ar.ts';
import { en as downloadEn } from './pages/download/en.ts';
import { ar as shopAr } from './pages/shop/ar.ts';
import { en as shopEn } from './pages/shop/en.ts';
import { ar as hostCourseAr } from './pages/host-course/ar.ts';
import { en as hostCourseEn } from './pages/host-course/en.ts';
import { ar as homeAr } from './pages/home/ar.ts';
import { en as homeEn } from './pages/home/en.ts';
import { ar as doorAr } from './pages/door/ar.ts';
import { en as doorEn } from './pages/door/en.ts';
import { ar as mailboxAr } from './pages/mailbox/ar.ts';
import { en as mailboxEn } from './pages/mailbox/en.ts';
import type { InArabic } from './shape.ts';

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
