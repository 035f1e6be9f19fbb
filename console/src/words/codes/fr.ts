import { pluralIn } from '../plural.ts';
import type { codes as english } from './en.ts';

const n = pluralIn('fr');

export const codes: typeof english = {
  title: 'Codes d’accès',
  lead: 'Les codes de la plateforme de cours. Un paiement confirmé en prend un ; dès que vous en ajoutez, les personnes qui attendent sont servies, la plus ancienne d’abord.',
  none: 'Aucun cours n’est encore publié.',
  free: 'Restants',
  taken: 'Remis',
  waiting: 'En attente d’un code',
  low: (few: number) => `Bientôt épuisé : moins de ${few}`,
  empty: 'Plus aucun',
  notReady: {
    'sample-codes':
      'Personne ne peut payer ce cours : il ne reste que des codes d’exemple, qui n’ouvrent rien. Ajoutez ceux de votre plateforme.',
    'no-platform':
      'Personne ne peut payer ce cours : l’adresse de la plateforme est celle de l’exemple. Indiquez la vôtre dans les réglages de l’académie.',
  },
  unused: 'Voir les codes libres',
  unusedOf: (course) => `Codes libres de ${course}`,
  unusedHide: 'Les masquer',
  unusedNone: 'Tous les codes sont remis.',
  all: 'Tous',
  remove: n({ one: 'Retirer {n} code', other: 'Retirer {n} codes' }),
  removeSure: 'Ils disparaissent pour de bon. Un code remis entre-temps reste.',
  removeGo: 'Oui, retirer',
  removed: n({ one: '{n} code est retiré.', other: '{n} codes sont retirés.' }),
  instead: n({ one: 'Retirer d’abord le {n} code libre', other: 'Retirer d’abord les {n} codes libres' }),
  platform: {
    title: 'À faire sur la plateforme de cours',
    lead: 'Ces codes ont changé ici. Sur la plateforme, rien ne change tant que vous ne l’y faites pas.',
    todo: { end: 'Couper', pause: 'Suspendre', resume: 'Rétablir' },
    done: 'C’est fait',
    doneOf: (order) => `C’est fait : commande ${order}`,
    copy: 'Copier le code',
    ticked: 'Noté dans le journal.',
  },
  mayNotAdd: 'Votre rôle permet de consulter, pas d’ajouter des codes.',
  add: 'Ajouter des codes',
  addTo: (course) => `Ajouter des codes à ${course}`,
  paste: 'Codes, un par ligne',
  file: 'Choisir un fichier CSV',
  fileHint:
    'La première colonne du fichier compte. Elle est lue ici et placée dans le champ, où vous pouvez encore la modifier.',
  fileWrong: 'Ce fichier n’est pas du texte lisible. Enregistrez-le en CSV et réessayez.',
  fileLarge: 'Ce fichier dépasse 900 Ko. Divisez-le.',
  preview: 'Ce qui sera ajouté',
  fresh: n({ one: '{n} code à ajouter', other: '{n} codes à ajouter' }),
  repeated: n({ one: '{n} ligne répétée est ignorée', other: '{n} lignes répétées sont ignorées' }),
  unreadable: n({
    one: '{n} ligne ne peut pas être un code et est ignorée',
    other: '{n} lignes ne peuvent pas être des codes et sont ignorées',
  }),
  known: 'Les codes que le cours possède déjà sont ignorés aussi.',
  tooMany: '10 000 codes au plus à la fois. Ajoutez le reste ensuite.',
  needed: 'Collez au moins un code ou choisissez un fichier.',
  submit: n({ one: 'Ajouter {n} code', other: 'Ajouter {n} codes' }),
  submitNone: 'Ajouter les codes',
  added: (added, skipped, served) =>
    `Ajoutés : ${added}. Ignorés : ${skipped}. Personnes servies aussitôt : ${served}.`,
};
