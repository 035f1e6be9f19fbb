import { countInArabic } from '../../count-in-arabic.ts';
import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

const inDays = (days: number): string =>
  countInArabic(days, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا' });

export const ar: InArabic<typeof en> = {
  subject: (course) => `ولوجك إلى ${course}`,
  preview: 'تأكّد دفعك. إليك رمز الولوج ورابط البداية.',
  heading: 'أهلًا بك، دورتك مفتوحة',
  intro: (course) => `تأكّد دفعك، وأصبحت «${course}» لك.`,
  code: 'رمز ولوجك',
  start: 'ابدئي التعلّم',
  firstTitle: 'خطواتك الأولى',
  first: [
    'افتحي منصة التعلّم بالزر أعلاه.',
    'أنشئي حسابك هناك بعنوان البريد الإلكتروني نفسه.',
    'اكتبي رمز الولوج حين يُطلب منك. يصلح مرة واحدة، وهو لك وحدك.',
  ],
  refund: (days, paidBack) =>
    `إذا لم تناسبك الدورة، فراسلينا خلال ${inDays(days)} من الشراء: نعيد إليك مبلغك بطريقة الدفع نفسها في أجل أقصاه ${inDays(paidBack)}.`,
  receipt: 'تجدين إيصالك في صفحة طلبك.',
};
