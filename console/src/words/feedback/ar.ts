import { pluralIn } from '../plural.ts';
import type { feedback as english } from './en.ts';

const n = pluralIn('ar');
const ltr = (text: string): string => `\u2068${text}\u2069`;

export const feedback: typeof english = {
  remove: 'إزالة',
  reason: 'السبب',
  removed: 'أُزيل.',
  questions: {
    title: 'الأسئلة',
    lead: 'ما تسأل عنه المتعلّمات تحت دروسهن. يصل جوابك إلى صاحبة السؤال بالبريد، ويقرؤه كل من في الدورة.',
    which: 'أي نصوص',
    kinds: { unanswered: 'بلا جواب', reported: 'مبلَّغ عنها' },
    none: { unanswered: 'لكل سؤال جواب.', reported: 'لا تبليغ عن شيء.' },
    by: (name, when) => `${ltr(name)}، ${when}`,
    team: 'الفريق',
    anonymous: 'لا ترى باقي المتعلّمات الاسم.',
    asked: 'رد على:',
    replies: n({
      one: 'رد واحد من متعلّمة',
      two: 'ردّان من متعلّمات',
      few: '{n} ردود من متعلّمات',
      many: '{n} ردًّا من متعلّمات',
      other: '{n} رد من متعلّمات',
    }),
    reports: n({
      one: 'بلّغت عنه متعلّمة واحدة',
      two: 'بلّغت عنه متعلّمتان',
      few: 'بلّغت عنه {n} متعلّمات',
      many: 'بلّغت عنه {n} متعلّمة',
      other: 'بلّغت عنه {n} متعلّمة',
    }),
    inLesson: 'عرضه تحت الدرس',
    answer: 'إجابة',
    yourAnswer: 'جوابك',
    send: 'إرسال الجواب',
    sent: 'أُرسل الجواب، وتصل رسالة إلى صاحبة السؤال.',
    keep: 'إبقاء',
    kept: 'أُبقي، وانتهى أمر التبليغات.',
    removeTitle: 'إزالة هذا النص',
    removeLead: 'لن يقرأه أحد في الدورة بعد الآن. يبقى السبب في السجل.',
  },
  reviews: {
    title: 'الآراء',
    lead: 'ما تقوله المتعلّمات عن دورة بعد إتمام نصفها. يظهر على صفحة الدورة.',
    course: 'الدورة',
    all: 'كل الدورات',
    none: 'لا آراء بعد.',
    stars: n({
      one: 'نجمة واحدة من 5',
      two: 'نجمتان من 5',
      few: '{n} نجوم من 5',
      other: '{n} نجمة من 5',
    }),
    by: (name, city, when) => `${ltr(name)}، ${ltr(city)}، ${when}`,
    gone: (by, when) => `أزالته ${ltr(by)} في ${when}:`,
    see: 'عرض صفحة الدورة',
    removeTitle: 'إزالة هذا الرأي',
    removeLead:
      'يغادر صفحة الدورة ونجومها ولا يُكتب من جديد. ترى صاحبته أنه أُزيل، ولا تُرسل رسالة. يبقى السبب في السجل.',
  },
};
