/** Instants and days in the answers of the staff API: JSON makes text of them, in UTC; days are in Moroccan time. */
import { z } from 'zod';
import { dayToLookFor, isDay } from '../time/calendar-date.ts';

export const instant = z.date().meta({ description: 'An instant in UTC.' });
export const dayInMorocco = z.iso.date().meta({ description: 'A day on Morocco’s clock.' });

/** A day that somebody gives, of the years in which anything can happen here. */
export const givenDay = z.iso.date('not-a-day').refine(isDay, 'not-a-day');

/** The first or last day of a list, in its query. */
export const dayOfList = z.iso
  .date('not-a-day')
  .transform(dayToLookFor)
  .optional()
  .meta({ description: 'A day on Morocco’s clock, counted whole.' });
