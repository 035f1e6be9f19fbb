import type { Log, RawConnection } from './database.ts';
import { openEngine, rawEmbedded } from './embedded/engine.ts';
import { dataPaths, readMarker } from './embedded/data-directory.ts';
import { migrate, readMigrations } from './migrate.ts';
import { makeClient, migratePostgres, rawPostgres } from './postgres/pool.ts';

/** A table of the public schema. */
type Table = { name: string; columns: { name: string; type: string }[] };
type Reference = { from: string; to: string; name: string; definition: string };

/** Tables of the public schema with the columns that can be written, except the record of migrations. */
async function readTables(connection: RawConnection): Promise<Table[]> {
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
async function readReferences(connection: RawConnection): Promise<Reference[]> {
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
 * Tables in an order in which each comes after those it refers to, and the references for which there is no such order: to the
 * table itself, or in a cycle.
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
      const closing = closesCycle(waiting);
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

/** Follows references from table to table until one leads back to a table visited before. */
function closesCycle(waiting: readonly Reference[]): Reference {
  const been = new Set<string>();
  for (let step = waiting[0]; step; step = waiting.find(({ from }) => from === step?.to)) {
    been.add(step.from);
    if (been.has(step.to)) return step;
  }
  throw new Error('References without a cycle were left over.');
}

type Copied = { table: string; rows: number };

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

/** Sets sequences to continue where the source stopped. */
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

/** The number of rows of a table, and a checksum of their text that does not depend on their order. */
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

/** Throws when a table differs from its source. */
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
 * Copies all rows in the order in which tables refer to each other, in chunks, in one transaction of the target; rows written by
 * migrations are replaced. References in a cycle, or from a table to itself, are dropped and created again, which checks them.
 * Then compares counts and checksums. Throws, leaving the target as it was, when anything differs.
 */
async function copyTables(source: RawConnection, target: RawConnection): Promise<Copied[]> {
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

type Move = { dataDir: string; databaseUrl: string; migrationsDir: string; log: Log };

async function refuseFull(target: RawConnection): Promise<void> {
  const found = await target.query(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  if (found.length > 0) {
    const names = found.map((row) => String(row['name'])).slice(0, 3);
    throw new Error(
      `The PostgreSQL database is not empty (${names.join(', ')} …). Make a new one; nothing was changed.`,
    );
  }
}

/**
 * Copies the embedded database to an empty PostgreSQL and checks that every row arrived. The embedded data stays as it is. Throws
 * when the academy runs, the target has any table, or anything differs; the target then has at most empty tables, which
 * `npm run move-to-postgres` refuses the next time: create the database anew.
 */
export async function moveToPostgres({ dataDir, databaseUrl, migrationsDir, log }: Move): Promise<Copied[]> {
  // Opening an empty folder would create a database in it.
  if (readMarker(dataPaths(dataDir))?.state !== 'ready')
    throw new Error(`There is no embedded database in ${dataDir}.`);
  const target = makeClient(databaseUrl);
  await target.connect();
  try {
    await refuseFull(rawPostgres(target));
    const source = await openEngine(dataDir);
    try {
      const migrations = await readMigrations(migrationsDir);
      await migrate(rawEmbedded(source.pglite), migrations, { log });
      await migratePostgres(databaseUrl, migrations, log);
      return await copyTables(rawEmbedded(source.pglite), rawPostgres(target));
    } finally {
      await source.close();
    }
  } finally {
    await target.end();
  }
}
