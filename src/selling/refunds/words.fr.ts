import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const orderRefunds: InArabic<typeof en.orderRefunds> = {
  title: 'Votre remboursement',
  titleMany: 'Vos remboursements',
  ways: {
    card: 'Sur la carte qui a servi à payer. Votre banque peut mettre quelques jours ouvrables à l’afficher.',
    'bank-transfer': 'Par virement bancaire, sur le compte que vous nous avez donné.',
    'cash-agency':
      'En espèces, à votre nom, dans une agence WafaCash ou Cash Plus. Prenez votre carte d’identité (CIN) avec vous.',
    cash: 'En espèces, à l’académie. Prenez votre carte d’identité (CIN) avec vous.',
  },
  noAccount:
    'Nous ne savons pas encore où l’envoyer : sur un compte bancaire, ou à votre nom dans une agence.',
  giveAccount: 'Nous dire où l’envoyer',
  accountNow: 'Merci. Nous y enverrons votre argent.',
  account: {
    title: 'Où envoyer votre argent ?',
    description: 'Où nous envoyons votre remboursement.',
    lead: (amount) =>
      `Nous vous devons ${amount}. Dites-nous où l’envoyer, et nous vous écrivons quand il est en route.`,
    way: 'Comment voulez-vous le recevoir ?',
    ways: {
      'bank-transfer': {
        title: 'Sur mon compte bancaire',
        text: 'Un virement vers un compte au Maroc.',
      },
      'cash-agency': {
        title: 'En espèces',
        text: 'Dans une agence WafaCash ou Cash Plus, au nom de votre CIN.',
      },
    },
    name: 'Votre nom, comme sur le compte ou sur votre CIN',
    rib: 'RIB de votre compte',
    ribHint:
      '24 chiffres, comme votre banque les écrit. Nous les vérifions avant d’envoyer quoi que ce soit.',
    phone: 'Votre téléphone',
    phoneHint: 'L’agence peut vous appeler.',
    submit: 'Confirmer',
  },
  ask: {
    title: 'Demander un remboursement',
    description: 'Ce que vous récupérez, selon quelle règle, comment et quand.',
    facts: {
      due: 'Vous récupérez',
      rule: 'Votre droit',
      way: 'Comment',
      by: 'Quand',
      access: 'Votre accès',
    },
    inParts: (amount) => `${amount} : toutes les échéances que vous avez payées`,
    rule: {
      payment: ({ days, from, last }) =>
        `${days} à partir de votre paiement du ${from} : jusqu’au ${last} inclus`,
      beginning: ({ days, from, last }) =>
        `${days} à partir du ${from}, premier jour de votre formation : jusqu’au ${last} inclus`,
    },
    by: (day) => `Au plus tard le ${day}`,
    access: 'Reste ouvert jusqu’à notre décision, puis se termine',
    accessOfMember:
      'Reste ouvert jusqu’à notre décision, puis se termine. Ce que vous avez écrit reste sous votre nom, sauf si vous le supprimez avant ; un défi en cours se termine pour vous.',
    reason: 'Pourquoi ? (facultatif)',
    reasonHint: 'Rien ne vous oblige à le dire. Cela nous aide à faire mieux.',
    submit: (amount) => `Demander le remboursement de ${amount}`,
  },
  request: {
    button: 'Demander un remboursement',
    until: (day, since) => `Vous pouvez le demander jusqu’au ${day} inclus. Le délai se compte ${since}.`,
    tooLate: (day) =>
      `Vous pouviez demander un remboursement jusqu’au ${day} inclus. Un problème avec votre commande ? Écrivez-nous :`,
    email: 'Par e-mail',
    whatsapp: 'Sur WhatsApp',
    message: (number) => `Salam, je voudrais un remboursement. Mon numéro de commande : ${number}`,
    title: 'Vous avez demandé un remboursement',
    asked: (amount, day) => `${amount}, demande du ${day}.`,
    by: (day) => `Vous le recevez au plus tard le ${day}. Nous vous écrivons dès que c’est décidé.`,
    withdraw: 'Retirer la demande',
    withdrawSure: 'Votre commande restera comme elle est.',
    withdrawConfirm: 'Oui, la retirer',
    withdrawn: 'Vous avez retiré la demande. Votre commande reste comme elle est.',
    now: 'Nous avons votre demande, et nous vous avons écrit.',
    declinedTitle: (day) => `Nous avons refusé votre demande du ${day}`,
    declinedFor: {
      'paid-back-already': 'Nous vous avons déjà remboursé cette somme.',
      'asked-by-someone-else': 'La demande ne vient pas de la personne qui a acheté.',
      'bank-returns-it': 'Votre banque est déjà en train de vous rendre cette somme.',
      other: 'Nous ne pouvons pas accepter la demande.',
    },
  },
  surplus: 'Vous avez payé deux fois : c’est le deuxième paiement.',
  until: (day) => `Nous l’envoyons au plus tard le ${day}`,
  done: (day) => `Envoyé le ${day}`,
  decided: 'décidé',
  sent: 'envoyé',
  proof: 'Numéro de l’opération',
  reference: 'Référence',
  creditNote: 'Avoir (PDF)',
  receiptPdf: 'Reçu en PDF',
  allDone: {
    title: 'Nous vous avons renvoyé votre argent',
    text: 'Cette commande est remboursée et fermée.',
  },
  ownDecided: 'Vous récupérez votre argent',
  someDecided: {
    title: 'Nous vous remboursons',
    text: (day) =>
      `Nous envoyons l’argent au plus tard le ${day}, et nous vous écrivons à ce moment-là. Cette commande est fermée.`,
  },
};
