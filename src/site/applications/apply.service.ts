/** Forms that people send to the academy. Each is stored before it is answered; notifying others comes later. */
import {
  type Asked,
  countScholarships,
  keepApplication,
} from '../../catalogue/applicants/applications.service.ts';
import type { ApplicantEmailName, ContactTopic } from '../../catalogue/applicants/application.ts';
import { settleWorkshop } from '../../catalogue/workshops/settle-workshop.service.ts';
import { insertWaitlistEntry } from '../../catalogue/applicants/waitlist.service.ts';
import {
  countSeatsOf,
  lockWorkshop,
  takeSeat,
  whereSeatsDiffer,
} from '../../catalogue/workshops/workshop-seats.service.ts';
import { readCourse, readJob, readProduct, readService } from '../../academy/content/content.service.ts';
import type { Product } from '../../catalogue/shop/product.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { hasPassed } from '../../platform/time/calendar-date.ts';
import { queueApplicationEmails, queueSeatEmails, type ServiceContext } from '../../context.ts';
import { manyForms, maySend } from '../../selling/checkout/form-share.service.ts';

/** `address`: of the caller. 'many-forms': too many of the kind came from there; possible again after an hour. */
type Caller = { address?: string };
type Refused<Reason = never> = { ok: false; reason: Reason | 'many-forms' };

/** Name as typed, e-mail in lower case, phone as E.164 or null when none was given. */
type Applicant = Caller & { locale: Locale; name: string; email: string; phone: string | null };

/**
 * 'seat': in the coming session; 'waiting': it is full, the name is in the queue; 'next-session': the workshop is over, the
 * name waits for its next date.
 */
export type WorkshopSeatRow = 'seat' | 'waiting' | 'next-session';

/**
 * The workshop is locked first, so that of many at once each sees the seats that are really left, and those who waited longer
 * come first. Everybody gets the answer of a newcomer: the form reveals to nobody who has a seat, only the e-mail does, which
 * comes again with its link. A mailbox that asks twice keeps its position, however it is spelt.
 */
export async function applyToWorkshop(
  context: ServiceContext,
  { workshopSlug, address, ...applicant }: Applicant & { workshopSlug: string },
): Promise<{ ok: true; place: WorkshopSeatRow } | Refused<'workshop-not-found'>> {
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const workshop = await lockWorkshop(tx, workshopSlug);
    if (!workshop) return { ok: false, reason: 'workshop-not-found' };
    const asked = { ...applicant, kind: 'workshop', subject: workshopSlug, answers: {} } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at });
    const before = await countSeatsOf(tx, workshop);
    const news = await settleWorkshop(tx, workshop, at);
    const asking = { id: context.uuid(), email: applicant.email, applicationId: kept.application.id, at };
    const { place, isNew, newcomer } = await takeSeat(tx, workshop, asking);
    const seatsTaken = await whereSeatsDiffer(tx, workshop, before);
    await queueSeatEmails(context, tx, { news, seatsTaken, asked: { place, isAgain: !isNew } });
    await queueApplicationEmails(context, tx, kept, null);
    return { ok: true, place: newcomer as WorkshopSeatRow };
  });
}

/** A course's scholarships, and how many of them are left; null where it has none. */
export async function scholarshipsOf(
  { database: { db } }: Pick<ServiceContext, 'database'>,
  courseSlug: string,
) {
  const course = await readCourse(db, courseSlug);
  if (!course?.scholarships) return null;
  const { seats, givenBy } = course.scholarships;
  return { course, seats, givenBy, left: Math.max(0, seats - (await countScholarships(db, courseSlug))) };
}

/** Stores what somebody sent, and writes to them and to the academy. */
async function keepAndAnswer(
  context: ServiceContext,
  tx: Handle,
  { address, ...asked }: Caller & Asked,
  emailName: ApplicantEmailName,
): Promise<{ ok: true } | Refused> {
  if (!(await maySend(context, tx, asked, address))) return manyForms;
  const kept = await keepApplication(tx, asked, { id: context.uuid(), at: context.clock() });
  await queueApplicationEmails(context, tx, kept, emailName);
  return { ok: true };
}

export async function proposeCourse(
  context: ServiceContext,
  { courseTopic, experience, ...applicant }: Applicant & { courseTopic: string; experience: string | null },
): Promise<{ ok: true } | Refused> {
  const answers = { courseTopic, experience: experience ?? '' };
  const asked = { ...applicant, kind: 'host-course', subject: null, answers } as const;
  return context.database.transaction((tx) => keepAndAnswer(context, tx, asked, 'course-proposal-received'));
}

