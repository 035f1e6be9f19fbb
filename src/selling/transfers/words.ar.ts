import { count } from '../../platform/i18n/count.ts';
import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const transfer: InArabic<typeof en.transfer> = {
  until: (moment) => `نحتفظ بطلبك إلى ${moment}.`,
  bank: {
    abroad: 'تحوّلين من خارج المغرب؟',
    abroadText: 'يطلب بنكك هذين الرقمين. اطلبي أن يصل المبلغ بالدرهم وأن تكون الرسوم على حسابك.',
    iban: 'رقم الحساب الدولي (IBAN)',
    swift: 'رمز SWIFT',
  },
  send: {
    title: 'خذي هذه المعلومات معك',
    copyAll: 'انسخي الكل',
    own: 'أرسليها إلى واتسابك',
    other: 'هل يدفع شخص آخر عنك؟ أرسلي إليه المعلومات.',
    newTab: 'يُفتح في نافذة جديدة',
    bankMessage: {
      title: (academy) => `تحويل بنكي إلى ${academy}`,
      exact: 'هذا المبلغ بالضبط',
      reason: 'المرجع',
    },
    cashMessage: { title: (academy, agencies) => `مبلغ نقدي إلى ${academy}، من وكالة ${agencies}` },
    until: (moment) => `أرسليه قبل ${moment}.`,
    page: 'ثم أخبرينا هنا',
  },
  receipt: {
    label: 'وصل التحويل (اختياري)',
    hint: 'صورة أو لقطة شاشة أو ملف \u2066PDF\u2069 لا يتجاوز 5 ميغابايت. يساعدنا على إيجاد تحويلك أسرع، ولا يراه إلا فريق المالية.',
    ready: 'جاهز للإرسال: {size}',
    shrunk: 'جاهز للإرسال: {size} بدل {before}',
    kilobytes: '{n} كيلوبايت',
    megabytes: '{n} ميغابايت',
    progress: 'نرسل وصل التحويل',
  },
  cash: {
    steps: [
      'خذي بطاقتك الوطنية إلى أي وكالة {agencies}.',
      'أرسلي المبلغ إلى الاسم المبيّن أدناه. تضيف الوكالة رسومها، ولا نضيف نحن شيئًا.',
      'احتفظي بوصل الوكالة: عليه رمز التحويل.',
    ],
    secret: 'من يعرف هذا الرمز يستطيع سحب المبلغ: لا تعطيه لأحد، ولا تكتبيه إلا هنا.',
    reading: (name) => `تُقرأ: ${name}`,
    slip: 'وصل الوكالة، وعليه رمز التحويل معلَّمًا',
  },
  receipts: {
    title: 'وصل التحويل',
    description: 'أرسلي وصل تحويلك.',
    lead: 'يساعدنا وصل التحويل على إيجاد تحويلك. إرساله اختياري: المهم وصول المبلغ إلى حسابنا.',
    label: 'صورة أو لقطة شاشة أو ملف PDF',
    hint: 'لا يتجاوز 5 ميغابايت، ولا يراه إلا فريق المالية.',
    submit: 'أرسلي وصل التحويل',
    sent: 'ما أرسلتِه',
    kinds: {
      'image/jpeg': 'صورة',
      'image/png': 'صورة',
      'image/webp': 'صورة',
      'application/pdf': 'ملف PDF',
    },
    thanks: 'وصلنا، وهو الآن مع طلبك.',
    enough: 'لدينا 3 وصولات لهذا الطلب، وهي تكفينا.',
    back: 'عودي إلى الطلب',
  },
  order: {
    add: 'أضيفي وصل التحويل',
    addAnother: 'أضيفي وصلًا آخر',
    note: 'اختياري: يساعدنا على إيجاد تحويلك أسرع.',
    have: (n) =>
      count(
        n,
        {
          one: 'لدينا وصل واحد.',
          two: 'لدينا وصلان.',
          few: '{n} وصولات لدينا.',
          many: '{n} وصلًا لدينا.',
          other: '{n} وصل لدينا.',
        },
        'ar',
      ),
  },
};
