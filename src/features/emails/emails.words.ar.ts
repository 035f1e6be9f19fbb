import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const frame: InArabic<typeof en.frame> = {
  hello: (firstName) => `مرحبًا ${firstName}،`,
  reply: 'لديك سؤال؟ أجيبي على هذه الرسالة، وسيقرؤها شخص من فريقنا.',
  why: (site) => `وصلتك هذه الرسالة لأن هذا العنوان كُتب في طلب لدى ${site}.`,
  hi: 'مرحبًا،',
  whyForm: (site) =>
    `وصلتك هذه الرسالة لأن هذا العنوان كُتب في استمارة لدى ${site}. إن لم تكوني أنتِ فليس عليك فعل أي شيء.`,
  order: 'الطلب',
  item: {
    course: 'الدورة',
    membership: 'العضوية',
    product: 'المنتج',
    consultation: 'الاستشارة',
    instalment: 'القسط',
    test: 'اختبار',
  },
  price: 'الثمن',
  discount: 'التخفيض',
  amount: 'المبلغ الواجب دفعه',
  paid: 'المبلغ المدفوع',
  openOrder: 'فتح طلبي',
  keepLink: 'يعمل رابط طلبك متى شئت. ومن يملك هذه الرسالة يستطيع فتحه أيضًا، فلا ترسليها إلى أحد.',
  orCopy: 'إذا لم يعمل الزر، انسخي هذا العنوان في المتصفح:',
  nextTitle: 'ما سيحدث بعد ذلك',
};
