import type { InArabic } from '../../../content/shape.ts';
import type { en } from './product-ready-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (product) => `ملفاتك: ${product}`,
  preview: 'تأكّد دفعك، وملفاتك جاهزة للحفظ.',
  heading: 'ملفاتك جاهزة',
  intro: (product) =>
    `تأكّد دفعك وأصبح «${product}» لك. احفظيه الآن على هاتفك أو حاسوبك، فلا تحتاجين بعد ذلك إلى الإنترنت لفتحه.`,
  download: {
    en: 'تحميل الملف بالإنجليزية',
    ar: 'تحميل الملف بالعربية',
    both: 'تحميل الملف',
  },
  linkLife: (hours) => `تعمل هذه الروابط ${hours}، وتجدين في صفحة طلبك روابط جديدة كلما احتجتِ إليها.`,
  byHand: 'لم يعد الملف في المتجر. أجيبي على هذه الرسالة نرسله إليك بأنفسنا.',
  refund: (days, paidBack) =>
    `إن لم يناسبك فاطلبي استرجاع مالك من صفحة طلبك خلال ${days} من الدفع، ونعيد إليك المبلغ خلال ${paidBack}.`,
};
