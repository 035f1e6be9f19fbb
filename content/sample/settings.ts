import type { SampleSettings } from '../shape.ts';
import { liveCalls } from './live-calls.ts';

/** As the specification gives it: who counted it, and when, the owner says. */
const unsourced = (en: string, ar: string) => ({
  figure: { en, ar },
  source: { en: '', ar: '' },
  asOf: null,
});

/** Every number and address here is invented: the owner replaces them by `npm run set-academy` before opening. */
export const settings: SampleSettings = {
  siteName: { en: 'Derb', ar: 'درب' },
  tagline: { en: 'Create Your Path', ar: 'ارسمي طريقك' },
  phone: '+212 5 22 00 00 00',
  whatsapp: '212600000000',
  email: 'hello@derb.example',
  address: {
    en: '12 Derb Namouna Street, 3rd floor, Casablanca 20000, Morocco',
    ar: '12 زنقة درب النمونة، الطابق الثالث، الدار البيضاء 20000، المغرب',
  },
  instagram: 'https://www.instagram.com/derb.example',
  linkedin: 'https://www.linkedin.com/company/derb.example',
  registration: [
    { label: { en: 'RC', ar: 'السجلّ التجاري' }, value: '000000' },
    { label: { en: 'ICE', ar: 'ICE' }, value: '000000000000000' },
    { label: { en: 'IF', ar: 'IF' }, value: '00000000' },
    { label: { en: 'CNSS', ar: 'CNSS' }, value: '0000000' },
  ],
  claims: {
    activeMembers: unsourced('10.2k+', '+10\u202f200'),
    projectsLaunched: unsourced('5K+', '+5\u202f000'),
    trainees: unsourced('+500', '+500'),
    rating: unsourced('4.9/5', '4,9/5'),
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
      },
    },
  ],
  trainerSharePercent: 40,
  chatGreeting: {
    en: 'Hello Derb, I have a question about your courses.',
    ar: 'السلام عليكم، لدي سؤال عن دورات درب.',
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
      { en: 'WafaCash', ar: 'وفاكاش' },
      { en: 'Cash Plus', ar: 'كاش بلوس' },
    ],
  },
  waysInOrder: ['cash', 'transfer', 'card'],
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
  accessWithinHours: 24,
  orderExpiryDays: 7,
  bonusConsultation: {
    service: 'your-shop-line-by-line',
    percentOff: 50,
    firstRegistrants: 100,
    validDays: 90,
  },
  includedConsultationDays: 180,
};
