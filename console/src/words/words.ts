/** What the office says, in its three languages. An area has its words in a folder; a missing line does not compile. */
import { useLocaleState } from 'react-admin';
import type { ConsoleLocale } from '../locale.ts';
import { catalogue as catalogueAr } from './catalogue/ar.ts';
import { catalogue as catalogueEn } from './catalogue/en.ts';
import { catalogue as catalogueFr } from './catalogue/fr.ts';
import { claims as claimsAr } from './claims/ar.ts';
import { claims as claimsEn } from './claims/en.ts';
import { claims as claimsFr } from './claims/fr.ts';
import { codes as codesAr } from './codes/ar.ts';
import { codes as codesEn } from './codes/en.ts';
import { codes as codesFr } from './codes/fr.ts';
import { reports as reportsAr } from './reports/ar.ts';
import { reports as reportsEn } from './reports/en.ts';
import { reports as reportsFr } from './reports/fr.ts';
import { coupons as couponsAr } from './coupons/ar.ts';
import { coupons as couponsEn } from './coupons/en.ts';
import { coupons as couponsFr } from './coupons/fr.ts';
import { lists as listsAr } from './lists/ar.ts';
import { lists as listsEn } from './lists/en.ts';
import { lists as listsFr } from './lists/fr.ts';
import { desk as deskAr } from './desk/ar.ts';
import { desk as deskEn } from './desk/en.ts';
import { desk as deskFr } from './desk/fr.ts';
import { office as officeAr } from './office/ar.ts';
import { office as officeEn } from './office/en.ts';
import { office as officeFr } from './office/fr.ts';
import { log as logAr } from './log/ar.ts';
import { log as logEn } from './log/en.ts';
import { log as logFr } from './log/fr.ts';
import { notifications as notificationsAr } from './notifications/ar.ts';
import { notifications as notificationsEn } from './notifications/en.ts';
import { notifications as notificationsFr } from './notifications/fr.ts';
import { outbox as outboxAr } from './outbox/ar.ts';
import { outbox as outboxEn } from './outbox/en.ts';
import { outbox as outboxFr } from './outbox/fr.ts';
import { orders as ordersAr } from './orders/ar.ts';
import { orders as ordersEn } from './orders/en.ts';
import { orders as ordersFr } from './orders/fr.ts';
import { refunds as refundsAr } from './refunds/ar.ts';
import { refunds as refundsEn } from './refunds/en.ts';
import { refunds as refundsFr } from './refunds/fr.ts';
import { today as todayAr } from './today/ar.ts';
import { today as todayEn } from './today/en.ts';
import { today as todayFr } from './today/fr.ts';
import { applications as applicationsAr } from './applications/ar.ts';
import { applications as applicationsEn } from './applications/en.ts';
import { applications as applicationsFr } from './applications/fr.ts';
import { waitlists as waitlistsAr } from './waitlists/ar.ts';
import { waitlists as waitlistsEn } from './waitlists/en.ts';
import { waitlists as waitlistsFr } from './waitlists/fr.ts';
import { bookings as bookingsAr } from './bookings/ar.ts';
import { bookings as bookingsEn } from './bookings/en.ts';
import { bookings as bookingsFr } from './bookings/fr.ts';

const en = {
  applications: applicationsEn,
  waitlists: waitlistsEn,
  bookings: bookingsEn,
  office: officeEn,
  today: todayEn,
  catalogue: catalogueEn,
  claims: claimsEn,
  lists: listsEn,
  coupons: couponsEn,
  reports: reportsEn,
  codes: codesEn,
  orders: ordersEn,
  desk: deskEn,
  refunds: refundsEn,
  log: logEn,
  outbox: outboxEn,
  notifications: notificationsEn,
};
export type ConsoleWords = typeof en;

export const words: Record<ConsoleLocale, ConsoleWords> = {
  en,
  fr: {
    applications: applicationsFr,
    waitlists: waitlistsFr,
    bookings: bookingsFr,
    office: officeFr,
    today: todayFr,
    catalogue: catalogueFr,
    claims: claimsFr,
    lists: listsFr,
    coupons: couponsFr,
    reports: reportsFr,
    codes: codesFr,
    orders: ordersFr,
    desk: deskFr,
    refunds: refundsFr,
    log: logFr,
    outbox: outboxFr,
    notifications: notificationsFr,
  },
  ar: {
    applications: applicationsAr,
    waitlists: waitlistsAr,
    bookings: bookingsAr,
    office: officeAr,
    today: todayAr,
    catalogue: catalogueAr,
    claims: claimsAr,
    lists: listsAr,
    coupons: couponsAr,
    reports: reportsAr,
    codes: codesAr,
    orders: ordersAr,
    desk: deskAr,
    refunds: refundsAr,
    log: logAr,
    outbox: outboxAr,
    notifications: notificationsAr,
  },
};

/** The words of the language that is chosen, and the language itself for numbers and days. */
export function useSay(): ConsoleWords & { locale: ConsoleLocale } {
  const [chosen] = useLocaleState();
  const locale = chosen as ConsoleLocale;
  return { ...words[locale], locale };
}
