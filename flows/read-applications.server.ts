/** What the office reads of applications. Nothing here changes anything. */
import type { ApplicationKind } from '../domain/applications/application.ts';
import {
  countByKind,
  countBySubject,
  listApplications,
  type Cursor,
} from '../domain/applications/staff-applications.store.server.ts';
import { applicationKinds } from '../domain/applications/application.ts';
import { readSubjectNames, subjectKey } from '../domain/applications/subject.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { FlowContext } from './flow-context.ts';
import type { ApplicationsPage, StaffApplicationVerbs } from './staff-application-verbs.ts';

const pageLength = 25;

const cursorText = ({ sentAt, id }: Cursor): string => `${sentAt.toISOString()}_${id}`;

/** Null for whatever we did not write: an address bar is nobody's word. */
function cursorFrom(text: string | null): Cursor | null {
  const [, at = '', id = ''] = /^(\d{4}-[\d-]{5}T[\d:.]{12}Z)_([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  const sentAt = new Date(at);
  return isUuid(id) && !Number.isNaN(sentAt.getTime()) ? { sentAt, id } : null;
}

const textOrNull = (subject: string | null): string | null =>
  subject === null || subject === '' || subject.includes('\0') ? null : subject.slice(0, 200);

export async function staffApplications(
  { database: { db } }: FlowContext,
  filter: Parameters<StaffApplicationVerbs['applications']>[0],
): Promise<ApplicationsPage> {
  const { kind, isNew = false } = filter;
  const subject = kind === null ? null : textOrNull(filter.subject);
  const after = cursorFrom(filter.after);
  const [found, sent, subjects, names] = await Promise.all([
    listApplications(db, { kind, subject, isNew, after, most: pageLength + 1 }),
    countByKind(db),
    kind === null ? [] : countBySubject(db, kind),
    readSubjectNames(db),
  ]);
  const page = found.slice(0, pageLength);
  const last = found.length > pageLength ? page.at(-1) : undefined;
  const nameOf = (of: ApplicationKind, slug: string) =>
    names.get(subjectKey(of, slug)) ?? { en: slug, ar: slug };
  return {
    rows: page.map((row) => ({
      ...row,
      about: row.subject === null ? null : nameOf(row.kind, row.subject),
    })),
    next: last ? cursorText(last) : null,
    kinds: applicationKinds.map((one) => ({ kind: one, ...(sent.get(one) ?? { sent: 0, waiting: 0 }) })),
    subjects: kind === null ? [] : subjects.map((one) => ({ ...one, about: nameOf(kind, one.subject) })),
  };
}
