/**
 * What each column of an order is to people. Told here alone: the copy of a person's data, what erasing leaves of an order that
 * bookkeeping keeps, and the facts on staff's order page come from it. A column that is missing here does not compile.
 */
import type { Locale } from '../../platform/i18n/locale.ts';
import type { orders } from './orders.table.ts';

type Row = typeof orders.$inferSelect;
type Column = keyof Row;
type Label = Record<Locale, string>;

type Mark = {
  /** Its heading wherever a person reads it. An id needs none. */
  label?: Label;
  /** In no copy of a person's data: it opens something, is written twice, or belongs to somebody else or the team. */
  isHidden?: true;
  /** What stays when the buyer is erased; 'nobody': an invented one. Left out: bookkeeping keeps it, or it names nobody. */
  erased?: 'nobody' | '' | null | readonly [];
  /** The buyer's own words, which staff's order page lists as they are. */
  isFact?: true;
};

const called = (en: string, ar: string, fr: string, more: Omit<Mark, 'label'> = {}): Mark => ({
  label: { en, ar, fr },
  ...more,
});
const hidden = { isHidden: true } as const;
const named = { erased: 'nobody' } as const;

export const orderColumns: Readonly<Record<Column, Mark>> = {
  id: {},
  number: called('Number', 'الرقم', 'Numéro'),
  token: { ...hidden, ...named },
  idempotencyKey: hidden,
  locale: called('Language', 'اللغة', 'Langue'),
  itemKind: called('Type', 'النوع', 'Type'),
  itemSlug: called('Of', 'ماذا', 'De'),
  description: called('What', 'ماذا', 'Quoi'),
  name: called('Name', 'الاسم', 'Nom', named),
  email: called('E-mail', 'البريد الإلكتروني', 'E-mail', named),
  phone: called('Telephone', 'الهاتف', 'Téléphone', named),
  listPriceCentimes: called('Price', 'الثمن', 'Prix'),
  discountCentimes: called('Discount', 'التخفيض', 'Remise'),
  amountCentimes: called('Amount', 'المبلغ', 'Montant'),
  campaignSlug: {},
  couponCode: called('Discount code', 'رمز التخفيض', 'Code promo'),
  status: called('Status', 'الحالة', 'Statut'),
  paymentOption: called('Payment method', 'طريقة الدفع', 'Moyen de paiement'),
  cardType: called('Card', 'البطاقة', 'Carte'),
  transferCode: called('Transfer code', 'رمز التحويل', 'Code du transfert'),
  bankTransferConfirmedAt: called('Transfer confirmed on', 'تاريخ تأكيد التحويل', 'Virement confirmé le'),
  refusalReason: called('Why it was refused', 'سبب الرفض', 'Motif du refus', { erased: null }),
  agreedToStartAt: called('Asked to begin at once on', 'تاريخ طلب البدء فورًا', 'Début immédiat demandé le'),
  confirmedAgeAt: called('Age confirmed on', 'تاريخ تأكيد السنّ', 'Âge confirmé le'),
  refundDays: called('Days for a refund', 'أيام الاسترجاع', 'Jours pour un remboursement'),
  beginsOn: called('Begins on', 'تاريخ البداية', 'Commence le'),
  termsVersion: called('Terms, version', 'نسخة الشروط', 'Version des conditions'),
  placedAt: called('Ordered on', 'تاريخ الطلب', 'Commandé le'),
  updatedAt: called('Changed on', 'تاريخ التغيير', 'Modifié le'),
  expiresAt: called('Ends on', 'تاريخ الانتهاء', 'Expire le'),
  claimedAt: called('Reported as paid on', 'تاريخ الإعلان عن الدفع', 'Déclaré payé le'),
  remindedAt: called('Reminded on', 'تاريخ التذكير', 'Rappel envoyé le'),
  refundedCentimes: called('Refunded', 'المسترجع', 'Remboursé'),
  disputedAt: called('Disputed on', 'تاريخ النزاع', 'Contesté le'),
  freeAs: called('Given as', 'صفة المنح', 'Offert à titre de'),
  freeWhy: called('Why it was given', 'سبب المنح', 'Motif de l’offre', { erased: null }),
  formerMailboxes: { ...hidden, erased: [] },
  recipientName: called('Recipient', 'المتلقّي', 'Bénéficiaire'),
  recipientEmail: called('E-mail of the recipient', 'بريد المتلقّي', 'E-mail du bénéficiaire'),
  giftNote: called('Words with the gift', 'كلمة مع الهدية', 'Mot joint au cadeau', {
    erased: null,
    isFact: true,
  }),
  giftOn: called('Day of the gift', 'يوم الهدية', 'Jour du cadeau'),
  giftCode: hidden,
  doubleSeenAt: hidden,
  agreedToCounting: called('Agreed to be counted', 'الموافقة على الإحصاء', 'A accepté d’être compté'),
  utmSource: called('Came from', 'المصدر', 'Venu de'),
  utmMedium: called('Came by', 'وسيلة القدوم', 'Venu par'),
  utmCampaign: called('Campaign', 'الحملة', 'Campagne'),
  cohortId: {},
  months: called('Months', 'الأشهر', 'Mois'),
  owner: hidden,
  searchText: hidden,
};

const marks = Object.entries(orderColumns) as [Column, Mark][];
const columnsWith = (holds: (mark: Mark) => boolean): Column[] =>
  marks.flatMap(([column, mark]) => (holds(mark) ? column : []));

/** What a copy of a person's data leaves out. */
export const hiddenColumns: ReadonlySet<string> = new Set(columnsWith(({ isHidden = false }) => isHidden));

/** What stays of an order whose buyer was erased, beside the invented `nobody`. */
export const erasedColumns: Partial<Row> = Object.fromEntries(
  marks.flatMap(([column, { erased }]) =>
    erased === undefined || erased === 'nobody' ? [] : [[column, erased]],
  ),
);

const factColumns = columnsWith(({ isFact = false }) => isFact);

/** The buyer's own words on an order, with their headings, as staff read them. Nothing empty. */
export const factsOf = (order: Partial<Row>): { label: Label; value: string }[] =>
  factColumns.flatMap((column) => {
    const [value, { label }] = [order[column], orderColumns[column]];
    return typeof value === 'string' && value !== '' && label !== undefined ? [{ label, value }] : [];
  });

/** Headings of the columns by their names. */
export const columnLabels = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    marks.flatMap(([column, { label }]) => (label === undefined ? [] : [[column, label[locale]]])),
  );
