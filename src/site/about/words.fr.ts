import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const about: InArabic<typeof en.about> = {
  head: {
    title: 'À propos',
    description:
      'Une académie en ligne pour les femmes et les jeunes du Maroc : qui l’a fondée, qui la dirige, qui y enseigne, ce que nous promettons et où nous trouver.',
  },
  hero: {
    heading: 'Qui est derrière Derb',
    text: 'Une académie en ligne pour les femmes et les jeunes du Maroc. Vous apprenez sur votre téléphone, et vous payez par carte, par virement bancaire ou en espèces. Bienvenue à partir de 16 ans, aux jeunes hommes aussi.',
  },
  people: {
    title: 'Qui l’a fondée et qui la dirige',
  },
  beliefs: {
    title: 'Ce que nous promettons, et où le vérifier',
    items: [
      {
        title: 'Le prix que vous voyez est celui que vous nous payez',
        text: 'Nous n’ajoutons aucun frais, quel que soit le moyen de paiement. Une agence peut prendre les siens : demandez avant d’envoyer.',
        where: 'Voir les prix',
      },
      {
        title: 'Les places et les délais sont vrais',
        text: 'Si nous disons qu’il reste une place, elle reste, et une offre finit le jour indiqué.',
        where: 'Voir les ateliers',
      },
      {
        title: 'Vous pouvez changer d’avis',
        text: '{courseDaysAlone} pour une formation, {communityDaysAlone} pour la communauté, {shopDaysAlone} pour la boutique, à partir de votre paiement ; avec un groupe, à partir de sa première rencontre si elle vient plus tard. Nous vous remboursons sous {paidBack}, comme vous avez payé.',
        where: 'Lire les conditions',
      },
      {
        title: 'Une personne répond',
        text: 'Sur WhatsApp, par téléphone ou par e-mail.',
        where: 'Nous contacter',
      },
      {
        title: 'Vos données restent à vous',
        text: 'Nous demandons seulement ce qu’il faut pour une inscription, nous comptons les visites seulement si vous dites oui, et nous ne vendons rien.',
        where: 'Lire la politique de confidentialité',
      },
    ],
  },
  team: {
    title: 'Qui enseigne',
    text: 'Chaque personne qui enseigne ici gagne sa vie avec ce qu’elle enseigne.',
    course: 'Voir sa formation',
    linkedinOf: (name) => `${name} sur LinkedIn (s’ouvre dans un nouvel onglet)`,
    join: 'Proposer une formation, vous aussi',
    none: 'L’équipe pédagogique se présentera bientôt ici. En attendant, la page de chaque formation dit qui l’assure.',
  },
  making: {
    title: 'Comment se fait une formation',
    steps: [
      {
        title: 'Nous demandons',
        text: 'La formatrice ou le formateur parle avec des personnes qui suivraient la formation : qu’avez-vous essayé, où avez-vous arrêté ?',
      },
      {
        title: 'Nous partons du résultat',
        text: 'Une boutique, une collection, un contrat : ce qui n’y mène pas est laissé de côté.',
      },
      {
        title: 'Nous enregistrons pour un téléphone',
        text: 'Des leçons courtes, à suivre sur un petit écran, ou seulement à écouter.',
      },
      {
        title: 'Nous essayons',
        text: 'Quelques personnes passent d’abord, avec leur propre téléphone et leur propre recharge. Là où elles bloquent, nous enregistrons de nouveau.',
      },
      {
        title: 'Nous mettons à jour',
        text: 'Quand une application ou un prix change, la leçon change aussi, sans rien vous coûter.',
      },
    ],
  },
  story: {
    title: 'Comment cela a commencé',
    moments: [
      'Notre fondatrice vendait du savon en ligne, avec un téléphone prêté. Les vendeuses de tissu de Derb Omar lui demandaient chaque semaine : comment vendre sans boutique ?',
      'Elle répondait par message vocal, dans le bus du retour. Les messages passaient d’un téléphone à l’autre, alors elle les a mis en ordre : douze leçons courtes en darija. C’était la première formation.',
      'La plupart de celles qui la voulaient n’avaient pas de carte. L’une a payé 400 dirhams en pièces dans une agence. Depuis, les espèces sont un de nos moyens de paiement.',
      'Un derb est une ruelle de médina et, en arabe, un chemin : celui de « Tracez votre chemin ». Notre arabe parle à une femme, parce que la plupart des personnes qui ont commencé avec nous sont des femmes. Chaque mot est pour qui le lit.',
    ],
  },
  place: {
    title: 'Où nous trouver',
    text: 'Prévenez-nous avant de venir, pour que quelqu’un soit là.',
    address: 'Adresse',
    phone: 'Téléphone',
    email: 'E-mail',
    registration: 'Immatriculation',
    contact: 'Nous contacter',
    courses: 'Voir les formations',
  },
};
