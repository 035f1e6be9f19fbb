import type { Words } from '../../../words.ts';

export type CircleWords = Words['circle'];
