/** Instants and days in the answers of the staff API: JSON makes text of them, in UTC; days are in Moroccan time. */
import { z } from 'zod';

export const instant = z.date().meta({ description: 'An instant in UTC.' });
export const dayInMorocco = z.iso.date().meta({ description: 'A day on Morocco’s clock.' });

/** The first or last day of a list, in its query. */
export const dayOfList = z.iso
  .date('not-a-day')
  .optional()
  .meta({ description: 'A day on Morocco’s clock, counted whole.' });
