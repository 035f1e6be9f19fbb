/** All texts of the site, by language. `words.en.home.hero.title` is src/features/home/words.en.ts → hero.title. */
import * as aboutWordsAr from './features/about/words.ar.ts';
import * as aboutWordsEn from './features/about/words.en.ts';
import * as accessWordsAr from './features/access/words.ar.ts';
import * as accessWordsEn from './features/access/words.en.ts';
import * as accountsWordsAr from './features/accounts/words.ar.ts';
import * as accountsWordsEn from './features/accounts/words.en.ts';
import * as applicationsWordsAr from './features/applications/words.ar.ts';
import * as applicationsWordsEn from './features/applications/words.en.ts';
import * as blogWordsAr from './features/blog/words.ar.ts';
import * as blogWordsEn from './features/blog/words.en.ts';
import * as careersWordsAr from './features/careers/words.ar.ts';
import * as careersWordsEn from './features/careers/words.en.ts';
import * as checkoutWordsAr from './features/checkout/words.ar.ts';
import * as checkoutWordsEn from './features/checkout/words.en.ts';
import * as communityWordsAr from './features/community/words.ar.ts';
import * as communityWordsEn from './features/community/words.en.ts';
import * as companyWordsAr from './features/company/words.ar.ts';
import * as companyWordsEn from './features/company/words.en.ts';
import * as consultationsWordsAr from './features/consultations/words.ar.ts';
import * as consultationsWordsEn from './features/consultations/words.en.ts';
import * as couponsWordsAr from './features/coupons/words.ar.ts';
import * as couponsWordsEn from './features/coupons/words.en.ts';
import * as coursesWordsAr from './features/courses/words.ar.ts';
import * as coursesWordsEn from './features/courses/words.en.ts';
import * as emailsWordsAr from './features/emails/words.ar.ts';
import * as emailsWordsEn from './features/emails/words.en.ts';
import * as homeWordsAr from './features/home/words.ar.ts';
import * as homeWordsEn from './features/home/words.en.ts';
import * as instalmentsWordsAr from './features/instalments/words.ar.ts';
import * as instalmentsWordsEn from './features/instalments/words.en.ts';
import * as messagesWordsAr from './features/messages/words.ar.ts';
import * as messagesWordsEn from './features/messages/words.en.ts';
import * as ordersWordsAr from './features/orders/words.ar.ts';
import * as ordersWordsEn from './features/orders/words.en.ts';
import * as paymentsWordsAr from './features/payments/words.ar.ts';
import * as paymentsWordsEn from './features/payments/words.en.ts';
import * as publicApiWordsAr from './features/public-api/words.ar.ts';
import * as publicApiWordsEn from './features/public-api/words.en.ts';
import * as refundsWordsAr from './features/refunds/words.ar.ts';
import * as refundsWordsEn from './features/refunds/words.en.ts';
import * as reportsWordsAr from './features/reports/words.ar.ts';
import * as reportsWordsEn from './features/reports/words.en.ts';
import * as shopWordsAr from './features/shop/words.ar.ts';
import * as shopWordsEn from './features/shop/words.en.ts';
import * as siteWordsAr from './features/site/words.ar.ts';
import * as siteWordsEn from './features/site/words.en.ts';
import * as testScreensWordsAr from './features/test-screens/words.ar.ts';
import * as testScreensWordsEn from './features/test-screens/words.en.ts';
import * as transfersWordsAr from './features/transfers/words.ar.ts';
import * as transfersWordsEn from './features/transfers/words.en.ts';
import * as waitlistsWordsAr from './features/waitlists/words.ar.ts';
import * as waitlistsWordsEn from './features/waitlists/words.en.ts';
import * as workshopsWordsAr from './features/workshops/words.ar.ts';
import * as workshopsWordsEn from './features/workshops/words.en.ts';
import { ar as privacyPolicyAr } from './features/legal/privacy-policy.words.ar.ts';
import { en as privacyPolicyEn } from './features/legal/privacy-policy.words.en.ts';
import { ar as termsAndConditionsAr } from './features/legal/terms-and-conditions.words.ar.ts';
import { en as termsAndConditionsEn } from './features/legal/terms-and-conditions.words.en.ts';
import { ar as cookiePolicyAr } from './features/legal/cookie-policy.words.ar.ts';
import { en as cookiePolicyEn } from './features/legal/cookie-policy.words.en.ts';
import { ar as legalAr } from './features/legal/legal.words.ar.ts';
import { en as legalEn } from './features/legal/legal.words.en.ts';
import type { InArabic } from '../content/shape.ts';

const en = {
  ...aboutWordsEn,
  ...accessWordsEn,
  ...accountsWordsEn,
  ...applicationsWordsEn,
  ...blogWordsEn,
  ...careersWordsEn,
  ...checkoutWordsEn,
  ...communityWordsEn,
  ...companyWordsEn,
  ...consultationsWordsEn,
  ...couponsWordsEn,
  ...coursesWordsEn,
  ...emailsWordsEn,
  ...homeWordsEn,
  ...instalmentsWordsEn,
  ...messagesWordsEn,
  ...ordersWordsEn,
  ...paymentsWordsEn,
  ...publicApiWordsEn,
  ...refundsWordsEn,
  ...reportsWordsEn,
  ...shopWordsEn,
  ...siteWordsEn,
  ...testScreensWordsEn,
  ...transfersWordsEn,
  ...waitlistsWordsEn,
  ...workshopsWordsEn,
  legal: legalEn,
  cookiePolicy: cookiePolicyEn,
  termsAndConditions: termsAndConditionsEn,
  privacyPolicy: privacyPolicyEn,
};

export type Words = InArabic<typeof en>;

const ar: Words = {
  ...aboutWordsAr,
  ...accessWordsAr,
  ...accountsWordsAr,
  ...applicationsWordsAr,
  ...blogWordsAr,
  ...careersWordsAr,
  ...checkoutWordsAr,
  ...communityWordsAr,
  ...companyWordsAr,
  ...consultationsWordsAr,
  ...couponsWordsAr,
  ...coursesWordsAr,
  ...emailsWordsAr,
  ...homeWordsAr,
  ...instalmentsWordsAr,
  ...messagesWordsAr,
  ...ordersWordsAr,
  ...paymentsWordsAr,
  ...publicApiWordsAr,
  ...refundsWordsAr,
  ...reportsWordsAr,
  ...shopWordsAr,
  ...siteWordsAr,
  ...testScreensWordsAr,
  ...transfersWordsAr,
  ...waitlistsWordsAr,
  ...workshopsWordsAr,
  legal: legalAr,
  cookiePolicy: cookiePolicyAr,
  termsAndConditions: termsAndConditionsAr,
  privacyPolicy: privacyPolicyAr,
};

export const words = { en, ar } as const;
