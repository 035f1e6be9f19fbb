import type { InArabic } from '../../../content/shape.ts';
import type { en } from './order-reminder-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (item, number) => `يُغلق طلبك غدًا: ${item} (${number})`,
  preview: (until) => `يبقى مفتوحًا إلى ${until}.`,
  heading: 'طلبك ما زال ينتظرك',
  intro: (item, until) => `طلبتِ ${item} ولم يُدفع ثمنه بعد. نحتفظ بطلبك إلى ${until}، وبعد ذلك يُغلق تلقائيًا.`,
  pay: 'دفع ثمن طلبي',
  paidAlready: {
    bank: 'أجريتِ التحويل من قبل؟ افتحي طلبك وأخبرينا: لن يُغلق بعد ذلك.',
    cash: 'أرسلتِ المبلغ من الوكالة؟ افتحي طلبك واكتبي رمز الوصل: لن يُغلق بعد ذلك.',
    other: 'دفعتِ بطريقة أخرى؟ أجيبي على هذه الرسالة ونبحث عن دفعتك.',
  },
  after: 'وإن أُغلق فلا يضيع شيء: الرابط نفسه يفتحه من جديد، بثمن ذلك اليوم.',
  notWanted: 'لم تعودي ترغبين فيه؟ لا حاجة إلى فعل أي شيء، ولن يُؤخذ منك أي مبلغ.',
};
