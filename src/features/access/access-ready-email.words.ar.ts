import type { InArabic } from '../../../content/shape.ts';
import type { en } from './access-ready-email.words.en.ts';

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
    `إذا لم تناسبك الدورة، فاطلبي استرجاع مالك من صفحة طلبك خلال ${days} من الدفع: نعيد إليك مبلغك بطريقة الدفع نفسها خلال ${paidBack}. أما ما دُفع نقدًا فيصلك باسمك في وكالة أو إلى حسابك البنكي.`,
  receipt: 'تجدين إيصالك في صفحة طلبك.',
};
