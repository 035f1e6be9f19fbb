import type { Words } from '../../../content/words.ts';

export type CircleWords = Words['circle'];
