/** Sentences why a claimed payment is refused, in the buyer's language: staff choose one and change it as they need. */
import type { Locale } from '../../platform/i18n/locale.ts';

const readyReasons = ['missing', 'amount', 'unreadable', 'account'] as const;
export type ReadyReason = (typeof readyReasons)[number];

/** Of a slip something is said only where one was sent. */
const aboutTheSlip: ReadonlySet<ReadyReason> = new Set(['unreadable', 'account']);

export const readyReasonsFor = (hasSlip: boolean): ReadyReason[] =>
  readyReasons.filter((reason) => hasSlip || !aboutTheSlip.has(reason));

const sentences: Record<Locale, Record<ReadyReason, (amount: string) => string>> = {
  en: {
    missing: (amount) =>
      `No payment of ${amount} with your reference has reached us yet. Please check with your bank or agency that it was sent.`,
    amount: (amount) =>
      `A payment arrived, but its amount is not ${amount}. Add a photo of your slip on the page of your order, and we will put it right together.`,
    unreadable: () =>
      'We could not read the receipt. Please take a new photo of the whole slip in good light and send it from your order.',
    account: () =>
      'The slip shows another account or beneficiary than ours. Compare it with your order; your bank or agency can get the money back.',
  },
  ar: {
    missing: (amount) => `لم تصلنا بعد دفعة بمبلغ ${amount} تحمل مرجعك. تأكّدي من بنكك أو وكالتك أنها أُرسلت.`,
    amount: (amount) => `وصلت دفعة، لكن مبلغها ليس ${amount}. أضيفي صورة وصلك في صفحة طلبك لنسوّي الأمر معًا.`,
    unreadable: () => 'لم نتمكّن من قراءة الوصل. التقطي صورة جديدة للوصل كاملًا في ضوء جيّد وأرسليها من طلبك.',
    account: () =>
      'في الوصل حساب أو مستفيد غير حسابنا. قارنيه بما في طلبك؛ ويمكن لبنكك أو وكالتك استرجاع المال.',
  },
  fr: {
    missing: (amount) =>
      `Aucun paiement de ${amount} avec votre motif n’est encore arrivé. Vérifiez auprès de votre banque ou de l’agence qu’il est bien parti.`,
    amount: (amount) =>
      `Un paiement est arrivé, mais son montant n’est pas de ${amount}. Ajoutez une photo du justificatif sur la page de votre commande, et nous réglerons cela ensemble.`,
    unreadable: () =>
      'Nous n’avons pas pu lire le justificatif. Reprenez une photo du papier entier, en bonne lumière, et envoyez-la depuis votre commande.',
    account: () =>
      'Le justificatif montre un autre compte ou un autre bénéficiaire que le nôtre. Comparez-le avec votre commande. Votre banque ou l’agence peut récupérer l’argent.',
  },
};

/** Of cash it is the code of the slip that was looked for, at the agency. */
const notAtAgency: Record<Locale, string> = {
  en: 'We found no transfer with this code at the agency. Compare its digits with your slip, and type it again on the page of your order.',
  ar: 'لم نجد في الوكالة تحويلًا بهذا الرمز. قارني أرقامه بالوصل واكتبيه من جديد في صفحة طلبك.',
  fr: 'Nous n’avons trouvé aucun envoi avec ce code à l’agence. Comparez-le avec le reçu de l’agence, et tapez-le de nouveau sur la page de votre commande.',
};

/** `amount`: as the buyer reads it, with its currency. `isCash`: they gave the code of an agency. */
export const readySentence = (
  reason: ReadyReason,
  locale: Locale,
  { amount, isCash }: { amount: string; isCash: boolean },
): string => (isCash && reason === 'missing' ? notAtAgency[locale] : sentences[locale][reason](amount));
