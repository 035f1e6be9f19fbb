import { pluralIn } from '../plural.ts';
import type { lists as english } from './en.ts';

const many = pluralIn('ar');

const ltr = (text: string): string => `\u2068${text}\u2069`;

export const lists: typeof english = {
  views: {
    title: 'العروض المحفوظة',
    none: 'لا عرض محفوظ بعد. ضيّقي القائمة ثم احفظيها هنا باسم.',
    save: 'حفظ هذه التصفية',
    name: 'اسم العرض',
    nothing: 'ضيّقي القائمة أولًا؛ نص البحث لا يُحفظ.',
    keep: 'حفظ',
    kept: (name) => `حُفظ «${ltr(name)}».`,
    forget: (name) => `حذف «${ltr(name)}»`,
    forgotten: (name) => `حُذف «${ltr(name)}».`,
    all: 'كل الطلبات',
  },
  exports: {
    title: 'تنزيل',
    lead: 'طلبات التصفية الحالية بأسماء صاحباتها وأرقامهن. يُسجَّل التنزيل في السجل.',
    formats: {
      xlsx: `ملف ${ltr('Excel')}`,
      'csv-semicolon': `${ltr('CSV')} بفاصلة منقوطة (${ltr('Excel')} بالفرنسية أو العربية)`,
      'csv-comma': `${ltr('CSV')} بفاصلة (برامج أخرى)`,
    },
    busy: 'يجري إعداد الملف…',
    saved: (name) => `حُفظ ${ltr(name)}.`,
  },
  month: {
    title: 'الشهر',
    lead: 'ما دخل وما أُعيد خلال شهر بمجاميعه، للمحاسبة. يُسجَّل حفظ الملف في السجل.',
    month: 'الشهر',
    year: 'السنة',
    sheet: 'أي ورقة',
    sheets: {
      payments: 'المداخيل',
      refunds: 'المبالغ المعادة',
      byMethod: 'المجاميع حسب طريقة الدفع',
      byItem: 'المجاميع حسب المشتريات',
    },
    format: 'نوع الملف',
    untilNow: 'إلى الآن',
    underWay: (moment) => `هذا الشهر لم ينتهِ: تتوقف المبالغ هنا عند ${moment}، ويتوقف الملف عند لحظة حفظه.`,
    ordersPaid: 'الطلبات المؤدّاة',
    cameTwice: many({
      one: 'ودفعة واحدة وصلت مرتين',
      two: 'ودفعتان وصلتا مرتين',
      few: 'و{n} دفعات وصلت مرتين',
      many: 'و{n} دفعة وصلت مرتين',
      other: 'و{n} دفعة وصلت مرتين',
    }),
    received: 'المداخيل',
    paidBack: 'المبالغ المعادة',
    net: 'الصافي',
    byMethod: 'حسب طريقة الدفع',
    unknown: 'طريقة غير معروفة',
    nothing: 'لم يدخل شيء ولم يُعَد شيء في هذا الشهر. والملف يقول ذلك أيضًا: أوراقه فارغة.',
    nothingYet: 'لم يدخل شيء ولم يُعَد شيء في هذا الشهر بعد. ستظهر أول دفعة هنا فور تأكيدها.',
    notBegun: 'هذا الشهر لم يبدأ بعد.',
    file: 'الملف',
    take: 'حفظ الملف',
  },
};
