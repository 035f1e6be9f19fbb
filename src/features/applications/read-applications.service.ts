/** What the office reads of applications. Nothing here changes anything. */
import { applicationKinds, type ApplicationKind } from './application.ts';
import { countByKind, countBySubject, listApplications, type Cursor } from './staff-applications.store.ts';
import { readSubjectNames, subjectKey } from './subject.store.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import type { FlowContext } from '../../context.ts';

type Filter = {
  kind: ApplicationKind | null;
  /** A slug; of messages a topic. Counts only together with a kind. */
  subject: string | null;
  /** Only those that nobody answered. */
  isNew?: boolean;
  after: string | null;
};

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

/** Newest first, 25 a page. A cursor that is not ours is the first page. */
export async function staffApplications({ database: { db } }: FlowContext, filter: Filter) {
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
      /** The name of a course, workshop, product, job or service; its slug where it is no longer there. */
      about: row.subject === null ? null : nameOf(row.kind, row.subject),
    })),
    /** Hand it in to see what is older; null on the last page. */
    next: last ? cursorText(last) : null,
    /** `waiting`: nobody answered them. */
    kinds: applicationKinds.map((one) => ({ kind: one, ...(sent.get(one) ?? { sent: 0, waiting: 0 }) })),
    /** What the chosen kind was sent for, of messages the topics by their names; empty without a kind. */
    subjects: kind === null ? [] : subjects.map((one) => ({ ...one, about: nameOf(kind, one.subject) })),
  };
}

export type ApplicationInList = Awaited<ReturnType<typeof staffApplications>>['rows'][number];
