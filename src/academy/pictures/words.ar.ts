import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const pictures: InArabic<typeof en.pictures> = {
  kinds: {
    course: 'دورة',
    workshop: 'ورشة',
    service: 'استشارة',
    post: 'مقال',
    job: 'وظيفة',
    Templates: 'نموذج جاهز تملئينه',
    Ebooks: 'كتاب إلكتروني',
    Software: 'تطبيق',
  },
  by: (name) => `مع ${name}`,
  writtenBy: (name) => `بقلم ${name}`,
  pages: {
    home: ['ارسمي طريقك', 'أكاديمية على الإنترنت لنساء المغرب وشبابه'],
    courses: ['اختاري دورتك', 'مباشرة مع مدرّبتك، أو في وقتك'],
    workshops: ['تعلّميها في جلسة واحدة', 'ورشات مع أهل الحرفة'],
    shop: ['أدوات جاهزة لعملك', 'نماذج وكتب وتطبيقات'],
    blog: ['اقرئي قبل أن تدفعي', 'مقالات في البيع والعمل والتعلّم'],
    consultation: ['سؤالك، ومن يجيب عنه', 'استشارات، وبعدها خطة مكتوبة'],
    community: ['لا تبدئي وحدك', 'مجتمع وضوح'],
    about: ['درب أبوابه مفتوحة', 'من نحن'],
    careers: ['اعملي معنا', 'الوظائف المفتوحة'],
  },
};
