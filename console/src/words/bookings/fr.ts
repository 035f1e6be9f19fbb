import { pluralIn } from '../plural.ts';
import type { bookings as english } from './en.ts';

const many = pluralIn('fr');

export const bookings: typeof english = {
  title: 'Réservations',
  lead: 'Les heures avec les expertes, à l’heure du Maroc.',
  tabs: {
    label: 'Quelles réservations',
    coming: 'À venir',
    lost: 'Perdues',
    cancelled: 'Annulées',
    past: 'Passées',
  },
  none: {
    coming: 'Rien n’est réservé.',
    lost: 'Aucune heure perdue.',
    cancelled: 'Aucune heure annulée.',
    past: 'Rien pour l’instant.',
  },
  means: {
    lost: 'Payées trop tard : l’heure était entre-temps à quelqu’un d’autre. Chaque apprenante a été invitée à en choisir une autre sans frais ; aidez celles à qui aucune ne convient.',
    cancelled: 'Rendues par l’apprenante ou annulées par l’académie : personne ne vient.',
  },
  states: {
    held: 'Gardée, non payée',
    booked: 'Réservée',
    released: 'Libérée',
    cancelled: 'Annulée',
    lost: 'Perdue',
  },
  span: (from, until) => `de ${from} à ${until}`,
  service: 'Consultation',
  expert: 'Experte',
  learner: 'Qui vient',
  email: 'E-mail',
  phone: 'Téléphone',
  note: 'Ce qu’elle a écrit',
  there: (place) => `À l’heure de \u2068${place}\u2069`,
  order: 'Commande',
  heldUntil: 'Gardée jusqu’au',
  hours: 'Régler les heures des expertes',
  change: 'Déplacer ou annuler',
  back: 'Toutes les réservations',
  of: (name) => `Heure de \u2068${name}\u2069`,
  closed: 'Cette heure ne peut être ni déplacée ni annulée : elle n’est pas payée, a commencé ou est passée.',
  moveTitle: 'La déplacer',
  moveText:
    'Choisissez une autre heure libre. L’apprenante reçoit un e-mail avec la nouvelle heure. Si elle ne lui convient pas, elle peut en avoir une autre, ou son argent.',
  noneFree: 'Aucune autre heure n’est libre. Ouvrez d’abord des heures, ou annulez celle-ci.',
  moveTo: (time) => `Déplacer l’heure au ${time}`,
  chooseFirst: 'Choisissez d’abord une heure',
  first: 'Les premières heures libres',
  later: 'Heures suivantes',
  cancelTitle: 'L’annuler et rembourser',
  cancelText: (amount, days) =>
    `L’apprenante récupère ${amount} sous ${days}, et reçoit un e-mail aussitôt. Une carte est remboursée d’elle-même ; le reste attend parmi les remboursements.`,
  days: many({ one: '{n} jour', other: '{n} jours' }),
  cancelFree:
    'L’heure redevient libre et peut être réservée. Si personne ne doit venir ce jour-là, fermez d’abord le jour dans les heures.',
  cancel: 'Annuler et rembourser',
  cancelSure: 'Annuler cette heure ?',
  cancelUndone: 'Personne ne pourra revenir en arrière.',
  disputed:
    'La banque de l’apprenante conteste ce paiement : rien n’est remboursé d’ici. Prévenez celles qui s’occupent de l’argent. L’heure peut être déplacée.',
  moved: 'L’heure est déplacée. Un e-mail avec la nouvelle heure part vers l’apprenante.',
  cancelled: 'L’heure est annulée et le remboursement a commencé. Un e-mail part vers l’apprenante.',
  conflict: (by) => `\u2068${by}\u2069 a été plus rapide. Voici où en est l’heure.`,
};
