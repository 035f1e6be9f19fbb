/** Copies every table of one database into another that has the same tables, on whichever engines. */
import type { RawConnection } from './database.ts';
import { inOrderOfReference, readReferences, readTables, type Reference, type Table } from './table-facts.ts';

export type Copied = { table: string; rows: number };

const chunk = 1_000;
const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Rows travel as text, the one form that both engines write and read without loss. */
async function copyTable(
  source: RawConnection,
  target: RawConnection,
  { name, columns }: Table,
): Promise<void> {
  const names = columns.map((column) => quote(column.name));
  const asText = columns.map((column) => `${quote(column.name)}::text as ${quote(column.name)}`);
  const back = columns.map((column, at) => `row.c${at}::${column.type}`);
  const insert =
    `insert into public.${quote(name)} (${names.join(', ')}) overriding system value select ${back.join(', ')} ` +
    `from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as row (${columns.map((_, at) => `c${at}`).join(', ')})`;
  await source.exec(
    `declare rows_to_copy no scroll cursor for select ${asText.join(', ')} from public.${quote(name)}`,
  );
  for (;;) {
    const rows = await source.query(`fetch ${chunk} from rows_to_copy`);
    if (rows.length === 0) break;
    await target.query(
      insert,
      columns.map((column) => rows.map((row) => row[column.name])),
    );
  }
  await source.exec('close rows_to_copy');
}

/** Continues numbering where the source stopped. */
async function copySequences(source: RawConnection, target: RawConnection): Promise<void> {
  const found = await source.query(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of found) {
    await target.query(`select setval($1::text::regclass, $2::text::bigint)`, [
      `public.${quote(String(name))}`,
      last,
    ]);
  }
}

/** How many rows a table has and a sum over the text of all of them, which does not depend on their order. */
async function fingerprint(connection: RawConnection, table: string): Promise<{ rows: number; sum: string }> {
  const [found] = await connection.query(
    `select count(*)::int as rows, coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as sum
     from public.${quote(table)} t`,
  );
  return { rows: Number(found?.['rows']), sum: String(found?.['sum']) };
}

async function alterReferences(
  target: RawConnection,
  references: readonly Reference[],
  back: boolean,
): Promise<void> {
  for (const { from, name, definition } of references) {
    const change = back ? `add constraint ${quote(name)} ${definition}` : `drop constraint ${quote(name)}`;
    await target.exec(`alter table public.${quote(from)} ${change}`);
  }
}

/** Throws when a table did not arrive as it left. */
async function verify(
  source: RawConnection,
  target: RawConnection,
  tables: readonly Table[],
): Promise<Copied[]> {
  const copied: Copied[] = [];
  for (const { name } of tables) {
    const [left, arrived] = [await fingerprint(source, name), await fingerprint(target, name)];
    if (left.rows !== arrived.rows || left.sum !== arrived.sum) {
      throw new Error(`Table ${name} did not arrive whole: ${left.rows} rows left, ${arrived.rows} arrived.`);
    }
    copied.push({ table: name, rows: arrived.rows });
  }
  return copied;
}

/** Throws when the two databases do not have the same tables, columns and types. */
async function sameTables(source: RawConnection, target: RawConnection): Promise<Table[]> {
  const tables = await readTables(source);
  if (JSON.stringify(tables) !== JSON.stringify(await readTables(target))) {
    throw new Error(
      'The two databases do not have the same tables: bring both to the same migrations first.',
    );
  }
  return tables;
}

/**
 * Copies all rows in the order in which tables refer to each other, in chunks, in one transaction of the target; what
 * migrations have put there is replaced. References that form a circle, or lead a table to itself, are taken off and put
 * back, which checks them. Then compares counts and contents. Throws, leaving the target as it was, when anything is
 * different.
 */
export async function copyTables(source: RawConnection, target: RawConnection): Promise<Copied[]> {
  const tables = await sameTables(source, target);
  const { ordered, circular } = inOrderOfReference(tables, await readReferences(source));
  await source.exec('begin isolation level repeatable read read only');
  await target.exec('begin');
  try {
    // Reading gigabytes takes longer than a page may.
    await target.exec('set local statement_timeout = 0');
    if (ordered.length > 0)
      await target.exec(`truncate ${ordered.map(({ name }) => `public.${quote(name)}`).join(', ')}`);
    await alterReferences(target, circular, false);
    for (const { name } of ordered)
      await target.exec(`alter table public.${quote(name)} disable trigger user`);
    for (const table of ordered) await copyTable(source, target, table);
    for (const { name } of ordered)
      await target.exec(`alter table public.${quote(name)} enable trigger user`);
    await alterReferences(target, circular, true);
    await copySequences(source, target);
    const copied = await verify(source, target, ordered);
    await target.exec('commit');
    return copied;
  } catch (error) {
    await target.exec('rollback').catch(() => undefined);
    throw error;
  } finally {
    await source.exec('rollback').catch(() => undefined);
  }
}
