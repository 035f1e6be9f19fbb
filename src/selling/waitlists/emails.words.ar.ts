import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const staffWaitlist: InArabic<typeof en.staffWaitlist> = {
  subject: (course) => `هناك من ينتظر دورة مفتوحة: ${course}`,
  preview: 'لائحة الانتظار لم تُراسَل بعد.',
  heading: 'لائحة تنتظر دورة مفتوحة',
  intro: (course) =>
    `دورة «${course}» معروضة للتسجيل، وفي لائحة انتظارها أسماء لم تُراسَل. لا تُرسَل أي رسالة تلقائيًا: تُرسل من لوائح الانتظار. هذا التذكير يصل مرة واحدة.`,
  waiting: 'في انتظار رسالة',
  button: 'فتح لوائح الانتظار',
};

export const waitlistOpen: InArabic<typeof en.waitlistOpen> = {
  subject: (course) => `فُتح التسجيل وأنت الأولى: ${course}`,
  subjectOpen: (course) => `فُتح التسجيل: ${course}`,
  preview: (until) => `رابطك الخاص يعمل الآن. ويُفتح التسجيل للجميع بعد ${until}.`,
  previewOpen: 'طلبتِ منا أن نراسلك في هذا اليوم.',
  heading: 'دورتك مفتوحة',
  intro: (course) => `تركتِ اسمك من أجل «${course}». نفتحها الآن، والأولوية لمن انتظر.`,
  introOpen: (course) =>
    `تركتِ اسمك من أجل «${course}». التسجيل مفتوح الآن، وهذه هي الرسالة الوحيدة التي وعدناك بها.`,
  course: 'الدورة',
  price: 'ثمن اليوم',
  start: 'تبدأ',
  ahead: 'الأولوية لك إلى غاية',
  button: 'احجزي مقعدك',
  link: 'هذا الرابط لك، ويصلح لطلب واحد. من تعطينه إياه يأخذ دورك، فاحتفظي به لنفسك.',
  once: 'هذه هي الرسالة الوحيدة في هذا الشأن. وإن لم تعودي ترغبين في الدورة، فليس عليك فعل أي شيء.',
  stop: 'أوقفي الرسائل عن هذه الدورة، أو احذفي اسمك من اللائحة',
  why: (site) => `تصلك هذه الرسالة لأن هذا البريد الإلكتروني سُجّل في لائحة انتظار لدى ${site}.`,
};
