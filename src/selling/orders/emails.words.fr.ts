import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const orderByStaff: InArabic<typeof en.orderByStaff> = {
  reopened: {
    subject: (item, amount) => `Votre commande est rouverte, ${amount} : ${item}`,
    preview: (until) => `Vous pouvez payer jusqu’au ${until}.`,
    heading: 'Votre commande est rouverte',
    intro: (item) =>
      `Nous avons rouvert votre commande pour « ${item} ». Vous pouvez la payer au prix d’aujourd’hui.`,
    pay: 'Choisir comment payer',
    until: (until) =>
      `Votre commande reste ouverte jusqu’au ${until}. Après, elle se ferme toute seule et vous ne devez rien.`,
    notWanted: 'Vous avez changé d’avis ? Vous n’avez rien à faire, et rien ne sera débité.',
  },
  discounted: {
    subject: (item, amount) => `Votre commande coûte moins cher, ${amount} : ${item}`,
    preview: (until) => `Vous pouvez payer jusqu’au ${until}.`,
    heading: 'Votre commande coûte moins cher',
    intro: (item, amount) =>
      `Nous avons baissé le prix de votre commande pour « ${item} » : vous payez maintenant ${amount}. Si vous avez déjà envoyé l’ancien montant, répondez à cet e-mail.`,
  },
  addressChanged: {
    subject: (item) => `Une nouvelle adresse e-mail et un nouveau lien pour votre commande : ${item}`,
    preview: 'Les anciens liens ne l’ouvrent plus.',
    heading: 'Nous avons corrigé l’adresse e-mail de votre commande',
    intro: (item) =>
      `Votre commande pour « ${item} » avait une autre adresse e-mail. Nous l’avons corrigée : tout ce qui la concerne arrive maintenant ici.`,
    link: 'Seul le lien de cet e-mail ouvre la commande. Les liens envoyés à l’autre adresse ne marchent plus.',
    notYou:
      'Ce n’est pas votre commande ? Ne l’ouvrez pas. Répondez à cet e-mail, et nous vérifierons de nouveau.',
  },
  addressLeft: {
    subject: (number) => `Votre adresse e-mail a été retirée de la commande ${number}`,
    preview: 'Vous n’avez rien à faire, sauf si la commande est à vous.',
    heading: 'Votre adresse e-mail a été retirée d’une commande',
    intro: (number) =>
      `La commande ${number} a été passée avec cette adresse e-mail. On nous a dit que c’était une faute de frappe : nous l’avons retirée de la commande.`,
    link: 'Les liens de la commande envoyés ici ne marchent plus, et vous ne recevrez plus d’e-mail à son sujet.',
    yours:
      'La commande est à vous, et vous n’avez rien demandé ? Répondez tout de suite à cet e-mail : quelqu’un de l’équipe vérifie et peut remettre votre adresse.',
  },
};

export const orderReceived: InArabic<typeof en.orderReceived> = {
  subject: (item, amount) => `Choisissez comment payer ${amount} : ${item}`,
  preview: 'Nous avons votre commande. Rien n’a encore été débité.',
  heading: 'Nous avons votre commande',
  intro: (course) => `Vous avez commandé une place dans « ${course} ».`,
  notCharged: 'Rien n’a encore été débité.',
  choose: (agencies) =>
    `Choisissez comment payer : en espèces dans une agence ${agencies}, par virement bancaire ou par carte.`,
  next: [
    'Nous confirmons votre paiement : la carte tout de suite, les espèces ou le virement dès que nous les trouvons.',
    'Votre formation s’ouvre, et vous recevez le lien par e-mail.',
  ],
  nextOfMembership: [
    'Nous confirmons votre paiement : la carte tout de suite, les espèces ou le virement dès que nous les trouvons.',
    'Votre adhésion commence, et nous vous le disons par e-mail. Vous vous connectez avec cette adresse et un code que nous vous envoyons.',
  ],
  product: {
    intro: (product) => `Vous avez commandé « ${product} ».`,
    next: [
      'Nous confirmons votre paiement : la carte tout de suite, les espèces ou le virement dès que nous les trouvons.',
      'Vos fichiers arrivent par e-mail, et ils sont sur la page de votre commande.',
    ],
  },
  bundle: {
    intro: (bundle) => `Vous avez commandé « ${bundle} ».`,
    next: [
      'Nous confirmons votre paiement : la carte tout de suite, les espèces ou le virement dès que nous les trouvons.',
      'Tout s’ouvre, et chaque élément a son e-mail.',
    ],
  },
  consultation: {
    intro: (service) => `Vous avez choisi un rendez-vous pour « ${service} ».`,
    next: [
      'Nous confirmons votre paiement : la carte tout de suite, les espèces ou le virement dès que nous les trouvons.',
      'Votre rendez-vous est réservé, et vous recevez par e-mail le fichier pour votre agenda et le lien de la visio. Si le lien n’est pas encore prêt, il arrive avant le rendez-vous.',
    ],
    until: (date) =>
      `Nous gardons ce rendez-vous pour vous jusqu’au ${date} (heure du Maroc). Après, d’autres peuvent le prendre et vous ne devez rien.`,
  },
  until: (date) =>
    `Votre commande reste ouverte jusqu’au ${date}. Après, elle se ferme toute seule et vous ne devez rien.`,
  pay: 'Choisir comment payer',
};

export const orderReminder: InArabic<typeof en.orderReminder> = {
  subject: (item, amount) => `Payez ${amount}, votre commande se ferme demain : ${item}`,
  preview: (until) => `Vous avez jusqu’au ${until} pour payer, et c’est à vous.`,
  heading: 'Votre commande se ferme demain',
  intro: (item, until) =>
    `Vous avez commandé « ${item} », et le paiement manque encore. Votre commande reste ouverte jusqu’au ${until}, puis elle se ferme toute seule.`,
  pay: 'Payer ma commande',
  paidAlready: {
    bank: 'Le virement est déjà parti ? Ouvrez votre commande et dites-le-nous : elle reste ouverte.',
    cash: 'Les espèces sont déjà parties ? Ouvrez votre commande et tapez le code du reçu de l’agence : elle reste ouverte.',
    wallet:
      'Le montant est déjà parti de votre portefeuille ? Ouvrez votre commande et tapez le numéro de l’opération : elle reste ouverte.',
    other: 'Vous avez déjà payé autrement ? Répondez à cet e-mail, et nous chercherons votre paiement.',
  },
  after: 'Si elle se ferme, rien n’est perdu : le même lien la rouvre, au prix de ce jour-là.',
  notWanted: 'Vous avez changé d’avis ? Vous n’avez rien à faire, et rien ne sera débité.',
};

/** Of a bundle that was paid. */
export const bundleReady: InArabic<typeof en.bundleReady> = {
  subject: (item) => `Tout est ouvert : ${item}`,
  preview: 'Tout votre pack est ouvert. Votre commande mène à chaque élément.',
  heading: 'Tout est ouvert',
  intro: (item) =>
    `Tout ce que contient « ${item} » est à vous. Chaque élément a sa page et son e-mail ; votre commande y mène.`,
};
