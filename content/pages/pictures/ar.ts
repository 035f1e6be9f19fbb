import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = {
  academy: ['ارسمي', 'طريقك'],
  kinds: {
    course: 'دورة',
    workshop: 'ورشة',
    post: 'مقال',
    Templates: 'نموذج جاهز',
    Ebooks: 'كتاب إلكتروني',
    Software: 'تطبيق',
  },
  by: (name) => `مع ${name}`,
  writtenBy: (name) => `بقلم ${name}`,
};