export async function writeToUs(
  context: ServiceContext,
  { topic, message, ...applicant }: Applicant & { topic: ContactTopic; message: string },
): Promise<{ ok: true } | Refused> {
  const asked = { ...applicant, kind: 'contact', subject: null, answers: { topic, message } } as const;
  return context.database.transaction((tx) => keepAndAnswer(context, tx, asked, 'message-received'));
}

/** `link`: the applicant's CV or portfolio, or null. Refused after the last day of the offer in Morocco. */
export async function applyForJob(
  context: ServiceContext,
  {
    jobSlug,
    link,
    message,
    ...applicant
  }: Applicant & { jobSlug: string; link: string | null; message: string },
): Promise<{ ok: true } | Refused<'job-not-found' | 'job-closed'>> {
  return context.database.transaction(async (tx) => {
    const job = await readJob(tx, jobSlug);
    if (!job) return { ok: false, reason: 'job-not-found' };
    if (job.openUntil !== null && hasPassed(job.openUntil, context.clock()))
      return { ok: false, reason: 'job-closed' };
    const answers = { link: link ?? '', message };
    const asked = { ...applicant, kind: 'careers', subject: jobSlug, answers } as const;
    return keepAndAnswer(context, tx, asked, 'job-application-received');
  });
}

export async function requestConsultation(
  context: ServiceContext,
  {
    serviceSlug,
    preferredTimes,
    message,
    ...applicant
  }: Applicant & { serviceSlug: string; preferredTimes: string; message: string },
): Promise<{ ok: true } | Refused<'service-not-found'>> {
  return context.database.transaction(async (tx) => {
    if (!(await readService(tx, serviceSlug))) return { ok: false, reason: 'service-not-found' };
    const answers = { preferredTimes, message };
    const asked = { ...applicant, kind: 'consultation', subject: serviceSlug, answers } as const;
    return keepAndAnswer(context, tx, asked, 'consultation-requested');
  });
}

/** For a seat that somebody else has paid. Answered alike whether one is left or not: the page says it before. */
export async function askForScholarship(
  context: ServiceContext,
  {
    courseSlug,
    message,
    plan,
    means,
    ...applicant
  }: Applicant & Record<'courseSlug' | 'message' | 'plan' | 'means', string>,
): Promise<{ ok: true } | Refused<'course-not-found'>> {
  if (!(await scholarshipsOf(context, courseSlug))) return { ok: false, reason: 'course-not-found' };
  return context.database.transaction(async (tx) => {
    const answers = { message, plan, means };
    const asked = { ...applicant, kind: 'scholarship', subject: courseSlug, answers } as const;
    return keepAndAnswer(context, tx, asked, 'scholarship-asked');
  });
}

/** A free product without a file cannot be delivered yet: then only the interest is recorded. */
const isDeliverable = ({ isFree, files }: Product): boolean => isFree && files !== null;

/**
 * 'link': an e-mail with a signed link is sent (free products); 'interest': it was recorded (paid ones). Asking again within the
 * hour is the same application, but sends the link again: e-mails get lost.
 */
export async function requestAccess(
  context: ServiceContext,
  { productSlug, locale, email, address }: Caller & { locale: Locale; email: string; productSlug: string },
): Promise<{ ok: true; delivery: 'link' | 'interest' } | Refused<'product-not-found'>> {
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const product = await readProduct(tx, productSlug);
    if (!product) return { ok: false, reason: 'product-not-found' };
    const delivery = isDeliverable(product) ? 'link' : 'interest';
    const about = { kind: 'access-request', subject: productSlug, answers: {} } as const;
    const asked = { ...about, locale, email, name: null, phone: null, isAnswered: delivery === 'link' };
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at });
    const emailName = delivery === 'link' ? 'access-link' : 'interest-noted';
    await queueApplicationEmails(context, tx, kept, emailName, {
      againAfterMs: delivery === 'link' ? 600_000 : null,
    });
    return { ok: true, delivery };
  });
}

/** The same address twice is one entry with the same answer; only a new entry gets an e-mail. */
export async function joinWaitlist(
  context: ServiceContext,
  { courseSlug, address, ...person }: Applicant & { courseSlug: string; phone: string },
): Promise<{ ok: true } | Refused<'course-not-found'>> {
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    if (!(await readCourse(tx, courseSlug))) return { ok: false, reason: 'course-not-found' };
    const asked = { ...person, kind: 'waitlist', subject: courseSlug, answers: {} } as const;
    if (!(await maySend(context, tx, asked, address))) return manyForms;
    const kept = await keepApplication(tx, asked, { id: context.uuid(), at });
    const entry = { id: context.uuid(), courseSlug, ...person, joinedAt: at };
    const isNew = await insertWaitlistEntry(tx, entry);
    await queueApplicationEmails(context, tx, kept, isNew ? 'waitlist-joined' : null);
    return { ok: true };
  });
}
