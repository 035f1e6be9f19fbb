import type { partners as english } from './en.ts';

export const partners: typeof english = {
  title: 'Binômes du défi',
  lead: 'Les membres qui souhaitent une partenaire, celle qui attend depuis le plus longtemps d’abord. Lisez les deux objectifs : mieux vaut qu’elles en soient à peu près à la même étape. Toutes deux reçoivent un e-mail.',
  none: 'Personne n’attend de partenaire.',
  sprint: (day) => `Défi du ${day}`,
  since: (day) => `Attend depuis le ${day}`,
  withFor: (name) => `Associer \u2068${name}\u2069 à`,
  choose: 'Choisir quelqu’un',
  submit: 'Les associer',
  sure: (one, other) =>
    `\u2068${one}\u2069 et \u2068${other}\u2069 deviennent partenaires, et toutes deux reçoivent un e-mail.`,
  alone: 'Personne d’autre n’attend encore dans ce défi.',
  paired: (one, other) =>
    `\u2068${one}\u2069 et \u2068${other}\u2069 sont partenaires, et toutes deux reçoivent un e-mail.`,
  conflict: (by) => `\u2068${by}\u2069 vient de les associer.`,
};
