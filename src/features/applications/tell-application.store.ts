/**
 * What other systems are told of an application, and of a seat in a workshop. Names of courses and workshops are English
 * ones, so that one thing has one name at the receiver.
 */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readWorkshop } from '../catalogue/catalogue.store.ts';
import type { EventData, Person } from '../webhooks/event-kinds.ts';
import { recordEvent } from '../webhooks/events.store.ts';
import { applications } from './application.table.ts';
import { readSubject, subjectName } from './subject.store.ts';
import type { workshopPlaces } from '../workshops/workshop-place.table.ts';

type Application = Omit<typeof applications.$inferSelect, 'fingerprint'>;

const personOf = ({ name, email, phone }: Pick<Application, 'name' | 'email' | 'phone'>): Person => ({
  name: name ?? '',
  email,
  phone: phone ?? '',
});

/** The fields of its form, in this order, by the names that receivers know. */
function dataOf(application: Application, about: string): EventData<'application.received'> {
  const { id, kind, locale, answers, email, subject } = application;
  const person = personOf(application);
  const of = { applicationId: id, locale, person };
  const answer = (name: string): string => answers[name] ?? '';
  switch (kind) {
    case 'waitlist':
      return { form: kind, ...of, fields: { sheet: 'CoursesWaitlist', course: about, ...person } };
    case 'workshop':
      return {
        form: kind,
        ...of,
        fields: { sheet: 'WorkshopApplications', workshopTitle: about, ...person },
      };
    case 'host-course': {
      const own = { courseTopic: answer('courseTopic'), experience: answer('experience') };
      return { form: kind, ...of, fields: { sheet: 'HostYourCourse', ...person, ...own } };
    }
    case 'contact': {
      const own = { topic: answer('topic'), message: answer('message') };
      return { form: kind, ...of, fields: { sheet: 'ContactMessages', ...person, ...own } };
    }
    case 'careers': {
      const own = { link: answer('link'), message: answer('message') };
      return { form: kind, ...of, fields: { sheet: 'JobApplications', job: about, ...person, ...own } };
    }
    case 'consultation': {
      const own = { preferredTimes: answer('preferredTimes'), message: answer('message') };
      return {
        form: kind,
        ...of,
        fields: { sheet: 'ConsultationRequests', service: about, ...person, ...own },
      };
    }
    case 'access-request': {
      const fields = { Email: email, Tool: about, Product: subject ?? '', Status: 'Interested' } as const;
      return { form: kind, ...of, fields };
    }
  }
}

/** Right after it was stored; one that repeats another is not stored, and not told. */
export async function tellOfApplicant(tx: Handle, application: Application): Promise<void> {
  const about = subjectName(await readSubject(tx, application), 'en') ?? application.subject ?? '';
  const data = dataOf(application, about);
  await recordEvent(tx, {
    kind: 'application.received',
    at: application.sentAt,
    applicationId: application.id,
    data,
  });
}

/** Also of a session that was put on another day: the seat is taken there. */
export async function tellOfSeat(
  tx: Handle,
  kind: 'seat.taken' | 'seat.given_up',
  { applicationId, workshopSlug: slug, heldOn, email, changedAt }: typeof workshopPlaces.$inferSelect,
): Promise<void> {
  const [sent] = await tx.select().from(applications).where(eq(applications.id, applicationId));
  const name = (await readWorkshop(tx, slug))?.words.en.title ?? slug;
  const person = personOf(sent ?? { name: null, email, phone: null });
  const data = { workshop: { slug, name, heldOn }, applicationId, person };
  await recordEvent(tx, { kind, at: changedAt, applicationId, data });
}
