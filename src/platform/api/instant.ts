/** Instants and days on the staff API, as ISO 8601 writes them: instants in UTC, days on Morocco's clock. */
import { z } from 'zod';

export const instant = z.iso.datetime().meta({ description: 'An instant in UTC.' });
export const dayInMorocco = z.iso.date().meta({ description: 'A day on Morocco’s clock.' });

/** The first or last day of a list, in its query. */
export const dayOfList = z.iso
  .date('not-a-day')
  .optional()
  .meta({ description: 'A day on Morocco’s clock, counted whole.' });

export const isoOf = (at: Date | null): string | null => at && at.toISOString();
