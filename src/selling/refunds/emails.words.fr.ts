import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const refund: InArabic<typeof en.refund> = {
  ways: {
    card: 'sur la carte qui a servi à payer',
    'bank-transfer': 'par virement bancaire sur votre compte',
    'cash-agency': 'en espèces, dans une agence WafaCash ou Cash Plus',
    cash: 'en espèces, à l’académie',
  },
  amount: 'Montant',
  way: 'Comment',
  until: 'Au plus tard le',
  account: 'Compte (RIB)',
  beneficiary: 'Au nom de',
  creditNote: 'Avoir',
  proof: 'Numéro de l’opération',
  reference: 'Référence',
  openCreditNote: 'Ouvrir l’avoir (PDF)',
  decided: {
    subject: (amount, item) => `Nous vous remboursons ${amount} : ${item}`,
    preview: (until) => `Nous envoyons l’argent au plus tard le ${until}.`,
    heading: 'Nous vous remboursons',
    ownHeading: 'Vous récupérez votre argent',
    changedSubject: (amount, item) => `Votre remboursement de ${amount} arrive autrement : ${item}`,
    changedHeading: 'Votre remboursement arrive autrement',
    changed:
      'Cet e-mail remplace le précédent sur ce remboursement : les informations ci-dessous sont les bonnes.',
    whole: (item) =>
      `Nous remboursons ce que vous avez payé pour « ${item} ». Votre accès est terminé, et il ne reste rien à payer.`,
    hour: (item) => `Nous remboursons ce que vous avez payé pour « ${item} ». Il ne reste rien à payer.`,
    part: (item) =>
      `Nous remboursons une partie de ce que vous avez payé pour « ${item} ». Ce que nous ne remboursons pas reste ouvert.`,
    surplus: (item) =>
      `Vous avez payé deux fois pour « ${item} ». Nous remboursons le deuxième paiement. Votre commande et votre accès restent comme ils sont.`,
    cash: 'Vous le recevez à l’académie. Prenez votre carte d’identité (CIN) avec vous.',
    next: 'Vous n’avez rien à faire. Nous vous écrirons de nouveau quand l’argent sera en route.',
    noAccount:
      'Nous ne savons pas encore où l’envoyer. Dites-le-nous sur la page ci-dessous : un compte bancaire, ou une agence et votre nom. Nous vous écrirons de nouveau quand l’argent sera en route.',
    giveAccount: 'Nous dire où l’envoyer',
    agency:
      'Allez à l’agence avec votre carte d’identité (CIN) : le nom dessus doit être celui indiqué ci-dessus.',
    card: 'Votre banque peut mettre quelques jours ouvrables à l’afficher sur votre compte.',
  },
  done: {
    subject: (amount, item) => `Nous vous avons remboursé ${amount} : ${item}`,
    preview: 'Votre avoir est prêt.',
    heading: 'Votre remboursement est fait',
    intro: (amount, item) => `Nous avons remboursé ${amount} de ce que vous avez payé pour « ${item} ».`,
    ended: 'Votre accès est terminé.',
    surplus: (amount, item) =>
      `Vous aviez payé deux fois pour « ${item} ». Nous avons remboursé le deuxième paiement : ${amount}. Votre commande et votre accès restent comme ils sont.`,
    card: 'L’argent va sur la carte qui a servi à payer. Votre banque peut mettre quelques jours ouvrables à l’afficher.',
    cash: 'L’argent a été remis en espèces, à l’académie.',
    bank: 'L’argent va sur le compte que vous nous avez donné, et devrait arriver dans un ou deux jours ouvrables.',
    agency:
      'L’argent vous attend à l’agence. Prenez votre carte d’identité (CIN) et le numéro de l’opération avec vous.',
  },
  cameBack: {
    subject: (amount, item) => `Votre remboursement de ${amount} n’est pas arrivé : ${item}`,
    preview: 'Nous vous l’enverrons autrement.',
    heading: 'Votre remboursement n’est pas arrivé',
    intro: (amount, item) =>
      `Nous avions remboursé ${amount} de ce que vous avez payé pour « ${item} », et nous vous l’avions dit. L’argent ne vous est pas parvenu : le service de carte nous dit qu’il est revenu.`,
    next: 'Nous allons choisir un autre moyen et vous écrire de nouveau. Si la carte ou le compte est fermé, répondez à cet e-mail et dites-le-nous.',
  },
  asked: {
    subject: (amount, item) => `Nous avons votre demande de remboursement de ${amount} : ${item}`,
    preview: (until) => `Vous recevez l’argent au plus tard le ${until}.`,
    heading: 'Vous avez demandé un remboursement',
    intro: (item) =>
      `Nous avons votre demande pour « ${item} ». Vous gardez votre accès jusqu’à notre décision, et nous vous écrirons à ce moment-là.`,
    takeBack:
      'Vous avez changé d’avis ? Jusqu’à notre décision, vous pouvez retirer la demande sur la page de votre commande.',
  },
  declined: {
    subject: (item) => `Notre réponse à votre demande de remboursement : ${item}`,
    preview: 'Ce que nous avons décidé, et pourquoi.',
    heading: 'Notre réponse à votre demande de remboursement',
    intro: (item) =>
      `Vous avez demandé un remboursement pour « ${item} ». Nous avons regardé, et nous ne pouvons pas le rembourser.`,
    reasons: {
      'paid-back-already': 'Nous vous avons déjà remboursé cette somme.',
      'asked-by-someone-else': 'La demande ne vient pas de la personne qui a acheté.',
      'bank-returns-it': 'Votre banque est déjà en train de vous rendre cette somme.',
      other: 'Voici ce que l’équipe écrit :',
    },
    disagree: 'Si ce n’est pas juste, répondez à cet e-mail : une personne le lit.',
  },
  rightNumber: {
    subject: (item) => `Le bon numéro de votre opération : ${item}`,
    preview: (proof) => `C’est ${proof}.`,
    heading: 'Le bon numéro de votre opération',
    intro: (amount) =>
      `Nous vous avons donné un mauvais numéro pour le remboursement de ${amount}. Voici le bon ; rien d’autre n’a changé.`,
    agency: 'Prenez ce numéro et votre carte d’identité (CIN) avec vous à l’agence.',
  },
  staff: {
    order: 'Commande',
    buyer: 'Personne',
    item: 'Achat',
    due: 'Promis au plus tard le',
    way: 'Moyen',
    ways: {
      gateway: 'par le service de carte',
      'gateway-office': 'à la main, sur le site du service de carte',
      'bank-transfer': 'virement bancaire',
      'cash-agency': 'espèces en agence',
      cash: 'espèces, à l’académie',
    },
    openRefund: 'Ouvrir le remboursement',
    openRefunds: 'Ouvrir les remboursements',
    openOrder: 'Ouvrir la commande',
    openRequest: 'Rembourser ou refuser',
    asked: {
      subject: (number) => `Remboursement demandé : commande ${number}`,
      preview: 'La demande est arrivée à temps : il est dû.',
      heading: 'Une personne demande un remboursement',
      intro: 'La demande est arrivée à temps : il est dû au plus tard le jour indiqué ci-dessous.',
    },
    failed: {
      subject: (number) => `Un remboursement a été refusé : commande ${number}`,
      preview: 'Choisissez un autre moyen de rembourser.',
      heading: 'Le service de carte refuse ce remboursement',
      intro:
        'Rien n’a encore été remboursé. Choisissez un autre moyen dans l’administration : le jour promis reste le même.',
    },
    cameBack: {
      subject: (number) => `Un remboursement est revenu : commande ${number}`,
      preview: 'Nous l’avions payé, et l’argent est revenu chez nous.',
      heading: 'Un remboursement nous est revenu',
      intro:
        'Le service de carte avait remboursé, et dit maintenant que c’est un échec. La personne le sait. Choisissez un autre moyen dans l’administration : nous l’avons promis au plus tard pour le jour indiqué ci-dessous.',
    },
    byHand: {
      subject: (number) => `Un remboursement à faire à la main : commande ${number}`,
      preview: 'Le service de carte ne permet pas de le demander d’ici.',
      heading: 'Ce remboursement se fait à la main',
      intro:
        'Le service de carte ne peut pas être interrogé d’ici. Remboursez sur son propre site, puis saisissez le numéro de l’opération.',
    },
    dueSoon: {
      subject: (number) => `Un remboursement arrive à échéance : commande ${number}`,
      preview: 'Il reste deux jours, ou moins.',
      heading: 'Ce remboursement doit partir maintenant',
      intro:
        'Nous avons promis l’argent au plus tard pour le jour indiqué ci-dessous, et il n’est pas encore parti.',
    },
    duplicate: {
      subject: (number) => `Payée deux fois : commande ${number}`,
      preview: 'Un second paiement est arrivé pour une commande déjà payée.',
      heading: 'Cette commande a été payée deux fois',
      intro:
        'Un paiement par carte est arrivé pour une commande déjà payée. Il n’a rien ouvert et il est à la personne : la page ci-dessous dit comment le rendre. La commande reste payée.',
    },
    claimToo: {
      subject: (number) => `Payée par carte, et un virement était annoncé : commande ${number}`,
      preview: 'Cherchez le virement : s’il est arrivé, il faut le rendre.',
      heading: 'Payée par carte, après l’annonce d’un virement',
      intro:
        'La personne nous avait dit avoir payé cette commande par virement ou en agence, puis une carte l’a payée. La commande est payée. Cherchez aussi l’autre paiement : s’il est arrivé, il est à la personne. Renvoyez-le à la main d’où il vient.',
    },
    oversold: {
      subject: (number) => `Plus d’inscriptions que de places : commande ${number}`,
      preview: 'Une carte a payé après la dernière place.',
      heading: 'Cette commande dépasse la dernière place',
      intro:
        'Son paiement par carte est arrivé après la dernière place. Un paiement n’est jamais refusé : la commande est confirmée et ouverte. Gardez la personne quand même, ou convenez avec elle d’un autre groupe ou d’un remboursement.',
    },
    dispute: {
      subject: (number) => `Un paiement est contesté : commande ${number}`,
      preview: 'La banque de la personne réclame l’argent.',
      heading: 'La banque de la personne conteste ce paiement',
      intro:
        'Répondez sur le site du service de carte, avant la date limite qui y est indiquée. Rien n’a changé ici : la commande et l’accès restent comme ils sont.',
    },
  },
};

