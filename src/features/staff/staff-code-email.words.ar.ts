import { countInArabic } from '../../platform/i18n/count-in-arabic.ts';
import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-code-email.words.en.ts';

const inMinutes = (minutes: number): string =>
  countInArabic(minutes, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' });

export const ar: InArabic<typeof en> = {
  subject: (site) => `رمز الدخول إلى مكتب ${site}`,
  preview: (minutes) => `صالح لمدّة ${inMinutes(minutes)}.`,
  heading: 'رمز الدخول',
  intro: 'اكتبي هذا الرمز في الصفحة التي طلبتِه منها.',
  code: 'الرمز',
  valid: (minutes) => `صالح لمدّة ${inMinutes(minutes)} ولمرة واحدة. إذا طلبتِ رمزًا آخر خلالها يصلك الرمز نفسه.`,
  notYou: 'إذا لم تطلبي هذا الرمز، فتجاهلي الرسالة ولا تعطيه لأحد: لا نطلبه أبدًا بالهاتف ولا برسالة.',
};
