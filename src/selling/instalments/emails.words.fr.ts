import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const instalments: InArabic<typeof en.instalments> = {
  rows: {
    first: 'Premier versement',
    part: 'Échéance',
    partOf: (number, of) => `${number} sur ${of}`,
    whole: 'Prix total en plusieurs fois',
    left: 'Reste à payer ensuite',
    due: 'À payer le',
    nextPart: 'Prochaine échéance',
  },
  openPlan: 'Voir mes échéances',
  pay: 'Payer cette échéance',
  nothingByItself:
    'Nous ne prélevons jamais d’argent sur votre carte. Vous payez chaque échéance vous-même, par le moyen de votre choix.',
  rest: (left, day) =>
    `Vous payez en plusieurs fois, et il reste ${left} à payer. La prochaine échéance est le ${day}. Nous vous écrirons avant.`,
  paid: {
    subject: (course, number, of, amount) =>
      `L’échéance ${number} sur ${of} est payée, ${amount} : ${course}`,
    subjectLast: (course) => `Tout est payé : ${course}`,
    preview: (left) => `Il reste ${left} à payer.`,
    previewLast: 'C’était la dernière échéance.',
    heading: 'Merci, votre échéance est arrivée',
    headingLast: 'Tout est payé',
    intro: (amount, course) => `Nous avons reçu ${amount} pour « ${course} ».`,
    open: 'Votre formation est ouverte.',
    paused:
      'Une autre échéance est en retard : votre formation reste en pause jusqu’à ce qu’elle soit payée aussi.',
    last: 'C’était la dernière échéance. Il ne reste rien à payer, et votre formation reste ouverte.',
    receipt: 'Le reçu de cette échéance est sur sa page.',
  },
  reminder: {
    subjectBefore: (course, amount, day) => `Payez ${amount} au plus tard le ${day} : ${course}`,
    subjectToday: (course, amount) => `Payez ${amount} aujourd’hui : ${course}`,
    subjectAfter: (course, amount, day) => `Payez ${amount}, échéance du ${day} : ${course}`,
    preview: (amount) =>
      `${amount}, par carte, par virement ou en espèces. Un mois difficile ? Répondez à cet e-mail.`,
    headingBefore: 'Votre prochaine échéance approche',
    headingToday: 'Votre échéance est aujourd’hui',
    headingAfter: 'Votre échéance n’est pas encore arrivée',
    before: (day, course) =>
      `La prochaine échéance de « ${course} » est le ${day}. Vous pouvez la payer aujourd’hui, ou attendre ce jour.`,
    today: (course) => `La prochaine échéance de « ${course} » est aujourd’hui.`,
    after: (day, course) => `L’échéance de « ${course} » du ${day} n’est pas encore arrivée.`,
    until: (day) =>
      `Votre formation reste ouverte jusqu’au ${day} inclus. Si l’échéance n’est pas payée d’ici là, la formation passe en pause, et se rouvre avec votre paiement.`,
    already:
      'Vous avez déjà payé ? Ouvrez votre échéance et dites-le-nous : rien n’est mis en pause pendant que nous cherchons.',
    trouble:
      'Le mois est serré ? Répondez à cet e-mail avant la date, et nous chercherons une solution ensemble.',
  },
  paused: {
    subject: (course) => `Votre formation est en pause : ${course}`,
    preview: 'Elle se rouvre dès que votre échéance est payée.',
    heading: 'Votre formation est en pause',
    intro: (day, course) =>
      `L’échéance de « ${course} » du ${day} n’est pas arrivée. Nous avons mis la formation en pause.`,
    kept: 'Rien n’est perdu : nous gardons votre place, votre travail et ce que vous avez payé. Dès que l’échéance est payée, la formation se rouvre.',
    trouble:
      'Vous ne pouvez pas payer maintenant ? Répondez à cet e-mail, et nous chercherons une solution ensemble.',
  },
  part: {
    until: (until) =>
      `Ce paiement reste ouvert jusqu’au ${until}, puis il se ferme tout seul. L’échéance reste à payer : vous le rouvrez sur la page de vos échéances.`,
    reminder: {
      subject: (item, amount) => `Payez ${amount}, ce paiement se ferme demain : ${item}`,
      heading: 'Ce paiement se ferme demain',
      intro: (item, until) =>
        `« ${item} » : le paiement manque encore. Il reste ouvert jusqu’au ${until}, puis il se ferme tout seul.`,
      after: 'S’il se ferme, rouvrez-le sur la page de vos échéances : l’échéance reste à payer.',
    },
    hard: 'Ce mois est difficile pour vous ? Répondez à cet e-mail, et nous chercherons une solution ensemble.',
  },
  staff: {
    subject: (order, amount) =>
      `Une échéance qui n’était plus due a été payée : ${amount}, commande ${order}`,
    preview: 'Sa formation a été remboursée avant l’arrivée de l’argent.',
    heading: 'De l’argent à rembourser',
    intro:
      'Un paiement est arrivé pour une échéance après le remboursement du premier versement. Il n’a rien ouvert et il est à la personne : remboursez-le depuis la page de sa commande.',
    button: 'Ouvrir la commande',
  },
};
