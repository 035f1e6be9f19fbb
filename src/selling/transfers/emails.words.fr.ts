import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const claimReceived: InArabic<typeof en.claimReceived> = {
  cash: {
    subject: (item, amount) => `Nous avons le code de votre envoi, ${amount} : ${item}`,
    heading: 'Nous avons votre code',
    intro: (item) =>
      `Merci. Nous avons le code de votre paiement en espèces pour « ${item} », et nous cherchons l’argent.`,
    hear: (when) => `Nous vous répondons au plus tard le ${when}.`,
  },
  bank: {
    subject: (item, amount) => `Nous cherchons votre virement, ${amount} : ${item}`,
    heading: 'Nous cherchons votre virement',
    intro: (item) => `Merci. Vous nous avez dit que le virement pour « ${item} » est parti.`,
    hear: (when) =>
      `Nous le cherchons, au plus tard le ${when}, et nous vous écrivons dès que nous le trouvons. Entre banques, il peut prendre un ou deux jours ouvrables.`,
  },
  wallet: {
    subject: (item, amount) => `Nous avons le numéro de votre opération, ${amount} : ${item}`,
    heading: 'Nous avons votre numéro',
    intro: (item) =>
      `Merci. Nous avons le numéro de l’opération de votre portefeuille pour « ${item} », et nous cherchons l’argent.`,
    hear: (when) => `Nous vous répondons au plus tard le ${when}.`,
  },
  code: 'Votre code finit par',
  amount: 'Montant envoyé',
  full: 'Entre-temps, toutes les places ont été prises par des personnes confirmées avant vous. Nous cherchons quand même votre paiement, et rien n’est perdu. La page de votre commande montre si un autre groupe est ouvert ; sinon, nous vous trouvons une place ou nous vous remboursons.',
  notFound:
    'Si le paiement n’apparaît pas, vous recevez un e-mail avec la raison. Vous pourrez vérifier le code ou le virement et le renvoyer.',
};

export const claimRefused: InArabic<typeof en.claimRefused> = {
  subject: (item, amount) => `Nous n’avons pas encore trouvé ${amount}, voici pourquoi : ${item}`,
  preview: 'Voici pourquoi, et ce que vous pouvez faire.',
  heading: 'Nous n’avons pas pu confirmer votre paiement',
  intro: (item) =>
    `Nous avons vérifié votre paiement pour « ${item} » et nous n’avons pas encore pu le confirmer. Rien n’est perdu.`,
  reason: 'Pourquoi',
  nextTitle: 'Ce que vous pouvez faire',
  next: [
    'Comparez le montant, le compte ou le bénéficiaire, et le motif avec votre justificatif.',
    'S’il y a une faute de frappe, ouvrez votre commande et renvoyez le tout.',
    'Si tout est juste, ajoutez une photo du justificatif sur la page de votre commande, et nous chercherons de nouveau ensemble. Ne l’envoyez jamais par e-mail ni sur WhatsApp : toute personne qui voit son code peut retirer l’argent.',
    'Ou payez autrement, depuis la page de votre commande.',
  ],
  nextWhenOver: [
    'Si vous avez bien payé, répondez à cet e-mail et dites-nous quand et comment : nous chercherons de nouveau ensemble. Gardez le justificatif et son code pour vous.',
    'Sinon, choisissez de nouveau depuis la page de votre commande.',
  ],
  over: 'Le délai pour payer cette commande est passé : ce que nous gardions pour vous est maintenant ouvert à d’autres.',
  until: (date) => `Votre commande reste ouverte jusqu’au ${date}.`,
};

export const takenBack: InArabic<typeof en.takenBack> = {
  subject: (item) => `Nous avons confirmé votre paiement par erreur : ${item}`,
  preview: 'L’argent n’est pas arrivé. Voici pourquoi, et ce que vous pouvez faire.',
  heading: 'Votre paiement n’est finalement pas confirmé',
  intro: (item, amount) =>
    `Nous vous avons dit que votre paiement de ${amount} pour « ${item} » était arrivé. C’était une erreur de notre part : nous avons vérifié de nouveau, et l’argent n’y est pas. Nous vous prions de nous excuser.`,
  closed:
    'Ce que la commande avait ouvert est fermé jusqu’à son paiement. Rien de ce que vous y avez fait n’est perdu. Son reçu n’est plus valable.',
  closedGift:
    'Votre cadeau est fermé jusqu’à son paiement. Rien de ce qui y a été fait n’est perdu. Son reçu n’est plus valable.',
  paid: 'Si vous avez payé, ajoutez une photo du justificatif sur la page de votre commande, et nous chercherons de nouveau ensemble. Sinon, payez depuis la même page.',
  until: (date) => `Votre commande reste ouverte jusqu’au ${date}.`,
};

