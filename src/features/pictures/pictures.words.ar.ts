import type { InArabic } from '../../../content/shape.ts';
import type { en } from './pictures.words.en.ts';

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
