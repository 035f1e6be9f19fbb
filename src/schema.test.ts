/**
 * Tables are written twice, as SQL that creates them and as Drizzle tables that read them: this finds every column, key or index that
 * is on one side only, or differs.
 */
import { sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { describeOnBothEngines, databaseForAll } from '../tests/support/open-test-database.ts';
import { schema } from './schema.ts';

type Facts = Record<string, string[]>;

/** The facts of each table, sorted, so that only real differences are shown. */
const sorted = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([table, lines]) => [table, [...lines].sort()]),
  );

const tables = Object.values<PgTable>(schema).map((table) => getTableConfig(table));

/** 'bigserial' is not a column type: it creates a bigint with a default. */
const typeOf = (column: PgColumn): string => column.getSQLType().replace('bigserial', 'bigint');

const columnsInCode = (): Facts =>
  sorted(
    Object.fromEntries(
      tables.map(({ name, columns }) => [
        name,
        columns.map(
          (column) =>
            `${column.name} ${typeOf(column)}${column.notNull ? ' not null' : ''}${column.hasDefault || column.generated ? ' default' : ''}`,
        ),
      ]),
    ),
  );

const keyLine = (kind: string, columns: readonly string[], isPartial = false): string =>
  `${kind} (${columns.join(', ')})${isPartial ? ' where' : ''}`;

/** The columns of an index, also in descending order. What an expression says is not compared. */
const nameIn = (column: object): string =>
  'name' in column && typeof column.name === 'string' ? column.name : 'expression';

const keysInCode = (): Facts =>
  sorted(
    Object.fromEntries(
      tables.map(({ name, columns, indexes, primaryKeys, uniqueConstraints }) => [
        name,
        [
          ...columns.filter(({ primary }) => primary).map((column) => keyLine('primary', [column.name])),
          ...primaryKeys.map((key) =>
            keyLine(
              'primary',
              key.columns.map((column) => column.name),
            ),
          ),
          ...columns.filter(({ isUnique }) => isUnique).map((column) => keyLine('unique', [column.name])),
          ...uniqueConstraints.map((key) =>
            keyLine(
              'unique',
              key.columns.map((column) => column.name),
            ),
          ),
          ...indexes.map(({ config }) =>
            keyLine(
              config.unique ? 'unique' : 'index',
              config.columns.map(nameIn),
              config.where !== undefined,
            ),
          ),
        ],
      ]),
    ),
  );

const referencesInCode = (): string[] =>
  tables
    .flatMap(({ name, foreignKeys }) =>
      foreignKeys.map((key) => {
        const { columns, foreignColumns, foreignTable } = key.reference();
        const from = columns.map((column) => column.name).join(', ');
        const to = foreignColumns.map((column) => column.name).join(', ');
        return `${name} (${from}) → ${getTableConfig(foreignTable).name} (${to}) on delete ${key.onDelete ?? 'no action'}`;
      }),
    )
    .sort();

type Line = { table: string; line: string };

const byTable = (rows: readonly Line[]): Facts => {
  const facts: Facts = Object.fromEntries(rows.map(({ table }) => [table, []]));
  for (const { table, line } of rows) facts[table]?.push(line);
  return sorted(facts);
};

const ownTable = sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'`;

describeOnBothEngines('the tables in code', (engine) => {
  const database = databaseForAll(engine);
  const read = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<Row[]> =>
    (await database.db.execute<Row>(query)).rows;

  it('have the columns of the migrations, of the same types', async () => {
    const rows = await read<Line>(sql`
      select c.relname as "table", a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end
        || case when a.atthasdef then ' default' else '' end as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where ${ownTable} and a.attnum > 0 and not a.attisdropped`);
    expect(columnsInCode()).toEqual(byTable(rows));
  });

  it('have the keys and indexes of the migrations', async () => {
    const rows = await read<Line>(sql`
      select c.relname as "table",
        case when i.indisprimary then 'primary' when i.indisunique then 'unique' else 'index' end
        || ' (' || (select string_agg(coalesce(a.attname, 'expression'), ', ' order by k.position)
            from unnest(i.indkey::int2[]) with ordinality as k(number, position)
            left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number)
        || ')' || case when i.indpred is null then '' else ' where' end as line
      from pg_index i join pg_class c on c.oid = i.indrelid where ${ownTable}`);
    const keys = byTable(rows);
    for (const { name } of tables) keys[name] ??= [];
    expect(keysInCode()).toEqual(sorted(keys));
  });

  it('have the references of the migrations', async () => {
    const rows = await read<{ line: string }>(sql`
      select c.relname
        || ' (' || (select string_agg(a.attname, ', ' order by n.position)
            from unnest(k.conkey) with ordinality as n(number, position)
            join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.number)
        || ') → ' || t.relname
        || ' (' || (select string_agg(a.attname, ', ' order by n.position)
            from unnest(k.confkey) with ordinality as n(number, position)
            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.number)
        || ') on delete ' || case k.confdeltype when 'c' then 'cascade' when 'n' then 'set null'
            when 'r' then 'restrict' when 'd' then 'set default' else 'no action' end as line
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and ${ownTable}`);
    expect(referencesInCode()).toEqual(rows.map(({ line }) => line).sort());
  });
});
