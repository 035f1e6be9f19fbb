import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const coupon: InArabic<typeof en.coupon> = {
  box: {
    question: 'لدي رمز تخفيض',
    label: 'رمزك',
    apply: 'احتسبي الرمز',
    change: 'غيّري الرمز',
    applied: 'احتُسب رمزك:',
    price: 'الثمن',
    off: 'التخفيض برمزك',
    toPay: 'تدفعين',
    note: 'لا يُجمع الرمز مع العروض: يُحتسب الثمن الأقلّ. أفرغي الخانة لتطلبي دون رمز.',
  },
  early: {
    title: 'الأولوية لك',
    text: (until) =>
      `هذه الدورة مفتوحة لمن انتظر، وللجميع بعد ${until}. يصلح الرابط لطلب واحد، بالبريد الذي أُرسل إليه.`,
    usedTitle: 'استُعمل رابطك في طلب',
    usedText: (course) =>
      `الرابط الخاص بدورة «${course}» يصلح مرة واحدة، وقد أُنشئ به طلب. تجدين صفحته في الرسالة التي وصلتك عند الطلب. وإن لم تكوني أنت من طلبتِ، فراسلينا.`,
  },
};
