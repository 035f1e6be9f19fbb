import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';
import { darija } from './ecommerce-mastery-virtual.darija.ts';

export const course: InArabic<typeof en.course> = {
  notFound: {
    title: 'لم نجد هذه الدورة',
    text: 'لا توجد دورة في هذا العنوان. ربما تغيّر اسمها، أو كُتب العنوان خطأً.',
    action: 'تصفّحي كل الدورات',
  },
  facts: {
    heading: 'لمحة سريعة',
    start: 'البداية',
    openEnrolment: 'التسجيل مفتوح',
    startUnknown: 'يُعلن موعدها لاحقًا',
    end: 'النهاية',
    endsAfter: (weeks) => `بعد ${weeks} من بدايتك`,
    weeksAfter: {
      one: 'أسبوع واحد',
      two: 'أسبوعين',
      few: '{n} أسابيع',
      many: '{n} أسبوعًا',
      other: '{n} أسبوع',
    },
    level: 'المستوى',
    language: 'اللغة',
    format: 'الصيغة',
    trainer: 'المدرّبة',
    studyTime: 'وقت الدراسة',
    liveSessions: 'اللقاءات المباشرة',
    assessments: 'التقييمات',
    certificate: 'الشهادة',
    certificateGiven: 'شهادة إتمام',
    consultation: 'الاستشارة',
    consultationIncluded: 'واحدة، ضمن الدورة',
    seats: 'المقاعد',
    trainerUnknown: 'مدرّبة خبيرة',
    levelUnknown: 'متوسط',
    languageUnknown: 'الإنجليزية',
  },
  price: {
    percentOff: (percent) => `تخفيض ${percent}`,
    refund: 'أمامك {courseDaysAlone} لتغيّري رأيك',
    refundText: 'نعيد إليك المبلغ بالطريقة التي دفعتِ بها، خلال {paidBack}.',
  },
  bar: 'التسجيل',
  video: { play: 'شغّلي الفيديو التعريفي' },
  freeLesson: {
    watch: 'شاهدي درسًا مجانيًا',
    listen: 'اسمعي درسًا مجانيًا',
    read: 'اقرئي درسًا مجانيًا',
    minutes: { one: 'دقيقة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
    kilobytes: '{n} كيلوبايت',
    megabytes: '{n} ميغابايت',
    note: 'دون حساب',
  },
  about: 'عن الدورة',
  readMore: 'اقرئي المزيد',
  learn: 'ماذا ستتعلّمين',
  curriculum: {
    heading: 'محتوى الدورة',
    sum: (parts, lessons) => `${parts}، ${lessons}`,
    parts: { one: 'وحدة واحدة', two: 'وحدتان', few: '{n} وحدات', many: '{n} وحدة', other: '{n} وحدة' },
    lessons: { one: 'درس واحد', two: 'درسان', few: '{n} دروس', many: '{n} درسًا', other: '{n} درس' },
  },
  biography: 'تعرّفي على مدرّبتك',
  linkedin: (name) => `${name} على لينكدإن`,
  requirements: 'ما الذي تحتاجين إليه',
  testimonials: {
    heading: 'ماذا تقول المتعلّمات',
    more: 'آراء أخرى',
    from: (city, day) => `${city}، ${day}`,
    stars: (stars) => `${stars} من 5`,
  },
  faq: 'قبل أن تقرّري',
  closing: {
    heading: 'هل ترغبين في التسجيل؟',
    text: 'اسمك ورقم هاتفك أولًا، ثم طريقة الدفع. وحين يتأكّد الدفع تصلك رسالة تفتح لك الدورة.',
    waitlistHeading: 'لم تُفتح بعد',
    waitlistText: 'اتركي اسمك، ونراسلك مرة واحدة حين يُفتح التسجيل.',
    fullHeading: 'اكتملت هذه المجموعة',
    fullText: 'اتركي اسمك، ونراسلك مرة واحدة حين تُفتح المجموعة القادمة.',
  },
};

export const courses: InArabic<typeof en.courses> = {
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

export const ecommerceMasteryVirtual: InArabic<typeof en.ecommerceMasteryVirtual> = {
  head: {
    title: 'إتقان التجارة الإلكترونية – عن بُعد',
    description:
      'التجارة الإلكترونية بالدارجة المغربية، من اختيار المنتج إلى أول طلب: دروس للقراءة وفيديوهات للمشاهدة. حسب وقتك، ومن هاتفك.',
  },
  spokenIn: 'هذه الصفحة بالدارجة المغربية، لغة الدورة.',
  darija,
};
