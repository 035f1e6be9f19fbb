/** What an application is about: the record it was sent for. */
import type { Handle } from '../../platform/db/handle.ts';
import {
  readCourse,
  readCourses,
  readJob,
  readJobs,
  readProduct,
  readProducts,
  readService,
  readServices,
  readWorkshop,
  readWorkshops,
} from '../catalogue/catalogue.store.ts';
import type { ConsultationService } from '../consultations/consultation-service.ts';
import type { Course } from '../courses/course.ts';
import type { Job } from '../careers/job.ts';
import type { Product } from '../shop/product.ts';
import type { Workshop } from '../workshops/workshop.ts';
import type { ApplicationKind } from './application.ts';
import type { Application } from './application.store.ts';

export type Subject =
  | { kind: 'course'; record: Course }
  | { kind: 'workshop'; record: Workshop }
  | { kind: 'product'; record: Product }
  | { kind: 'job'; record: Job }
  | { kind: 'service'; record: ConsultationService };

const found = <K extends Subject['kind'], R>(kind: K, record: R | null) => record && { kind, record };

/** Null when it is about nothing, or what it was about is no longer there. */
export async function readSubject(
  db: Handle,
  { kind, subject }: Pick<Application, 'kind' | 'subject'>,
): Promise<Subject | null> {
  if (subject === null) return null;
  switch (kind) {
    case 'waitlist':
      return found('course', await readCourse(db, subject));
    case 'workshop':
      return found('workshop', await readWorkshop(db, subject));
    case 'access-request':
      return found('product', await readProduct(db, subject));
    case 'careers':
      return found('job', await readJob(db, subject));
    case 'consultation':
      return found('service', await readService(db, subject));
    case 'host-course':
    case 'contact':
      return null;
  }
}

/** Its name in the language asked for. */
export function subjectName(subject: Subject | null, locale: 'en' | 'ar'): string | null {
  if (subject === null) return null;
  const words = subject.record.words[locale];
  return 'name' in words ? words.name : words.title;
}

/** Slugs are unique among records of one kind only. */
export const subjectKey = (kind: ApplicationKind, slug: string): string => `${kind} ${slug}`;

/** The names of everything that can be applied for, in both languages, by subjectKey. */
export async function readSubjectNames(db: Handle): Promise<Map<string, Record<'en' | 'ar', string>>> {
  const [courses, workshops, products, jobs, services] = await Promise.all([
    readCourses(db),
    readWorkshops(db),
    readProducts(db),
    readJobs(db),
    readServices(db),
  ]);
  const names = new Map<string, Record<'en' | 'ar', string>>();
  for (const { slug, words } of courses)
    names.set(subjectKey('waitlist', slug), { en: words.en.name, ar: words.ar.name });
  for (const { slug, words } of products)
    names.set(subjectKey('access-request', slug), { en: words.en.name, ar: words.ar.name });
  const titled = { workshop: workshops, careers: jobs, consultation: services } as const;
  for (const kind of ['workshop', 'careers', 'consultation'] as const)
    for (const { slug, words } of titled[kind])
      names.set(subjectKey(kind, slug), { en: words.en.title, ar: words.ar.title });
  return names;
}
