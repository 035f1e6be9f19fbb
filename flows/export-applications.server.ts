/** Staff take applications, or who waits for a course, away as a file. */
import {
  countExportedApplications,
  countExportedWaitlist,
  readExportedApplications,
  readExportedPlaces,
  readExportedWaitlist,
  type ExportedApplication,
  type ExportedWaitlistEntry,
} from '../domain/applications/exported-applications.store.server.ts';
import { readSubjectNames, subjectKey } from '../domain/applications/subject.store.server.ts';
import { inChunks } from '../domain/people/in-chunks.ts';
import { logExport } from '../domain/staff/log-export.store.server.ts';
import { mayExportApplications, type Who } from '../domain/staff/who-may.ts';
import type { ApplicationRow, StaffExportVerbs } from './export-verbs.ts';
import type { FlowContext } from './flow-context.ts';

const rowsAtOnce = 500;

/** The wire has asked already: getting here without the right is a bug. */
function assertMay(staff: Who): void {
  if (!mayExportApplications(staff)) throw new Error(`${staff.role} may not export applications.`);
}

export async function exportApplications(
  { database, clock, uuid }: FlowContext,
  { kind, subject, locale, staff }: Parameters<StaffExportVerbs['exportApplications']>[0],
): ReturnType<StaffExportVerbs['exportApplications']> {
  assertMay(staff);
  const at = clock();
  const filter = { kind, subject, until: at };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedApplications(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-applications', subject: kind } as const;
    await logExport(tx, { ...line, filter: { kind, subject }, rows, locale });
    return rows;
  });
  const names = await readSubjectNames(database.db);
  const read = async (after: ApplicationRow | null, most: number): Promise<ApplicationRow[]> => {
    const found = await readExportedApplications(database.db, filter, { after, most });
    return found.map((row: ExportedApplication) => ({ ...row, about: aboutOf(row) }));
  };
  const aboutOf = (row: ExportedApplication): string | null =>
    row.subject === null ? null : (names.get(subjectKey(row.kind, row.subject))?.[locale] ?? row.subject);
  return { count, rows: inChunks<ApplicationRow>(read, rowsAtOnce) };
}

export async function exportWaitlist(
  { database, clock, uuid }: FlowContext,
  { courseSlug, locale, staff }: Parameters<StaffExportVerbs['exportWaitlist']>[0],
): ReturnType<StaffExportVerbs['exportWaitlist']> {
  assertMay(staff);
  const at = clock();
  const filter = { courseSlug, until: at };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedWaitlist(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-waitlist', subject: courseSlug } as const;
    await logExport(tx, { ...line, filter: { courseSlug }, rows, locale });
    return rows;
  });
  const rows = inChunks<ExportedWaitlistEntry>(
    (after, most) => readExportedWaitlist(database.db, filter, { after, most }),
    rowsAtOnce,
  );
  return { count, rows };
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

export async function exportSession(
  { database, clock, uuid }: FlowContext,
  { workshopSlug, heldOn, locale, staff }: Parameters<StaffExportVerbs['exportSession']>[0],
): ReturnType<StaffExportVerbs['exportSession']> {
  assertMay(staff);
  const places = await readExportedPlaces(database.db, { workshopSlug, heldOn });
  if (places.length === 0) return null;
  const line = { id: uuid(), at: clock(), staff, act: 'export-session', subject: workshopSlug } as const;
  const filter = { workshopSlug, heldOn };
  await database.transaction((tx) => logExport(tx, { ...line, filter, rows: places.length, locale }));
  return { count: places.length, rows: inTurn(places) };
}
