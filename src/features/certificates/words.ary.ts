/** A learner's own certificate of a course in Moroccan Darija: the page where it is made. The certificate itself is in Arabic. */
import type { Partly } from '../../platform/i18n/darija.ts';
import type { Words } from './words.en.ts';

export const ary: Partly<Words> = {
  own: {
    title: 'الشهادة ديالك',
    description: 'شهادة الإتمام ديالك.',
    attendance: (percent, needed) => `الحضور ديالك فاللقاءات المباشرة: ${percent}%. خاصك ${needed}%.`,
    whenDone: 'ملي تسالي كلشي كتلقاي الشهادة ديالك هنا.',
    wholeCourse:
      'الدورة مازال ما تنشرات كاملة. والشهادة على الدورة كاملة: كتلقايها هنا ملي يتنشر كلشي وتسالّيه.',
    earned: 'سالّيتي كلشي. كيفاش كتكتبي سميتك؟',
    latin: 'السمية بالحروف اللاتينية',
    latinHint: 'كيما بغيتيها فالشهادة. خلّيها خاوية إلا بغيتي غير العربية.',
    arabic: 'السمية بالحروف العربية',
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
      'name-needed': 'كتبي سميتك فوحدة من هاد الجوج على الأقلّ.',
    },
  },
};
