import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both engines answer to a raw `execute`: the rows. Counts differ between the drivers; ask for rows with RETURNING. */
export type Rows<Row> = { rows: Row[] };

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * What stores take as their first argument: the database or a transaction, on either engine. Only a type, so that the
 * domain may name it without touching a driver. It knows no table: its relational queries would be made of each
 * of them for each transaction, and nobody asks them.
 */
export type Handle = PgDatabase<RowsResult>;
