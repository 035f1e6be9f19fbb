import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const accessLink: InArabic<typeof en.accessLink> = {
  subject: (product) => `Votre fichier : ${product}`,
  preview: (until) => `Le lien est dans cet e-mail. Il est valable jusqu’au ${until}.`,
  heading: 'Votre fichier est prêt',
  intro: (product) => `Voici « ${product} », gratuitement.`,
  file: 'Fichier',
  size: 'Taille',
  units: {
    megabytes: (number) => `${number} Mo`,
    kilobytes: (number) => `${number} Ko`,
  },
  until: 'Lien valable jusqu’au',
  button: 'Télécharger le fichier',
  again:
    'D’ici là, vous pouvez utiliser le lien autant que vous voulez. Après, demandez-en un nouveau dans la boutique.',
};

export const accessReady: InArabic<typeof en.accessReady> = {
  subject: (course) => `Votre formation est ouverte : ${course}`,
  preview: 'Votre paiement est confirmé. Voici votre code d’activation et le lien pour commencer.',
  heading: 'Votre formation est ouverte',
  intro: (course) => `Votre paiement est confirmé, et « ${course} » est à vous.`,
  code: 'Votre code d’activation',
  start: 'Commencer la formation',
  firstTitle: 'Vos premiers pas',
  first: [
    'Ouvrez la plateforme avec le bouton ci-dessus.',
    'Créez-y votre compte avec cette même adresse e-mail.',
    'Tapez votre code d’activation quand on vous le demande. Il marche une seule fois et il est pour vous seulement.',
  ],
  refund: (days, paidBack) =>
    `Si la formation ne vous convient pas, demandez un remboursement sur la page de votre commande pendant ${days} : nous vous rendons votre argent par le même moyen de paiement, sous ${paidBack}. Ce qui a été payé en espèces vous est remis, ou envoyé à votre nom dans une agence ou sur votre compte bancaire.`,
  receipt: 'Votre reçu est sur la page de votre commande.',
};

export const accessSoon: InArabic<typeof en.accessSoon> = {
  subject: (course, hours) => `C’est payé, votre code d’activation arrive sous ${hours} : ${course}`,
  preview: 'Votre place est réservée.',
  heading: 'Votre paiement est confirmé',
  intro: (course) => `Merci. Votre place dans « ${course} » est réservée.`,
  soon: (hours) =>
    `Nous préparons votre code d’activation. Il arrive par e-mail sous ${hours}, et il sera aussi sur la page de votre commande. Vous n’avez rien à faire.`,
  spam: 'Si rien n’est arrivé d’ici là, regardez dans le dossier Spam, ou répondez à cet e-mail.',
};

export const gift: InArabic<typeof en.gift> = {
  somebody: 'Quelqu’un qui vous aime',
  subject: (from, item) => `${from} vous offre un cadeau : ${item}`,
  preview: 'Il est payé. Voici comment l’ouvrir.',
  heading: 'Un cadeau pour vous',
  intro: (from, item) => `${from} vous offre « ${item} ». C’est payé, et cela ne vous coûte rien.`,
  note: (from) => `${from} vous écrit`,
  soon: (hours) =>
    `Votre code d’activation arrive à cette adresse e-mail sous ${hours}. Vous n’avez rien à faire.`,
  signIn: 'Connectez-vous avec cette adresse e-mail : nous vous envoyons un code, sans mot de passe.',
  linkLife: (hours) =>
    `Ces liens marchent pendant ${hours}. Vous en trouverez de nouveaux dans votre compte.`,
  account: 'Ouvrir mon compte',
  why: (site) =>
    `Vous recevez cet e-mail parce que cette adresse a été donnée pour un cadeau payé chez ${site}. Si vous ne savez pas qui l’envoie, vous n’avez rien à faire.`,
  isFor: 'Cadeau pour',
  sent: {
    subject: (item) => `Votre cadeau est en route : ${item}`,
    preview: 'Votre paiement est confirmé.',
    heading: 'Votre cadeau est en route',
    waitsSubject: (item) => `Votre cadeau attend son jour : ${item}`,
    waitsHeading: 'Votre cadeau attend son jour',
    waits: (item, name, email, day) =>
      `Votre paiement est confirmé. Le ${day} à 8 h, heure du Maroc, nous expliquons à ${name}, par e-mail à ${email}, comment ouvrir « ${item} ». Vous pouvez changer le jour sur la page de votre commande.`,
    intro: (item, name, email) =>
      `Votre paiement est confirmé. Nous expliquons à ${name}, par e-mail à ${email}, comment ouvrir « ${item} ».`,
  },
  received: {
    next: (email) => `Ensuite, nous expliquons à ${email} comment ouvrir votre cadeau.`,
    byHand: 'Ensuite, vous recevez un lien et une carte pour offrir votre cadeau.',
  },
  hand: {
    isFor: 'offert par vous',
    subject: (item) => `Offrez votre cadeau avec ce lien : ${item}`,
    heading: 'Votre cadeau est prêt à offrir',
    intro: (item, name) =>
      `Votre paiement est confirmé. Envoyez le lien ci-dessous à ${name}, ou imprimez la carte sur la page de votre commande : il suffit de l’ouvrir et de donner son nom, et « ${item} » s’ouvre.`,
    once: 'Le cadeau va à la première personne qui ouvre le lien. D’ici là, sur la page de votre commande, vous pouvez faire un nouveau lien ou envoyer le cadeau à une adresse e-mail.',
    button: 'La carte, et l’envoi sur WhatsApp',
  },
  owned: {
    subject: (item) => `Ne payez pas une deuxième fois, vous l’avez déjà : ${item}`,
    title: 'Vous l’avez déjà',
    preview: 'Cette commande se ferme toute seule.',
    text: (item) =>
      `Vous avez déjà « ${item} » : ne payez pas une deuxième fois. Cette commande se ferme toute seule.`,
    open: 'Ouvrir ce que j’ai',
    gift: 'Pour quelqu’un d’autre ? Commandez-le comme cadeau',
  },
};

export const rights: InArabic<typeof en.rights> = {
  heading: 'Votre consultation',
  what: 'Consultation',
  pays: 'Vous payez',
  free: 'Gratuit',
  instead: (now, before) => `${now} au lieu de ${before}`,
  until: 'Jusqu’au',
  code: 'Code',
  how: 'Si vous vous connectez, le prix baisse automatiquement. Sinon, tapez le code en réservant, avec cette adresse e-mail.',
  book: 'La réserver',
  subject: (course) => `Votre consultation est à réserver : ${course}`,
  preview: 'Elle vient avec votre formation.',
  intro: (course) =>
    `Une consultation vient avec « ${course} ». Elle est prête : choisissez un rendez-vous quand vous en avez besoin.`,
};

export const staffStockEmpty: InArabic<typeof en.staffStockEmpty> = {
  subject: (course) => `Plus de codes d’activation : ${course}`,
  preview: 'Une commande payée attend son code.',
  heading: 'Plus de codes d’activation',
  intro: (course, hours) =>
    `Il n’y avait plus de code d’activation pour une commande confirmée de « ${course} ». Nous en avons promis un sous ${hours}.`,
  next: 'Ajoutez des codes dans l’administration : les personnes qui attendent reçoivent le leur aussitôt, en commençant par l’attente la plus longue.',
  button: 'Ajouter des codes',
};
