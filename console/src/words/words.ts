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
import { secondFactor as secondFactorAr } from './second-factor/ar.ts';
import { secondFactor as secondFactorEn } from './second-factor/en.ts';
import { secondFactor as secondFactorFr } from './second-factor/fr.ts';
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
import { pipeline as pipelineAr } from './pipeline/ar.ts';
import { pipeline as pipelineEn } from './pipeline/en.ts';
import { pipeline as pipelineFr } from './pipeline/fr.ts';
import { bookings as bookingsAr } from './bookings/ar.ts';
import { bookings as bookingsEn } from './bookings/en.ts';
import { bookings as bookingsFr } from './bookings/fr.ts';
import { reconcile as reconcileAr } from './reconcile/ar.ts';
import { reconcile as reconcileEn } from './reconcile/en.ts';
import { reconcile as reconcileFr } from './reconcile/fr.ts';
import { settlement as settlementAr } from './settlement/ar.ts';
import { settlement as settlementEn } from './settlement/en.ts';
import { settlement as settlementFr } from './settlement/fr.ts';
import { hours as hoursAr } from './hours/ar.ts';
import { hours as hoursEn } from './hours/en.ts';
import { hours as hoursFr } from './hours/fr.ts';
import { files as filesAr } from './files/ar.ts';
import { files as filesEn } from './files/en.ts';
import { files as filesFr } from './files/fr.ts';
import { pictures as picturesAr } from './pictures/ar.ts';
import { pictures as picturesEn } from './pictures/en.ts';
import { pictures as picturesFr } from './pictures/fr.ts';
import { partners as partnersAr } from './partners/ar.ts';
import { partners as partnersEn } from './partners/en.ts';
import { partners as partnersFr } from './partners/fr.ts';
import { people as peopleAr } from './people/ar.ts';
import { people as peopleEn } from './people/en.ts';
import { people as peopleFr } from './people/fr.ts';

const en = {
  people: peopleEn,
  applications: applicationsEn,
  pipeline: pipelineEn,
  waitlists: waitlistsEn,
  bookings: bookingsEn,
  office: officeEn,
  today: todayEn,
  catalogue: catalogueEn,
  pictures: picturesEn,
  files: filesEn,
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
  secondFactor: secondFactorEn,
  notifications: notificationsEn,
  reconcile: reconcileEn,
  settlement: settlementEn,
  hours: hoursEn,
  partners: partnersEn,
};
export type ConsoleWords = typeof en;

export const words: Record<ConsoleLocale, ConsoleWords> = {
  en,
  fr: {
    people: peopleFr,
    applications: applicationsFr,
    pipeline: pipelineFr,
    waitlists: waitlistsFr,
    bookings: bookingsFr,
    office: officeFr,
    today: todayFr,
    catalogue: catalogueFr,
    pictures: picturesFr,
    files: filesFr,
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
    secondFactor: secondFactorFr,
    notifications: notificationsFr,
    reconcile: reconcileFr,
    settlement: settlementFr,
    hours: hoursFr,
    partners: partnersFr,
  },
  ar: {
    people: peopleAr,
    applications: applicationsAr,
    pipeline: pipelineAr,
    waitlists: waitlistsAr,
    bookings: bookingsAr,
    office: officeAr,
    today: todayAr,
    catalogue: catalogueAr,
    pictures: picturesAr,
    files: filesAr,
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
    secondFactor: secondFactorAr,
    notifications: notificationsAr,
    reconcile: reconcileAr,
    settlement: settlementAr,
    hours: hoursAr,
    partners: partnersAr,
  },
};

/** The words of the language that is chosen, and the language itself for numbers and days. */
export function useSay(): ConsoleWords & { locale: ConsoleLocale } {
  const [chosen] = useLocaleState();
  const locale = chosen as ConsoleLocale;
  return { ...words[locale], locale };
}
