/** A text in both languages of the site, on the office's wire. */
import { z } from 'zod';

export const inBoth = z.object({ en: z.string(), ar: z.string() });
