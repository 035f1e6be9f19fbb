import type { InArabic } from '../../../content/shape.ts';
import { oneOrMany } from '../../platform/i18n/count.ts';
import type * as en from './words.en.ts';
import { darija } from './ecommerce-mastery-virtual.darija.ts';

export const course: InArabic<typeof en.course> = {
  notFound: {
    title: 'Formation introuvable',
    text: 'Ce lien ne mène à aucune formation. Elle a peut-être changé de nom, ou le lien est coupé.',
    action: 'Voir toutes les formations',
  },
  facts: {
    heading: 'En bref',
    start: 'Début',
    openEnrolment: 'Inscriptions ouvertes',
    startUnknown: 'Date à venir',
    end: 'Fin',
    endsAfter: (weeks) => `${weeks} après le début`,
    weeksAfter: oneOrMany('{n} semaine', '{n} semaines'),
    level: 'Niveau',
    language: 'Langue',
    format: 'Format',
    trainer: 'Formation assurée par',
    studyTime: 'Temps nécessaire',
    liveSessions: 'Rencontres en direct',
    assessments: 'Évaluations',
    certificate: 'Certificat',
    certificateGiven: 'De fin de formation',
    consultation: 'Consultation',
    consultationIncluded: 'Une, comprise',
    seats: 'Places',
    trainerUnknown: 'Formatrice experte',
    levelUnknown: 'Intermédiaire',
    languageUnknown: 'Anglais',
  },
  price: {
    percentOff: (percent) => `Remise de ${percent}`,
    pay: (ways) => `Payer ${ways}`,
    ways: {
      'WafaCash / Cash Plus': 'en espèces',
      'Bank Transfer': 'par virement bancaire',
      'Mobile Wallet': 'depuis un portefeuille mobile',
      Card: 'par carte bancaire',
    },
    refund: '{courseDaysAlone} pour changer d’avis',
    refundText: 'Comptés {since}. Nous vous remboursons comme vous avez payé, sous {paidBack}.',
  },
  bar: 'Inscription',
  video: { play: 'Lire la vidéo de présentation' },
  freeLesson: {
    watch: 'Voir une leçon gratuite',
    listen: 'Écouter une leçon gratuite',
    read: 'Lire une leçon gratuite',
    minutes: oneOrMany('{n} min', '{n} min'),
    kilobytes: '{n} Ko',
    megabytes: '{n} Mo',
    note: 'Sans compte',
  },
  about: 'La formation',
  readMore: 'Lire la suite',
  road: (object) => `Le chemin vers « ${object} »`,
  learn: 'Ce que vous apprenez',
  curriculum: {
    heading: 'Ce qu’elle contient',
    sum: (parts, lessons) => `${parts}, ${lessons}.`,
    published: (n, of) => `Modules publiés à ce jour : ${n} sur ${of}.`,
    next: (day, every) =>
      `Le prochain s’ouvre le ${day}${every === null ? '' : `, puis un nouveau tous les ${every}`}.`,
    noDates: 'Les autres n’ont pas encore de date.',
    silent: 'Les vidéos n’ont pas de son.',
    opens: {
      now: 'Déjà ouvert',
      atOnce: 'S’ouvre dès votre inscription',
      allAtOnce: 'Tout s’ouvre dès votre inscription.',
      after: (days) => `S’ouvre ${days} après votre inscription`,
      on: (day) => `S’ouvre le ${day}`,
    },
    parts: oneOrMany('{n} module', '{n} modules'),
    lessons: oneOrMany('{n} leçon', '{n} leçons'),
  },
  own: {
    action: 'Aller à ma formation',
    title: 'Cette formation est à vous',
    text: 'Vos leçons sont sur sa page.',
    forAnother: 'Inscrire quelqu’un d’autre',
  },
  experience: oneOrMany('{n} an d’expérience', '{n} ans d’expérience'),
  linkedin: (name) => `${name} sur LinkedIn`,
  requirements: 'Ce qu’il vous faut',
  testimonials: {
    heading: 'Les avis sur la formation',
    ofUs: 'Ce qu’on dit de nous',
    more: 'D’autres avis',
    sample: 'Exemple',
    from: (city, day) => `${city}, ${day}`,
    stars: (stars) => `${stars} sur 5`,
  },
  outcome: {
    heading: 'Ce qu’elle a donné',
    some: (answered, earning) =>
      `Six mois après la formation, gagnent de l’argent avec elle : ${earning} sur ${answered} réponses.`,
    half: (of, amount) =>
      `Sur ${of} personnes qui ont dit leur mois, six mois après la formation, la moitié gagne ${amount} ou plus avec elle.`,
  },
  faq: 'Avant de décider',
  scholarship: 'Pas les moyens ? Demandez une bourse',
  closing: {
    heading: 'Envie de vous inscrire ?',
    text: 'D’abord votre nom et votre téléphone, ensuite le moyen de paiement. Une fois le paiement confirmé, un e-mail ouvre votre formation.',
    waitlistHeading: 'Pas encore ouverte',
    waitlistText: 'Laissez votre nom : nous vous écrivons une seule fois, à l’ouverture des inscriptions.',
    fullHeading: 'Ce groupe est complet',
    fullText: 'Laissez votre nom : nous vous écrivons une seule fois, à l’ouverture du prochain groupe.',
  },
};

