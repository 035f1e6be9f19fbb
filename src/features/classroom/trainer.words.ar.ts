import type { TrainerWords } from './trainer.words.en.ts';

export const ar: TrainerWords = {
  changed: {
    subject: (course) => `مواعيد جديدة: مجموعتك في ${course}`,
    preview: 'مواعيد الحصص الآن، وما كانت عليه.',
    heading: 'تغيّرت مواعيد مجموعتك',
    text: (who, course) =>
      `غيّرت \u2068${who}\u2069 مواعيد مجموعتك في دورة «${course}». كل الأوقات بتوقيت المغرب.`,
    start: 'اليوم الأول',
    live: 'الحصص المباشرة',
    sessions: 'العدد والمدة',
    none: 'لا شيء',
    learners: 'المتعلمات اللواتي تغيّرت حصصهن المباشرة تصلهن رسالة أيضًا.',
    button: 'إلى مجموعتك',
  },
  waits: {
    subject: (counts) => `في انتظارك: ${counts.join('، ')}`,
    preview: 'الأقدم أولًا.',
    heading: 'متعلماتك في انتظارك',
    text: 'الأقدم أولًا، وتجدين الكل في المكتب.',
    questions: {
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{n} أسئلة',
      many: '{n} سؤالًا',
      other: '{n} سؤال',
    },
    work: {
      one: 'عمل واحد للتصحيح',
      two: 'عملان للتصحيح',
      few: '{n} أعمال للتصحيح',
      many: '{n} عملًا للتصحيح',
      other: '{n} عمل للتصحيح',
    },
    since: (what, day) => `${what} (منذ ${day})`,
    button: 'افتحي المكتب',
  },
};
