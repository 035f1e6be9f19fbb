import type { InArabic } from '../../../content/shape.ts';
import type { en } from './refunds.words.en.ts';

/** After a preposition 'خلال يومين', 'قبل ساعتين'; `daysAlone` where none goes before: 'لكِ يومان'. */
export const ar: InArabic<typeof en> = {
  days: { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  daysAlone: { one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  hours: { one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
  minutes: { one: 'دقيقة واحدة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
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
  caption: 'إلى متى يمكنك طلب استرجاع مالك',
  what: 'ما اشتريتِه',
  until: 'يمكنك الطلب',
  rows: [
    { what: 'دورة', until: 'خلال {courseDays} من الأداء' },
    { what: 'ورشة', until: 'إلى ما قبل بدايتها بـ{workshopHours}' },
    { what: 'منتج من المتجر', until: 'خلال {shopDays} من الأداء' },
    { what: 'عضوية المجتمع', until: 'خلال {communityDays} من الأداء' },
    { what: 'استشارة', until: 'إلى ما قبل موعدها بـ{consultationHours}' },
  ],
  paidBack:
    'يُعاد المبلغ بالطريقة التي أدّيتِ بها، خلال {paidBack} من طلبك. أما ما أدّيتِه نقدًا فيصلك باسمك في وكالة أو إلى حسابك البنكي.',
};
