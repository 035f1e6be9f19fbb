import { pluralIn } from '../plural.ts';
import type { cohorts as en } from './en.ts';

const n = pluralIn('fr');

export const cohorts: typeof en = {
  title: 'Groupes',
  lead: 'Un cours en direct se vend par groupes datés. On voit le prochain qui a une place ; les séances en direct suivent ce qui est écrit ici en une minute.',
  none: 'Il n’y a pas encore de groupe. Ouvrez-en un, et le cours peut être vendu.',
  course: 'Cours',
  all: 'Tous les cours',
  add: 'Ouvrir un groupe',
  change: 'Modifier',
  close: 'Fermer aux nouvelles inscriptions',
  open: 'Rouvrir',
  learners: 'Apprenantes',
  hide: 'Masquer les apprenantes',
  nobody: 'Personne n’y a encore de place.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  starts: (day) => `Commence le ${day}`,
  meets: (days, hour) => `${days} ${hour}`,
  weekdays: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  sessions: n({ one: '{n} séance en direct', other: '{n} séances en direct' }),
  taken: (taken, seats) => `${taken} places prises sur ${seats}`,
  takenOf: n({ one: '{n} place prise, sans limite', other: '{n} places prises, sans limite' }),
  states: { open: 'Ouvert', closed: 'Fermé', over: 'Commencé', full: 'Complet' },
  fields: {
    startsOn: 'Premier jour (de préférence un lundi)',
    weekdays: 'Jours de séance en direct',
    startsAt: 'Heure du Maroc',
    minutes: 'Minutes par séance',
    weeks: 'Semaines',
    seats: 'Places (vide : sans limite)',
    trainer: 'Formatrice',
    noTrainer: 'Celle du cours',
    chatLink: 'Lien de la discussion du groupe (seules ses apprenantes le voient)',
  },
  moveHint:
    'Qui est dans le groupe garde sa place et tout ce qui a été fait. Les leçons se comptent à partir du nouveau premier jour.',
  learner: {
    order: 'Commande',
    moveTo: 'Passer dans',
    move: 'Déplacer',
    overSeats: 'Même au-delà des places',
    startsOn: 'Premier jour propre (vide : celui du groupe)',
    opensAll: 'Toutes les leçons sont ouvertes',
    paused: 'En pause : un paiement est en retard',
    moved: 'Déplacée.',
  },
  refused: {
    'course-not-found': 'Ce cours ne se vend plus par groupes.',
    'cohort-not-found': 'Ce groupe n’est plus là, ou n’est pas le vôtre.',
    'trainer-not-found': 'Cette formatrice n’est plus publiée.',
    'fewer-than-taken': 'Plus de places que cela sont déjà prises.',
    'learner-not-found': 'La commande de cette apprenante n’ouvre plus rien.',
    'cohort-full':
      'Ce groupe est complet. Cochez « même au-delà des places » pour y passer quelqu’un malgré tout.',
  },
};
