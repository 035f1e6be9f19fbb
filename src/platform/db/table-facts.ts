import type { RawConnection } from './database.ts';

export type Table = { name: string; columns: { name: string; type: string }[] };
export type Reference = { from: string; to: string; name: string; definition: string };

/** Tables of the public schema with the columns that can be written, except the record of migrations. */
export async function readTables(connection: RawConnection): Promise<Table[]> {
  const rows = await connection.query(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname collate "C", a.attnum`,
  );
  const tables = new Map<string, Table>();
  for (const row of rows) {
    const name = String(row['table']);
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: String(row['column']), type: String(row['type']) });
    tables.set(name, table);
  }
  return [...tables.values()];
}

/** Every foreign key between tables of the public schema. */
export async function readReferences(connection: RawConnection): Promise<Reference[]> {
  const rows = await connection.query(
    `select conname as name, f.relname as "from", t.relname as "to", pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
     order by conname collate "C"`,
  );
  return rows.map((row) => ({
    name: String(row['name']),
    from: String(row['from']),
    to: String(row['to']),
    definition: String(row['definition']),
  }));
}

/**
 * Tables in an order in which each comes after those that it refers to, and the references for which there is no such
 * order: to the table itself, or around a circle.
 */
export function inOrderOfReference(
  tables: readonly Table[],
  references: readonly Reference[],
): { ordered: Table[]; circular: Reference[] } {
  const circular = references.filter(({ from, to }) => from === to);
  let waiting = references.filter(({ from, to }) => from !== to);
  const left = new Map(tables.map((table) => [table.name, table]));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter(({ name }) => !waiting.some(({ from }) => from === name));
    if (free.length === 0) {
      const closing = closesCircle(waiting);
      circular.push(closing);
      waiting = waiting.filter((reference) => reference !== closing);
      continue;
    }
    for (const table of free) {
      ordered.push(table);
      left.delete(table.name);
    }
    waiting = waiting.filter(({ to }) => left.has(to));
  }
  return { ordered, circular };
}

/** Follows references, each leading to a table that refers on, until one leads back to where the walk has been. */
function closesCircle(waiting: readonly Reference[]): Reference {
  const been = new Set<string>();
  for (let step = waiting[0]; step; step = waiting.find(({ from }) => from === step?.to)) {
    been.add(step.from);
    if (been.has(step.to)) return step;
  }
  throw new Error('References without a circle were left over.');
}
