import { ar } from './words.ar.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const organisationWords = { en, ar, fr };
