import { pluralIn } from '../plural.ts';
import type { samples as english } from './en.ts';

const many = pluralIn('ar');

export const samples: typeof english = {
  badge: 'نموذج',
  only: 'النماذج فقط',
  remove: 'إزالة كل المحتوى التجريبي',
  sure: 'إزالة كل المحتوى التجريبي؟',
  goes: (what) =>
    `يختفي عن المتعلّمات: ${what}. ويمكن أن يعود كل سجل مسودة من سجلّ نسخه، أما الرموز فتُحذف نهائيًا.`,
  counted: (what, count) => `${what} (${count})`,
  stays: (names) => `يبقى لأن أحدًا اشتراه أو لأنه مستعمَل: ${names}.`,
  elsewhere: 'تبقى إعدادات الأكاديمية ومنشورات الفريق الأولى في المجتمع: غيّريها في مكانها.',
  gone: many({
    zero: 'لم يُزل شيء من الصفحات.',
    one: 'أُزيل سجل واحد من الصفحات.',
    two: 'أُزيل سجلان من الصفحات.',
    few: 'أُزيلت {n} سجلات من الصفحات.',
    many: 'أُزيل {n} سجلًا من الصفحات.',
    other: 'أُزيل {n} سجل من الصفحات.',
  }),
};
