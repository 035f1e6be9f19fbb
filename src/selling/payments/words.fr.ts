import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const payment: InArabic<typeof en.payment> = {
  success: {
    title: 'Paiement',
    processingTitle: 'Nous attendons la banque',
    processingText:
      'Elle doit confirmer votre paiement, et cela prend en général quelques secondes. Gardez cette page ouverte.',
    slowTitle: 'La banque prend son temps',
    slowText:
      'Nous gardons votre commande. Si vous avez payé, ne payez pas une deuxième fois : nous continuons à demander à la banque, et nous vous écrivons dès qu’elle confirme. Vous pouvez fermer cette page.',
    slowWait:
      'Nous gardons votre commande. Si vous avez payé, ne payez pas une deuxième fois : la banque nous préviendra, et nous vous écrirons aussitôt. Vous pouvez fermer cette page.',
    slowApproved:
      'La banque a accepté votre paiement, et nous attendons que sa confirmation nous arrive. Ne payez pas une deuxième fois : quelqu’un de l’équipe s’en occupe aujourd’hui et vous écrit. Vous pouvez fermer cette page.',
    checkAgain: 'Vérifier de nouveau',
    paidTitle: 'Paiement reçu',
    paidText: 'Merci. C’est à vous dès maintenant.',
    paidSoonText: 'Merci. La formation est à vous, et votre code d’activation est en route.',
    noMail: 'Pas d’e-mail après 10 minutes ? Regardez dans le dossier Spam, ou écrivez-nous.',
    declinedTitle: 'Le paiement n’est pas passé',
    declinedText:
      'La banque a refusé la carte, et rien n’a quitté votre compte. Nous gardons votre commande : réessayez, ou payez autrement.',
    cancelledTitle: 'Paiement annulé',
    cancelledText: 'La page de la banque a été fermée avant le paiement. Nous gardons votre commande.',
  },
  failure: {
    title: 'Le paiement n’est pas passé',
    unanswered:
      'Vous êtes de retour de la banque, sans paiement. Nous gardons votre commande : réessayez, ou payez autrement. Si vous avez bien payé, ne payez pas une deuxième fois : votre commande montre ce qui est arrivé.',
    text: (email, whatsapp) =>
      `Le paiement n’est pas passé. Nous gardons votre commande : réessayez, ou écrivez-nous à ${email} ou sur WhatsApp au ${whatsapp}.`,
    specified: (email, whatsapp) =>
      `Votre paiement n’a pas pu se terminer. Contactez-nous à ${email} ou sur WhatsApp au ${whatsapp}.`,
  },
  cancel: {
    title: 'Paiement annulé',
    text: 'Vous avez quitté la page de la banque avant de payer : rien n’a été débité.',
  },
  kept: 'Nous gardons votre commande. Si vous avez bien payé, ne payez pas une deuxième fois : votre commande montre ce qui est arrivé.',
  alreadyPaid: {
    title: 'Cette commande est déjà payée',
    text: 'Tout va bien : la banque a confirmé votre paiement.',
  },
  kinds: {
    membership: {
      paidText: 'Merci. Vous êtes membre de la Communauté Clarté.',
      paidSoonText: 'Merci. Vous êtes membre de la Communauté Clarté.',
    },
    product: {
      paidText: 'Merci. Vos fichiers sont prêts à télécharger.',
      paidSoonText: 'Merci. Vos fichiers sont prêts à télécharger.',
    },
    bundle: {
      paidText: 'Merci. Tout ce que contient le pack est ouvert.',
      paidSoonText: 'Merci. Tout ce que contient le pack est à vous.',
    },
    consultation: {
      paidText: 'Merci. Votre rendez-vous est réservé.',
      paidSoonText: 'Merci. Votre rendez-vous est réservé.',
    },
    instalment: {
      paidText: 'Merci. Cette échéance est payée.',
      paidSoonText: 'Merci. Cette échéance est payée.',
    },
    test: {
      paidText: 'Merci. Tout a marché ; une commande de test n’ouvre rien.',
      paidSoonText: 'Merci. Tout a marché ; une commande de test n’ouvre rien.',
    },
  },
  opened: {
    course: 'Votre formation est ouverte',
    soon: 'La formation est à vous',
    membership: 'Bienvenue dans la communauté',
    product: 'Vos fichiers sont là',
    bundle: 'Tout est à vous',
    consultation: 'Votre rendez-vous est réservé',
    instalment: 'Cette échéance est payée',
    test: 'Tout marche',
    named: (line, name) => `${line}, ${name}`,
  },
  foot: {
    paid: (amount) => `Vous avez payé ${amount}`,
    changeMind: (day) => `Vous pouvez changer d’avis et récupérer votre argent jusqu’au ${day} inclus.`,
  },
  unknown: {
    title: 'Nous ne pouvons pas montrer cette commande ici',
    text: 'Une commande ne s’ouvre que dans le navigateur où elle a été passée, ou par le lien de notre e-mail. Ouvrez ce lien : il montre toujours votre commande comme elle est maintenant.',
  },
  description: 'Où en est votre paiement.',
  shown: {
    transaction: 'Transaction',
    amount: 'Montant dans le lien',
    order: 'Commande',
    status: 'Statut',
    awaitsBank: 'En attente de la banque',
  },
  retry: 'Réessayer',
  inParts: (line) => `C’était trop en une fois ? Vous pouvez payer en plusieurs fois : ${line}`,
  payInParts: 'Payer en plusieurs fois',
  otherMethod: 'Un autre moyen',
  openOrder: 'Ouvrir ma commande',
  courses: 'Voir toutes les formations',
  whatsapp: 'Nous écrire sur WhatsApp',
  whatsappText: (order) =>
    `Salam, j’ai un problème avec mon paiement${order === '' ? '' : ` pour la commande ${order}`}.`,
};

export const practiceBank: InArabic<typeof en.practiceBank> = {
  title: 'Banque d’essai',
  description: 'Une page d’essai pour les paiements par carte. Aucun argent ne bouge.',
  noMoney: 'Ceci est une banque d’essai. Aucun argent ne bouge, et aucune carte n’est demandée.',
  amount: 'Montant',
  order: 'Commande',
  item: 'Article',
  reference: 'Référence',
  choose: 'Que doit répondre la banque ?',
  buttons: {
    approve: 'Accepter',
    'approve-late': 'Accepter dans quelques secondes',
    'approve-repeatedly': 'Accepter et notifier 5 fois',
    decline: 'Refuser',
    tamper: 'Falsifier le montant',
    cancel: 'Revenir en arrière',
  },
  hints: {
    approve: 'La banque dit à l’académie que l’argent est là.',
    'approve-late': 'Vous revenez d’abord ; la banque confirme plus tard.',
    'approve-repeatedly': 'La même confirmation cinq fois en même temps. Elle doit compter une seule fois.',
    decline: 'La banque refuse. La commande reste ouverte.',
    tamper: 'Un accord dont le montant a été changé en route. Il doit être refusé.',
    cancel: 'Retour à l’académie sans payer.',
  },
  settled: {
    approved: 'La banque a déjà accepté ce paiement.',
    declined: 'La banque a déjà refusé ce paiement.',
  },
  returnButton: 'Retour à l’académie',
  missing: {
    title: 'La banque d’essai ne connaît pas ce paiement',
    text: 'Recommencez depuis votre commande.',
  },
};
