import type { certificates as english } from './en.ts';

export const certificates: typeof english = {
  title: 'Certificats',
  lead: 'Tapez le numéro inscrit sur un certificat pour voir s’il est valable. Celui qui a été donné par erreur est repris ici.',
  number: 'Numéro',
  hint: 'Par exemple DERB-7K3M-Q2XW',
  find: 'Chercher',
  wrong: 'Un numéro a trois parties : DERB, quatre signes, quatre signes.',
  unknown: 'Il n’y a pas de certificat avec ce numéro.',
  holder: 'Titulaire',
  course: 'Cours',
  issued: 'Donné le',
  standing: 'État',
  holds: 'Il est valable',
  replaced: (number) => `Remplacé par ${number}`,
  revoked: (by, when) => `Repris par ${by}, ${when}`,
  why: 'Pourquoi',
  see: 'Voir la page que tout le monde voit',
  revoke: 'Le reprendre',
  revokeTitle: 'Reprendre ce certificat',
  revokeLead:
    'Qui le cherche lit qu’il n’est plus valable. Il ne peut pas être rendu ; la raison reste dans l’équipe.',
  done: 'Il est repris.',
  before: 'Une collègue l’a déjà repris.',
};
