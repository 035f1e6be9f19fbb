import type { SampleSettings } from '../shape.ts';

/** Two evenings a week and every second Saturday. The addresses are invented: the owner replaces them before opening. */
export const liveCalls: SampleSettings['liveCalls'] = [
  {
    id: 'questions',
    weekday: 2,
    startsAt: '20:30',
    minutes: 60,
    everyWeeks: 1,
    countedFrom: '2026-01-06',
    words: {
      en: {
        title: 'Live session: your questions',
        text: 'An expert answers what was asked in Questions, the most popular first. At the end everybody writes down her next step.',
      },
      ar: {
        title: 'لقاء مباشر: أسئلتكنّ',
        text: 'خبيرة تجيب عمّا كُتب في فضاء الأسئلة، والأكثر طلبًا أولًا. وفي النهاية تكتب كل واحدة خطوتها القادمة.',
      },
    },
    joinUrl: 'https://meet.derb.example/questions',
  },
  {
    id: 'workbench',
    weekday: 4,
    startsAt: '20:30',
    minutes: 60,
    everyWeeks: 1,
    countedFrom: '2026-01-08',
    words: {
      en: {
        title: 'Live session: the workbench',
        text: 'Two members show what they are working on: a page, a price, a parcel. Ten minutes to show, ten to get help.',
      },
      ar: {
        title: 'لقاء مباشر: طاولة العمل',
        text: 'عضوتان تعرضان ما تشتغلان عليه: صفحة، أو ثمن، أو طرد. عشر دقائق للعرض وعشر للمساعدة.',
      },
    },
    joinUrl: 'https://meet.derb.example/workbench',
  },
  {
    id: 'workshop',
    weekday: 6,
    startsAt: '11:00',
    minutes: 60,
    everyWeeks: 2,
    countedFrom: '2026-01-03',
    words: {
      en: {
        title: 'Expert workshop',
        text: 'One hour on one skill with one of our trainers. You need a pen, or what you are making.',
      },
      ar: {
        title: 'ورشة مع خبيرة',
        text: 'ساعة في مهارة واحدة مع مدرّبة من الأكاديمية. تحتاجين إلى قلم، أو إلى ما تصنعينه.',
      },
    },
    joinUrl: 'https://meet.derb.example/workshop',
  },
];
