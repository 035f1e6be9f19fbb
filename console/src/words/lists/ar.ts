import type { lists as english } from './en.ts';

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
    lead: 'ما دخل وما أُعيد خلال شهر بمجاميعه، للمحاسبة. يُسجَّل التنزيل في السجل.',
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
    underWay: 'هذا الشهر لم ينتهِ: يحكي الملف ما جرى إلى الآن.',
    take: 'حفظ الملف',
  },
};
