import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const pictures: InArabic<typeof en.pictures> = {
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
