import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const staffWaitlist: InArabic<typeof en.staffWaitlist> = {
  subject: (course) => `Des personnes attendent une formation en vente : ${course}`,
  preview: 'Personne ne leur a encore écrit.',
  heading: 'Une liste d’attente pour une formation ouverte',
  intro: (course) =>
    `« ${course} » est en vente, et des personnes de sa liste d’attente ne le savent pas encore. Aucun e-mail ne part tout seul : ouvrez les listes d’attente et envoyez-le. Vous recevez ce rappel une seule fois.`,
  waiting: 'Attendent un e-mail',
  button: 'Ouvrir les listes d’attente',
};

export const waitlistOpen: InArabic<typeof en.waitlistOpen> = {
  subject: (course) => `C’est ouvert, et vous passez en premier : ${course}`,
  subjectOpen: (course) => `Les inscriptions sont ouvertes : ${course}`,
  preview: (until) =>
    `Votre lien personnel marche dès maintenant, jusqu’au ${until}. Ensuite, c’est ouvert à tout le monde.`,
  previewOpen: 'Vous nous aviez demandé de vous écrire ce jour-là.',
  heading: 'Votre formation est ouverte',
  intro: (course) =>
    `Vous aviez laissé votre nom pour « ${course} ». Elle ouvre maintenant, et la liste d’attente passe en premier.`,
  introOpen: (course) =>
    `Vous aviez laissé votre nom pour « ${course} ». Les inscriptions sont ouvertes, et voici le seul e-mail que nous avions promis.`,
  course: 'Formation',
  price: 'Prix aujourd’hui',
  start: 'Commence le',
  ahead: 'Pour vous d’abord, jusqu’au',
  button: 'Prendre ma place',
  link: 'Le lien est à vous seulement et sert pour une commande. Si quelqu’un d’autre l’utilise, votre tour est perdu : gardez-le pour vous.',
  once: 'C’est le seul e-mail à ce sujet. Si vous ne voulez plus la formation, vous n’avez rien à faire.',
  stop: 'Arrêter les e-mails sur cette formation, ou quitter la liste',
  why: (site) =>
    `Vous recevez cet e-mail parce que cette adresse a été mise sur une liste d’attente, chez ${site}.`,
};
