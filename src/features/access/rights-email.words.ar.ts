import type { InArabic } from '../../../content/shape.ts';
import type { en } from './rights-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  heading: 'استشارتك',
  what: 'الاستشارة',
  pays: 'تدفعين',
  instead: (now, before) => `${now} بدل ${before}`,
  until: 'إلى غاية',
  code: 'الرمز',
  how: 'إذا سجّلتِ الدخول احتُسب الثمن تلقائيًا. وإلا فاكتبي الرمز عند الحجز مع هذا البريد الإلكتروني.',
  book: 'احجزيها',
  subject: (course) => `استشارتك مع دورة ${course}`,
  preview: 'مع دورتك استشارة، وهي جاهزة للحجز.',
  intro: (course) => `مع دورة «${course}» استشارة لك. صارت جاهزة: اختاري موعدها متى احتجتِ إليها.`,
};
