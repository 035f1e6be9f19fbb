import type { SampleSettings } from '../shape.ts';

/** As the specification gives it: who counted it, and when, the owner says. */
const unsourced = (en: string, ar: string, fr: string) => ({
  figure: { en, ar, fr },
  source: { en: '', ar: '', fr: '' },
  asOf: null,
});

/** Two evenings a week and every second Saturday. The addresses are invented: the owner replaces them before opening. */
const liveCalls: SampleSettings['liveCalls'] = [
  {
    id: 'questions',
    weekday: 2,
    startsAt: '20:30',
    minutes: 60,
    everyWeeks: 1,
    countedFrom: '2026-01-06',
    words: {
      en: {
        title: 'Live session: your questions',
        text: 'An expert answers what was asked in Questions, the most popular first. At the end everybody writes down her next step.',
      },
      ar: {
        title: 'لقاء مباشر: أسئلتكنّ',
        text: 'خبيرة تجيب عمّا كُتب في فضاء الأسئلة، والأكثر طلبًا أولًا. وفي النهاية تكتب كل واحدة خطوتها القادمة.',
      },
      fr: {
        title: 'Rencontre en direct : vos questions',
        text: 'Une experte répond à ce qui a été demandé dans « Questions », en commençant par le plus attendu. À la fin, chaque membre note sa prochaine étape.',
      },
    },
    joinUrl: 'https://meet.derb.example/questions',
  },
  {
    id: 'workbench',
    weekday: 4,
    startsAt: '20:30',
    minutes: 60,
    everyWeeks: 1,
    countedFrom: '2026-01-08',
    words: {
      en: {
        title: 'Live session: the workbench',
        text: 'Two members show what they are working on: a page, a price, a parcel. Ten minutes to show, ten to get help.',
      },
      ar: {
        title: 'لقاء مباشر: طاولة العمل',
        text: 'عضوتان تعرضان ما تشتغلان عليه: صفحة، أو ثمن، أو طرد. عشر دقائق للعرض وعشر للمساعدة.',
      },
      fr: {
        title: 'Rencontre en direct : la table de travail',
        text: 'Deux membres montrent ce qu’ils préparent : une page, un prix, un colis. Dix minutes pour montrer, dix pour recevoir de l’aide.',
      },
    },
    joinUrl: 'https://meet.derb.example/workbench',
  },
  {
    id: 'workshop',
    weekday: 6,
    startsAt: '11:00',
    minutes: 60,
    everyWeeks: 2,
    countedFrom: '2026-01-03',
    words: {
      en: {
        title: 'Expert workshop',
        text: 'One hour on one skill with one of our trainers. You need a pen, or what you are making.',
      },
      ar: {
        title: 'ورشة مع خبيرة',
        text: 'ساعة في مهارة واحدة مع مدرّبة من الأكاديمية. تحتاجين إلى قلم، أو إلى ما تصنعينه.',
      },
      fr: {
        title: 'Atelier',
        text: 'Une heure sur un seul savoir-faire, avec une formatrice de l’académie. Il faut un stylo, ou ce que vous fabriquez.',
      },
    },
    joinUrl: 'https://meet.derb.example/workshop',
  },
];

