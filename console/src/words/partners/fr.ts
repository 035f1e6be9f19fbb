import type { partners as english } from './en.ts';

export const partners: typeof english = {
  title: 'Binômes du défi',
  lead: 'Les membres qui souhaitent une partenaire, la plus longue attente d’abord. Lisez les deux objectifs : à peu près la même étape marche le mieux. Toutes deux reçoivent un e-mail.',
  none: 'Personne n’attend de partenaire.',
  sprint: (day) => `Défi du ${day}`,
  since: (day) => `depuis le ${day}`,
  withFor: (name) => `Associer \u2068${name}\u2069 à`,
  choose: 'Choisir quelqu’un',
  submit: 'Les associer',
  sure: (one, other) =>
    `\u2068${one}\u2069 et \u2068${other}\u2069 deviennent partenaires, et toutes deux reçoivent un e-mail.`,
  alone: 'Personne d’autre n’attend encore dans ce défi.',
  paired: (one, other) =>
    `\u2068${one}\u2069 et \u2068${other}\u2069 sont partenaires, et toutes deux reçoivent un e-mail.`,
  conflict: (by) => `${by} vient de les associer.`,
};