export const courses: InArabic<typeof en.courses> = {
  head: {
    title: 'Formations',
    description:
      'Des formations en e-commerce, mode, contenu et langues, en darija et en anglais, faites pour le téléphone.',
  },
  heading: 'Trouvez votre formation',
  lead: 'En direct avec une formatrice, ou à votre rythme. Vous voyez le prix et la date avant de donner votre nom.',
  filters: {
    label: 'Filtrer les formations',
    more: 'Filtrer',
    all: 'Toutes',
    live: 'En direct',
    field: 'Domaine',
    start: 'Début',
    soon: 'D’ici deux semaines',
    budget: 'Prix',
    upTo: (amount) => `Jusqu’à ${amount}`,
    above: (amount) => `Plus de ${amount}`,
  },
  search: {
    label: 'Chercher une formation par son nom',
    placeholder: 'Chercher par nom',
    submit: 'Chercher',
    clear: 'Effacer la recherche',
  },
  results: {
    heading: 'Formations',
    count: oneOrMany('{n} formation', '{n} formations'),
    empty: 'Aucune formation trouvée. Essayez une autre recherche.',
    emptyHint: 'Vous pouvez aussi regarder tout ce que nous enseignons.',
    showAll: 'Voir toutes les formations',
  },
  none: {
    title: 'Les premières formations se préparent',
    text: 'Vous les trouverez ici dès qu’elles sont prêtes. D’ici là, la communauté vous est ouverte.',
    action: 'Voir la communauté',
  },
  coming: {
    heading: 'Bientôt',
    text: 'Laissez votre nom : nous vous écrivons une seule fois, à l’ouverture des inscriptions.',
    join: 'Rejoindre la liste d’attente',
  },
  compare: {
    question: (field) =>
      `${field === null ? 'Deux formations' : `${field} : deux formations`}. Laquelle est pour vous ?`,
    forWhom: 'Pour qui',
    how: 'Comment vous apprenez',
    time: 'Temps',
    price: 'Prix',
    get: 'Ce que vous recevez',
    sessions: oneOrMany('{n} rencontre en direct', '{n} rencontres en direct'),
    tasks: oneOrMany('{n} quiz ou exercice', '{n} quiz et exercices'),
    consultation: 'Une consultation individuelle',
    certificate: 'Un certificat de fin de formation de l’académie',
  },
  host: { title: 'Vous pourriez enseigner ici, vous aussi.', action: 'Proposer une formation' },
  campaign: { endsAt: (moment) => `Jusqu’au ${moment}`, left: 'Temps restant' },
  card: {
    comingSoon: 'Bientôt',
    closedForSale: 'Pas en vente pour le moment',
    openEnrolment: 'Inscriptions ouvertes',
    full: 'Complet',
    starts: (date) => `Commence le ${date}`,
    leavesWith: (object) => `Vous repartez avec : ${object}`,
    of: (course) => ` : ${course}`,
    seats: oneOrMany('Il reste {n} place', 'Il reste {n} places'),
    rating: (mean, reviews) => `Note de ${mean} sur 5 d’après ${reviews}`,
    reviews: oneOrMany('{n} avis', '{n} avis'),
    weeks: oneOrMany('{n} semaine', '{n} semaines'),
  },
};

export const ecommerceMasteryVirtual: InArabic<typeof en.ecommerceMasteryVirtual> = {
  head: {
    title: 'E-Commerce Mastery – Virtual',
    description:
      'L’e-commerce en darija marocaine, du choix du produit à la première commande : leçons à lire, vidéos à regarder. À votre rythme, sur votre téléphone.',
  },
  spokenIn: 'Cette page est en darija marocaine, la langue de la formation.',
  darija,
};
