/** What exported files are called, in Latin letters: some programs garble others. */
import type { StaffLocale } from '../../platform/i18n/locale.ts';

const english = {
  orders: 'orders',
  month: 'sales',
  payments: 'payments',
  refunds: 'refunds',
  applications: 'applications',
  waitlist: 'waitlist',
  session: 'workshop',
  roster: 'group',
  log: 'log',
  spans: 'revenue',
  owed: 'to-refund',
  shares: 'trainers',
  organisations: 'organisations',
  byItem: 'by-item',
  itemWeeks: 'by-item-and-week',
  byMethod: 'by-method',
  byCoupon: 'by-coupon',
  funnel: 'visits-to-payments',
  sources: 'sources',
  groups: 'groups',
};

const french: typeof english = {
  orders: 'commandes',
  month: 'ventes',
  payments: 'encaissements',
  refunds: 'remboursements',
  applications: 'formulaires',
  waitlist: 'liste-d-attente',
  session: 'atelier',
  roster: 'groupe',
  log: 'journal',
  spans: 'recettes',
  owed: 'a-rembourser',
  shares: 'parts',
  organisations: 'organisations',
  byItem: 'par-article',
  itemWeeks: 'par-article-et-semaine',
  byMethod: 'par-moyen',
  byCoupon: 'par-code-promo',
  funnel: 'visites-et-paiements',
  sources: 'sources',
  groups: 'groupes',
};

/** Without the days and the ending. */
export const fileNames = (locale: StaffLocale): typeof english => (locale === 'fr' ? french : english);
