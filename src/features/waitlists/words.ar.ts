import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const waitlistLetters: InArabic<typeof en.waitlistLetters> = {
  title: 'لائحة انتظارك',
  titleOf: (course) => `لائحة الانتظار: ${course}`,
  description: 'الرسائل عن دورة تنتظرينها.',
  standings: {
    waiting: { title: 'اسمك في اللائحة', text: 'نراسلك مرة واحدة، يوم يُفتح التسجيل.' },
    told: {
      title: 'راسلناك',
      text: 'كانت تلك الرسالة الوحيدة عن هذه الدورة. يبقى اسمك في اللائحة إلى أن تحذفيه.',
    },
    unsubscribed: {
      title: 'لن تصلك رسالة عن هذه الدورة',
      text: 'ما زال اسمك في اللائحة لنعرف عدد من ينتظرن، ويمكنك حذفه أيضًا.',
    },
    gone: {
      title: 'اسمك ليس في اللائحة',
      text: 'حذفناه مع ما أرسلتِه من أجل اللائحة. وإن كان لك طلب فهو باقٍ كما هو.',
    },
  },
  stop: 'لا أريد رسالة عن هذه الدورة',
  again: 'راسلوني رغم ذلك',
  leave: 'احذفوا اسمي من اللائحة',
  leaveSure: 'نحذف اسمك وبريدك وهاتفك من هذه اللائحة. لا رجوع في ذلك، لكن يمكنك الانضمام من جديد.',
  leaveConfirm: 'نعم، احذفوها',
  course: 'شاهدي الدورة',
  courses: 'تصفّحي كل الدورات',
  unknown: {
    title: 'هذا الرابط ليس من روابطنا',
    text: 'ربما نُسخ ناقصًا. افتحيه من الرسالة مرة أخرى، أو راسلينا نحذف اسمك.',
  },
};

export const waitlist: InArabic<typeof en.waitlist> = {
  title: (course) => `لائحة الانتظار: ${course}`,
  description: (course) => `اتركي اسمك لتكوني أول من يعلم بفتح التسجيل في ${course}.`,
  heading: (course) => `انضمّي إلى لائحة الانتظار: ${course}`,
  text: 'نراسلك مرة واحدة، يوم يُفتح التسجيل. لا دفع الآن، ولا أي التزام.',
  phoneInvalid: 'من فضلك أدخلي رقم هاتف صحيحًا.',
  submit: 'انضمّي إلى لائحة الانتظار',
  success: (course) => `انضممتِ إلى لائحة انتظار «${course}». سنتواصل معك قريبًا.`,
  successText: 'وإلى ذلك الحين، هناك دورات مفتوحة اليوم.',
  otherCourses: 'تصفّحي كل الدورات',
  back: 'العودة إلى الدورة',
  privacy: 'نستعمل هذه المعلومات من أجل لائحة الانتظار هذه فقط.',
};
