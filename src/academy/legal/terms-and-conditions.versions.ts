import type { LegalVersion } from '../../../content/shape.ts';

export const versions: readonly LegalVersion[] = [
  {
    version: '2.5',
    effectiveOn: '2026-11-29',
    change: {
      en: 'The days to change your mind about a course count from your group’s first session, where that is later than your payment.',
      ar: 'صارت أيام التراجع عن دورة تُحسب من أول لقاء لمجموعتك، إن كان بعد الدفع.',
    },
  },
  {
    version: '2.4',
    effectiveOn: '2026-11-26',
    change: {
      en: 'Whether you pay at once or in instalments is chosen together with the way to pay. The same words as on all other pages, in plainer sentences.',
      ar: 'صار الاختيار بين دفعة واحدة والأقساط مع اختيار طريقة الدفع. والكلمات هي نفسها في كل الصفحات، بجمل أوضح.',
    },
  },
  {
    version: '2.2',
    effectiveOn: '2026-11-23',
    change: {
      en: 'Courses open on this site, without a code. Money back can be asked for on the page of the order. Where the date of a workshop stands.',
      ar: 'تُفتح الدورات في هذا الموقع بلا رمز. ويمكن طلب استرجاع المبلغ في صفحة الطلب. وأين يُكتب موعد الورشة.',
    },
  },
  {
    version: '2.1',
    effectiveOn: '2026-11-22',
    change: {
      en: 'How files of the shop are delivered, that you choose the hour of a consultation yourself and until when you can move it, what holds when a course is paid in parts, and the seven rules of the community, the same everywhere.',
      ar: 'كيف تُسلَّم ملفات المتجر، وأنك تختارين ساعة الاستشارة بنفسك وإلى متى يمكنك تغييرها، وما يسري حين يُؤدّى ثمن دورة على أقساط، وقواعد المجتمع السبع وهي نفسها في كل مكان.',
    },
  },
  {
    version: '2.0',
    effectiveOn: '2026-11-21',
    change: {
      en: 'One refund policy for all that we sell, the same on every page. Money comes back sooner: the time is counted in calendar days instead of working days. The right to withdraw and the wish to start at once are explained.',
      ar: 'سياسة واحدة لاسترجاع المال تشمل كل ما نبيعه وهي نفسها في كل الصفحات. وصار المال يعود أسرع: يُحسب الأجل بالأيام العادية بدل أيام العمل. وشُرح حقّ التراجع وطلب البدء فورًا.',
    },
  },
  { version: '1.0', effectiveOn: '2025-06-17', change: { en: 'First version.', ar: 'الصيغة الأولى.' } },
];
