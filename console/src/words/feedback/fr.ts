import { pluralIn } from '../plural.ts';
import type { feedback as english } from './en.ts';

const n = pluralIn('fr');

export const feedback: typeof english = {
  remove: 'Retirer',
  reason: 'Pourquoi',
  removed: 'Retiré.',
  questions: {
    title: 'Questions',
    lead: 'Ce que les apprenantes demandent sous leurs leçons. Celle qui a posé la question reçoit votre réponse par e-mail, et tout le cours la lit.',
    which: 'Quels textes',
    kinds: { unanswered: 'Sans réponse', reported: 'Signalés' },
    none: { unanswered: 'Chaque question a sa réponse.', reported: 'Rien n’a été signalé.' },
    by: (name, when) => `${name}, ${when}`,
    team: 'L’équipe',
    anonymous: 'Les autres apprenantes ne voient pas le nom.',
    asked: 'Réponse à :',
    replies: n({ one: '{n} réponse d’apprenante', other: '{n} réponses d’apprenantes' }),
    reports: n({ one: 'Signalé par {n} apprenante', other: 'Signalé par {n} apprenantes' }),
    inLesson: 'Voir sous la leçon',
    answer: 'Répondre',
    yourAnswer: 'Votre réponse',
    send: 'Envoyer la réponse',
    sent: 'Répondu. Un e-mail part à celle qui a demandé.',
    keep: 'Garder',
    kept: 'Gardé. Les signalements sont réglés.',
    removeTitle: 'Retirer ce texte',
    removeLead: 'Plus personne dans le cours ne le lit. La raison reste dans le journal.',
  },
  reviews: {
    title: 'Avis',
    lead: 'Ce que les apprenantes disent d’un cours une fois la moitié faite. L’avis se lit sur la page du cours.',
    course: 'Cours',
    all: 'Tous les cours',
    none: 'Il n’y a pas encore d’avis.',
    stars: n({ one: '{n} étoile sur 5', other: '{n} étoiles sur 5' }),
    by: (name, city, when) => `${name}, ${city}, ${when}`,
    gone: (by, when) => `Retiré par ${by}, ${when} :`,
    see: 'Voir la page du cours',
    removeTitle: 'Retirer cet avis',
    removeLead:
      'Il quitte la page du cours et ses étoiles, et ne peut plus être écrit. Celle qui l’a écrit voit qu’il a été retiré ; aucun e-mail ne part. La raison reste dans le journal.',
  },
};
