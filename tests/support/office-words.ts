/** What the office says, in the languages of the site: its words one by one, without the app that shows them. */
import { applications as applicationsAr } from '../../console/src/words/applications/ar.ts';
import { applications } from '../../console/src/words/applications/en.ts';
import { bookings as bookingsAr } from '../../console/src/words/bookings/ar.ts';
import { bookings } from '../../console/src/words/bookings/en.ts';
import { claims as claimsAr } from '../../console/src/words/claims/ar.ts';
import { claims } from '../../console/src/words/claims/en.ts';
import { coupons as couponsAr } from '../../console/src/words/coupons/ar.ts';
import { coupons } from '../../console/src/words/coupons/en.ts';
import { desk as deskAr } from '../../console/src/words/desk/ar.ts';
import { desk } from '../../console/src/words/desk/en.ts';
import { log as logAr } from '../../console/src/words/log/ar.ts';
import { log } from '../../console/src/words/log/en.ts';
import { office as officeAr } from '../../console/src/words/office/ar.ts';
import { office } from '../../console/src/words/office/en.ts';
import { orders as ordersAr } from '../../console/src/words/orders/ar.ts';
import { orders } from '../../console/src/words/orders/en.ts';
import { partners as partnersAr } from '../../console/src/words/partners/ar.ts';
import { partners } from '../../console/src/words/partners/en.ts';
import { refunds as refundsAr } from '../../console/src/words/refunds/ar.ts';
import { refunds } from '../../console/src/words/refunds/en.ts';
import { reports as reportsAr } from '../../console/src/words/reports/ar.ts';
import { reports } from '../../console/src/words/reports/en.ts';
import { today as todayAr } from '../../console/src/words/today/ar.ts';
import { today } from '../../console/src/words/today/en.ts';
import { waitlists as waitlistsAr } from '../../console/src/words/waitlists/ar.ts';
import { waitlists } from '../../console/src/words/waitlists/en.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';

const en = {
  applications,
  bookings,
  claims,
  coupons,
  desk,
  log,
  office,
  orders,
  partners,
  refunds,
  reports,
  today,
  waitlists,
};

export const officeWords: Record<Locale, typeof en> = {
  en,
  ar: {
    applications: applicationsAr,
    bookings: bookingsAr,
    claims: claimsAr,
    coupons: couponsAr,
    desk: deskAr,
    log: logAr,
    office: officeAr,
    orders: ordersAr,
    partners: partnersAr,
    refunds: refundsAr,
    reports: reportsAr,
    today: todayAr,
    waitlists: waitlistsAr,
  },
};
