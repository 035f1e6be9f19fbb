/** The sales page in Moroccan Darija, the same on both addresses. Prices, seats and days come from the records. */
import { refunds } from '../../academy/legal/lengths.words.ar.ts';

export const darija = {
  hero: {
    kicker: 'دورة بالدارجة، من تيليفونك',
    title: 'بداي تبيعي أونلاين، وباب دارك مسدود',
    subtitle: 'دروس بالدارجة، من اختيار المنتوج حتى لأول طلب. ماخاصك غير تيليفون وشوية ديال الوقت.',
    badges: {
      label: 'الدورة فأرقام',
      trainees: (count: string) => `${count} متدربة`,
      rating: (rating: string) => `${rating} التقييم`,
      certificate: 'مع شهادة إتمام من الأكاديمية',
    },
    register: 'سجّلي دابا',
    look: 'شوفي شنو كاين لداخل',
    trainer: 'المدرّبة',
    refund: (days: string) => `ماعجباتكش؟ عندك ${days} من نهار الخلاص باش ترجّعي فلوسك.`,
  },
  price: {
    free: 'فابور',
    save: (amount: string) => `كتوفري ${amount}`,
    seats: (left: string, all: string) => `${left} من ${all}`,
    left: {
      one: 'بقات بلاصة وحدة',
      two: 'بقاو جوج بلايص',
      few: 'بقاو {n} بلايص',
      many: 'بقاو {n} بلاصة',
      other: 'بقاو {n} بلاصة',
    },
    /** Recorded: it begins when the learner joins. Of a dated group: when it begins and meets. */
    ownPace: 'كتقراي على راحتك، وقت ما بغيتي',
    group: (day: string, meets: string) =>
      `المجموعة الجاية كتبدا نهار ${day}${meets === '' ? '' : `، ${meets}`}`,
    bar: 'التسجيل فالدورة',
    now: 'الثمن دابا',
    before: 'الثمن قبل التخفيض',
  },
  preview: {
    title: 'شوفي الدورة من لداخل',
    play: 'تفرّجي فالفيديو',
  },
  freeLesson: {
    watch: 'تفرّجي فدرس فابور',
    listen: 'سمعي درس فابور',
    read: 'قراي درس فابور',
    minutes: { one: 'دقيقة', two: 'جوج دقايق', few: '{n} دقايق', many: '{n} دقيقة', other: '{n} دقيقة' },
    kilobytes: '{n} كيلوبايت',
    megabytes: '{n} ميغابايت',
    note: 'بلا حساب',
  },
  video: {
    failed: 'ماتحلّش الفيديو. يمكن الكونيكسيون تقطعات شوية.',
    retry: 'عاودي جرّبي',
    open: 'حلّي الفيديو بوحدو',
    close: 'سدّي الفيديو',
  },
  pains: {
    title: 'باغية تبداي، ولكن…',
    items: [
      {
        title: 'شحال من فيديو، وحتى خطوة',
        text: 'تفرّجتي فيوتيوب حتى عييتي. كل واحد كيقول حاجة، ونتي باقا فبلاصتك.',
      },
      {
        title: 'خايفة على فلوسك',
        text: 'مابغيتيش تحرقي اللي جمعتي بالتمارة فمنتوج مايتباعش ولا إشهار مايخدمش.',
      },
      {
        title: 'الوقت ديالك ماشي ديالك',
        text: 'ماعندكش تلات سوايع فالنهار، عندك غير ساعة ملي كينعسو كاملين.',
      },
      {
        title: 'كلشي بالفرنساوية ولا بالإنجليزية',
        text: 'المواقع، الإعدادات، الإشهارات… وماكاين حتى واحد يجاوبك بلغتك.',
      },
    ],
  },
  solution: {
    title: 'كيفاش كنخدمو',
    items: [
      {
        title: 'خطوة فالمرة',
        text: 'كل درس كيسالي بحاجة كتديريها بيديك.',
      },
      {
        title: 'من تيليفونك، فالوقت ديالك',
        text: 'الدروس قصار وكيبقاو محلولين. عاودي شحال ما بغيتي.',
      },
      {
        title: 'بالدارجة، وبأمثلة من هنا',
        text: 'التوصيل، الخلاص عند الاستلام، والزبونة اللي كتقول «غالي بزاف».',
      },
      {
        title: 'كنحسبو قبل ما نصرفو',
        text: 'كتعرفي الربح قبل ما تشري السلعة، وكتجرّبي بالقليل.',
      },
    ],
    start: (price: string) => `بداي دابا بـ ${price}`,
  },
  voices: {
    title: 'بنات كيعاودو',
    sample: 'مثال',
    play: (name: string) => `شوفي شنو قالت ${name}`,
    goTo: 'شوفي الفيديو 0',
    previous: 'اللي قبل',
    next: 'اللي من بعد',
  },
  curriculum: {
    title: (units: string) => `البرنامج: ${units}`,
    parts: { one: 'وحدة', two: 'جوج وحدات', few: '{n} وحدات', many: '{n} وحدة', other: '{n} وحدة' },
    published: (n: number, of: number) => `الوحدات اللي تنشرو حتى لدابا: ${n} من ${of}.`,
    next: (day: string, every: string | null) =>
      `اللي جاية كتحلّ نهار ${day}${every === null ? '' : `، ومن بعد وحدة كل ${every}`}.`,
    noDates: 'لخرين مازال ما تحدّد ليهم تاريخ.',
    silent: 'الفيديوهات بلا صوت.',
    opens: {
      now: 'محلولة دابا',
      atOnce: 'كتحلّ ملي تسجّلي',
      allAtOnce: 'كلشي كيتحلّ ملي تسجّلي.',
      after: (days: string) => `كتحلّ من بعد ${days} من التسجيل`,
      on: (day: string) => `كتحلّ نهار ${day}`,
    },
  },
  outcome: {
    some: (answered: number, earning: number) =>
      `ست شهور من بعد الدورة، من اللي جاوبو (${answered}) كيربحو منها: ${earning}.`,
    half: (of: number, amount: string) =>
      `ست شهور من بعد الدورة، النص ديال اللي قالو لينا شهرهم (${of}) كيربحو منها ${amount} ولا كتر.`,
  },
  written: {
    title: 'شنو كيكتبو لينا',
    sample: 'مثال',
    more: (messages: string) => `شوفي ${messages} خرين`,
    messages: { one: 'ميساج', two: 'جوج ميساجات', few: '{n} ميساجات', many: '{n} ميساج', other: '{n} ميساج' },
    enlarge: (name: string) => `كبّري الميساج ديال ${name}`,
    stars: (stars: number) => `${stars} على 5`,
    gallery: 'الميساجات',
    close: 'سدّي',
    previous: 'اللي قبل',
    next: 'اللي من بعد',
  },
  benefits: {
    title: 'شنو داخل فالثمن',
    items: [
      'دروس وفيديوهات قصار، كيبقاو عندك',
      'كويز، ومهمّة كتصحّحها ليك المدرّبة',
      'ورقة الحساب ديال الثمن والربح، كتعمّريها من تيليفونك',
      'رسائل واجدين للزبونة: الترحيب، الثمن، التوصيل',
      'أسئلتك تحت كل درس، والمدرّبة كتجاوبك تما',
    ],
    bonus: {
      kicker: 'هدية',
      title: (percent: string) => `استشارة فردية بـ ${percent} تخفيض`,
      text: (service: { title: string; minutes: string }, value: string, pays: string, days: string) =>
        `«${service.title}»: ${service.minutes} مع المدرّبة على المشروع ديالك، بـ ${pays} فبلاصة ${value}. عندك ${days} باش تحجزيها.`,
      minutes: {
        one: 'دقيقة وحدة',
        two: 'جوج دقايق',
        few: '{n} دقايق',
        many: '{n} دقيقة',
        other: '{n} دقيقة',
      },
      first: (all: string) => `لأول ${all} مسجّلة`,
      counter: (left: string, all: string) => `لأول ${all} مسجّلة · ${left}`,
    },
  },
  offer: {
    title: (percent: string) => `عرض: ${percent} تخفيض`,
    left: 'شحال باقي',
    units: {
      days: { one: 'نهار واحد', two: 'يومين', few: '{n} أيام', other: '{n} يوم' },
      hours: { one: 'ساعة وحدة', two: 'ساعتين', few: '{n} سوايع', other: '{n} ساعة' },
      minutes: { other: '{n} د' },
      seconds: { other: '{n} ث' },
      separator: '، ',
    },
    until: (moment: string) => `إلى غاية ${moment}`,
    text: 'ملي يسالي الوقت، الثمن كيرجع كيما كان.',
  },
  closing: {
    title: 'واش نبداو؟',
    text: 'كتعمّري سميتك ورقمك، وكتختاري كيفاش تخلّصي. ملي كيتأكد الخلاص كتوصلك رسالة كتحلّ ليك الدورة.',
  },
  own: {
    action: 'دخلي للدورة ديالك',
    title: 'هاد الدورة ديالك',
    text: 'الدروس ديالك كيتسنّاوك فالصفحة ديالها.',
    forAnother: 'قيّدي شي حد آخر',
  },
  full: {
    waitlist: 'دخلي للائحة الانتظار',
  },
  faq: {
    title: 'أسئلة قبل ما تقرّري',
    items: [
      {
        question: 'واش خاصني نكون كنعرف فالتجارة ولا فالمعلوميات؟',
        answer: 'لا. إلا كتعرفي تصيفطي ميساج فواتساب وتصوّري بتيليفونك، راك واجدة. كنبداو من الصفر.',
      },
      {
        question: 'شحال خاصني ديال الفلوس باش نبدا؟',
        answer:
          'فالدورة كنعلموك تجرّبي المنتوج بالقليل قبل ما تشري السلعة. ماكنواعدوكش بربح معيّن: هادشي كيتعلق بالمنتوج وبالخدمة ديالك.',
      },
      {
        question: 'شحال ديال الوقت خاصني فالسيمانة؟',
        answer:
          'من 3 حتى لـ4 سوايع كافية باش تكمّلي وحدة من الدورة كل سيمانة. والدروس كيبقاو محلولين: إلا عطّلاتك شي حاجة، كيتسنّاوك.',
      },
      {
        question: 'كيفاش نخلّص؟',
        answer:
          'بالكارط البنكية، بالتحويل البنكي، ولا نقدًا عند {agencies}. كتختاري الطريقة ملي كتعمّري سميتك ورقمك.',
      },
      {
        question: 'إمتى كنقدر ندخل للدورة؟',
        answer:
          'بالكارط: غير كيتأكد الخلاص. بالتحويل ولا نقدًا: ملي كنلقاو التحويل ديالك وكنأكدوه. كتحلّ ليك الدورة فالبلاصة، وكتوصلك رسالة فيها الرابط ديالها، بلا كود وبلا حساب آخر.',
      },
    ],
    certificate: {
      question: 'واش كناخد شهادة؟',
      answer:
        'إيه، شهادة إتمام من الأكاديمية، ملي تكمّلي الدروس والكويز والمهمّات اللي مطلوبين. أي واحد يقدر يتأكد منها بالنمرة ديالها. ماشي شهادة ديال الدولة.',
    },
    refund: {
      question: 'وإلا ماعجباتنيش؟',
      answer: (days: string, paidBack: string) =>
        `عندك ${days} من نهار الخلاص باش تقولي لينا. كنرجّعو ليك فلوسك بنفس الطريقة اللي خلّصتي بيها، فـ ${paidBack} على الأكثر.`,
    },
  },
  days: { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', many: '{n} يوم', other: '{n} يوم' },
  hours: { one: 'ساعة وحدة', two: 'ساعتين', few: '{n} سوايع', many: '{n} ساعة', other: '{n} ساعة' },
  checks: refunds.checks,
  since: refunds.since,
};
