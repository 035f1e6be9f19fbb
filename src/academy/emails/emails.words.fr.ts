import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const senderTest: InArabic<typeof en.senderTest> = {
  subject: 'Voici à quoi ressemblent nos e-mails',
  preview: 'Expéditeur, adresse de réponse, signature et couleurs, tels qu’ils sont enregistrés.',
  heading: 'Un essai',
  text: 'L’expéditeur, l’adresse de réponse, la signature et les couleurs sont ceux qui sont enregistrés maintenant.',
  why: 'Vous vous êtes envoyé cet essai depuis les paramètres.',
};

export const frame: InArabic<typeof en.frame> = {
  hello: (firstName) => `Bonjour ${firstName},`,
  discreet: 'C’est l’heure d’apprendre.',
  reply: 'Une question ? Répondez à cet e-mail : quelqu’un de l’équipe le lit.',
  whatsapp: (number) => `Ou écrivez-nous sur WhatsApp : ${number}`,
  why: (site) =>
    `Vous recevez cet e-mail parce que cette adresse e-mail a été donnée pour une commande chez ${site}.`,
  hi: 'Bonjour,',
  whyForm: (site) =>
    `Vous recevez cet e-mail parce que cette adresse e-mail a été écrite dans un formulaire chez ${site}. Si ce n’était pas vous, vous n’avez rien à faire.`,
  order: 'Commande',
  item: {
    course: 'Formation',
    membership: 'Adhésion',
    product: 'Produit',
    consultation: 'Consultation',
    bundle: 'Pack',
    instalment: 'Échéance',
    test: 'Essai',
  },
  trainer: 'Formation assurée par',
  price: 'Prix',
  discount: 'Remise',
  amount: 'Montant à payer',
  paid: 'Montant payé',
  openOrder: 'Ouvrir ma commande',
  keepLink:
    'Le lien vers votre commande marche à tout moment. Qui a cet e-mail peut aussi l’ouvrir : ne le transmettez à personne.',
  orCopy: 'Si le bouton ne marche pas, copiez ce lien dans votre navigateur :',
  nextTitle: 'Et ensuite',
};
