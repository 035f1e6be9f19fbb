/** Records and actions of tests about applications. */
import type { Handle } from '../../src/platform/db/handle.ts';
import {
  consultationServices,
  jobs,
  products,
  workshops,
} from '../../src/academy/content/catalogue.table.ts';
import type { ConsultationService } from '../../src/catalogue/consultations/consultation-service.ts';
import type { Job } from '../../src/site/careers/job.ts';
import type { Product } from '../../src/catalogue/shop/product.ts';
import type { Workshop } from '../../src/catalogue/workshops/workshop.ts';

export function aWorkshop(of: Partial<Workshop> = {}): Workshop {
  const words = (title: string, location: string) => ({
    title,
    description: `${title}, in short.`,
    category: 'Content',
    location,
    prerequisites: [],
    whatYouWillLearn: ['One thing'],
    faq: [],
  });
  return {
    slug: 'a-workshop',
    heldOn: '2026-06-20',
    startsAt: '19:00',
    minutes: 150,
    kind: 'online',
    capacity: 40,
    rating: 4.8,
    portrait: 'nour',
    ground: 'saffron',
    instructor: { en: 'Nour Chefchaouni', ar: 'نور الشفشاوني', fr: 'Nour Chefchaouni' },
    position: 1,
    words: {
      en: words('Film with a phone', 'Video meeting'),
      ar: words('التصوير بالهاتف', 'لقاء بالفيديو'),
      fr: words('Filmer avec un téléphone', 'Visio'),
    },
    ...of,
  };
}

export function aProduct(of: Partial<Product> = {}): Product {
  const words = (name: string) => ({
    name,
    description: `${name}, in short.`,
    included: [],
    steps: [],
    faq: [],
  });
  const file = { path: 'budget.xlsx', type: 'application/vnd.ms-excel', bytes: 12 };
  return {
    slug: 'budget',
    category: 'Templates',
    subcategory: 'Business',
    priceCentimes: 0,
    isFree: true,
    isFeatured: false,
    updatedOn: '2026-01-01',
    position: 1,
    files: { en: { ...file, name: 'budget.xlsx' }, ar: { ...file, name: 'ميزانية.xlsx' } },
    words: { en: words('Monthly budget'), ar: words('ميزانية الشهر') },
    ...of,
  } as Product;
}

const pdf = { type: 'application/pdf', bytes: 12 };

/** A product that is sold, with a file in English and one in Arabic, which French readers get. */
export const aBook = aProduct({
  slug: 'a-book',
  isFree: false,
  priceCentimes: 7_900,
  files: {
    en: { ...pdf, name: 'book.pdf', path: 'book-en.pdf' },
    ar: { ...pdf, name: 'كتاب.pdf', path: 'book-ar.pdf' },
    fr: { ...pdf, name: 'كتاب.pdf', path: 'book-ar.pdf' },
  },
});

/** Parts of a record that no application reads are left out. */
export const aJob = (of: Partial<Job> = {}): Job =>
  ({
    slug: 'a-job',
    openUntil: null,
    position: 1,
    words: { en: { title: 'Community manager' }, ar: { title: 'مسؤولة مجتمع' } },
    ...of,
  }) as Job;

export const aService = (of: Partial<ConsultationService> = {}): ConsultationService =>
  ({
    slug: 'a-service',
    priceCentimes: 50_000,
    minutes: 60,
    position: 1,
    words: { en: { title: 'Launch check' }, ar: { title: 'فحص الانطلاق' } },
    ...of,
  }) as ConsultationService;

const updatedAt = new Date(0);

/** One workshop, product, job and consultation service. */
export async function seedOffers(db: Handle): Promise<void> {
  const row = <T extends { slug: string }>(record: T) => ({
    slug: record.slug,
    position: 1,
    sample: 'own' as const,
    record,
    updatedAt,
  });
  await db.insert(workshops).values(row(aWorkshop()));
  await db.insert(products).values([row(aProduct()), row(aProduct({ slug: 'paid-one', isFree: false }))]);
  await db.insert(jobs).values([row(aJob()), row(aJob({ slug: 'closed-job', openUntil: '2026-05-31' }))]);
  await db.insert(consultationServices).values(row(aService()));
}

export const somebody = {
  locale: 'en',
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
} as const;
