import type { ConsoleWords } from '../en.ts';

export const certificates: ConsoleWords['certificates'] = {
  title: 'Certificats',
  lead: 'Trouvez un certificat par son numéro, le nom qu’il porte, une adresse e-mail ou une commande. Les plus récents d’abord.',
  search: 'Numéro, nom, e-mail ou commande',
  clear: 'Montrer les plus récents',
  none: 'Personne n’a encore de certificat. Les apprenantes créent le leur quand tout ce qui est obligatoire est fait.',
  noneFound: 'Aucun certificat trouvé. Essayez le numéro seul, ou une partie du nom.',
  more: 'Il y en a d’autres. Ajoutez un mot.',
  states: { valid: 'Valable', replaced: 'Remplacé', revoked: 'Révoqué' },
  erased: 'Nom effacé à la demande de l’apprenante',
  issued: (day) => `Délivré le ${day}`,
  replacedBy: 'Remplacé, avec une autre orthographe du nom, par',
  revoked: (by, at) => `Révoqué par ${by}, ${at}`,
  order: 'Commande',
  see: 'Voir sa page',
  revoke: 'Révoquer',
  revokeTitle: (number) => `Révoquer ${number}`,
  revokeLead:
    'Sa page dit aussitôt qu’il n’est plus valable, son PDF disparaît, et aucun autre n’est délivré pour cette place. C’est définitif.',
  why: 'Pourquoi',
  whyHint:
    'Seule l’équipe le lit, ici et dans le journal. L’apprenante ne reçoit pas d’e-mail : écrivez-lui vous-même.',
  whyNeeded: 'Dites pourquoi en quelques mots.',
  submit: 'Révoquer ce certificat',
  done: (number) => `${number} est révoqué.`,
  refused: {
    'not-found': 'Il n’est plus là.',
    'revoked-already': 'Une collègue l’a révoqué entre-temps.',
  },
};
