/** An instant in a table: kept with its time zone, read as a Date, so that no server's own zone ever counts. */
import { timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
