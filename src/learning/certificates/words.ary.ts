/** A learner's own certificate of a course in Moroccan Darija: the page where it is made. The certificate itself is in Arabic. */
import { count } from '../../platform/i18n/count.ts';
import type { Partly } from '../../platform/i18n/locale.ts';
import type { Words } from './words.en.ts';

const timesForms = { one: 'مرة', two: 'جوج مرات', few: '{n} مرات', many: '{n} مرة', other: '{n} مرة' };
const daysForms = { one: 'نهار', two: 'يوماين', few: '{n} أيام', many: '{n} يوم', other: '{n} يوم' };

export const ary: Partly<Words> = {
  own: {
    title: 'الشهادة ديالك',
    description: 'شهادة الإتمام ديالك.',
    attendance: (percent, needed) => `الحضور ديالك فاللقاءات المباشرة: ${percent}%. خاصك ${needed}%.`,
    whenDone: 'ملي تسالي كلشي كتلقاي الشهادة ديالك هنا.',
    left: 'شنو مازال ناقص',
    finished: {
      one: 'سالّيتي وحدة واحدة',
      two: 'سالّيتي جوج وحدات',
      few: 'سالّيتي {n} وحدات',
      many: 'سالّيتي {n} وحدة',
      other: 'سالّيتي {n} وحدة',
    },
    waits: 'كيتسنّى التصحيح ديال المدرّبة',
    optional: 'الدروس الاختيارية ماكيتحسبوش.',
    name: (name) =>
      `غادي تخرج بسمية \u2068${name}\u2069. قبل ما توجد كنسوّلوك كيفاش كتكتب السمية ديالك بالحروف اللاتينية والعربية: بدّليها تما. وتقدري تصحّحيها حتى من بعد.`,
    wholeCourse:
      'الدورة مازال ما تنشرات كاملة. والشهادة على الدورة كاملة: كتلقايها هنا ملي يتنشر كلشي وتسالّيه.',
    earned: 'سالّيتي كلشي. كيفاش كتكتبي سميتك؟',
    latin: 'سميتك بالحروف اللاتينية',
    latinHint: 'كيما بغيتيها فالشهادة. خلّيها خاوية إلا بغيتي غير العربية.',
    arabic: 'سميتك بالحروف العربية',
    arabicHint: 'خلّيها خاوية إلا بغيتي غير الحروف اللاتينية.',
    make: 'خودي الشهادة ديالك',
    again: 'صحّحي السمية',
    againText: 'الشهادة بسمية مصحّحة كتاخد نمرة جديدة، واللولة كتدّي ليها.',
    see: 'شوفي الشهادة ديالك',
    none: 'هاد الدورة ماكتعطيش شهادة.',
    back: 'الدروس كاملين',
    revoked: 'هاد الشهادة تلغات. كتبي لينا إلا ماعرفتيش علاش.',
    problems: {
      'name-latin': 'كتبي هاد السمية بالحروف اللاتينية.',
      'name-arabic': 'كتبي هاد السمية بالحروف العربية.',
      'name-signs': 'الشهادة ماكتقدرش تبيّن واحد من هاد الحروف. كتبي السمية بلا بيه.',
      'name-needed': 'كتبي سميتك فوحدة من هاد الجوج على الأقلّ.',
      'too-long': '80 حرف على الأكثر.',
    },
    tooManyNames: (times, days, day) =>
      `صحّحتي السمية ${count(times, timesForms, 'ar')} ف${count(days, daysForms, 'ar')}. تقدري تعاودي تصحّحيها من ${day}، وكتبي لينا إلا كنتي مزروبة.`,
  },
};
