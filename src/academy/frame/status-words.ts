/**
 * The one short name of each status in each language of the site: on the pages of buyers and in e-mails. Staff read shorter ones
 * (console/src/words/orders, and exports); the API and the test screen keep the statuses' own names (decision 0021).
 */
import type { ShownStatus } from '../../selling/orders/refund.ts';

type Names = Readonly<Record<ShownStatus, string>>;

export const statusesEn: Names = {
  'Pending Payment': 'Waiting for payment',
  'Pending Other Payment Method': 'Payment to arrange',
  'Paid - Card': 'Paid by card',
  'Paid - WafaCash': 'Cash code being checked',
  'Paid - Bank Transfer': 'Transfer being checked',
  Paid: 'Payment received',
  'Payment Confirmed': 'Payment confirmed',
  Rejected: 'Transfer not found',
  Cancelled: 'Cancelled',
  Expired: 'Closed unpaid',
  Refunded: 'To be paid back',
  'partly-refunded': 'Partly paid back',
  'paid-back': 'Paid back',
  'pay-back-failed': 'Pay-back failed',
};

export const statusesAr: Names = {
  'Pending Payment': 'في انتظار الدفع',
  'Pending Other Payment Method': 'طريقة الدفع قيد الاتفاق',
  'Paid - Card': 'مدفوع بالبطاقة',
  'Paid - WafaCash': 'رمز التحويل قيد التحقّق',
  'Paid - Bank Transfer': 'التحويل البنكي قيد التحقّق',
  Paid: 'وصلنا الدفع',
  'Payment Confirmed': 'تمّ تأكيد الدفع',
  Rejected: 'لم نجد التحويل',
  Cancelled: 'ملغى',
  Expired: 'أُغلق دون دفع',
  Refunded: 'مبلغ سيُعاد',
  'partly-refunded': 'أُعيد جزء من المبلغ',
  'paid-back': 'أُعيد المبلغ',
  'pay-back-failed': 'تعذّرت إعادة المبلغ',
};

export const statusesFr: Names = {
  'Pending Payment': 'En attente de paiement',
  'Pending Other Payment Method': 'Paiement à convenir',
  'Paid - Card': 'Payée par carte',
  'Paid - WafaCash': 'Espèces en vérification',
  'Paid - Bank Transfer': 'Virement en vérification',
  Paid: 'Paiement reçu',
  'Payment Confirmed': 'Paiement confirmé',
  Rejected: 'Paiement introuvable',
  Cancelled: 'Annulée',
  Expired: 'Fermée sans paiement',
  Refunded: 'À rembourser',
  'partly-refunded': 'Remboursée en partie',
  'paid-back': 'Remboursée',
  'pay-back-failed': 'Remboursement échoué',
};
