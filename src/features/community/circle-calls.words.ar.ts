import type { InArabic } from '../../../content/shape.ts';
import type { en } from './circle-calls.words.en.ts';

export const ar: InArabic<typeof en> = {
  title: 'اللقاءات المباشرة',
  lead: 'لقاءات الأسابيع الأربعة القادمة. الكاميرا والميكروفون مطفآن إلى أن تشغّليهما.',
  zone: 'كل الأوقات بتوقيت المغرب.',
  yours: 'بتوقيتك: {time}',
  minutes: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  now: 'الباب مفتوح',
  join: 'ادخلي إلى اللقاء',
  opens: 'يظهر الرابط هنا قبل البداية بربع ساعة.',
  calendar: 'أضيفيه إلى تقويمك',
  next: 'اللقاء القادم',
  none: 'لا لقاء مبرمجًا الآن. يخبرك الفريق في الإعلانات حين يُبرمج لقاء.',
  description: '{text} رابط الدخول: {url}',
};
