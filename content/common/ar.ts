import type { InArabic } from '../shape.ts';
import type { en } from './en.ts';

export const ar: InArabic<typeof en> = { siteName: 'درب' };
