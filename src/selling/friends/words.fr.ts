import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const friends: InArabic<typeof en.friends> = {
  title: 'Inviter une amie',
  description: 'Votre code pour une amie, et votre crédit.',
  lead: 'Le partager ou non, c’est vous qui choisissez. Vos formations restent les mêmes.',
  percent: (percent) => `${percent}\u00a0%`,
  how: {
    heading: 'Comment ça marche',
    friend: (percent) =>
      `Une amie qui utilise votre code paie ${percent} de moins pour sa première formation.`,
    credit: (credit) =>
      `Quand elle ne peut plus demander son remboursement, vous recevez ${credit} en crédit pour votre prochaine formation.`,
    part: (percent) => `${percent} de ce qu’elle a payé`,
    length: (days) => `Le crédit est valable ${days}. Il n’est jamais versé en argent.`,
    oneLevel:
      'Le crédit vient seulement de la première formation de votre amie. Vous ne recevez rien pour les personnes qu’elle invite.',
    own: 'Une commande avec votre adresse e-mail ou votre téléphone ne compte pas.',
    back: 'Si elle est remboursée, le crédit disparaît.',
  },
  code: {
    heading: 'Votre code',
    get: 'Obtenir mon code',
    none: 'Qui a payé une formation ici peut avoir un code. Le vôtre sera ici après votre première formation.',
    closed: (why) => `L’académie a fermé votre code : ${why} Si vous voyez cela autrement, écrivez-nous.`,
    copy: { copy: 'Copier le lien', copied: 'Copié' },
    share: 'Partager sur WhatsApp',
    text: (site, percent, link) =>
      `J’apprends chez ${site}. Avec mon code, vous payez ${percent} de moins pour votre première formation : ${link} Si vous en achetez une, je reçois un crédit pour une formation.`,
  },
  credit: {
    heading: 'Votre crédit',
    now: 'Utilisable maintenant',
    until: (amount, day) => `${amount} jusqu’au ${day}`,
    owed: (amount) =>
      `Une amie a été remboursée après que vous avez utilisé ce crédit. Votre prochain crédit compense d’abord ${amount}. Vous ne payez rien.`,
    paid: 'Commandes payées avec votre code',
    waiting: 'Attend la fin du délai de remboursement',
    use: 'Vous l’utilisez en vous inscrivant à une formation : cochez la case de votre crédit.',
    spent: (amount, order) => `${amount} utilisés pour la commande ${order}`,
    courses: 'Voir les formations',
  },
  box: {
    use: (amount, rest) => `Utiliser ${amount} de mon crédit : je paie ${rest}`,
    note: 'Pour vous, si vous payez en une fois.',
  },
  offer: {
    title: 'Une amie vous invite',
    description: 'Un prix plus bas pour une première formation.',
    lead: (percent) =>
      `Avec son code, vous payez ${percent} de moins pour votre première formation. Elle reçoit un crédit pour une formation.`,
    code: 'Le code :',
    rules:
      'Il vaut pour votre première commande ici, pour vous, si vous payez en une fois. Il ne s’ajoute pas à un autre code ni à une offre : vous payez le prix le plus bas.',
    noHurry: 'Rien n’est commandé. Prenez le temps de lire chaque formation.',
    courses: 'Vos prix',
    enrol: (course) => `S’inscrire : ${course}`,
    asGood: 'L’offre du jour vaut autant, ou mieux. Ici, pas besoin de code.',
    go: 'S’inscrire',
    all: 'Voir les formations',
    see: 'Lire la présentation',
    gone: 'Cette invitation n’est plus ouverte',
    goneText: 'Les formations vous sont ouvertes au prix du jour.',
  },
  email: {
    subject: (amount, day) => `${amount} de crédit jusqu’au ${day}`,
    preview: 'Vous pouvez l’utiliser pour une formation.',
    heading: 'Votre crédit se termine bientôt',
    text: (amount, day) =>
      `Vous avez ${amount} de crédit, grâce aux amies venues avec votre code. Vous pouvez l’utiliser pour une formation jusqu’au ${day} ; ensuite, il disparaît.`,
    note: 'Si aucune formation ne vous convient maintenant, vous n’avez rien à faire.',
    button: 'Voir les formations',
  },
};
