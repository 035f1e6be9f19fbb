import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = {
  subject: ({ what, standing, who }) =>
    standing === null ? `${what}: ${who}` : `${what}، ${standing}: ${who}`,
  preview: 'الجواب على هذه الرسالة يصل إلى صاحبتها.',
  intro: 'وصل هذا عبر الموقع. والجواب على هذه الرسالة يصل إلى صاحبته.',
  kinds: {
    waitlist: 'لائحة انتظار',
    workshop: 'ورشة',
    'host-course': 'اقتراح دورة',
    'access-request': 'المتجر',
    contact: 'رسالة',
    careers: 'ترشيح لمنصب',
    consultation: 'استشارة',
  },
  about: 'حول',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  language: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  place: 'المكان',
  places: {
    seat: 'لها مقعد',
    waiting: 'في لائحة الانتظار',
    'next-session': 'تنتظر الموعد القادم',
    'given-up': 'تخلّت عن مقعدها',
    'off-list': 'حذفت اسمها من اللائحة',
    invited: 'أُخبرت بالموعد الجديد',
  },
  answers: {
    topic: 'الموضوع',
    message: 'الرسالة',
    courseTopic: 'موضوع الدورة',
    experience: 'التجربة',
    link: 'الرابط',
    preferredTimes: 'الأوقات المناسبة',
  },
  topics: {
    course: 'دورة أو ورشة',
    payment: 'دفع أو طلب',
    community: 'المجتمع',
    partnership: 'تعاون',
    press: 'صحافة',
    other: 'أمر آخر',
  },
  linkNote: 'الرابط كتبته صاحبة الطلب. افتحوه بالحذر الذي يستحقه كل رابط من شخص لا تعرفونه.',
  button: 'فتح المكتب',
};
