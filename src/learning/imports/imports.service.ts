/** Imports that staff begin, follow and take back; the clock carries them out. */
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { StaffMember } from '../../academy.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayImport } from '../../academy/staff/who-may.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { longestName, type ImportProblem } from './import.ts';
import { importLines, imports } from './imports.table.ts';
import { type Asked, rehearseImport } from './rehearse-import.service.ts';

/** PostgreSQL takes 65,535 parameters in one statement. */
const mostInserted = 1_000;

/** 'no-lines': nothing of it would be done. */
export async function beginImport(
  context: ServiceContext,
  { fileName, isTold, ...asked }: Asked & { fileName: string; isTold: boolean },
): Promise<{ ok: true; id: string } | { ok: false; reason: ImportProblem | 'no-lines' }> {
  const { database, clock, uuid } = context;
  const read = await rehearseImport(context, asked);
  if (!read.ok) return read;
  const { source, lines } = read.rehearsal;
  const { staff, locale } = asked;
  if (lines.every(({ row }) => row === null)) return { ok: false, reason: 'no-lines' };
  const [id, at] = [uuid(), clock()];
  const rows = lines.map(({ line, row, outcome }, position) => ({
    importId: id,
    position,
    line,
    row,
    outcome: row === null ? outcome : null,
  }));
  await database.transaction(async (tx) => {
    const made = { id, fileName: fileName.slice(0, longestName), source, locale, isTold };
    await tx.insert(imports).values({ ...made, state: 'running', madeAt: at, madeBy: staff.email });
    for (let from = 0; from < rows.length; from += mostInserted)
      await tx.insert(importLines).values(rows.slice(from, from + mostInserted));
    const waiting = rows.filter(({ row }) => row !== null).length;
    const detail = { source, lines: String(rows.length), toDo: String(waiting) };
    await writeStaffLog(tx, { id: uuid(), at, staff, act: 'import', subject: made.fileName, detail });
  });
  return { ok: true, id };
}

/** Lines that wait for their turn are not done any more. Who may: `mayImport`. */
export async function undoImport(
  { database, clock, uuid }: ServiceContext,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  if (!mayImport(staff)) throw new Error(`${staff.role} may not import learners.`);
  return database.transaction(async (tx) => {
    const [of] = await tx
      .update(imports)
      .set({ state: 'undoing', undoneBy: staff.email })
      .where(and(eq(imports.id, id), inArray(imports.state, ['running', 'done'])))
      .returning();
    if (!of) return { ok: false, reason: 'not-found' };
    await tx
      .update(importLines)
      .set({ row: null, outcome: 'stopped' })
      .where(and(eq(importLines.importId, id), isNull(importLines.outcome)));
    await writeStaffLog(tx, { id: uuid(), at: clock(), staff, act: 'undo-import', subject: of.fileName });
    return { ok: true };
  });
}

const mostListed = 50;

/** The newest first, each with its lines counted by what became of them. Who may: `mayImport`. */
export async function listImports({ database: { db } }: ServiceContext) {
  const some = await db.select().from(imports).orderBy(desc(imports.madeAt)).limit(mostListed);
  if (some.length === 0) return [];
  const { importId, outcome, undone } = importLines;
  const counts = await db
    .select({
      importId,
      outcome,
      undone,
      rows: count(),
      lessons: sql<number>`sum(${importLines.lessons})::int`,
    })
    .from(importLines)
    .where(
      inArray(
        importId,
        some.map(({ id }) => id),
      ),
    )
    .groupBy(importId, outcome, undone);
  return some.map((one) => ({ ...one, counts: counts.filter((of) => of.importId === one.id) }));
}

/** Each line with the order by which it is known now. Who may: `mayImport`. */
export const readImportLines = ({ database: { db } }: ServiceContext, id: string) =>
  db
    .select({
      line: importLines.line,
      outcome: importLines.outcome,
      lessons: importLines.lessons,
      undone: importLines.undone,
      order: { number: orders.number, name: orders.name },
    })
    .from(importLines)
    .leftJoin(orders, eq(orders.id, importLines.orderId))
    .where(eq(importLines.importId, id))
    .orderBy(asc(importLines.position));
