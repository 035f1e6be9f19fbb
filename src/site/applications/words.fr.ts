import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const access: InArabic<typeof en.access> = {
  title: (product) => `Recevoir : ${product}`,
  description: (product) => `Laissez votre adresse e-mail, et nous vous envoyons : ${product}.`,
  heading: {
    free: 'Où l’envoyer ?',
    paid: 'Voulez-vous un e-mail ?',
    sent: 'Regardez vos e-mails',
    noted: 'Nous vous écrirons',
  },
  free: 'Nous envoyons un lien à votre adresse e-mail. Il marche pendant {linkLife} ; vous ne payez rien et il ne faut pas de compte.',
  paid: '« {product} » coûtera {price}. Il ne s’achète pas encore ici : laissez votre adresse e-mail, et nous vous écrivons une seule fois, dès que c’est possible.',
  email: 'Adresse e-mail',
  emailHint: 'Celle que vous lisez sur votre téléphone.',
  submit: { free: 'Recevoir le lien', paid: 'Recevoir un e-mail' },
  privacy: 'Nous utilisons votre adresse e-mail pour ce produit seulement.',
  back: 'Retour au produit',
  sent: {
    title: 'Le lien est en route.',
    text: 'Regardez aussi dans les courriers indésirables. Il marche pendant {linkLife}.',
  },
  noted: {
    title: 'C’est noté.',
    text: 'Nous vous écrivons dès que l’achat est possible. Rien n’a été débité.',
  },
  otherProducts: 'Voir les autres outils',
  dialog: {
    close: 'Fermer',
    busy: 'Envoi…',
    offline: 'Le formulaire n’est pas parti. Réessayez.',
    broken: 'Un problème est survenu. Réessayez.',
    refused: 'Un problème est survenu. Réessayez.',
    tooMany: 'Trop d’envois. Attendez quelques minutes, puis réessayez.',
  },
};

export const applications: InArabic<typeof en.applications> = {
  kinds: {
    waitlist: 'Liste d’attente',
    workshop: 'Atelier',
    'host-course': 'Proposition de formation',
    'access-request': 'Boutique',
    contact: 'Message',
    careers: 'Candidature',
    consultation: 'Consultation',
    scholarship: 'Bourse',
  },
  answers: {
    topic: 'Sujet',
    message: 'Message',
    courseTopic: 'Sujet de la formation',
    experience: 'Expérience',
    link: 'Lien',
    preferredTimes: 'Horaires souhaités',
    plan: 'Ce qu’elle en fera',
    means: 'Ce qui l’empêche de payer',
  },
  topics: {
    course: 'Une formation ou un atelier',
    payment: 'Un paiement ou une commande',
    community: 'La communauté',
    partnership: 'Un partenariat',
    work: 'Un emploi chez nous',
    press: 'Presse',
    other: 'Autre chose',
  },
  places: {
    seat: 'a une place',
    offered: 'une place lui est proposée',
    waiting: 'sur la liste d’attente',
    'next-session': 'attend la prochaine date',
    'given-up': 'a rendu sa place',
    'off-list': 'a quitté la liste',
    invited: 'connaît la nouvelle date',
  },
};

export const apply: InArabic<typeof en.apply> = {
  dialog: {
    close: 'Fermer',
    busy: 'Envoi…',
    offline:
      'Aucune réponse n’est arrivée. Ce que vous avez écrit est toujours là : vérifiez votre connexion et renvoyez-le.',
    broken:
      'Un problème est survenu chez nous. Ce que vous avez écrit est toujours là : renvoyez-le dans un moment.',
    refused:
      'Nous n’avons pas pu prendre ce formulaire. Ce que vous avez écrit est toujours là : rechargez la page, puis envoyez-le.',
    tooMany:
      'Trop d’envois. Ce que vous avez écrit est toujours là : attendez quelques minutes et renvoyez-le.',
  },
  problems: 'Regardez les champs marqués ci-dessous. Ce que vous avez écrit est gardé.',
  manyForms:
    'Beaucoup de formulaires comme celui-ci sont venus de votre connexion internet depuis une heure. Ce que vous avez écrit est toujours là : renvoyez-le dans une heure, ou écrivez-nous sur WhatsApp.',
  name: 'Nom complet',
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
  optional: '(facultatif)',
  phoneHint: 'Un numéro marocain n’a pas besoin d’indicatif.',
};