export const staffApprovedReturn: InArabic<typeof en.staffApprovedReturn> = {
  subject: (order, amount) => `Accepté, mais pas confirmé : ${order}, ${amount}`,
  preview: 'La confirmation de la banque elle-même n’est pas venue.',
  heading: 'Un paiement à chercher à la banque',
  intro:
    'La personne est revenue de la banque avec son accord signé, et la confirmation de la banque elle-même n’est pas venue. La commande n’est pas payée ici.',
  steps: [
    'Cherchez cette commande sur le site de la banque.',
    'Si le paiement y est, confirmez-le là-bas (ou renvoyez sa notification) avant la fin de son délai.',
    'S’il n’y est pas, dites à la personne que rien n’a été débité. Jusque-là, nous lui demandons de ne pas payer une deuxième fois.',
  ],
  button: 'Ouvrir la commande',
};

export const staffTrouble: InArabic<typeof en.staffTrouble> = {
  of: {
    outbox: {
      heading: 'Des e-mails attendent',
      text: 'Certains attendent depuis plus de cinq minutes. Le serveur d’e-mail est-il arrêté, ou son mot de passe a-t-il changé ?',
    },
    waiting: {
      heading: 'Un paiement attend',
      text: 'Une banque a signalé un paiement il y a plus de cinq minutes, et il n’a pas encore pu être enregistré. Un nouvel essai se fait automatiquement ; le journal du serveur dit pourquoi.',
    },
    refused: {
      heading: 'Un message d’une banque a été refusé',
      text: 'Il s’agit peut-être d’argent. Ouvrez Envois, lisez pourquoi, puis appliquez-le de nouveau ou marquez-le comme traité.',
    },
    differences: {
      heading: 'Les commandes et les banques diffèrent',
      text: 'La comparaison avec les banques a trouvé des écarts qu’une personne doit voir. Ouvrez Rapprochement.',
    },
    backup: {
      heading: 'Il n’y a pas de sauvegarde récente',
      text: 'La dernière est trop ancienne, ou elle a échoué. Le disque est-il plein ? Sur le serveur, npm run doctor en dit plus.',
    },
    disk: {
      heading: 'Le disque est presque plein',
      text: 'Il en reste moins d’un dixième. Quand il est plein, personne ne peut commander. Faites de la place maintenant.',
    },
  },
  again: 'Vous recevez cet e-mail une fois par jour tant que cela dure.',
  button: 'Ouvrir Aujourd’hui',
};

export const staffPayeeChanged: InArabic<typeof en.staffPayeeChanged> = {
  subject: (site) => `À vérifier : le compte où l’argent est envoyé a changé, ${site}`,
  preview: 'Qui l’a changé, l’ancien et le nouveau.',
  heading: 'Le compte où l’argent est envoyé a changé',
  by: 'Changé par',
  byServer: 'la personne qui gère le serveur',
  at: 'Quand',
  before: {
    bankTransfer: 'Ancien compte bancaire',
    cashAgency: 'Ancien bénéficiaire en agence',
    mobileWallet: 'Ancien portefeuille mobile',
  },
  after: {
    bankTransfer: 'Compte bancaire actuel',
    cashAgency: 'Bénéficiaire en agence actuel',
    mobileWallet: 'Portefeuille mobile actuel',
  },
  none: 'Aucun',
  next: 'Les chiffres du milieu sont cachés ici. Le journal les a tous.',
  button: 'Ouvrir le journal',
  notYou:
    'Si vous ne vous y attendiez pas, remettez les anciennes informations et appelez tout de suite la personne qui les a changées.',
};
