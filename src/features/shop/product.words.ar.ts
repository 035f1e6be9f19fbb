import type { InArabic } from '../../../content/shape.ts';
import type { en } from './product.words.en.ts';

export const ar: InArabic<typeof en> = {
  back: 'العودة إلى المتجر',
  level: 'لكل المستويات',
  updated: 'آخر تحديث {date}',
  getFree: 'حمّليه مجانًا',
  getPaid: 'احصلي عليه الآن',
  bar: 'احصلي على هذا المنتج',
  included: 'ماذا يتضمّن',
  howToUse: 'كيف تستعملينه',
  side: {
    free: 'حمّليه الآن',
    paid: 'احصلي عليه',
    type: 'نوع الملف',
    size: 'الحجم',
    language: 'اللغة',
    freeNote: 'لا تدفعين شيئًا. نرسل الرابط إلى بريدك الإلكتروني.',
    soldNote: 'ادفعي بالبطاقة أو بتحويل بنكي أو نقدًا، وتُفتح ملفاتك حالما يتأكد الدفع.',
    paidNote: 'ليس للبيع بعد: اتركي بريدك الإلكتروني نكتب إليك حالما يمكن شراؤه.',
    guaranteeTitle: 'أمامك {shopDaysAlone} لتغيّري رأيك',
    guaranteeText: 'لم يناسبك؟ تسترجعين مالك.',
  },
  types: { xlsx: 'ملف إكسل', pdf: 'كتاب بصيغة PDF', html: 'صفحة ويب', other: 'ملف' },
  languages: { en: 'الإنجليزية', ar: 'العربية', both: 'العربية والإنجليزية' },
  alsoIn: 'الملف نفسه باللغة {language} تجدينه في الصفحة {language}.',
  size: { kilobytes: '{n} كيلوبايت', megabytes: '{n} ميغابايت' },
  questions: 'أسئلة',
  guarantee: {
    paid: {
      question: 'وإن لم يُفدني؟',
      answer:
        'لك ضمان الرضا: راسلينا خلال {shopDays} من الشراء، نُعد إليك الثمن خلال {paidBack} بالطريقة التي دفعتِ بها.',
    },
    free: {
      question: 'هل يشمله ضمان الرضا لمدّة {shopDays}؟',
      answer: 'يشمل الضمان ما يُدفع ثمنه. وهذا الملف مجاني فلا مبلغ يُعاد، لكن أخبرينا بما يحسن أن نطوّره.',
    },
  },
  related: 'قد يعجبك أيضًا',
  missing: {
    title: 'المنتج غير موجود',
    text: 'تغيّر اسمه أو لم يعد في المتجر. ستنقلك هذه الصفحة بعد ثوانٍ إلى كل ما فيه.',
  },
};
