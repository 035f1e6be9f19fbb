import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const rights: InArabic<typeof en.rights> = {
  title: 'استشاراتك',
  as: { bonus: 'ضمن عرض الدورة', included: 'ضمن دورتك' },
  states: { open: 'جاهزة للحجز', used: 'استُعملت', over: 'انتهى أجلها', ended: 'انتهت مع الدورة' },
  until: (day) => `إلى غاية ${day}`,
  code: 'الرمز',
  how: 'إذا سجّلتِ الدخول احتُسب الثمن تلقائيًا. وإلا فاكتبي الرمز مع بريدك الإلكتروني نفسه.',
  howSignedIn: 'يُحتسب الثمن تلقائيًا حين تحجزين.',
  book: 'احجزيها',
  offered: {
    title: 'طُبّق تخفيض استشارتك',
    text: (before, now) => `تدفعين ${now} بدل ${before}. لتحتفظي بها لوقت آخر امسحي خانة الرمز.`,
  },
  cancel: {
    back: 'يمكنك حجز موعد آخر بالرمز نفسه.',
    gone: 'وتُحسب الاستشارة التي حجزتِ بها مستعملة.',
  },
};