export const howToPay: InArabic<typeof en.howToPay> = {
  bank: {
    subject: (item, amount) => `Payez ${amount} par virement bancaire : ${item}`,
    preview: (number) => `Le compte, et le motif à écrire : ${number}.`,
    heading: 'Payer par virement bancaire',
    intro: (item, amount) =>
      `Nous avons votre commande pour « ${item} ». Virez ${amount} sur ce compte et écrivez votre numéro de commande comme motif : c’est ainsi que nous trouvons votre virement.`,
    accountName: 'Titulaire du compte',
    bankName: 'Banque',
    rib: 'RIB',
    iban: 'IBAN, de l’étranger',
    swift: 'SWIFT, de l’étranger',
    reference: 'Motif du virement',
    amount: 'Montant',
    next: [
      'Faites le virement dans l’application de votre banque ou au guichet.',
      'Ouvrez votre commande et dites-nous qu’il est en route.',
      'Nous le cherchons, et nous vous écrivons dès que nous le trouvons.',
    ],
    button: 'J’ai fait le virement',
  },
  cash: {
    subject: (item, amount) => `Payez ${amount} en espèces : ${item}`,
    preview: (agencies) => `Dans n’importe quelle agence ${agencies}.`,
    heading: 'Payer en espèces dans une agence',
    intro: (item, amount, agencies) =>
      `Nous avons votre commande pour « ${item} ». Envoyez ${amount} depuis n’importe quelle agence ${agencies} avec ces informations. Prenez votre carte d’identité (CIN) avec vous.`,
    beneficiary: 'Bénéficiaire',
    city: 'Ville',
    phone: 'Téléphone du bénéficiaire',
    amount: 'Montant',
    next: [
      'L’agence vous donne son reçu, avec le code de l’envoi.',
      'Ouvrez votre commande et tapez ce code.',
      'Nous le vérifions, et nous vous écrivons dès que nous trouvons l’argent.',
    ],
    secret:
      'Toute personne qui connaît le code peut retirer l’argent : gardez-le pour vous, et ne le tapez que sur la page de votre commande.',
    button: 'Taper le code de l’envoi',
  },
  wallet: {
    subject: (item, amount) => `Payez ${amount} depuis votre portefeuille mobile : ${item}`,
    preview: (number) => `Vers le numéro ${number}.`,
    heading: 'Payer depuis un portefeuille mobile',
    intro: (item, amount) =>
      `Nous avons votre commande pour « ${item} ». Envoyez ${amount} depuis l’application de votre portefeuille vers ce numéro. Si vous préférez le code QR, il est sur la page de votre commande.`,
    wallet: 'Portefeuille',
    phone: 'Numéro',
    holder: 'Nom affiché par l’application',
    amount: 'Montant',
    next: [
      'Votre portefeuille confirme l’envoi par un SMS ou un reçu, avec le numéro de l’opération.',
      'Ouvrez votre commande et tapez ce numéro.',
      'Nous le vérifions, et nous vous écrivons dès que nous trouvons l’argent.',
    ],
    button: 'Taper le numéro de l’opération',
  },
  other: {
    subject: (item, amount) => `Trouvons un moyen de payer ${amount} : ${item}`,
    preview: 'Nous avons votre commande. Écrivez-nous, et nous trouverons un moyen qui vous convient.',
    heading: 'Un autre moyen de payer',
    intro: (item) =>
      `Nous avons votre commande pour « ${item} », et vous voulez payer autrement. Écrivez-nous sur WhatsApp ou répondez à cet e-mail : nous trouverons un moyen.`,
    whatsapp: 'Nous écrire sur WhatsApp',
    whatsappText: (number, item) =>
      `Salam, je voudrais payer « ${item} » autrement. Mon numéro de commande : ${number}`,
  },
  promise: (when) => `Nous cherchons les paiements ${when}.`,
};

export const staffClaimWaiting: InArabic<typeof en.staffClaimWaiting> = {
  subject: (number, amount) => `Un paiement à chercher : ${amount}, commande ${number}`,
  preview: 'Une personne dit avoir payé.',
  heading: 'Un paiement attend votre décision',
  intro:
    'Une personne dit que ce paiement est en route. Cherchez-le, puis confirmez-le ou rejetez-le dans l’administration.',
  method: 'Moyen de paiement',
  methods: {
    Card: 'Carte bancaire',
    'Bank Transfer': 'Virement bancaire',
    'WafaCash / Cash Plus': 'WafaCash / Cash Plus',
    'Mobile Wallet': 'Portefeuille mobile',
    'Other Payment Methods': 'Autre moyen',
  },
  transferCode: 'Code de l’envoi',
  buyer: 'Personne',
  amount: 'Montant',
  button: 'Ouvrir la commande',
};

export const staffClaimsLate: InArabic<typeof en.staffClaimsLate> = {
  subject: (count) =>
    count < 2
      ? `${count} paiement attend depuis trop longtemps`
      : `${count} paiements attendent depuis trop longtemps`,
  preview: 'Des personnes attendent une réponse.',
  heading: 'Des paiements qui attendent depuis trop longtemps',
  intro: (checks) =>
    `Ces personnes nous ont dit avoir payé, et l’heure à laquelle nous avions promis de vérifier est passée : nous vérifions ${checks}. Rien n’est encore décidé. L’attente la plus longue vient en premier.`,
  line: (name, amount, method, since, promised) =>
    `${name}, ${amount}, ${method}, signalé : ${since}, promis : ${promised}`,
  collect: (day) => `À retirer avant le ${day} : ensuite, l’agence le renvoie.`,
  more: (count) => (count < 2 ? `Et ${count} autre.` : `Et ${count} autres.`),
  button: 'Ouvrir le plus ancien',
};

export const staffOtherMethod: InArabic<typeof en.staffOtherMethod> = {
  subject: (number, amount) => `Paiement à convenir : commande ${number}, ${amount}`,
  preview: 'Une personne a choisi un autre moyen de paiement et attend de nos nouvelles.',
  heading: 'Une personne attend de nos nouvelles',
  intro:
    'Elle a choisi un autre moyen de paiement, et nous lui avons dit que nous la contacterions très vite. Convenez du moyen avec elle, et enregistrez le paiement quand il arrive.',
  buyer: 'Personne',
  email: 'E-mail',
  phone: 'Téléphone',
  amount: 'Montant',
  button: 'Ouvrir la commande',
};
