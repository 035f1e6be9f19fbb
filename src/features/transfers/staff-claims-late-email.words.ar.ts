import { countInArabic } from '../../platform/i18n/count-in-arabic.ts';
import type { InArabic } from '../../../content/shape.ts';
import type { en } from './staff-claims-late-email.words.en.ts';

export const ar: InArabic<typeof en> = {
  subject: (count) =>
    countInArabic(count, {
      one: 'تحويل واحد طال انتظاره',
      two: 'تحويلان طال انتظارهما',
      few: 'تحويلات طال انتظارها',
      many: 'تحويلًا طال انتظاره',
      other: 'تحويل طال انتظاره',
    }),
  preview: 'متعلّمات ينتظرن جوابًا.',
  heading: 'تحويلات طال انتظارها',
  intro: (checks) =>
    `أخبرتنا هؤلاء المتعلّمات بأنهن دفعن، وانقضى الوقت الذي وعدناهن بالتحقق قبله: نتحقق ${checks}. ولم يقرر أحد بعد. الأقدم أولًا.`,
  line: (name, amount, method, since, promised) =>
    `${name}، ${amount}، ${method}، منذ ${since}، والموعود قبل ${promised}`,
  more: (count) =>
    countInArabic(count, {
      one: 'وتحويل آخر.',
      two: 'وتحويلان آخران.',
      few: 'تحويلات أخرى.',
      many: 'تحويلًا آخر.',
      other: 'تحويل آخر.',
    }),
  button: 'فتح الأقدم',
};