export const hostCourse: InArabic<typeof en.hostCourse> = {
  title: 'Proposer une formation',
  description:
    'Enseignez votre métier : ce que l’académie fait pour son équipe pédagogique, comment elle la paie, et le formulaire pour proposer une formation.',
  heading: 'Enseignez ce qui vous fait vivre',
  lead: 'Vous connaissez le sujet. Nous apportons la caméra, le groupe et les paiements.',
  toForm: 'Proposer une formation',
  share: '{share} de chaque vente est à vous, payé chaque mois avec la liste de ce qui s’est vendu.',
  shareInContract:
    'Une part de chaque vente est à vous, payée chaque mois. Nous la fixons dans le contrat avant tout tournage.',
  answer: 'Quelqu’un de l’équipe répond sous cinq jours ouvrables : oui, parlons-en, ou non, avec la raison.',
  work: {
    heading: 'Qui fait quoi',
    derb: {
      title: 'De notre côté',
      points: [
        'Écrire les modules, les leçons et les exercices à partir de ce que vous nous dites',
        'Filmer et monter, à Casablanca ou dans votre atelier : il ne vous faut pas de caméra',
        'Recevoir les paiements : carte bancaire, virement bancaire, espèces en agence',
        'Répondre aux questions sur les accès, les paiements et les reçus',
      ],
    },
    you: {
      title: 'De votre côté',
      points: [
        'Nous dire ce que vous savez, et corriger ce que nous écrivons',
        'Venir pour quatre à six jours de tournage',
        'Répondre aux questions sur le sujet, une heure par semaine, quand vous voulez',
      ],
    },
  },
  how: {
    heading: 'De votre idée au premier groupe',
    steps: [
      {
        title: 'Vous proposez',
        text: 'Quelques lignes sur le sujet. Une première idée suffit.',
      },
      {
        title: 'Nous parlons',
        text: 'Une demi-heure par téléphone ou en visio, en darija, en arabe, en français ou en anglais.',
      },
      {
        title: 'Vous essayez',
        text: 'Vous animez un atelier de deux heures devant un vrai groupe.',
      },
      {
        title: 'Nous filmons',
        text: 'Le contrat et le programme sont signés avant.',
      },
      {
        title: 'La formation s’ouvre',
        text: 'Vous rencontrez le premier groupe en direct.',
      },
    ],
  },
  form: {
    heading: 'Proposez votre formation',
    text: 'Trois champs suffisent pour l’instant. Nous vous répondons sous cinq jours ouvrables.',
    topic: 'Que voulez-vous enseigner ?',
    topicHint: 'Par exemple : « Fabriquer des bougies, du premier pot au stand de marché ».',
    more: 'Dites-nous-en plus maintenant (facultatif)',
    experience: 'Votre expérience',
    experienceHint: 'Depuis quand, pour qui, où la voir : une page, une boutique, des photos.',
    submit: 'Envoyer ma proposition',
    privacy: 'Nous utilisons ces informations seulement pour répondre à votre proposition.',
    emailHint: 'Nous répondons ici.',
    sentHeading: 'Nous avons votre proposition',
    success: 'Merci pour votre proposition',
    successText: 'Une personne lit votre proposition sous cinq jours ouvrables, et répond dans tous les cas.',
  },
  faq: {
    heading: 'Les questions qu’on nous pose',
    items: [
      {
        question: 'Qui cherchez-vous ?',
        answer:
          'Une personne qui fait ce qu’elle enseigne : vous en vivez, ou vous en avez vécu pendant des années, et vous pouvez le montrer. Vous savez l’expliquer en darija ou en arabe à quelqu’un qui débute. Il ne faut ni diplôme ni abonnés.',
      },
      {
        question: 'La formation reste-t-elle à moi ?',
        answer:
          'Vous gardez les droits sur ce que vous enseignez. Le contrat dit où vous pouvez encore l’utiliser.',
      },
      {
        question: 'Est-ce que cela me coûte quelque chose ?',
        answer:
          'Non. Nous payons le tournage, le montage et la publication. Et vous recevez votre part de ce qui se vend.',
      },
      {
        question: 'Je n’ai jamais été devant une caméra.',
        answer:
          'C’était le cas de presque toutes nos formatrices. À côté de la caméra, quelqu’un qui ne connaît rien à votre sujet pose des questions ; vous répondez.',
      },
      {
        question: 'Dois-je parler en arabe standard ?',
        answer:
          'Non. Le plus souvent, on nous demande la darija. Nous écrivons les textes qui vont avec les leçons.',
      },
      {
        question: 'Je ne peux pas venir à Casablanca.',
        answer:
          'Dites-nous où vous êtes. Si votre métier demande ses propres outils, nous venons à vous ; une formation sur écran peut se filmer chez vous, avec du matériel que nous prêtons.',
      },
      {
        question: 'Puis-je enseigner au nom de mon activité ?',
        answer:
          'Oui : en votre nom, en auto-entrepreneur, avec une coopérative ou une société. Le contrat est au nom de qui reçoit l’argent.',
      },
      {
        question: 'Puis-je montrer mon visage un peu seulement, ou pas du tout ?',
        answer: 'Oui. Les mains, l’écran et la voix suffisent. Dites-le dans votre proposition.',
      },
    ],
  },
};

export const scholarship: InArabic<typeof en.scholarship> = {
  title: (course) => `Bourse : ${course}`,
  description: (course) =>
    `Demandez une bourse pour « ${course} » : trois questions, lues par deux personnes.`,
  heading: (course) => `Une bourse pour « ${course} »`,
  some: (n) =>
    n === 0 ? 'Plus aucune bourse' : n === 1 ? '1 bourse disponible' : `${n} bourses disponibles`,
  from: (who) => `, offerte par ${who}`,
  text: 'Ces places sont déjà payées par quelqu’un. Deux personnes lisent ce que vous écrivez et décident ensemble. Vous avez une réponse sous dix jours ouvrés, quelle qu’elle soit.',
  questions: {
    message: 'Pourquoi cette formation ?',
    plan: 'Que ferez-vous de ce que vous apprendrez ?',
    means: 'Qu’est-ce qui vous empêche de la payer ?',
  },
  hints: {
    message: 'Deux ou trois phrases suffisent.',
    plan: 'Par quoi vous commencerez, et quand vous aurez du temps pour elle.',
    means: 'Une phrase. Nous ne demandons aucun papier.',
  },
  submit: 'Envoyer ma demande',
  privacy: 'Seules les personnes qui travaillent ici la lisent. Elle n’apparaît jamais sur le site.',
  over: 'Toutes les bourses de cette formation ont été données. Les prochaines seront annoncées sur cette page.',
  sent: 'Votre demande est bien arrivée',
  sentText: 'Vous avez une réponse par e-mail sous dix jours ouvrés, même si c’est non.',
  back: 'Retour à la formation',
};