/** Every number and address here is invented: the owner replaces them by `npm run set-academy` before opening. */
export const settings: SampleSettings = {
  languages: ['en', 'ar', 'fr'],
  siteName: { en: 'Derb', ar: 'درب', fr: 'Derb' },
  tagline: { en: 'Create Your Path', ar: 'ارسمي طريقك', fr: 'Tracez votre chemin' },
  phone: '+212 5 22 00 00 00',
  whatsapp: '212600000000',
  email: 'hello@derb.example',
  address: {
    en: '12 Derb Namouna Street, 3rd floor, Casablanca 20000, Morocco',
    ar: '12 زنقة درب النمونة، الطابق الثالث، الدار البيضاء 20000، المغرب',
    fr: '12, rue Derb Namouna, 3e étage, 20000 Casablanca, Maroc',
  },
  instagram: 'https://www.instagram.com/derb.example',
  linkedin: 'https://www.linkedin.com/company/derb.example',
  registration: [
    { label: { en: 'RC', ar: 'السجلّ التجاري', fr: 'RC' }, value: '000000' },
    { label: { en: 'ICE', ar: 'ICE', fr: 'ICE' }, value: '000000000000000' },
    { label: { en: 'IF', ar: 'IF', fr: 'IF' }, value: '00000000' },
    { label: { en: 'CNSS', ar: 'CNSS', fr: 'CNSS' }, value: '0000000' },
  ],
  claims: {
    activeMembers: unsourced('10.2k+', '+10\u202f200', '+10\u202f200'),
    projectsLaunched: unsourced('5K+', '+5\u202f000', '+5\u202f000'),
    trainees: unsourced('+500', '+500', '+500'),
    rating: unsourced('4.9/5', '4,9/5', '4,9/5'),
  },
  people: [
    {
      portrait: 'imane',
      words: {
        en: {
          name: 'Imane El Ouardi',
          role: 'Founder',
          text: 'She began with twelve bars of soap and a borrowed phone, and runs an online shop in Casablanca. The voice messages in which she explained how became our first course. She still teaches it.',
        },
        ar: {
          name: 'إيمان الوردي',
          role: 'المؤسِّسة',
          text: 'بدأت باثنتي عشرة قطعة صابون وهاتف مُستعار، ولها اليوم متجر إلكتروني في الدار البيضاء. ومن الرسائل الصوتية التي كانت تشرح فيها كيف تبيع جاءت دورتنا الأولى، وما زالت تدرّسها.',
        },
        fr: {
          name: 'Imane El Ouardi',
          role: 'Fondatrice',
          text: 'Elle a commencé avec douze savons et un téléphone prêté, et tient une boutique en ligne à Casablanca. Les messages vocaux où elle expliquait comment sont devenus notre première formation. Elle l’enseigne encore.',
        },
      },
    },
    {
      portrait: 'amina',
      words: {
        en: {
          name: 'Amina Rahali',
          role: 'Learner support',
          text: 'She answers on WhatsApp and by phone, and looks for your transfer twice a day.',
        },
        ar: {
          name: 'أمينة الرحالي',
          role: 'مرافقة المتعلّمات',
          text: 'تجيبك على واتساب وبالهاتف، وتبحث عن تحويلك مرتين في اليوم.',
        },
        fr: {
          name: 'Amina Rahali',
          role: 'Accompagnement',
          text: 'Elle répond sur WhatsApp et au téléphone, et cherche votre virement deux fois par jour.',
        },
      },
    },
    {
      portrait: 'hajar',
      words: {
        en: {
          name: 'Hajar Benali',
          role: 'Courses and community',
          text: 'She plans each course with its trainer, and hosts the community’s live sessions.',
        },
        ar: {
          name: 'هاجر بنعلي',
          role: 'الدورات والمجتمع',
          text: 'تحضّر كل دورة مع مدرّبتها، وتنشّط لقاءات المجتمع المباشرة.',
        },
        fr: {
          name: 'Hajar Benali',
          role: 'Formations et communauté',
          text: 'Elle prépare chaque formation avec sa formatrice, et anime les rencontres en direct de la communauté.',
        },
      },
    },
  ],
  trainerSharePercent: 40,
  chatGreeting: {
    en: 'Hello Derb, I have a question about your courses.',
    ar: 'السلام عليكم، لدي سؤال عن دورات درب.',
    fr: 'Salam, j’ai une question sur vos formations.',
  },
  welcomeVideoUrl: '/media/welcome.mp4',
  welcomeVideoPoster: '/media/welcome',
  learningPlatformUrl: 'https://learn.derb.example/start',
  // With a valid key, so that forms and checks accept it; no bank has the number 999.
  bankTransfer: {
    accountName: 'DERB ACADEMY SARL (SAMPLE)',
    bank: 'Sample Bank, Casablanca',
    rib: '999780000000000000000105',
    swift: 'SAMPMAMCXXX',
  },
  cashAgency: {
    beneficiary: 'DERB ACADEMY (SAMPLE)',
    beneficiaryInArabic: 'درب أكاديمي (سامبل)',
    city: 'Casablanca',
    phone: '+212 6 00 00 00 00',
    agencies: [
      { name: { en: 'WafaCash', ar: 'وفاكاش', fr: 'WafaCash' }, keptDays: 45 },
      { name: { en: 'Cash Plus', ar: 'كاش بلوس', fr: 'Cash Plus' } },
    ],
  },
  mobileWallet: { wallet: 'Sample Money', holder: 'DERB ACADEMY (SAMPLE)', phone: '+212 6 00 00 00 00' },
  waysInOrder: ['cash', 'transfer', 'wallet', 'card'],
  transferChecks: { days: [1, 2, 3, 4, 5, 6], times: ['12:00', '18:00'] },
  liveCalls,
  membershipPriceCentimes: 49_00,
  refundPolicy: {
    courseDays: 7,
    workshopHoursBefore: 48,
    shopDays: 30,
    communityDays: 30,
    consultationHoursBefore: 24,
    paidBackWithinDays: 14,
  },
  // Passes of 2, 5 and 10 GB cost about 10 dirhams a gigabyte.
  gigabyteCentimes: 10_00,
  accessWithinHours: 24,
  orderExpiryDays: 7,
  bonusConsultation: {
    service: 'your-shop-line-by-line',
    percentOff: 50,
    firstRegistrants: 100,
    validDays: 90,
  },
  includedConsultationDays: 180,
  discountByFinance: 20,
  discountBySupport: 10,
};
