import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';
import { darija } from './ecommerce-mastery-virtual.darija.ts';

export const course: InArabic<typeof en.course> = {
  notFound: {
    title: 'لم نجد هذه الدورة',
    text: 'هذا الباب لا ينفتح على أي دورة. ربما تغيّر اسمها، أو كُتب العنوان خطأً.',
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
    duration: 'المدّة',
    level: 'المستوى',
    language: 'اللغة',
    format: 'الصيغة',
    trainer: 'التأطير',
    studyTime: 'وقت الدراسة',
    liveSessions: 'الحصص المباشرة',
    assessments: 'التقييمات',
    certificate: 'الشهادة',
    certificateGiven: 'شهادة إتمام من الأكاديمية',
    consultation: 'الاستشارة',
    consultationIncluded: 'جلسة فردية ضمن الدورة',
    seats: 'المقاعد',
    seatsLeft: (left, all) => `بقي ${left} من ${all}`,
    weeks: { one: 'أسبوع واحد', two: 'أسبوعان', few: '{n} أسابيع', many: '{n} أسبوعًا', other: '{n} أسبوع' },
    trainerUnknown: 'مدرّبة خبيرة',
    levelUnknown: 'متوسط',
    languageUnknown: 'الإنجليزية',
  },
  price: {
    percentOff: (percent) => `خصم ${percent}`,
    refund: 'لكِ {courseDaysAlone} لتغيّري رأيك',
    refundText: 'نعيد إليك المبلغ بالطريقة التي دفعتِ بها، خلال {paidBack}.',
  },
  bar: 'التسجيل',
  video: { heading: 'تعرّفي على الدورة في عشرين ثانية', play: 'تشغيل الفيديو التعريفي' },
  freeLesson: {
    watch: 'شاهدي درسًا مجانيًا',
    listen: 'اسمعي درسًا مجانيًا',
    read: 'اقرئي درسًا مجانيًا',
    minutes: { one: 'دقيقة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
    kilobytes: '{n} كيلوبايت',
    megabytes: '{n} ميغابايت',
    note: 'بلا حساب',
  },
  about: 'عن الدورة',
  learn: 'ماذا ستتعلّمين',
  curriculum: {
    heading: 'محتوى الدورة',
    sum: (parts, lessons) => `${parts}، ${lessons}`,
    parts: { one: 'محور واحد', two: 'محوران', few: '{n} محاور', many: '{n} محورًا', other: '{n} محور' },
    lessons: { one: 'درس واحد', two: 'درسان', few: '{n} دروس', many: '{n} درسًا', other: '{n} درس' },
  },
  instructor: 'من يرافقك',
  linkedin: (name) => `${name} على لينكدإن`,
  requirements: 'ما الذي تحتاجين إليه',
  testimonials: {
    kicker: 'ممّن سلكن هذا الدرب',
    heading: 'ماذا تقول المتعلّمات',
    none: 'لم تكتب أي متعلّمة عن هذه الدورة بعد.',
    from: (city, day) => `${city}، ${day}`,
    stars: (stars) => `${stars} من 5`,
  },
  faq: 'أسئلة قبل أن تقرّري',
  closing: {
    heading: 'الباب مفتوح',
    text: 'خطوتان قصيرتان: من أنتِ، ثم كيف تودّين الدفع. ويصلك رابط الولوج عبر البريد الإلكتروني.',
    waitlistHeading: 'لم تُفتح بعد',
    waitlistText: 'اتركي اسمك، ونراسلك مرة واحدة حين يُفتح التسجيل.',
    fullHeading: 'اكتمل هذا الفوج',
    fullText: 'اتركي اسمك، ونراسلك مرة واحدة حين يُفتح الفوج القادم.',
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
      'التجارة الإلكترونية بالدارجة المغربية، من اختيار المنتج إلى أول طلبية: دروس للقراءة وأفلام للمشاهدة. بوتيرتك، ومن هاتفك.',
  },
  spokenIn: 'هذه الصفحة مكتوبة بالدارجة المغربية، لغة الدورة.',
  darija,
};
