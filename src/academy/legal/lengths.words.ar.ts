import type { InArabic } from '../../../content/shape.ts';
import type * as en from './lengths.words.en.ts';

/** After a preposition 'خلال يومين', 'قبل ساعتين'; `daysAlone` where none goes before: 'لكِ يومان'. */
export const refunds: InArabic<typeof en.refunds> = {
  days: { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  daysAlone: { one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  hours: { one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
  minutes: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  since: {
    payment: 'من الدفع',
    course: 'من الدفع، أو من أول لقاء لمجموعتك إن كان بعده',
    beginning: (day) => `من يوم ${day}، أول أيام دورتك`,
  },
  checks: {
    often: [
      'مرة في اليوم',
      'مرتين في اليوم',
      'ثلاث مرات في اليوم',
      'أربع مرات في اليوم',
      'خمس مرات في اليوم',
      'ست مرات في اليوم',
    ],
    before: (times) => `قبل ${times}`,
    allDays: 'طيلة أيام الأسبوع',
    allBut: (day) => `كل الأيام ما عدا ${day}`,
    fromTo: (first, last) => `من ${first} إلى ${last}`,
    everyOne: (day) => `يوم ${day} من كل أسبوع`,
    onTwo: (days) => `يومي ${days}`,
    onSome: (days) => `أيام ${days}`,
    comma: '، ',
  },
  caption: 'إلى متى يمكنك طلب استرجاع المبلغ',
  what: 'ما اشتريتِه',
  until: 'يمكنك الطلب',
  rows: [
    { what: 'دورة', until: 'خلال {courseRight}؛ وإن كانت أول وحدة تُفتح بعد الدفع، فمن يوم فتحها' },
    { what: 'ورشة', until: 'إلى ما قبل بدايتها بـ{workshopHours}' },
    { what: 'منتج من المتجر', until: 'خلال {shopDays} من الدفع' },
    { what: 'عضوية المجتمع', until: 'خلال {communityDays} من الدفع' },
    { what: 'استشارة', until: 'إلى ما قبل موعدها بـ{consultationHours}' },
  ],
  paidBack:
    'نعيد المبلغ بالطريقة التي دفعتِ بها، خلال {paidBack} من طلبك. أما ما دفعتِه نقدًا فيُسلَّم إليك، أو يصلك باسمك في وكالة أو في حسابك البنكي.',
};
