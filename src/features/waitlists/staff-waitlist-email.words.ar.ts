import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-waitlist-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (course) => `هناك من ينتظر دورة مفتوحة: ${course}`,
  preview: 'لم تُراسَل المنتظِرات بعد.',
  heading: 'ينتظرن دورة مفتوحة',
  intro: (course) =>
    `دورة «${course}» معروضة للتسجيل، وفي لائحة انتظارها أسماء لم تُراسَل. لا تُرسَل أي رسالة تلقائيًا: افتحي لوائح الانتظار وقرّري. هذا التذكير يصل مرة واحدة.`,
  waiting: 'في انتظار رسالة',
  button: 'فتح لوائح الانتظار',
};
