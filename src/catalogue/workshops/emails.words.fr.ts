import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const staffRole: InArabic<typeof en.staffRole> = {
  subject: (site) => `L’administration ${site} vous est ouverte`,
  preview: 'Ce que vous pouvez y faire, et comment vous y entrez.',
  heading: 'Bienvenue dans l’équipe',
  intro: (site) =>
    `L’académie ${site} vous a ouvert son administration. Vous pouvez vous y connecter dès maintenant, sur un ordinateur ou sur votre téléphone.`,
  role: 'Votre rôle',
  roles: {
    owner: 'Propriétaire : vous dirigez l’académie et pouvez tout faire.',
    finance: 'Finances : vous cherchez les paiements, les confirmez et les remboursez.',
    support:
      'Assistance : vous aidez les apprenantes et apprenants pour leurs commandes, leurs accès et leurs questions.',
    editor: 'Rédaction : vous écrivez les textes de l’académie.',
    moderator: 'Modération : vous veillez à ce que chaque membre soit en sécurité dans la communauté.',
    expert:
      'Expertise : vous écrivez les leçons de vos formations, animez vos groupes, corrigez leurs exercices et fixez vos heures de consultation.',
  },
  how: 'Il ne faut pas de mot de passe : tapez cette adresse e-mail, et nous vous envoyons chaque fois un code de connexion.',
  button: 'Ouvrir l’administration Derb',
  written:
    'Ce que vous y faites est noté avec votre adresse e-mail, pour que l’équipe puisse suivre. Ne donnez jamais vos codes à personne, même pas à nous.',
  notYou:
    'Si vous n’attendiez pas cet e-mail, répondez-y : quelqu’un a peut-être tapé votre adresse par erreur.',
};

export const joiningLabels: InArabic<typeof en.joiningLabels> = {
  meetingUrl: 'Lien de la visio',
  address: 'Adresse',
  mapUrl: 'Plan',
  bring: 'À apporter',
};

