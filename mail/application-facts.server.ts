/** What letters about an application are made of, read when the letter is posted: so that it says what is true then. */
import type { Handle } from '../db/handle.ts';
import { readApplication, type Application } from '../domain/applications/application.store.server.ts';
import type { Signer } from '../domain/applications/signed-token.server.ts';
import {
  findLatestPlace,
  readPlace,
  type Place,
} from '../domain/applications/workshop-places.store.server.ts';
import {
  readCourse,
  readJob,
  readProduct,
  readService,
  readSettings,
  readWorkshop,
} from '../domain/catalogue/catalogue.store.server.ts';
import type { Course } from '../domain/catalogue/course.ts';
import type { ConsultationService } from '../domain/catalogue/consultation-service.ts';
import type { Job } from '../domain/catalogue/job.ts';
import type { Product } from '../domain/catalogue/product.ts';
import type { AcademySettings } from '../domain/catalogue/settings.ts';
import type { Workshop } from '../domain/catalogue/workshop.ts';

/** What was applied for; null when it is about nothing, or no longer there. */
export type Subject =
  | { kind: 'course'; record: Course }
  | { kind: 'workshop'; record: Workshop }
  | { kind: 'product'; record: Product }
  | { kind: 'job'; record: Job }
  | { kind: 'service'; record: ConsultationService };

export type ApplicationFacts = {
  application: Application;
  settings: AcademySettings;
  subject: Subject | null;
  /** The place in a workshop that the letter is about, or that the address has there. */
  place: Place | null;
};

/** What a letter is made with beside the facts. */
export type ApplicationLetterContext = ApplicationFacts & {
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  signer: Signer;
  /** The present instant. */
  now: Date;
  /** When the letter was called for: links count from then. */
  calledForAt: Date;
};

const found = <K extends Subject['kind'], R>(kind: K, record: R | null) => record && { kind, record };

async function readSubject(db: Handle, { kind, subject }: Application): Promise<Subject | null> {
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

const placeOf = async (db: Handle, { kind, subject, email }: Application): Promise<Place | null> =>
  kind === 'workshop' && subject !== null ? findLatestPlace(db, subject, email) : null;

/** Null when the application was removed. */
export async function readApplicationFacts(
  db: Handle,
  { applicationId, placeId }: { applicationId: string; placeId: string | null },
): Promise<ApplicationFacts | null> {
  const application = await readApplication(db, applicationId);
  if (!application) return null;
  const [settings, subject, place] = await Promise.all([
    readSettings(db),
    readSubject(db, application),
    placeId === null ? placeOf(db, application) : readPlace(db, placeId),
  ]);
  return { application, settings, subject, place };
}

/** The name of what was applied for, in the language asked for. */
export function subjectName(subject: Subject | null, locale: 'en' | 'ar'): string | null {
  if (subject === null) return null;
  const words = subject.record.words[locale];
  return 'name' in words ? words.name : words.title;
}
