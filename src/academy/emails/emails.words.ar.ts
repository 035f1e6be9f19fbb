import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const senderTest: InArabic<typeof en.senderTest> = {
  subject: 'هكذا تظهر رسائلنا',
  preview: 'المرسِل وعنوان الرد والتوقيع والألوان كما حُفظت.',
  heading: 'رسالة تجريبية',
  text: 'المرسِل وعنوان الرد والتوقيع والألوان هي المحفوظة الآن.',
  why: 'طُلبت هذه الرسالة من الإعدادات، وتصل إلى من طلبها.',
};

export const frame: InArabic<typeof en.frame> = {
  hello: (firstName) => `السلام عليكم ${firstName}،`,
  discreet: 'حانت ساعة تعلّمك.',
  reply: 'لديك سؤال؟ أجيبي عن هذه الرسالة، وشخص من الفريق يقرؤها.',
  whatsapp: (number) => `أو راسلينا عبر واتساب: ${number}`,
  why: (site) => `وصلتك هذه الرسالة لأن هذا البريد الإلكتروني كُتب في طلب لدى ${site}.`,
  hi: 'السلام عليكم،',
  whyForm: (site) =>
    `وصلتك هذه الرسالة لأن هذا البريد الإلكتروني كُتب في استمارة لدى ${site}. إن لم تكوني أنت فلا يلزمك فعل شيء.`,
  order: 'الطلب',
  item: {
    course: 'الدورة',
    membership: 'العضوية',
    product: 'المنتج',
    consultation: 'الاستشارة',
    bundle: 'باقة',
    instalment: 'القسط',
    test: 'اختبار',
  },
  trainer: 'المدرّبة',
  price: 'الثمن',
  discount: 'التخفيض',
  amount: 'المبلغ الواجب دفعه',
  paid: 'المبلغ المدفوع',
  openOrder: 'افتحي طلبك',
  keepLink: 'يعمل رابط طلبك متى شئتِ. ومن لديه هذه الرسالة يستطيع فتحه أيضًا، فلا ترسليها إلى أحد.',
  orCopy: 'إذا لم يعمل الزرّ فافتحي هذا الرابط:',
  nextTitle: 'ما سيحدث بعد ذلك',
};
