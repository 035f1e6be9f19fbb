import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { count } from '../../platform/i18n/count.ts';

export const secondFactorReset: InArabic<typeof en.secondFactorReset> = {
  subject: (site) => `أُعيد ضبط الخطوة الثانية لدخولك إلى لوحة إدارة ${site}`,
  preview: 'جهّزيه من جديد عند دخولك المقبل.',
  heading: 'أُعيد ضبط الخطوة الثانية لدخولك',
  intro: (site) =>
    `أُزيل تطبيق المصادقة ومفاتيح المرور التي كنتِ تدخلين بها إلى لوحة إدارة ${site}، ولم تعد رموز الاسترجاع صالحة. وقد سُجّل خروجك من كل الأجهزة.`,
  by: 'من أعاد الضبط',
  byServer: 'من يدير الخادم',
  next: 'عند دخولك المقبل يصلك الرمز بالبريد أولًا، ثم تربطين تطبيقك أو تضيفين مفتاح مرور من جديد، ولا يستغرق ذلك أكثر من دقيقتين.',
  button: 'ادخلي إلى لوحة الإدارة',
  notYou: 'إذا لم تطلبي ذلك، فاتصلي بزميلة لك فورًا قبل أن تدخلي، ولا تعطي أي رمز لمن يطلبه منك.',
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
  intro: 'اكتبي هذا الرمز في الصفحة التي طلبتِه منها.',
  code: 'الرمز',
  valid: (minutes) => `صالح لمدّة ${inMinutes(minutes)} ولمرة واحدة. إذا طلبتِ رمزًا آخر خلالها يصلك الرمز نفسه.`,
  notYou: 'إذا لم تطلبي هذا الرمز، فتجاهلي الرسالة ولا تعطيه لأحد: لا نطلبه أبدًا بالهاتف ولا برسالة.',
};

export const staffPriceWaits: InArabic<typeof en.staffPriceWaits> = {
  subject: (name) => `ثمن في انتظار الموافقة: ${name}`,
  preview: 'الموافقة عليه أو رفضه في صفحة اليوم.',
  heading: 'ثمن في انتظار الموافقة',
  of: 'يخصّ',
  before: 'الثمن الآن',
  after: 'الثمن الجديد',
  none: 'غير محدّد',
  by: 'أرسله',
  note: 'الملاحظة المرفقة',
  button: 'افتحي صفحة اليوم',
};
