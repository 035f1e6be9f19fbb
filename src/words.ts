/** All texts of the site, by language. `words.en.home.hero.title` is src/site/home/words.en.ts → hero.title. */
import * as aboutWordsAr from './site/about/words.ar.ts';
import * as aboutWordsFr from './site/about/words.fr.ts';
import * as aboutWordsEn from './site/about/words.en.ts';
import * as accessWordsAr from './selling/access/words.ar.ts';
import * as accessWordsFr from './selling/access/words.fr.ts';
import * as accessWordsEn from './selling/access/words.en.ts';
import * as accountsWordsAr from './academy/accounts/words.ar.ts';
import * as accountsWordsFr from './academy/accounts/words.fr.ts';
import * as accountsWordsEn from './academy/accounts/words.en.ts';
import * as applicationsWordsAr from './site/applications/words.ar.ts';
import * as applicationsWordsFr from './site/applications/words.fr.ts';
import * as applicationsWordsEn from './site/applications/words.en.ts';
import * as blogWordsAr from './site/blog/words.ar.ts';
import * as blogWordsFr from './site/blog/words.fr.ts';
import * as blogWordsEn from './site/blog/words.en.ts';
import * as careersWordsAr from './site/careers/words.ar.ts';
import * as careersWordsFr from './site/careers/words.fr.ts';
import * as careersWordsEn from './site/careers/words.en.ts';
import * as checkoutWordsAr from './selling/checkout/words.ar.ts';
import * as checkoutWordsFr from './selling/checkout/words.fr.ts';
import * as checkoutWordsEn from './selling/checkout/words.en.ts';
import * as communityWordsAr from './community/community/words.ar.ts';
import * as communityWordsFr from './community/community/words.fr.ts';
import * as communityWordsEn from './community/community/words.en.ts';
import * as companyWordsAr from './site/company/words.ar.ts';
import * as companyWordsFr from './site/company/words.fr.ts';
import * as companyWordsEn from './site/company/words.en.ts';
import * as consultationsWordsAr from './catalogue/consultations/words.ar.ts';
import * as consultationsWordsFr from './catalogue/consultations/words.fr.ts';
import * as consultationsWordsEn from './catalogue/consultations/words.en.ts';
import * as couponsWordsAr from './selling/coupons/words.ar.ts';
import * as couponsWordsFr from './selling/coupons/words.fr.ts';
import * as couponsWordsEn from './selling/coupons/words.en.ts';
import * as coursesWordsAr from './catalogue/courses/words.ar.ts';
import * as coursesWordsFr from './catalogue/courses/words.fr.ts';
import * as coursesWordsEn from './catalogue/courses/words.en.ts';
import * as emailsWordsAr from './academy/emails/words.ar.ts';
import * as emailsWordsFr from './academy/emails/words.fr.ts';
import * as emailsWordsEn from './academy/emails/words.en.ts';
import * as friendsWordsAr from './selling/friends/words.ar.ts';
import * as homeWordsAr from './site/home/words.ar.ts';
import * as friendsWordsFr from './selling/friends/words.fr.ts';
import * as homeWordsFr from './site/home/words.fr.ts';
import * as friendsWordsEn from './selling/friends/words.en.ts';
import * as homeWordsEn from './site/home/words.en.ts';
import * as instalmentsWordsAr from './selling/instalments/words.ar.ts';
import * as instalmentsWordsFr from './selling/instalments/words.fr.ts';
import * as instalmentsWordsEn from './selling/instalments/words.en.ts';
import * as messagesWordsAr from './academy/messages/words.ar.ts';
import * as messagesWordsFr from './academy/messages/words.fr.ts';
import * as messagesWordsEn from './academy/messages/words.en.ts';
import * as ordersWordsAr from './selling/orders/words.ar.ts';
import * as ordersWordsFr from './selling/orders/words.fr.ts';
import * as ordersWordsEn from './selling/orders/words.en.ts';
import * as paymentsWordsAr from './selling/payments/words.ar.ts';
import * as paymentsWordsFr from './selling/payments/words.fr.ts';
import * as paymentsWordsEn from './selling/payments/words.en.ts';
import * as publicApiWordsAr from './site/public-api/words.ar.ts';
import * as publicApiWordsFr from './site/public-api/words.fr.ts';
import * as publicApiWordsEn from './site/public-api/words.en.ts';
import * as lengthsWordsAr from './academy/legal/lengths.words.ar.ts';
import * as lengthsWordsFr from './academy/legal/lengths.words.fr.ts';
import * as lengthsWordsEn from './academy/legal/lengths.words.en.ts';
import * as refundsWordsAr from './selling/refunds/words.ar.ts';
import * as refundsWordsFr from './selling/refunds/words.fr.ts';
import * as refundsWordsEn from './selling/refunds/words.en.ts';
import * as reportsWordsAr from './admin/reports/words.ar.ts';
import * as reportsWordsFr from './admin/reports/words.fr.ts';
import * as reportsWordsEn from './admin/reports/words.en.ts';
import * as shopWordsAr from './catalogue/shop/words.ar.ts';
import * as shopWordsFr from './catalogue/shop/words.fr.ts';
import * as shopWordsEn from './catalogue/shop/words.en.ts';
import * as siteWordsAr from './academy/frame/words.ar.ts';
import * as siteWordsFr from './academy/frame/words.fr.ts';
import * as siteWordsEn from './academy/frame/words.en.ts';
import * as testScreensWordsAr from './site/test-screens/words.ar.ts';
import * as testScreensWordsFr from './site/test-screens/words.fr.ts';
import * as testScreensWordsEn from './site/test-screens/words.en.ts';
import * as transfersWordsAr from './selling/transfers/words.ar.ts';
import * as transfersWordsFr from './selling/transfers/words.fr.ts';
import * as transfersWordsEn from './selling/transfers/words.en.ts';
import * as waitlistsWordsAr from './selling/waitlists/words.ar.ts';
import * as waitlistsWordsFr from './selling/waitlists/words.fr.ts';
import * as waitlistsWordsEn from './selling/waitlists/words.en.ts';
import * as workshopsWordsAr from './catalogue/workshops/words.ar.ts';
import * as workshopsWordsFr from './catalogue/workshops/words.fr.ts';
import * as workshopsWordsEn from './catalogue/workshops/words.en.ts';
import { ar as privacyPolicyAr } from './academy/legal/privacy-policy.words.ar.ts';
import { fr as privacyPolicyFr } from './academy/legal/privacy-policy.words.fr.ts';
import { en as privacyPolicyEn } from './academy/legal/privacy-policy.words.en.ts';
import { ar as termsAndConditionsAr } from './academy/legal/terms-and-conditions.words.ar.ts';
import { fr as termsAndConditionsFr } from './academy/legal/terms-and-conditions.words.fr.ts';
import { en as termsAndConditionsEn } from './academy/legal/terms-and-conditions.words.en.ts';
import { ar as cookiePolicyAr } from './academy/legal/cookie-policy.words.ar.ts';
import { fr as cookiePolicyFr } from './academy/legal/cookie-policy.words.fr.ts';
import { en as cookiePolicyEn } from './academy/legal/cookie-policy.words.en.ts';
import { ar as legalAr } from './academy/legal/legal.words.ar.ts';
import { fr as legalFr } from './academy/legal/legal.words.fr.ts';
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
  ...friendsWordsEn,
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
  ...friendsWordsAr,
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

const fr: Words = {
  ...aboutWordsFr,
  ...accessWordsFr,
  ...accountsWordsFr,
  ...applicationsWordsFr,
  ...blogWordsFr,
  ...careersWordsFr,
  ...checkoutWordsFr,
  ...communityWordsFr,
  ...companyWordsFr,
  ...consultationsWordsFr,
  ...couponsWordsFr,
  ...coursesWordsFr,
  ...emailsWordsFr,
  ...friendsWordsFr,
  ...homeWordsFr,
  ...instalmentsWordsFr,
  ...lengthsWordsFr,
  ...messagesWordsFr,
  ...ordersWordsFr,
  ...paymentsWordsFr,
  ...publicApiWordsFr,
  ...refundsWordsFr,
  ...reportsWordsFr,
  ...shopWordsFr,
  ...siteWordsFr,
  ...testScreensWordsFr,
  ...transfersWordsFr,
  ...waitlistsWordsFr,
  ...workshopsWordsFr,
  legal: legalFr,
  cookiePolicy: cookiePolicyFr,
  termsAndConditions: termsAndConditionsFr,
  privacyPolicy: privacyPolicyFr,
};

export const words = { en, ar, fr } as const;
