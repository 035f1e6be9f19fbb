/**
 * What somebody else's server is told of each kind of application: the fields of its form there, in this order. Names of
 * courses and workshops are English ones, so that one thing has one name in a sheet. Described in docs/webhook.md.
 */
import type { Application } from '../domain/applications/application.store.server.ts';
import { subjectName, type Subject } from '../domain/applications/subject.store.server.ts';

export type Field = readonly [name: string, value: string];

export type Told = {
  /** How the fields travel. */
  form: 'multipart' | 'urlencoded';
  fields: readonly Field[];
};

export function fieldsOf(application: Application, subject: Subject | null): Told {
  const { kind, email, answers } = application;
  const about = subjectName(subject, 'en') ?? application.subject ?? '';
  const answer = (name: string): Field => [name, answers[name] ?? ''];
  const person: Field[] = [
    ['name', application.name ?? ''],
    ['email', email],
    ['phone', application.phone ?? ''],
  ];
  const sheet = (name: string, ...fields: Field[]): Told => ({
    form: 'multipart',
    fields: [['sheet', name], ...fields],
  });
  switch (kind) {
    case 'waitlist':
      return sheet('CoursesWaitlist', ['course', about], ...person);
    case 'workshop':
      return sheet('WorkshopApplications', ['workshopTitle', about], ...person);
    case 'host-course':
      return sheet('HostYourCourse', ...person, answer('courseTopic'), answer('experience'));
    case 'contact':
      return sheet('ContactMessages', ...person, answer('topic'), answer('message'));
    case 'careers':
      return sheet('JobApplications', ['job', about], ...person, answer('link'), answer('message'));
    case 'consultation':
      return sheet(
        'ConsultationRequests',
        ['service', about],
        ...person,
        answer('preferredTimes'),
        answer('message'),
      );
    case 'access-request':
      return {
        form: 'urlencoded',
        fields: [
          ['Email', email],
          ['Tool', about],
          ['Product', application.subject ?? ''],
          ['Status', 'Interested'],
        ],
      };
  }
}

export type Message = { contentType: string; body: Buffer };

/** `boundary` parts a multipart message; the same one gives the same bytes, however often a message is sent. */
export function messageOf({ form, fields }: Told, boundary: string): Message {
  if (form === 'urlencoded') {
    const body = Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());
    return { contentType: 'application/x-www-form-urlencoded', body };
  }
  const parts = fields.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value.replace(/\r\n?|\n/g, '\r\n')}\r\n`,
  );
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
  };
}
