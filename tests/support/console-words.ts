/** Words of the console in the languages of the site, imported one by one, without the app. */
import {
  applications as applicationsAr,
  bookings as bookingsAr,
  waitlists as waitlistsAr,
} from '../../console/src/words/requests/ar.ts';
import { applications, bookings, waitlists } from '../../console/src/words/requests/en.ts';
import {
  claims as claimsAr,
  coupons as couponsAr,
  orderPage as deskAr,
  orders as ordersAr,
} from '../../console/src/words/orders/ar.ts';
import { claims, coupons, orderPage, orders } from '../../console/src/words/orders/en.ts';
import { log as logAr } from '../../console/src/words/log/ar.ts';
import { log } from '../../console/src/words/log/en.ts';
import { common as consoleAr, nav as navAr, today as todayAr } from '../../console/src/words/frame/ar.ts';
import { common, nav, today } from '../../console/src/words/frame/en.ts';
import { partners as partnersAr, reports as reportsAr } from '../../console/src/words/community/ar.ts';
import { partners, reports } from '../../console/src/words/community/en.ts';
import { refunds as refundsAr } from '../../console/src/words/money/ar.ts';
import { refunds } from '../../console/src/words/money/en.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';

const en = {
  applications,
  bookings,
  claims,
  coupons,
  orderPage,
  log,
  common,
  nav,
  orders,
  partners,
  refunds,
  reports,
  today,
  waitlists,
};

export const consoleWords: Record<Locale, typeof en> = {
  en,
  ar: {
    applications: applicationsAr,
    bookings: bookingsAr,
    claims: claimsAr,
    coupons: couponsAr,
    orderPage: deskAr,
    log: logAr,
    common: consoleAr,
    nav: navAr,
    orders: ordersAr,
    partners: partnersAr,
    refunds: refundsAr,
    reports: reportsAr,
    today: todayAr,
    waitlists: waitlistsAr,
  },
};
