import { oneOrMany } from '../../platform/i18n/count.ts';
import type { Words } from './cohort.words.en.ts';

export const fr: Words = {
  starts: (day) => `Commence le ${day}`,
  began: (day) => `A commencé le ${day}`,
  joinUntil: (day) => `Vous pouvez encore le rejoindre jusqu’au ${day} inclus.`,
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  everyWeek: (days) =>
    days.length < 2
      ? `Le ${days.join('')}`
      : `Le ${days.slice(0, -1).join(', le ')} et le ${days.at(-1) ?? ''}`,
  meets: (days, hour) => `${days} à ${hour}`,
  first: (meets, day) => `${meets}, à partir du ${day}`,
  inMorocco: (meets) => `${meets} (heure du Maroc)`,
  sessions: oneOrMany('{n} rencontre en direct', '{n} rencontres en direct'),
  minutes: oneOrMany('{n} minute chacune', '{n} minutes chacune'),
  seats: oneOrMany('{n} place dans le groupe', '{n} places dans le groupe'),
  seatsLeft: (left, all) => `Places restantes : ${left} sur ${all}`,
  full: 'Complet',
  fullStart: (day) => `${day} (complet)`,
  ownPace: 'À votre rythme',
  facts: {
    begins: 'Début',
    start: 'Votre groupe commence',
    live: 'Rencontres en direct',
    nextGroups: 'Groupes suivants',
  },
  choice: {
    legend: 'Quel groupe voulez-vous rejoindre ?',
    only: 'Votre groupe',
    hint: 'Toutes les heures sont à l’heure du Maroc.',
  },
  notAnnounced: {
    badge: 'Nouveau groupe bientôt',
    title: 'Le prochain groupe n’est pas encore annoncé',
    text: (course) =>
      `La formation « ${course} » se fait en direct, dans des groupes qui ont une date. Laissez votre nom, et nous vous écrivons à l’ouverture du prochain.`,
    short: 'Laissez votre nom, et nous vous écrivons une seule fois, à l’ouverture du prochain groupe.',
  },
  order: {
    chooseFirst: 'Pas encore payé ? Choisissez d’abord un autre groupe.',
    'cohort-full': {
      title: 'Votre groupe est maintenant complet',
      text: 'D’autres ont payé avant, ou sont en train de payer. Choisissez un autre groupe avant de payer ; votre prix reste le même.',
    },
    waitFirst: 'Pas encore payé ? Ne payez pas maintenant.',
    'sold-out': {
      title: 'Toutes les places de cette formation sont maintenant prises',
      text: 'D’autres ont payé avant, ou sont en train de payer. Ne payez pas maintenant : laissez votre nom, et nous vous écrirons.',
    },
    'cohort-closed': {
      title: 'Votre groupe est fermé',
      text: 'On ne peut plus le rejoindre. Choisissez un autre groupe avant de payer ; votre prix reste le même.',
    },
    'cohort-needed': {
      title: 'Quel groupe voulez-vous rejoindre ?',
      text: 'Choisissez-le avant de payer.',
    },
    claimed: {
      choose:
        'D’autres paiements ont été confirmés avant le vôtre. Nous cherchons quand même votre paiement, et rien n’est perdu. Choisissez ici un autre groupe, ou attendez notre e-mail : nous vous trouvons une place ou nous vous remboursons.',
      wait: 'D’autres paiements ont été confirmés avant le vôtre. Nous cherchons quand même votre paiement, et rien n’est perdu. Attendez notre e-mail : nous vous trouvons une place ou nous vous remboursons.',
    },
    noOther:
      'Aucun autre groupe n’est encore annoncé. Ne payez pas maintenant : laissez votre nom, et nous vous écrirons.',
    waitlist: 'Rejoindre la liste d’attente',
    submit: 'Choisir ce groupe',
    required: 'Choisissez un groupe.',
  },
};
