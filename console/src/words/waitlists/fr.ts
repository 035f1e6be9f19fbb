import { pluralIn } from '../plural.ts';
import type { waitlists as english } from './en.ts';

const many = pluralIn('fr');

export const waitlists: typeof english = {
  title: 'Listes d’attente',
  lead: 'Ouvrez un cours à celles qui ont attendu : chacune reçoit une seule lettre avec un lien personnel et peut s’inscrire avant tout le monde.',
  takeAway: 'Toutes les personnes qui attendent ce cours, avec noms et adresses. L’export figure au journal.',
  none: 'Personne n’attend de cours, et tous les cours sont ouverts.',
  standings: { closed: 'bientôt', ahead: 'ouvert à celles qui ont attendu', open: 'ouvert à tout le monde' },
  counts: {
    untold: 'pas encore prévenues',
    told: 'prévenues',
    unsubscribed: 'ne veulent pas de lettre',
    ordered: 'ont commandé par leur lien',
  },
  names: 'Voir les noms',
  ahead: (until) =>
    `Leurs liens sont prioritaires jusqu’au ${until}. Ensuite le cours s’ouvre à tout le monde.`,
  openedBy: (by, when) => `Ouvert par ${by}, ${when}.`,
  toGroups: 'Ouvrir un groupe',
  noPrice: 'Pas encore de prix : indiquez-le pour pouvoir ouvrir.',
  open: 'Ouvrir à celles qui attendent',
  write: 'Écrire à celles qui attendent',
  openTitle: (name) => `Ouvrir « ${name} » à celles qui attendent ?`,
  writeTitle: (name) => `Écrire à celles qui attendent « ${name} » ?`,
  letters: many({
    one: 'Une lettre part à {n} personne dans quelques minutes. Elle ne peut pas être rappelée.',
    other: 'Des lettres partent à {n} personnes dans quelques minutes. Elles ne peuvent pas être rappelées.',
  }),
  letter: {
    lead: 'Voici ce que chacune lit, dans la langue où elle a laissé son nom, avec ses propres liens.',
    language: 'Langue de la lettre',
    en: 'Anglais',
    ar: 'Arabe',
    label: 'La lettre',
    reading: 'La lettre s’écrit …',
  },
  noLetters:
    'Personne n’attend encore : aucune lettre ne part, mais le cours s’ouvre. On ne peut pas revenir en arrière.',
  until: 'Priorité pour elles jusqu’à la fin du',
  untilHint: 'Un jour au Maroc. À sa fin, le cours s’ouvre à tout le monde de lui-même.',
  submitOpen: 'Ouvrir et leur écrire',
  submitWrite: 'Leur écrire maintenant',
  opened: 'Le cours est ouvert à celles qui ont attendu. Les lettres partent dans quelques minutes.',
  writing: 'Les lettres partent dans quelques minutes.',
  first: (by) => `${by} a été plus rapide : voici où en est le cours.`,
};
