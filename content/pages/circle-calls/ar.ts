import type { InArabic } from '../../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = {
  title: 'اللقاءات المباشرة',
  lead: 'لقاءات الأسابيع الأربعة القادمة. الكاميرا والميكروفون مطفآن إلى أن تشغّليهما.',
  zone: 'كل الأوقات بتوقيت المغرب.',
  yours: 'بتوقيتك: {time}',
  minutes: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  now: 'الباب مفتوح',
  join: 'أدخل اللقاء',
  opens: 'يظهر الرابط هنا قبل البداية بربع ساعة.',
  calendar: 'إلى مفكّرتي',
  next: 'اللقاء القادم',
  none: 'لا لقاء مبرمج الآن. يخبرك الفريق في الإعلانات حين يكون هناك لقاء.',
  description: '{text} رابط الدخول: {url}',
};
