import { ar as applications } from './applications.words.ar.ts';
import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-application-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: ({ what, standing, who }) =>
    standing === null ? `${what}: ${who}` : `${what}، ${standing}: ${who}`,
  preview: 'الجواب على هذه الرسالة يصل إلى صاحبتها.',
  intro: 'وصل هذا عبر الموقع. والجواب على هذه الرسالة يصل إلى صاحبته.',
  kinds: applications.kinds,
  about: 'حول',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  language: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  place: 'المكان',
  places: applications.places,
  answers: applications.answers,
  topics: applications.topics,
  linkNote: 'الرابط كتبته صاحبة الطلب. افتحوه بالحذر الذي يستحقه كل رابط من شخص لا تعرفونه.',
  button: 'فتح المكتب',
};
