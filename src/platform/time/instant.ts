/** A column for an instant: stored with its time zone, read as a Date, so that the server's own zone never matters. */
import { timestamp } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
