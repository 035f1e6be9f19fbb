import type { InArabic } from '../../../content/shape.ts';
import type { en } from './courses.words.en.ts';

export const ar: InArabic<typeof en> = {
  head: {
    title: 'الدورات',
    description:
      'دورات في التجارة الإلكترونية وأعمال الموضة وصناعة المحتوى واللغات، بالدارجة والإنجليزية، ومُعدّة لتتابعيها من هاتفك.',
  },
  kicker: 'كل الدورات',
  heading: 'اختاري حرفتك',
  lead: 'خلف كل باب دورةٌ لها بداية ونهاية ومدرّبة تجيب عن أسئلتك. ترين الثمن قبل أن تكتبي اسمك.',
  filters: { label: 'تصفية الدورات', all: 'الكل', virtual: 'عن بُعد' },
  search: { label: 'ابحثي عن دورة باسمها', placeholder: 'ابحثي بالاسم', submit: 'بحث', clear: 'مسح البحث' },
  results: {
    heading: 'الدورات',
    count: { one: 'دورة واحدة', two: 'دورتان', few: '{n} دورات', many: '{n} دورة', other: '{n} دورة' },
    empty: 'لم نجد أي دورة. جرّبي كلمة بحث أخرى.',
    emptyHint: 'تأكّدي من الكتابة، أو ألقي نظرة على كل ما ندرّسه.',
    showAll: 'عرض كل الدورات',
  },
  none: {
    title: 'دوراتنا الأولى قيد التحضير',
    text: 'ستجدينها هنا حالما تصبح جاهزة. وإلى ذلك الحين، المجتمع مفتوح لك.',
    action: 'تعرّفي على المجتمع',
  },
  host: {
    title: 'ولِمَ لا يكون أحد الأبواب بابك؟',
    text: 'تتقنين حرفة وتعرفين كيف تشرحينها؟ هاتي الدورة، وعلينا المتعلّمات وكل ما بقي.',
    action: 'قدّمي دورتك',
  },
  campaign: { endsAt: (moment) => `إلى غاية ${moment}`, left: 'الوقت المتبقي' },
  card: {
    comingSoon: 'قريبًا',
    closedForSale: 'ليست للبيع حاليًا',
    virtual: 'عن بُعد',
    openEnrolment: 'التسجيل مفتوح',
    full: 'اكتمل العدد',
    starts: (date) => `تبدأ في ${date}`,
    about: (course) => ` عن ${course}`,
    of: (course) => `: ${course}`,
    seats: {
      one: 'بقي مقعد واحد',
      two: 'بقي مقعدان',
      few: 'بقيت {n} مقاعد',
      many: 'بقي {n} مقعدًا',
      other: 'بقي {n} مقعد',
    },
    rating: (mean, reviews) => `التقييم ${mean} من 5 في ${reviews}`,
    reviews: { one: 'رأي واحد', two: 'رأيين', few: '{n} آراء', many: '{n} رأيًا', other: '{n} رأي' },
    weeks: { one: 'أسبوع واحد', two: 'أسبوعان', few: '{n} أسابيع', many: '{n} أسبوعًا', other: '{n} أسبوع' },
  },
};
