import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-pool-empty-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (course) => `نفدت رموز الولوج: ${course}`,
  preview: 'متعلّمة دفعت وتنتظر رمزها.',
  heading: 'نفدت رموز الولوج',
  intro: (course, hours) => `لم يجد طلب مؤكَّد لدورة «${course}» أي رمز ولوج. وُعدت المتعلّمة برمز خلال ${hours}.`,
  next: 'أضيفوا رموزًا في المكتب: تُسلَّم فورًا إلى من ينتظرن، الأقدم فالأقدم.',
  button: 'إضافة رموز الولوج',
};
