import { pluralIn } from '../plural.ts';
import type { samples as english } from './en.ts';

const many = pluralIn('fr');

export const samples: typeof english = {
  title: 'Contenu d’exemple',
  lead: 'L’académie a ouvert avec ces fiches, et les visiteuses les lisent comme si elles étaient les vôtres. Choisissez celles qui partent. Pour en garder une, ouvrez-la et mettez-y vos propres mots.',
  go: 'Choisir ce qui part',
  none: 'Il ne reste aucun exemple à retirer.',
  all: (kind) => `Tout cocher : ${kind}`,
  open: (name) => `Ouvrir ${name}`,
  openShort: 'Ouvrir',
  stays: {
    needed: (what) => `Reste, car on en a besoin : ${what}.`,
    price: 'Reste jusqu’à ce que la propriétaire la retire : elle a un prix.',
    draft: (by, at) => `Reste tant qu’on la réécrit : brouillon de ${by}, ${at}.`,
  },
  named: many({
    one: 'Part avec la fiche qui la nomme, ou après elle.',
    other: 'Part avec les {n} fiches qui la nomment, ou après elles.',
  }),
  need: (what, count) => `${what} (${count})`,
  take: many({ one: 'Retirer {n} fiche des pages', other: 'Retirer {n} fiches des pages' }),
  chooseFirst: 'Choisissez ce qui doit partir.',
  sure: many({ one: 'Retirer {n} fiche des pages ?', other: 'Retirer {n} fiches des pages ?' }),
  sureLead: (what) =>
    `Les apprenantes ne verront plus : ${what}. Qui suit un ancien lien lira que la page n’existe plus. L’historique garde tout : on peut refaire un brouillon de chaque fiche.`,
  codesGo: 'Les codes retirés le sont pour de bon.',
  yes: 'Retirer des pages',
  gone: many({ one: '{n} fiche est retirée des pages.', other: '{n} fiches sont retirées des pages.' }),
  stayed: many({
    one: '{n} reste : la raison figure à côté.',
    other: '{n} restent : la raison figure à côté de chacune.',
  }),
  elsewhere: {
    title: 'Ce qui se remplace ailleurs',
    settings: 'Les réglages de l’académie sont encore ceux de l’exemple.',
    openSettings: 'Ouvrir les réglages',
    posts: 'On les retire dans la communauté même.',
  },
};
