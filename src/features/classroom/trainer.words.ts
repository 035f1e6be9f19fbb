import { ar } from './trainer.words.ar.ts';
import { en } from './trainer.words.en.ts';

export const trainerWords = { en, ar };
