/** Instants on the office's wire: UTC, as ISO 8601 writes them. */
import { z } from 'zod';

export const instant = z.iso.datetime().meta({ description: 'An instant in UTC.' });

export const isoOf = (at: Date | null): string | null => at && at.toISOString();
