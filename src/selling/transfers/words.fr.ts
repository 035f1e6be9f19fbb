import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const transfer: InArabic<typeof en.transfer> = {
  until: (moment) => `Nous gardons votre commande jusqu’au ${moment}.`,
  bank: {
    instant: {
      title: 'Le plus rapide : le virement instantané',
      text: (most) =>
        `Dans l’application de votre banque, choisissez « virement instantané » : il arrive en moins de 20 secondes, jusqu’à ${most}. Votre banque peut prendre des frais ; l’application les montre avant que vous confirmiez.`,
      copy: 'Copiez les lignes ci-dessous une à une dans l’application.',
    },
    abroad: 'Vous envoyez de l’étranger ?',
    abroadText:
      'Votre banque aura besoin de ces deux numéros. Demandez-lui d’envoyer le montant en dirhams et de mettre ses frais à votre charge.',
    iban: 'IBAN',
    swift: 'SWIFT',
  },
  send: {
    title: 'Prenez ces informations avec vous',
    copyAll: 'Tout copier',
    own: 'Les envoyer à mon WhatsApp',
    other: 'Quelqu’un d’autre paie pour vous ? Envoyez-lui les informations.',
    newTab: 's’ouvre dans un nouvel onglet',
    bankMessage: {
      title: (academy) => `Virement bancaire à ${academy}`,
      exact: 'Exactement ce montant',
      reason: 'Motif du virement',
    },
    cashMessage: { title: (academy, agencies) => `Espèces pour ${academy}, en agence ${agencies}` },
    until: (moment) => `À envoyer au plus tard le ${moment}.`,
    page: 'Puis dites-le-nous ici',
  },
  receipt: {
    label: 'Justificatif du virement (facultatif)',
    hint: 'Une photo, une capture d’écran ou un PDF de 5 Mo au plus. Il nous aide à trouver votre virement plus vite ; seules les personnes qui gèrent les paiements le voient.',
    ready: 'Prêt à envoyer : {size}',
    shrunk: 'Prêt à envoyer : {size} au lieu de {before}',
    kilobytes: '{n} Ko',
    megabytes: '{n} Mo',
    progress: 'Envoi de votre justificatif',
  },
  cash: {
    steps: [
      'Allez avec votre carte d’identité (CIN) dans n’importe quelle agence {agencies}.',
      'Envoyez le montant au nom ci-dessous. L’agence ajoute ses frais ; nous n’en ajoutons pas.',
      'Gardez le reçu de l’agence : le code de l’envoi est dessus.',
    ],
    secret: 'Toute personne qui a le code peut retirer l’argent : ne le donnez qu’à nous, sur cette page.',
    reading: (name) => `Se lit : ${name}`,
    code: 'Son code ressemble à',
    fee: (amount) => `Frais habituels : environ ${amount}.`,
    kept: (days) =>
      `Elle garde l’argent ${days} jours, puis le renvoie : tapez votre code ici dès que vous l’avez.`,
    slip: 'Un reçu d’agence, avec le code de l’envoi marqué',
  },
  receipts: {
    title: 'Le justificatif de votre paiement',
    description: 'Envoyer le justificatif de votre paiement.',
    lead: 'Un justificatif nous aide à trouver votre paiement. Il est facultatif : ce qui compte, c’est l’argent arrivé sur notre compte.',
    label: 'Photo, capture d’écran ou PDF',
    hint: '5 Mo au plus. Seules les personnes qui gèrent les paiements le voient.',
    submit: 'Envoyer le justificatif',
    sent: 'Ce que vous avez envoyé',
    kinds: {
      'image/jpeg': 'Photo',
      'image/png': 'Image',
      'image/webp': 'Image',
      'application/pdf': 'PDF',
    },
    thanks: 'Nous l’avons ajouté à votre commande.',
    enough: 'Nous avons 3 justificatifs pour cette commande. C’est assez.',
    back: 'Retour à la commande',
  },
  order: {
    add: 'Ajouter un justificatif de paiement',
    addAnother: 'Ajouter un autre justificatif',
    note: 'Facultatif : il nous aide à trouver votre paiement plus vite.',
    have: (count) => (count < 2 ? `Nous avons ${count} justificatif.` : `Nous avons ${count} justificatifs.`),
  },
};
