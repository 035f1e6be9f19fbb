import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const free: InArabic<typeof en.free> = {
  paid: 'À payer',
  free: 'Rien : 0 DH.',
  freeReasons: {
    gift: 'C’est un cadeau de l’académie. Vous ne payez rien.',
    scholarship: 'C’est une bourse. Vous ne payez rien.',
    moved:
      'Vous aviez déjà une inscription chez nous, ailleurs : maintenant, tout est ici. Vous ne payez rien.',
    other: 'C’est offert par l’académie. Vous ne payez rien.',
  },
  accessReady: {
    preview: 'Voici votre code d’activation et le lien pour commencer. Il n’y a rien à payer.',
    intro: (item) => `« ${item} » est à vous.`,
  },
  accessSoon: {
    subject: (course, hours) => `Votre accès arrive sous ${hours} : ${course}`,
    heading: 'Votre place est réservée',
    intro: (item) => `Votre place est réservée : « ${item} ».`,
  },
  membershipReady: {
    preview: 'Votre place est réservée, et il n’y a rien à payer. Voici la suite.',
    intro: (item) => `« ${item} » est à vous.`,
  },
  productReady: {
    preview: 'Vos fichiers sont prêts à télécharger. Il n’y a rien à payer.',
    intro: (item) =>
      `« ${item} » est à vous. Enregistrez le fichier maintenant sur votre téléphone ou votre ordinateur, et vous pourrez l’ouvrir sans internet.`,
  },
};

export const productReady: InArabic<typeof en.productReady> = {
  subject: (product) => `Vos fichiers : ${product}`,
  preview: 'Votre paiement est confirmé, et vos fichiers sont prêts à télécharger.',
  heading: 'Vos fichiers sont prêts',
  intro: (product) =>
    `Votre paiement est confirmé, et « ${product} » est à vous. Enregistrez le fichier maintenant sur votre téléphone ou votre ordinateur, et vous pourrez l’ouvrir sans internet.`,
  download: {
    en: 'Télécharger en anglais',
    ar: 'Télécharger en arabe',
    fr: 'Télécharger en français',
    both: 'Télécharger le fichier',
  },
  linkLife: (hours) =>
    `Ces liens marchent pendant ${hours}. La page de votre commande vous en donne de nouveaux à tout moment.`,
  byHand: 'Le fichier n’est plus dans la boutique. Répondez à cet e-mail, et nous vous l’envoyons.',
  refund: (days, paidBack) =>
    `Il ne vous convient pas ? Demandez un remboursement sur la page de votre commande, dans les ${days} après le paiement : nous vous remboursons sous ${paidBack}.`,
};
