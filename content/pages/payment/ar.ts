import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

/** Addresses and numbers read left to right inside an Arabic sentence. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

export const ar: InArabic<typeof en> = {
  success: {
    title: 'الدفع',
    processingTitle: 'نجهّز ولوجك',
    processingText: 'ننتظر أن يؤكد البنك دفعك. لا يستغرق ذلك عادةً سوى ثوانٍ. يُرجى عدم إغلاق هذه الصفحة.',
    slowTitle: 'تأخّر رد البنك',
    slowText:
      'طلبك محفوظ. إن كنتِ قد دفعتِ فلا تدفعي مرة ثانية: نواصل سؤال البنك ونراسلك حالما يؤكد الدفع. يمكنك إغلاق هذه الصفحة.',
    checkAgain: 'التحقق من جديد',
    paidTitle: 'تم الدفع بنجاح!',
    paidText: 'شكرًا لك. دورتك مفتوحة.',
    paidSoonText: 'شكرًا لك. الدورة لك، ورمز الولوج في طريقه إليك.',
    noMail: 'إذا لم تصلك رسالة خلال 10 دقائق فابحثي في البريد غير المرغوب فيه أو تواصلي معنا.',
    declinedTitle: 'لم تنجح عملية الدفع',
    declinedText: 'رفض البنك البطاقة ولم يُقتطع أي مبلغ. طلبك محفوظ: حاولي من جديد أو ادفعي بطريقة أخرى.',
    cancelledTitle: 'أُلغي الدفع',
    cancelledText: 'أُغلقت صفحة البنك قبل دفع أي مبلغ. طلبك محفوظ.',
  },
  failure: {
    title: 'لم تنجح عملية الدفع',
    text: (email, whatsapp) =>
      `تعذّر إتمام عمليتك. يُرجى التواصل معنا على ${leftToRight(email)} أو عبر واتساب ${leftToRight(whatsapp)}.`,
  },
  cancel: { title: 'أُلغي الدفع', text: 'ألغيتِ عملية الدفع، ولم يُتخذ أي إجراء.' },
  kept: 'طلبك محفوظ. وإن كنتِ قد دفعتِ فعلًا فلا تدفعي مرة ثانية: افتحي طلبك، ففيه يظهر ما وصل.',
  alreadyPaid: { title: 'هذا الطلب مدفوع', text: 'لم يحدث أي خلل: أكّد البنك دفعك.' },
  kinds: {
    membership: {
      paidText: 'شكرًا لك. أنتِ الآن عضوة في مجتمع كلاريتي.',
      paidSoonText: 'شكرًا لك. أنتِ الآن عضوة في مجتمع كلاريتي.',
    },
    test: {
      paidText: 'شكرًا لك. اكتمل الطريق كله، والطلب التجريبي لا يفتح شيئًا.',
      paidSoonText: 'شكرًا لك. اكتمل الطريق كله، والطلب التجريبي لا يفتح شيئًا.',
    },
  },
  unknown: {
    title: 'لا يمكننا عرض هذا الطلب هنا',
    text: 'لا يُفتح الطلب إلا في المتصفح الذي سُجّل فيه أو عبر الرابط الموجود في رسالتنا. افتحي ذلك الرابط، فهو يعرض دائمًا الحالة الحقيقية لطلبك.',
  },
  description: 'حالة عملية الدفع.',
  shown: {
    transaction: 'رقم العملية',
    amount: 'المبلغ كما ورد في الرابط',
    order: 'الطلب',
    status: 'الحالة',
  },
  retry: 'إعادة المحاولة',
  otherMethod: 'طريقة أخرى',
  openOrder: 'فتح طلبي',
  courses: 'كل الدورات',
  whatsapp: 'تواصلي عبر واتساب',
  whatsappText: (order) => `مرحبًا، لدي مشكلة في الدفع${order === '' ? '' : ` الخاص بالطلب ${order}`}.`,
};
