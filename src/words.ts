/** All texts of the site, by language. `words.en.home.hero.title` is src/site/home/words.en.ts → hero.title. */
import * as aboutWordsAr from './site/about/words.ar.ts';
import * as aboutWordsEn from './site/about/words.en.ts';
import * as accessWordsAr from './selling/access/words.ar.ts';
import * as accessWordsEn from './selling/access/words.en.ts';
import * as accountsWordsAr from './academy/accounts/words.ar.ts';
import * as accountsWordsEn from './academy/accounts/words.en.ts';
import * as applicationsWordsAr from './site/applications/words.ar.ts';
import * as applicationsWordsEn from './site/applications/words.en.ts';
import * as blogWordsAr from './site/blog/words.ar.ts';
import * as blogWordsEn from './site/blog/words.en.ts';
import * as careersWordsAr from './site/careers/words.ar.ts';
import * as careersWordsEn from './site/careers/words.en.ts';
import * as checkoutWordsAr from './selling/checkout/words.ar.ts';
import * as checkoutWordsEn from './selling/checkout/words.en.ts';
import * as communityWordsAr from './community/community/words.ar.ts';
import * as communityWordsEn from './community/community/words.en.ts';
import * as companyWordsAr from './site/company/words.ar.ts';
import * as companyWordsEn from './site/company/words.en.ts';
import * as consultationsWordsAr from './catalogue/consultations/words.ar.ts';
import * as consultationsWordsEn from './catalogue/consultations/words.en.ts';
import * as couponsWordsAr from './selling/coupons/words.ar.ts';
import * as couponsWordsEn from './selling/coupons/words.en.ts';
import * as coursesWordsAr from './catalogue/courses/words.ar.ts';
import * as coursesWordsEn from './catalogue/courses/words.en.ts';
import * as emailsWordsAr from './academy/emails/words.ar.ts';
import * as emailsWordsEn from './academy/emails/words.en.ts';
import * as homeWordsAr from './site/home/words.ar.ts';
import * as homeWordsEn from './site/home/words.en.ts';
import * as instalmentsWordsAr from './selling/instalments/words.ar.ts';
import * as instalmentsWordsEn from './selling/instalments/words.en.ts';
import * as messagesWordsAr from './academy/messages/words.ar.ts';
import * as messagesWordsEn from './academy/messages/words.en.ts';
import * as ordersWordsAr from './selling/orders/words.ar.ts';
import * as ordersWordsEn from './selling/orders/words.en.ts';
import * as paymentsWordsAr from './selling/payments/words.ar.ts';
import * as paymentsWordsEn from './selling/payments/words.en.ts';
import * as publicApiWordsAr from './site/public-api/words.ar.ts';
import * as publicApiWordsEn from './site/public-api/words.en.ts';
import * as lengthsWordsAr from './academy/legal/lengths.words.ar.ts';
import * as lengthsWordsEn from './academy/legal/lengths.words.en.ts';
import * as refundsWordsAr from './selling/refunds/words.ar.ts';
import * as refundsWordsEn from './selling/refunds/words.en.ts';
import * as reportsWordsAr from './admin/reports/words.ar.ts';
import * as reportsWordsEn from './admin/reports/words.en.ts';
import * as shopWordsAr from './catalogue/shop/words.ar.ts';
import * as shopWordsEn from './catalogue/shop/words.en.ts';
import * as siteWordsAr from './academy/frame/words.ar.ts';
import * as siteWordsEn from './academy/frame/words.en.ts';
import * as testScreensWordsAr from './site/test-screens/words.ar.ts';
import * as testScreensWordsEn from './site/test-screens/words.en.ts';
import * as transfersWordsAr from './selling/transfers/words.ar.ts';
import * as transfersWordsEn from './selling/transfers/words.en.ts';
import * as waitlistsWordsAr from './selling/waitlists/words.ar.ts';
import * as waitlistsWordsEn from './selling/waitlists/words.en.ts';
import * as workshopsWordsAr from './catalogue/workshops/words.ar.ts';
import * as workshopsWordsEn from './catalogue/workshops/words.en.ts';
import { ar as privacyPolicyAr } from './academy/legal/privacy-policy.words.ar.ts';
import { en as privacyPolicyEn } from './academy/legal/privacy-policy.words.en.ts';
import { ar as termsAndConditionsAr } from './academy/legal/terms-and-conditions.words.ar.ts';
import { en as termsAndConditionsEn } from './academy/legal/terms-and-conditions.words.en.ts';
import { ar as cookiePolicyAr } from './academy/legal/cookie-policy.words.ar.ts';
import { en as cookiePolicyEn } from './academy/legal/cookie-policy.words.en.ts';
import { ar as legalAr } from './academy/legal/legal.words.ar.ts';
import { en as legalEn } from './academy/legal/legal.words.en.ts';
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
  ...lengthsWordsEn,
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
  ...lengthsWordsAr,
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
