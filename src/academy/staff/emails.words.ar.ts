import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { count } from '../../platform/i18n/count.ts';

export const secondFactorReset: InArabic<typeof en.secondFactorReset> = {
  subject: (site) => `أُعيد ضبط الخطوة الثانية لدخولك إلى لوحة إدارة ${site}`,
  preview: 'يُجهَّز من جديد عند الدخول المقبل.',
  heading: 'أُعيد ضبط الخطوة الثانية لدخولك',
  intro: (site) =>
    `أُزيل تطبيق المصادقة ومفاتيح المرور التي كان بها الدخول إلى لوحة إدارة ${site}، ولم تعد رموز الاسترجاع صالحة. وقد سُجّل خروجك من كل الأجهزة.`,
  by: 'من أعاد الضبط',
  byServer: 'من يدير الخادم',
  next: 'عند دخولك المقبل يصلك الرمز بالبريد أولًا، ثم يُربط التطبيق أو يُضاف مفتاح مرور من جديد، ولا يستغرق ذلك أكثر من دقيقتين.',
  button: 'الدخول إلى لوحة الإدارة',
  notYou: 'إذا لم يكن ذلك بطلبك، فيجب الاتصال فورًا بشخص من الفريق قبل الدخول، ولا يُعطى أي رمز لمن يطلبه.',
};

const minuteForms = {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '{n} دقائق',
  many: '{n} دقيقة',
  other: '{n} دقيقة',
};
const inMinutes = (minutes: number): string => count(minutes, minuteForms, 'ar');

export const staffCode: InArabic<typeof en.staffCode> = {
  subject: (site) => `رمز الدخول إلى لوحة إدارة ${site}`,
  preview: (minutes) => `صالح لمدّة ${inMinutes(minutes)}.`,
  heading: 'رمز الدخول',
  intro: 'يُكتب هذا الرمز في الصفحة التي طُلب منها.',
  code: 'الرمز',
  valid: (minutes) => `صالح لمدّة ${inMinutes(minutes)} ولمرة واحدة. عند طلب رمز آخر خلالها يصلك الرمز نفسه.`,
  notYou: 'إذا لم يُطلب هذا الرمز فلا داعي لأي شيء، ولا يُعطى لأحد: لا نطلبه أبدًا بالهاتف ولا برسالة.',
};
