import type { InArabic } from '../../../content/shape.ts';
import type { en } from './waitlist.words.en.ts';

export const ar: InArabic<typeof en> = {
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
