import { oneOrMany } from '../../platform/i18n/count.ts';
import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const instalments: InArabic<typeof en.instalments> = {
  mention: {
    one: (deposit, amount) => `ou ${deposit} maintenant et ${amount} plus tard`,
    equal: (deposit, times, amount) => `ou ${deposit} maintenant et ${times} × ${amount}`,
    other: (deposit, rest) => `ou ${deposit} maintenant et ${rest} en plusieurs fois`,
    inAll: (line, total) => `${line}, soit ${total} en tout`,
  },
  choice: {
    legend: 'En une fois ou en plusieurs fois ?',
    whole: 'En une fois',
    parts: oneOrMany('En {n} fois', 'En {n} fois'),
    required: 'Choisissez : en une fois ou en plusieurs fois.',
    one: (deposit, amount, days) => `${deposit} maintenant, puis ${amount} après ${days}.`,
    equal: (deposit, times, amount) => `${deposit} maintenant, puis ${times} × ${amount}.`,
    unequal: (deposit, rest) => `${deposit} maintenant, puis ${rest} en plusieurs fois.`,
    now: 'Maintenant',
    after: (days) => `Après ${days}`,
    together: 'Au total',
    same: 'Le total est le même.',
    dearer: (more) => `${more} de plus au total qu’en payant en une fois.`,
    dearerByCode: (more) =>
      `${more} de plus au total qu’en payant en une fois : le code promo ne vaut que si vous payez en une fois.`,
    details: 'Dates et règles des échéances',
    terms: (grace) =>
      `Le premier versement ouvre votre formation, et les dates se comptent à partir du jour où il est confirmé. Vous payez chaque échéance vous-même, par le moyen de votre choix, plus tôt si vous voulez : nous ne prélevons jamais rien. Si une échéance a plus de ${grace} de retard, la formation passe en pause jusqu’à son paiement.`,
    termsWithoutGrace:
      'Le premier versement ouvre votre formation, et les dates se comptent à partir du jour où il est confirmé. Vous payez chaque échéance vous-même, par le moyen de votre choix, plus tôt si vous voulez : nous ne prélevons jamais rien. Si une échéance est en retard, la formation passe en pause jusqu’à son paiement.',
  },
  page: {
    title: (course) => `Vos échéances : ${course}`,
    description: 'Ce que vous avez payé, ce qui reste, et quand.',
    kicker: 'Paiement en plusieurs fois',
    of: (paid, total) => `${paid} payés sur ${total}`,
    none: (total) => `Rien n’est encore payé sur ${total}`,
    status: {
      waiting:
        'Tout commence avec le premier versement. Les dates se comptent à partir du jour où il est confirmé.',
      running: (left) =>
        `Il reste ${left} à payer. Vous pouvez payer la prochaine échéance maintenant, ou à sa date.`,
      checked: 'Nous cherchons votre paiement. En attendant, rien n’est mis en pause.',
      due: 'Votre prochaine échéance est à payer aujourd’hui.',
      grace: (day) =>
        `La date de votre prochaine échéance est passée. Votre formation reste ouverte jusqu’au ${day} inclus.`,
      paused: 'Votre formation est en pause. Elle se rouvre dès que l’échéance ci-dessous est payée.',
      pausedChecked:
        'Votre formation est en pause. Nous cherchons votre paiement : dès que nous le trouvons, la formation se rouvre.',
      completed: 'Tout est payé. Il ne reste rien à payer.',
      ended:
        'Les échéances sont terminées, parce que le premier versement a été remboursé. Il ne reste rien à payer.',
    },
    list: 'Toutes les échéances',
    deposit: 'Premier versement',
    part: (number, of) => `Échéance ${number} sur ${of}`,
    states: {
      paid: 'Payée',
      ended: 'Plus à payer',
      checked: 'Nous la cherchons',
      waiting: 'Plus tard',
      coming: 'À venir',
      due: 'À payer aujourd’hui',
      grace: 'Date passée',
      late: 'En retard',
      open: 'À payer',
    },
    paidOn: (day) => `Payée le ${day}`,
    dueOn: (day) => `À payer le ${day}`,
    afterFirst: (days) => `${days} après le premier versement`,
    openOrder: 'Ouvrir cette commande',
    receipt: 'Reçu',
    payFirst: 'Faire le premier versement',
    pay: (amount) => `Payer cette échéance : ${amount}`,
    payOn: (amount) => `Continuer le paiement : ${amount}`,
    early: 'Vous pouvez la payer plus tôt.',
    inOrder: 'Elles se paient l’une après l’autre.',
    summary: 'En chiffres',
    whole: 'Prix total en plusieurs fois',
    paidSoFar: 'Payé jusqu’ici',
    left: 'Reste à payer',
    rules: 'Bon à savoir',
    ruleByHand:
      'Nous ne prélevons jamais rien. Vous payez chaque échéance vous-même, par carte, par virement ou en espèces.',
    ruleReminder: (days) => `Nous vous écrivons ${days} avant une échéance, et le jour même.`,
    ruleGrace: (grace) =>
      `Si une échéance a plus de ${grace} de retard, la formation passe en pause. Nous gardons votre place et votre travail, et elle se rouvre avec votre paiement.`,
    ruleAfterLast: 'Après la dernière échéance, il ne reste rien à payer.',
    trouble: 'Un mois difficile ? Écrivez-nous avant la date, et nous trouverons une solution ensemble.',
    whatsapp: (number, course) =>
      `Salam, j’ai une question sur les échéances de ma commande ${number} (${course}).`,
    back: 'Retour à la commande',
    notToBePaid:
      'Cette échéance ne peut pas être payée maintenant. Voici ce que vous avez payé, et la suite.',
  },
  panel: {
    title: 'Vous payez en plusieurs fois',
    firstOf: (total) => `C’est le premier versement sur ${total}.`,
    partOf: (number, of, course) => `C’est l’échéance ${number} sur ${of} de « ${course} ».`,
    paidOf: (paid, total) => `${paid} payés sur ${total}.`,
    next: (amount, day) => `Prochaine échéance : ${amount} le ${day}.`,
    completed: 'Tout est payé.',
    ended: 'Les échéances sont terminées. Il ne reste rien à payer.',
    see: 'Voir toutes les échéances',
    seeAndPay: 'Voir mes échéances et payer',
    notNeeded: {
      title: 'Cette échéance n’était plus à payer',
      text: 'Votre paiement est arrivé après le remboursement du premier versement. Il est à vous : nous vous le rendrons.',
    },
  },
  paused: {
    title: 'Votre formation est en pause',
    text: 'Une échéance est en retard. Nous gardons votre place et votre travail : la formation se rouvre dès qu’elle est payée.',
    action: 'Voir l’échéance et payer',
  },
  paper: {
    first: (of) => `Premier versement, 1 sur ${of}`,
    part: (number, of) => `Échéance ${number} sur ${of}`,
    whole: 'Prix total en plusieurs fois',
    left: 'Reste après cette échéance',
    refunds:
      'Le délai pour demander un remboursement se compte à partir du premier versement de la formation, pas de cette échéance.',
  },
};
