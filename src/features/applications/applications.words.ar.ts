import type { InArabic } from '../../../content/shape.ts';
import type { en } from './applications.words.en.ts';

export const ar: InArabic<typeof en> = {
  kinds: {
    waitlist: 'لائحة انتظار',
    workshop: 'ورشة',
    'host-course': 'اقتراح دورة',
    'access-request': 'المتجر',
    contact: 'رسالة',
    careers: 'ترشيح لمنصب',
    consultation: 'استشارة',
  },
  manyOf: {
    waitlist: 'لوائح الانتظار',
    workshop: 'الورشات',
    'host-course': 'اقتراحات الدورات',
    'access-request': 'المتجر',
    contact: 'الرسائل',
    careers: 'الوظائف',
    consultation: 'الاستشارات',
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
  places: {
    seat: 'لها مقعد',
    offered: 'عُرض عليها مقعد',
    waiting: 'في لائحة الانتظار',
    'next-session': 'تنتظر الموعد القادم',
    'given-up': 'تخلّت عن مقعدها',
    'off-list': 'حذفت اسمها من اللائحة',
    lapsed: 'انتهت مهلة المقعد المعروض عليها',
    invited: 'أُخبرت بالموعد الجديد',
  },
};
