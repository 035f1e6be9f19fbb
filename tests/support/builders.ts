/** Small, complete records for tests: state only what the test is about. Nothing here comes from the sample academy. */
import { inEach } from '../../src/platform/i18n/locale.ts';
import type { Handle } from '../../src/platform/db/handle.ts';
import type { Bundle } from '../../src/catalogue/shop/bundle.ts';
import type { Campaign, Course, CourseWords } from '../../src/catalogue/courses/course.ts';
import type { InstalmentTerms } from '../../src/catalogue/courses/instalment-terms.ts';
import { academySettings, bundles, campaigns, courses } from '../../src/academy/content/catalogue.table.ts';
import type { AcademySettings, Claim } from '../../src/academy/settings/settings.ts';
import type { DetailsForm } from '../../src/selling/orders/order-form.ts';
import type { PlaceOrder } from '../../src/selling/checkout/place-order.service.ts';

const words = (name: string): CourseWords => ({
  name,
  description: `${name}, in short.`,
  longDescription: [`${name}, at length.`],
  level: 'Beginner',
  language: 'Darija',
  studyTime: '2 hours a week',
  format: 'Online',
  instructorBio: ['Teaches.'],
  whatYouLearn: [{ title: 'One thing', text: 'And how.' }],
  curriculum: [{ title: '01', subtitle: 'The start', lessons: ['A lesson'] }],
  requirements: [],
  faq: [],
  testimonials: [],
});

export function aCourse(
  of: Partial<Omit<Course, 'words'>> & { nameEn?: string; nameAr?: string } = {},
): Course {
  const { nameEn = 'Selling Online', nameAr = 'البيع على الإنترنت', ...facts } = of;
  return {
    slug: 'selling-online',
    courseType: 'virtual',
    consultation: false,
    domain: 'commerce',
    startsOn: null,
    durationWeeks: 6,
    priceCentimes: 99_000,
    comingSoon: false,
    capacity: null,
    assessments: null,
    liveSessions: null,
    portrait: 'one',
    ground: 'saffron',
    trainer: null,
    taughtIn: 'ary',
    videoUrl: null,
    videoPoster: null,
    taughtAt: 'elsewhere',
    platformProduct: 'ecommerce-v1',
    position: 1,
    salesStory: null,
    ...facts,
    words: { en: words(nameEn), ar: words(nameAr), fr: words(nameEn) },
  };
}

/** Of a course of 990 MAD, which costs 60 MAD more in parts. */
export const someInstalments: InstalmentTerms = {
  depositCentimes: 40_000,
  parts: [
    { afterDays: 30, amountCentimes: 30_000 },
    { afterDays: 60, amountCentimes: 35_000 },
  ],
  graceDays: 7,
};

export function aCampaign(of: Partial<Campaign> = {}): Campaign {
  return {
    slug: 'early-bird',
    percent: 20,
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2027-01-01T00:00:00Z',
    courses: [],
    words: {
      en: { text: 'Early bird', note: '' },
      ar: { text: 'تسجيل مبكر', note: '' },
      fr: { text: 'Offre', note: '' },
    },
    ...of,
  };
}

export const someClaim = (figure: string): Claim => ({
  figure: inEach(() => figure),
  source: { en: 'Register of sales', ar: 'سجلّ المبيعات', fr: 'Registre des ventes' },
  asOf: '2026-05-31',
});

export const someSettings = (of: Partial<AcademySettings> = {}): AcademySettings => ({
  languages: ['en', 'ar', 'fr'],
  siteName: { en: 'Test Academy', ar: 'أكاديمية الاختبار', fr: 'L’Académie' },
  tagline: { en: 'Learn', ar: 'تعلمي', fr: 'Apprendre' },
  phone: '+212522000000',
  whatsapp: '212600000000',
  email: 'hello@academy.example',
  address: { en: 'Casablanca', ar: 'الدار البيضاء', fr: 'Casablanca' },
  instagram: 'https://instagram.example/academy',
  linkedin: 'https://linkedin.example/academy',
  registration: [],
  claims: {
    activeMembers: someClaim('1'),
    projectsLaunched: someClaim('1'),
    trainees: someClaim('1'),
    rating: someClaim('5'),
  },
  people: [],
  trainerSharePercent: null,
  chatGreeting: { en: 'Hello', ar: 'مرحبا', fr: 'Bonjour' },
  welcomeVideoUrl: null,
  learningPlatformUrl: 'https://learn.academy.test/start',
  bankTransfer: { accountName: 'Academy', bank: 'Bank', rib: '007780000123456789012396', swift: 'XXX' },
  cashAgency: {
    beneficiary: 'Academy',
    city: 'Casablanca',
    phone: '+212600000000',
    agencies: [{ name: { en: 'WafaCash', ar: 'وفاكاش', fr: 'WafaCash' } }],
  },
  transferChecks: { days: [1, 2, 3, 4, 5, 6], times: ['12:00', '18:00'] },
  refundPolicy: {
    courseDays: 7,
    workshopHoursBefore: 48,
    shopDays: 30,
    communityDays: 30,
    consultationHoursBefore: 24,
    paidBackWithinDays: 14,
  },
  liveCalls: [],
  membershipPriceCentimes: 4_900,
  accessWithinHours: 24,
  orderExpiryDays: 7,
  bonusConsultation: { service: 'your-shop', percentOff: 50, firstRegistrants: 100, validDays: 90 },
  includedConsultationDays: 180,
  discountByFinance: 20,
  discountBySupport: 10,
  ...of,
});

export const someDetails = (of: Partial<DetailsForm> = {}): DetailsForm => ({
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  isSixteen: 'on',
  agreesToStart: 'on',
  ...of,
});

let keys = 0;
export type FormOf = Partial<PlaceOrder> & {
  /** Instead of `item`. */
  courseSlug?: string;
};
/** A filled form with a key of its own. */
export function aForm({ courseSlug = 'selling-online', ...of }: FormOf = {}): PlaceOrder {
  keys += 1;
  return {
    idempotencyKey: `test-form-${String(keys).padStart(12, '0')}`,
    item: { kind: 'course', slug: courseSlug },
    locale: 'en',
    details: someDetails(),
    seenPriceCentimes: null,
    ...of,
  };
}

/** Fills an empty database with settings and these courses and campaigns. */
export async function seedCatalogue(
  db: Handle,
  catalogue: {
    courses?: Course[];
    bundles?: Bundle[];
    campaigns?: Campaign[];
    settings?: AcademySettings;
  } = {},
): Promise<void> {
  const updatedAt = new Date(0);
  await db
    .insert(academySettings)
    .values({ id: 1, record: catalogue.settings ?? someSettings(), sample: 'own', updatedAt });
  for (const [index, record] of (catalogue.courses ?? [aCourse()]).entries())
    await db.insert(courses).values({ slug: record.slug, position: index, sample: 'own', record, updatedAt });

  for (const [index, record] of (catalogue.bundles ?? []).entries())
    await db.insert(bundles).values({ slug: record.slug, position: index, sample: 'own', record, updatedAt });

  for (const [index, record] of (catalogue.campaigns ?? []).entries())
    await db
      .insert(campaigns)
      .values({ slug: record.slug, position: index, sample: 'own', record, updatedAt });
}
