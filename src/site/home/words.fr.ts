import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const home: InArabic<typeof en.home> = {
  head: {
    title: 'Tracez votre chemin',
    description:
      'Formations, ateliers et communauté en ligne pour les femmes et les jeunes du Maroc : un savoir-faire qui rapporte, dans votre langue, sur tout téléphone.',
  },
  hero: {
    kicker: 'Académie en ligne pour les femmes et les jeunes du Maroc',
    titleFirst: 'Tracez',
    titleSecond: 'votre chemin',
    text: 'Apprenez un savoir-faire qui rapporte, dans votre langue et sur n’importe quel téléphone. Bienvenue à partir de 16 ans, aux jeunes hommes aussi.',
  },
  courses: {
    title: 'Les formations ouvertes',
    all: 'Toutes les formations',
  },
  paying: {
    title: 'Payer sans carte',
    steps: [
      {
        title: 'Choisissez les espèces ou le virement',
        text: 'Pas de compte, pas de mot de passe.',
      },
      {
        title: 'Payez près de chez vous',
        text: 'Dans une agence {agencies}, ou depuis votre banque.',
      },
      {
        title: 'Donnez-nous le code, ou dites que c’est envoyé',
        text: 'Nous vérifions {transferCheck}, puis votre formation s’ouvre.',
      },
    ],
    text: 'Le prix est le même en espèces, par virement ou par carte.',
    example: 'Exemple :',
  },
  shelf: {
    title: 'Avec quoi repartez-vous ?',
    text: 'Chaque formation finit par quelque chose à vous.',
  },
  welcome: {
    watch: 'Voir la vidéo de bienvenue',
    scene: 'Une ruelle de la médina avec cinq portes de couleur ; dans chacune, une femme sourit.',
  },
  review: {
    title: 'L’avis d’une personne qui a appris ici',
    of: (name, city) => `${name}, ${city}`,
  },
  community: {
    title: 'Ici, on apprend ensemble',
    text: 'Chaque semaine, les membres se retrouvent en direct, montrent leur travail et se disent franchement ce qu’ils en pensent.',
  },
  trainers: {
    title: 'Qui enseigne ici',
    linkedinOf: (name) => `${name} sur LinkedIn (s’ouvre dans un nouvel onglet)`,
    courseOf: (name) => `La formation avec ${name}`,
    list: 'L’équipe pédagogique',
  },
  benefits: {
    title: 'Pourquoi choisir Derb ?',
    items: [
      {
        question: 'Dans votre langue',
        answer: 'Des leçons en darija, des documents en arabe et en anglais.',
      },
      {
        question: 'Sur n’importe quel téléphone',
        answer: 'Des pages légères et des leçons courtes, pour un téléphone simple et une connexion lente.',
      },
      {
        question: 'À la fin, quelque chose à montrer',
        answer:
          'Chaque formation finit par quelque chose à vous : une boutique, une collection, une première cliente.',
      },
      {
        question: 'Une personne qui répond',
        answer:
          'Votre formatrice fait un retour sur votre travail, et nous répondons sur WhatsApp chaque jour ouvrable.',
      },
      {
        question: 'Pas besoin de carte',
        answer:
          'Espèces, virement ou carte : le prix est le même, celui que vous voyez. Une agence peut prendre ses propres frais.',
      },
      {
        question: 'Vous pouvez changer d’avis',
        answer:
          'Cela ne vous convient pas ? Nous vous remboursons comme vous avez payé, si vous nous écrivez dans les {courseRight}.',
      },
    ],
    cta: 'Trouver ma formation',
  },
  host: {
    title: 'Proposer une formation',
    text: 'Vous vivez d’un savoir-faire ? Nous filmons votre formation avec vous et nous trouvons les personnes à former. Chaque inscription vous est payée.',
    cta: 'Proposer une formation',
  },
  workshops: {
    title: 'Ateliers et rencontres',
    none: {
      title: 'Pas de date pour le moment',
      text: 'Ces ateliers reviendront. Laissez votre nom, nous vous écrirons avant la prochaine date.',
      empty: 'Nous préparons les prochains. Ils apparaîtront d’abord ici.',
    },
    all: 'Tous les ateliers',
  },
  shop: {
    one: '{n} fichier gratuit dans la boutique',
    two: '{n} fichiers gratuits dans la boutique',
    few: '{n} fichiers gratuits dans la boutique',
    many: '{n} fichiers gratuits dans la boutique',
    other: '{n} fichiers gratuits dans la boutique',
  },
};
