/** Staff take the learners of a group away as a file: where each is, and who is stuck. */
import { logExport } from '../domain/staff/log-export.store.server.ts';
import { mayFollowLearners } from '../domain/staff/who-may.ts';
import { roster } from '../src/features/roster/roster.service.ts';
import type { RosterRow, StaffExportVerbs } from './export-verbs.ts';
import type { FlowContext } from './flow-context.ts';

export async function exportRoster(
  context: FlowContext,
  { of, locale, staff }: Parameters<StaffExportVerbs['exportRoster']>[0],
): ReturnType<StaffExportVerbs['exportRoster']> {
  if (!mayFollowLearners(staff)) throw new Error(`${staff.role} may not export a group.`);
  const { database, clock, uuid } = context;
  const found = await roster(context, { staff, of });
  if (!found.ok) return null;
  const { course, cohort, sessions, learners } = found;
  const line = { id: uuid(), at: clock(), staff, act: 'export-roster', subject: course.slug } as const;
  const filter = { cohort: cohort?.startsOn ?? null };
  await database.transaction((tx) => logExport(tx, { ...line, filter, rows: learners.length, locale }));
  async function* rows(): AsyncGenerator<RosterRow> {
    for (const learner of learners) yield { ...learner, locale, held: sessions.held };
  }
  return { count: learners.length, rows: rows() };
}
