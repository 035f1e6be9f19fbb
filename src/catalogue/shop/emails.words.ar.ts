import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const free: InArabic<typeof en.free> = {
  paid: 'الواجب دفعه',
  free: 'لا تدفعين شيئًا: 0 درهم.',
  freeReasons: {
    gift: 'هذه هدية من الأكاديمية، ولا تدفعين شيئًا.',
    scholarship: 'هذه منحة دراسية، ولا تدفعين شيئًا.',
    moved: 'كنتِ مسجّلة معنا في مكان آخر، ومن الآن تجدين كل شيء هنا. لا تدفعين شيئًا.',
    other: 'فتحته لك الأكاديمية، ولا تدفعين شيئًا.',
  },
  accessReady: {
    preview: 'إليك رمز التفعيل ورابط البداية. لا تدفعين شيئًا.',
    intro: (item) => `«${item}» لك الآن.`,
  },
  accessSoon: {
    subject: (course, hours) => `تُفتح لك الدورة خلال ${hours}: ${course}`,
    heading: 'مقعدك محجوز',
    intro: (item) => `مقعدك في «${item}» محجوز.`,
  },
  membershipReady: {
    preview: 'مقعدك محجوز، ولا تدفعين شيئًا. إليك ما سيأتي.',
    intro: (item) => `«${item}» لك الآن.`,
  },
  productReady: {
    preview: 'ملفاتك جاهزة للتحميل، ولا تدفعين شيئًا.',
    intro: (item) => `«${item}» لك الآن. احفظيه على هاتفك أو حاسوبك، فلا تحتاجين بعد ذلك إلى الإنترنت لفتحه.`,
  },
};

export const productReady: InArabic<typeof en.productReady> = {
  subject: (product) => `ملفاتك: ${product}`,
  preview: 'وصلنا المبلغ، وملفاتك جاهزة للتحميل.',
  heading: 'ملفاتك جاهزة',
  intro: (product) =>
    `وصلنا المبلغ، وأصبح «${product}» لك. احفظيه الآن على هاتفك أو حاسوبك، فلا تحتاجين بعد ذلك إلى الإنترنت لفتحه.`,
  download: {
    en: 'حمّلي الملف بالإنجليزية',
    ar: 'حمّلي الملف بالعربية',
    fr: 'حمّلي الملف بالفرنسية',
    both: 'حمّلي الملف',
  },
  linkLife: (hours) => `تعمل هذه الروابط ${hours}، وتجدين في صفحة طلبك روابط جديدة كلما احتجتِ إليها.`,
  byHand: 'لم يعد الملف في المتجر. أجيبي عن هذه الرسالة نرسله إليك بأنفسنا.',
  refund: (days, paidBack) =>
    `إن لم يناسبك فاطلبي استرجاع المبلغ من صفحة طلبك خلال ${days} من الدفع، ونعيد إليك المبلغ خلال ${paidBack}.`,
};
