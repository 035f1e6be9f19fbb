import type { InArabic } from '../../../content/shape.ts';
import type { en } from './free-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  paid: 'الواجب دفعه',
  free: 'لا تدفعين شيئًا: 0 درهم.',
  letIn: {
    gift: 'هذه هدية من الأكاديمية، ولا تدفعين شيئًا.',
    scholarship: 'هذه منحة دراسية من الأكاديمية، ولا تدفعين شيئًا.',
    moved: 'كنت مسجّلة معنا في مكان آخر، ومن الآن تجدين كل شيء هنا. لا تدفعين شيئًا.',
    other: 'فتحته لك الأكاديمية، ولا تدفعين شيئًا.',
  },
  accessReady: {
    preview: 'إليك رمز الولوج ورابط البداية. لا تدفعين شيئًا.',
    intro: (item) => `«${item}» لك الآن.`,
  },
  accessSoon: {
    subject: (course, hours) => `ولوجك إلى ${course} خلال ${hours}`,
    heading: 'مكانك محجوز',
    intro: (item) => `مكانك في «${item}» محجوز.`,
  },
  membershipReady: {
    preview: 'مكانك محجوز، ولا تدفعين شيئًا. إليك ما سيأتي.',
    intro: (item) => `«${item}» لك الآن.`,
  },
  productReady: {
    preview: 'ملفاتك جاهزة للحفظ، ولا تدفعين شيئًا.',
    intro: (item) => `«${item}» لك الآن. احفظيه على هاتفك أو حاسوبك، فلا تحتاجين بعد ذلك إلى الإنترنت لفتحه.`,
  },
};
