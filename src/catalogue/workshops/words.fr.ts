import { joiningLabels } from './emails.words.fr.ts';
import type { InArabic } from '../../../content/shape.ts';
import { oneOrMany } from '../../platform/i18n/count.ts';
import type * as en from './words.en.ts';

export const workshopApplication: InArabic<typeof en.workshopApplication> = {
  title: (workshop) => `Inscription : ${workshop}`,
  description: (workshop) => `Laissez votre nom pour « ${workshop} » : deux champs suffisent.`,
  headings: {
    open: (workshop) => `Votre place : ${workshop}`,
    full: (workshop) => `Liste d’attente : ${workshop}`,
    past: (workshop) => `Prochaine date : ${workshop}`,
  },
  texts: {
    open: 'La place est à vous dès que vous envoyez ce formulaire. Rien ne se paie ici.',
    full: 'Toutes les places sont prises. Laissez votre nom : quand une place se libère, nous écrivons au premier nom de la liste.',
    past: 'Cet atelier a eu lieu le {date}. Laissez votre nom, et nous vous écrivons dès que la prochaine date est fixée.',
  },
  emailHint: 'Nous envoyons ici le lien ou l’adresse, et nous vous prévenons si quelque chose change.',
  submit: { open: 'S’inscrire', full: 'Rejoindre la liste d’attente', past: 'Connaître la prochaine date' },
  privacy: 'Nous utilisons ces informations pour cet atelier seulement.',
  back: 'Retour à l’atelier',
  success: {
    seat: (workshop) => `Vous avez une place : « ${workshop} »`,
    waiting: (workshop) => `Votre nom est sur la liste d’attente : « ${workshop} »`,
    'next-session': (workshop) => `Nous vous dirons la prochaine date : « ${workshop} »`,
  },
  places: {
    seat: '{day}, {hours}. Notre e-mail contient un fichier pour votre agenda, et un lien pour rendre la place.',
    waiting:
      'Toutes les places sont prises. Quand une place se libère, nous écrivons au premier nom de la liste. Si vous aviez déjà une place, elle reste à vous : notre e-mail le dit.',
    'next-session': 'Votre nom est sur la liste. Nous vous écrivons quand la date est fixée.',
  },
  otherWorkshops: 'Voir tous les ateliers',
  place: {
    title: (workshop) => `Votre place : ${workshop}`,
    description: 'Votre place dans un atelier de l’académie.',
    statuses: {
      seat: {
        title: 'La place est à vous',
        text: 'Nous avons hâte de vous voir.',
      },
      offered: {
        title: 'Une place est libre',
        text: 'Nous avons écrit au premier nom de la liste. Tant que personne ne la prend, elle n’est gardée pour personne.',
      },
      waiting: {
        title: 'Aucune place libre : votre nom est sur la liste d’attente',
        text: 'Toutes les places sont prises pour le moment, et votre nom reste sur la liste. Quand une place se libère, nous écrivons au premier nom.',
      },
      'next-session': {
        title: 'Vous attendez la prochaine date',
        text: 'Elle n’est pas encore fixée. Dès qu’elle l’est, vous recevez un e-mail.',
      },
      'given-up': {
        title: 'Vous avez rendu votre place',
        text: 'Merci de nous avoir prévenus : quelqu’un d’autre peut la prendre. Vous pouvez laisser votre nom de nouveau à tout moment.',
      },
      'off-list': {
        title: 'Votre nom n’est plus sur la liste',
        text: 'Nous ne vous écrirons plus à ce sujet. Vous pouvez laisser votre nom de nouveau à tout moment, à la fin de la liste.',
      },
    },
    joining: {
      ...joiningLabels,
      heading: 'Comment participer',
      openMap: 'Ouvrir le plan',
      openMeeting: 'Ouvrir la visio',
      linkFrom: (time) =>
        `Le lien de la visio apparaît ici à ${time}, une heure avant. Il est déjà dans notre e-mail et dans le fichier pour l’agenda.`,
      unknown: {
        online: 'Le lien de la visio n’est pas encore fixé. Nous vous l’envoyons par e-mail dès qu’il l’est.',
        place: 'L’adresse exacte n’est pas encore fixée. Nous vous l’envoyons par e-mail dès qu’elle l’est.',
      },
    },
    number: (number) => `Votre numéro sur la liste : ${number}.`,
    take: 'Prendre la place',
    giveUp: {
      seat: 'Je ne peux pas venir',
      offered: 'Je n’en veux pas',
      waiting: 'Retirer mon nom de la liste',
      'next-session': 'Retirer mon nom de la liste',
    },
    sure: {
      seat: 'Nous proposons la place à la première personne de la liste d’attente. Vous ne pourrez pas la reprendre, mais vous pourrez laisser votre nom de nouveau.',
      offered:
        'Nous la proposons à la personne suivante, et votre nom quitte la liste. Vous pourrez le laisser de nouveau, à la fin.',
      waiting: 'Votre nom quitte la liste d’attente. Vous pourrez le laisser de nouveau, à la fin.',
      'next-session': 'Nous ne vous écrirons pas pour la prochaine date.',
    },
    confirm: {
      seat: 'Rendre ma place',
      offered: 'Refuser la place',
      waiting: 'Retirer mon nom',
      'next-session': 'Retirer mon nom',
    },
    refused: 'Votre place n’a pas pu être rendue : l’atelier est terminé, ou le lien ne marche plus.',
    changed:
      'Rien n’a changé : quelque chose est arrivé à votre place après l’ouverture de cette page. Voici où elle en est.',
    notTaken:
      'Vous n’avez pas eu la place : il n’y en a plus de libre, ou l’atelier a changé de jour. Voici où vous en êtes.',
    again: 'Laisser mon nom de nouveau',
    unknown: {
      title: 'Nous ne connaissons pas ce lien',
      text: 'Il en manque peut-être un morceau. Ouvrez-le de nouveau depuis l’e-mail, ou écrivez-nous.',
    },
    workshop: 'Voir l’atelier',
  },
};