export const workshopSeat: InArabic<typeof en.workshopSeat> = {
  workshop: 'Atelier',
  day: 'Jour',
  hours: 'Heure',
  fromTo: (from, to) => `de ${from} à ${to}, heure du Maroc`,
  place: 'Où',
  toBeAnnounced: 'À préciser',
  instructor: 'Avec',
  calendar: 'Ajouter à mon agenda',
  prepare: 'À préparer',
  cannotCome: 'Je ne peux pas venir',
  offList: 'Retirer mon nom de la liste',
  onlyYours: 'Avec cet e-mail, n’importe qui peut rendre votre place : ne le transférez pas.',
  seat: {
    subject: (title, day) => `Votre place : ${title}, ${day}`,
    preview: (day, hours) => `${day}, ${hours}. L’e-mail contient un lien pour rendre la place.`,
    heading: 'La place est à vous',
    intro: (title) => `Vous avez une place pour « ${title} ». Nous avons hâte de vous voir.`,
  },
  freed: {
    subject: (title, day) => `Une place s’est libérée, et elle est à vous : ${title}, ${day}`,
    preview: 'Une place s’est libérée, et elle est à vous. Vous n’avez rien à faire.',
    heading: 'Une place s’est libérée pour vous',
    intro: (title) =>
      `Votre nom était sur la liste d’attente de l’atelier « ${title} ». Vous avez maintenant une place, et rien à faire pour la garder.`,
  },
  offer: {
    subject: (title) => `Une place est libre. La voulez-vous ? ${title}`,
    preview: 'C’est votre tour : nous vous écrivons en premier.',
    heading: 'Une place est libre',
    intro: (title) =>
      `Vous attendez une place pour « ${title} », et il y en a une de libre. C’est votre tour, alors nous vous écrivons en premier ; tant que personne ne la prend, elle n’est gardée pour personne.`,
    button: 'Prendre ou refuser la place',
    next: [
      'Appuyez sur le bouton, puis sur « Prendre la place » dans votre page : elle est à vous aussitôt, et un e-mail vous dit tout sur le jour de l’atelier.',
      'Si quelqu’un a été plus rapide, la page le dit, et votre nom reste sur la liste d’attente.',
      'Si vous n’en voulez pas, refusez-la sur la même page : votre nom quitte la liste, et nous la proposons aussitôt à la personne suivante.',
    ],
    onlyYours: 'Avec cet e-mail, n’importe qui peut prendre ou refuser votre place : ne le transférez pas.',
  },
  before: {
    online: 'Le lien de la visio n’est pas encore fixé. Nous vous l’envoyons par e-mail dès qu’il l’est.',
    place: 'L’adresse exacte n’est pas encore fixée. Nous vous l’envoyons par e-mail dès qu’elle l’est.',
  },
  reminders: {
    both: 'Nous vous le rappelons un jour et une heure avant.',
    hour: 'Nous vous le rappelons une heure avant.',
  },
  joining: joiningLabels,
  /** Joins two of these labels. */
  and: ', ',
  openMeeting: 'Ouvrir la visio',
  openMap: 'Ouvrir le plan',
  known: {
    subject: (title, day) => `Comment participer : ${title}, ${day}`,
    preview: 'Gardez cet e-mail : il contient le lien ou l’adresse.',
    heading: 'Voici comment participer',
    intro: (title) => `Tout est prêt pour « ${title} ».`,
  },
  changed: {
    subject: (title, day) => `Du nouveau pour participer : ${title}, ${day}`,
    preview: 'Les nouvelles informations sont dans cet e-mail.',
    heading: 'Du nouveau pour participer',
    intro: (title, what) => `Ce qui change pour « ${title} » : ${what}. Voici les nouvelles informations.`,
  },
  soon: {
    subject: (title, day) => `Bientôt : ${title}, ${day}`,
    preview: 'Préparez ce qu’il vous faut.',
    heading: 'Votre atelier approche',
    intro: (title) => `« ${title} » commence bientôt.`,
  },
  now: {
    subject: (title, time) => `Aujourd’hui à ${time} : ${title}`,
    preview: 'L’atelier commence dans moins d’une heure.',
    heading: 'L’atelier commence dans moins d’une heure',
    intro: (title) => `« ${title} » commence dans moins d’une heure.`,
  },
  giveUp:
    'Si vous ne pouvez pas venir, rendez votre place avec ce lien : quelqu’un d’autre pourra la prendre.',
  numberOnList: (number) => `Votre numéro sur la liste : ${number}.`,
  waiting: {
    subject: (title) => `Votre nom est sur la liste d’attente : ${title}`,
    preview:
      'Toutes les places sont prises. Quand une place se libère, nous écrivons au premier nom de la liste.',
    heading: 'Votre nom est sur la liste d’attente',
    intro: (title) =>
      `Toutes les places de l’atelier « ${title} » sont prises pour le moment. Votre nom est donc sur la liste d’attente.`,
    next: [
      'Quand une place se libère, nous écrivons au premier nom de la liste, avec un lien pour la prendre. Elle n’est gardée pour personne tant qu’elle n’est pas prise.',
      'Si aucune ne se libère avant le jour de l’atelier, votre nom passe sur la liste de la prochaine date.',
    ],
  },
  nextSession: {
    subject: (title) => `Nous vous dirons la prochaine date : ${title}`,
    preview: 'Votre nom est sur la liste de la prochaine date.',
    heading: 'Votre nom est sur la liste',
    intro: (title) =>
      `La prochaine date de l’atelier « ${title} » n’est pas encore fixée. Dès qu’elle l’est, nous vous le disons.`,
  },
  newDate: {
    subject: (title, day) => `La prochaine date est fixée : ${title}, ${day}`,
    preview: 'Inscrivez-vous tant qu’il y a des places.',
    heading: 'L’atelier a une nouvelle date',
    intro: (title) => `Vous avez laissé votre nom pour le prochain « ${title} ». La date est fixée :`,
    button: 'Prendre une place',
    note: 'La place est à vous dès votre inscription.',
  },
  newHour: {
    subject: (title, hours) => `Nouvelle heure : ${title}, ${hours}`,
    preview:
      'Votre place est gardée. Si la nouvelle heure ne vous convient pas, rendez la place avec le lien de cet e-mail.',
    heading: 'L’atelier change d’heure',
    introSeat: (title) => `« ${title} » commence à une autre heure, le même jour. Votre place est gardée.`,
    introWaiting: (title) =>
      `« ${title} » commence à une autre heure, le même jour. Votre nom reste sur la liste d’attente.`,
  },
  moved: {
    subject: (title, day) => `Nouveau jour : ${title}, ${day}`,
    preview:
      'Votre place est gardée. Si le nouveau jour ne vous convient pas, rendez la place avec le lien de cet e-mail.',
    heading: 'L’atelier change de jour',
    introSeat: (title) => `« ${title} » change de jour. Votre place suit, et vous n’avez rien à faire.`,
    introWaiting: (title) =>
      `« ${title} » change de jour. Votre nom reste sur la liste d’attente pour le nouveau jour.`,
  },
};
