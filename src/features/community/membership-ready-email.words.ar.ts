import type { InArabic } from '../../../content/shape.ts';
import type { en } from './membership-ready-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: 'أنتِ الآن عضوة في مجتمع كلاريتي',
  preview: 'تأكّد دفعك ومكانك محجوز. إليك ما سيأتي.',
  heading: 'أهلًا بك، مكانك محجوز',
  intro: (item) => `تأكّد دفعك وأصبح لك: «${item}». دفعتِ مرة واحدة، ولا يوجد أي اشتراك.`,
  next: [
    'سجّلي الدخول بعنوان البريد هذا: نرسل إليه رمزًا، وما من كلمة سرّ.',
    'احتفظي بهذه الرسالة: تجدين عضويتك وإيصالك في صفحة طلبك متى شئت.',
  ],
  button: 'ادخلي',
  refund: (days, paidBack) =>
    `إن غيّرتِ رأيك فاطلبي استرجاع مالك من صفحة طلبك خلال ${days} من الدفع، ونعيد إليك المبلغ خلال ${paidBack}.`,
};
