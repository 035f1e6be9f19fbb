/** Rows of which only what is said matters: whatever else must stand in them is some value of its kind. */
import { randomUUID } from 'node:crypto';
import { getTableColumns, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TestAcademy } from './open-test-academy.ts';

function someValue({ columnType, dataType }: Column, at: Date): unknown {
  if (columnType === 'PgUUID') return randomUUID();
  if (columnType === 'PgDateString') return at.toISOString().slice(0, 10);
  const kinds: Record<string, unknown> = { date: at, number: 1, boolean: false, json: {}, array: [] };
  return kinds[dataType] ?? 'x';
}

/** Stores a row for each, all of this moment. */
export async function fill<Table extends PgTable>(
  { db, context }: TestAcademy,
  table: Table,
  ...rows: { [Column in keyof Table['$inferInsert']]?: Table['$inferInsert'][Column] }[]
): Promise<void> {
  const needed = Object.entries(getTableColumns(table)).filter(
    ([, { notNull, hasDefault }]) => notNull && !hasDefault,
  );
  for (const row of rows) {
    const some = needed.map(([name, column]) => [name, someValue(column, context.clock())]);
    await db.insert(table).values({ ...Object.fromEntries(some), ...row } as Table['$inferInsert']);
  }
}
