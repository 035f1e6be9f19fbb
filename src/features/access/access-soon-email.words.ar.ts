import type { InArabic } from '../../../content/shape.ts';
import type { en } from './access-soon-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (course, hours) => `تأكّد دفعك: ولوجك إلى ${course} خلال ${hours}`,
  preview: 'مكانك محجوز، ورمز الولوج في الطريق إلى بريدك.',
  heading: 'تأكّد دفعك',
  intro: (course) => `شكرًا لك. مكانك في «${course}» محجوز.`,
  soon: (hours) =>
    `نحضّر لك رمز الولوج: يصلك بالبريد الإلكتروني خلال ${hours}، ويظهر في صفحة طلبك حالما يجهز. ليس عليك فعل أي شيء.`,
  spam: 'إذا لم يصلك شيء بعد ذلك، فابحثي في مجلد الرسائل غير المرغوب فيها، أو أجيبي على هذه الرسالة.',
};
