import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';
import { applications } from './words.fr.ts';

export const proposalDeclined: InArabic<typeof en.proposalDeclined> = {
  subject: 'La formation que vous avez proposée',
  preview: 'Nous ne pouvons pas la prendre pour le moment. Merci pour le travail que vous y avez mis.',
  heading: 'À propos de votre proposition',
  thanks: (topic) =>
    `Merci d’avoir proposé « ${topic} ». Une personne en a lu chaque ligne, et nous voyons le travail qu’il y a derrière.`,
  answer:
    'Nous ne pouvons pas prendre cette formation pour le moment. Cela ne dit rien de sa qualité : nous ouvrons peu de formations par an, et nous choisissons celles qu’on nous demande le plus en ce moment.',
  fromUs: 'De la personne qui l’a lue',
  door: 'Si vos plans changent, ou si vous avez une autre idée, proposez-la : nous la lirons avec plaisir.',
  button: 'Proposer une autre formation',
};

export const applicationReply: InArabic<typeof en.applicationReply> = {
  subject: 'Notre réponse à votre message',
  about: (name) => `Notre réponse : ${name}`,
  heading: 'Notre réponse',
  yours: 'Votre message',
};

export const received: InArabic<typeof en.received> = {
  waitlist: {
    subject: (course) => `Votre nom est sur la liste d’attente : ${course}`,
    preview: 'Nous vous écrivons une seule fois, le jour où les inscriptions ouvrent.',
    heading: 'Votre nom est sur la liste d’attente',
    intro: (course) => `Votre nom est sur la liste d’attente de la formation « ${course} ».`,
    next: [
      'Nous écrivons à cette adresse e-mail une seule fois, le jour où les inscriptions ouvrent.',
      'C’est à ce moment que vous décidez. Être sur la liste ne coûte rien.',
      'Si vous ne voulez plus de place, le lien ci-dessous retire votre nom.',
    ],
    button: 'Voir la formation',
    leave: 'Quitter la liste d’attente',
  },
  proposal: {
    subject: 'Nous avons votre proposition de formation',
    preview: 'Une personne la lit sous cinq jours ouvrables, et répond dans tous les cas.',
    heading: 'Nous avons votre proposition',
    intro: 'Merci de proposer une formation. Une personne en lit chaque ligne.',
    next: [
      'Sous cinq jours ouvrables, une personne vous répond : oui, parlons-en, ou non, et pourquoi.',
      'Si c’est oui, nous parlons une demi-heure en visio ou par téléphone.',
    ],
    button: 'Comment on enseigne avec nous',
  },
  messageAt: 'Reçu le',
  message: {
    subject: 'Nous avons votre message',
    preview: 'Une personne répond sous un jour ouvrable.',
    heading: 'Nous avons votre message',
    intro: 'Merci de nous écrire. Une personne lit votre message et répond par e-mail sous un jour ouvrable.',
    next: [
      'La réponse arrive à cette adresse e-mail. Si rien n’est venu après un jour ouvrable, regardez dans vos courriers indésirables.',
      'Pour ajouter quelque chose, répondez à cet e-mail.',
    ],
  },
  job: {
    subject: (job) => `Nous avons votre candidature : ${job}`,
    preview: 'Nous vous répondons sous dix jours ouvrables, quelle que soit la réponse.',
    heading: 'Nous avons votre candidature',
    intro: (job) =>
      `Merci pour votre candidature : « ${job} ». La personne avec qui vous travailleriez la lit.`,
    next: [
      'Nous vous répondons sous dix jours ouvrables, même si la réponse est non.',
      'Pour ajouter quelque chose, répondez à cet e-mail.',
    ],
    button: 'Voir le poste',
  },
  scholarship: {
    subject: (course) => `Votre demande de bourse est bien arrivée : ${course}`,
    preview: 'Deux personnes la lisent. Réponse sous dix jours ouvrés, quelle qu’elle soit.',
    heading: 'Votre demande est bien arrivée',
    intro: (course) =>
      `Vous avez demandé une bourse pour « ${course} ». Deux personnes lisent ce que vous avez écrit.`,
    next: [
      'Vous avez une réponse sous dix jours ouvrés, même si c’est non.',
      'Si c’est oui, la formation est dans votre compte le jour même, et vous ne payez rien.',
      'Pour ajouter quelque chose, répondez à cet e-mail.',
    ],
    button: 'Voir la formation',
  },
  consultation: {
    subject: (service) => `Nous avons votre demande : ${service}`,
    preview:
      'Nous répondons sous un jour ouvrable, avec un rendez-vous et le moyen de payer. Rien n’a été débité.',
    heading: 'Nous avons votre demande',
    intro: (service) => `Vous avez demandé « ${service} ». Rien n’a été débité.`,
    price: 'Prix',
    length: 'Durée',
    minutes: (minutes) => `${minutes} ${minutes < 2 ? 'minute' : 'minutes'}`,
    next: [
      'Sous un jour ouvrable, nous appelons ou écrivons, avec un rendez-vous et le moyen de payer.',
      'C’est à ce moment que vous décidez. Le rendez-vous est à vous une fois payé.',
    ],
    button: 'Ce qu’il faut préparer',
  },
  interest: {
    subject: (product) => `Nous vous dirons quand il est en vente : ${product}`,
    preview: 'Nous vous écrivons une seule fois. Rien n’a été débité.',
    heading: 'Nous vous le dirons',
    intro: (product) =>
      `Vous voulez « ${product} ». Il ne s’achète pas encore ici : nous écrivons à cette adresse e-mail une seule fois, dès que c’est possible. Rien n’a été débité.`,
    button: 'Voir le produit',
  },
};

export const staffApplication: InArabic<typeof en.staffApplication> = {
  subject: ({ what, status, who }) => (status === null ? `${what} : ${who}` : `${what}, ${status} : ${who}`),
  preview: 'Répondez à cet e-mail pour écrire à la personne.',
  intro: 'Ceci est venu par le site. Une réponse à cet e-mail va à la personne.',
  kinds: applications.kinds,
  about: 'À propos de',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  language: 'Langue',
  languages: { en: 'Anglais', ar: 'Arabe', fr: 'Français' },
  place: 'Place',
  places: applications.places,
  answers: applications.answers,
  topics: applications.topics,
  linkNote:
    'Le lien vient de la personne. Ouvrez-le avec prudence, comme tout lien de quelqu’un que vous ne connaissez pas.',
  button: 'Ouvrir dans l’administration Derb',
};
