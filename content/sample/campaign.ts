import type { SampleCampaign, SampleCoupon } from '../shape.ts';

export const campaigns: SampleCampaign[] = [
  {
    slug: 'early-bird-2025',
    percent: 20,
    startsAt: '2025-08-01T00:00:00Z',
    endsAt: '2025-09-03T00:00:00Z',
    courses: [],
    words: {
      en: { text: 'Early Bird Special - 20% Off!', note: 'On every course that is open for enrolment.' },
      ar: { text: 'عرض التسجيل المبكّر: تخفيض 20%', note: 'على كل الدورات المفتوحة للتسجيل.' },
      fr: {
        text: 'Inscription anticipée : −20 %',
        note: 'Sur toutes les formations ouvertes aux inscriptions.',
      },
    },
  },
  {
    slug: 'open-door-days',
    percent: 20,
    runsForDays: 10,
    courses: ['ecommerce-mastery-virtual', 'english-mastery'],
    words: {
      en: {
        text: 'Open Door Days: 20% off two courses',
        note: 'E-Commerce Mastery – Virtual and the English Course. The price you see is the price with the offer.',
      },
      ar: {
        text: 'أيام الباب المفتوح: تخفيض 20% على دورتين',
        note: 'يشمل «إتقان التجارة الإلكترونية عن بُعد» و«دورة الإنجليزية»، والثمن الذي ترينه هو الثمن بعد التخفيض.',
      },
      fr: {
        text: 'Journées portes ouvertes : −20 % sur deux formations',
        note: '« Maîtriser l’e-commerce à distance » et « Cours d’anglais ». Le prix affiché est le prix avec l’offre.',
      },
    },
  },
];

/** Codes of the sample academy. Marked as sample with everything else: the owner closes them before opening. */
export const coupons: SampleCoupon[] = [
  { code: 'DERB10', kind: 'percent', value: 10, scope: ['course'], mostUses: 100, mostPerPerson: 1 },
];