export const workshops: InArabic<typeof en.workshops> = {
  title: 'Ateliers',
  description:
    'De courts ateliers en direct, un savoir-faire à la fois : les dates à venir et les places qui restent.',
  heading: 'Des ateliers en direct, en petit groupe',
  lead: 'Un savoir-faire en une soirée : vous travaillez sur votre propre projet, et vous repartez avec quelque chose de fini.',
  upcoming: {
    heading: 'À venir',
    text: 'La place est à vous dès que vous envoyez votre nom.',
  },
  none: {
    title: 'Aucune date n’est fixée pour le moment',
    text: 'Laissez votre nom pour un des ateliers ci-dessous : nous vous écrivons dès que sa prochaine date est fixée.',
    empty: 'Les premiers ateliers se préparent. Ils apparaîtront ici dès que leurs dates sont fixées.',
  },
  past: {
    heading: 'Ateliers passés',
    watch: 'Voir l’enregistrement',
  },
  how: {
    heading: 'Comment se passe un atelier',
    steps: [
      {
        title: 'Vous laissez votre nom',
        text: 'Le nom et l’e-mail suffisent. Vous voyez tout de suite si vous avez une place ou si vous êtes sur la liste d’attente.',
      },
      {
        title: 'Vous recevez le lien ou l’adresse',
        text: 'Par e-mail, dès qu’ils sont fixés, avec un rappel un jour et une heure avant. En ligne, un téléphone suffit, et votre caméra peut rester éteinte.',
      },
      {
        title: 'Vous le faites, en direct',
        text: 'Vous travaillez sur votre produit, votre page ou votre prix, et la formatrice le regarde avec vous.',
      },
    ],
  },
  host: { text: 'Vous aimeriez enseigner ici ?', action: 'Proposer une formation' },
  kinds: { online: 'En ligne', place: 'Sur place' },
  categoryAndKind: (category, kind) => `${category} · ${kind}`,
  hours: (from, to) => `de ${from} à ${to}, heure du Maroc`,
  heldOn: (date) => `A eu lieu le ${date}`,
  nextSession: 'Prochaine date pas encore fixée',
  toBeAnnounced: 'À préciser',
  spots: oneOrMany('{n} place', '{n} places'),
  seatsLeft: oneOrMany('Il reste {n} place', 'Il reste {n} places'),
  free: 'Gratuit',
  full: 'Complet',
  fullWaiting: 'Complet, liste d’attente ouverte',
  seatsOf: (left, capacity) => `${left} sur ${capacity}`,
  rating: (rating) => `Note de ${rating} sur 5`,
  sampleRating: 'Exemple',
  ratingValue: (rating) => `${rating} sur 5`,
  with: (name) => `Avec ${name}`,
  duration: {
    hours: oneOrMany('{n} heure', '{n} heures'),
    minutes: oneOrMany('{n} minute', '{n} minutes'),
    both: (hours, minutes) => `${hours} et ${minutes}`,
  },
  register: 'S’inscrire à cet atelier',
  registerNow: 'S’inscrire',
  joinWaiting: 'Rejoindre la liste d’attente',
  tellMe: 'Connaître la prochaine date',
  tellMeShort: 'Connaître la prochaine date',
  addToCalendar: 'Ajouter à l’agenda',
  back: 'Retour aux ateliers',
  facts: {
    heading: 'En bref',
    time: 'Heure',
    duration: 'Durée',
    price: 'Prix',
    instructor: 'Avec',
    location: 'Lieu',
    capacity: 'Places',
    seats: 'Places qui restent',
    rating: 'Note',
  },
  notes: {
    open: 'Rien ne se paie sur ce site. Nous confirmons votre place par e-mail.',
    full: 'Quand une place se libère, nous écrivons au premier nom de la liste.',
    past: 'Nous vous écrivons une seule fois, quand la prochaine date est fixée.',
  },
  whatYouLearn: 'Ce que vous apprenez',
  prerequisites: 'Ce qu’il vous faut',
  leavesWith: 'Vous repartez avec',
  faq: 'Questions',
  cancelling: {
    question: 'Est-ce que je peux annuler ?',
    answer:
      'Oui, jusqu’à {workshopHours} avant le début : l’e-mail sur votre place contient un lien pour la rendre, et nous écrivons au nom suivant de la liste d’attente. Si vous avez payé quelque chose, nous vous remboursons tout sous {paidBack}, par le moyen de paiement utilisé.',
  },
  others: 'Autres ateliers',
  bar: 'S’inscrire à cet atelier',
  calendar: { description: '{description} Avec {name}. Détails : {url}' },
  notFound: 'Atelier introuvable',
  notFoundText:
    'Ce lien ne mène à aucun atelier. Dans quelques secondes, la liste de tous les ateliers s’ouvre.',
};
