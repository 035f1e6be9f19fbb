/** Instants and days in the staff API, in ISO 8601: instants in UTC, days in Moroccan time. */
import { z } from 'zod';

export const instant = z.iso.datetime().meta({ description: 'An instant in UTC.' });
export const dayInMorocco = z.iso.date().meta({ description: 'A day on Morocco’s clock.' });

/** The first or last day of a list, in its query. */
export const dayOfList = z.iso
  .date('not-a-day')
  .optional()
  .meta({ description: 'A day on Morocco’s clock, counted whole.' });

export const isoOf = (at: Date | null): string | null => at && at.toISOString();
