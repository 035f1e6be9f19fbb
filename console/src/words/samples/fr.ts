import { pluralIn } from '../plural.ts';
import type { samples as english } from './en.ts';

const many = pluralIn('fr');

export const samples: typeof english = {
  badge: 'Exemple',
  only: 'Exemples seulement',
  remove: 'Retirer tout le contenu d’exemple',
  sure: 'Retirer tout le contenu d’exemple ?',
  goes: (what) =>
    `Les apprenantes ne verront plus : ${what}. L’historique permet de refaire un brouillon de chaque fiche ; les codes disparaissent pour de bon.`,
  counted: (what, count) => `${what} (${count})`,
  stays: (names) => `Reste, car quelqu’un l’a acheté ou on s’en sert : ${names}.`,
  elsewhere:
    'Les réglages de l’académie et les premiers messages de l’équipe dans la communauté restent : changez-les sur place.',
  gone: many({ one: '{n} fiche est retirée des pages.', other: '{n} fiches sont retirées des pages.' }),
};
