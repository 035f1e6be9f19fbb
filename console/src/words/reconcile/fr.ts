import { pluralIn } from '../plural.ts';
import type { reconcile as english } from './en.ts';

const many = pluralIn('fr');
const differing = many({ one: '{n} écart', other: '{n} écarts' });
const compared = many({ one: '{n} paiement comparé', other: '{n} paiements comparés' });

export const reconcile: typeof english = {
  title: 'Comparaison avec les banques',
  menu: 'Comparaison',
  lead: (days) =>
    `Chaque nuit après trois heures et demie, ce que les banques de cartes déclarent sur les ${days} derniers jours est comparé aux commandes. Ce qui manquait simplement ici est réglé aussitôt ; le reste vous attend sur cette page.`,
  now: 'Comparer maintenant',
  begun: 'La comparaison a commencé.',
  running: 'Comparaison en cours…',
  runningText: (count) =>
    `${compared(count)} jusqu’ici. Cette page se met à jour d’elle-même ; vous pouvez la quitter.`,
  begunBy: (by) => `\u2068${by}\u2069 a déjà lancé une comparaison.`,
  never: 'Rien n’a encore été comparé.',
  last: 'Dernière comparaison',
  by: { clock: 'automatique', command: 'par une commande sur le serveur' },
  byStaff: (who) => `par \u2068${who}\u2069`,
  counts: {
    open: 'À traiter',
    settled: 'Réglés aussitôt',
    compared: 'Paiements comparés',
    unreachable: 'Sans réponse',
  },
  agree: 'Tout concorde.',
  interrupted: 'La dernière comparaison a été interrompue. Comparez à nouveau.',
  differences: 'Ce qui diffère',
  earlier: 'Comparaisons précédentes',
  earlierLine: (count, open) => `${compared(count)}, ${differing(open)}`,
  unfinished: 'interrompue',
  here: 'Ici',
  there: 'À la banque',
  nothing: 'Rien',
  more: (amount) => `La banque a ${amount} de plus.`,
  less: (amount) => `La banque a ${amount} de moins.`,
  noCurrency: 'Le montant de la banque est dans une autre devise.',
  settled: 'Réglé',
  open: 'À traiter',
  since: (moment) => `Constaté d’abord le ${moment}`,
  order: 'Commande',
  payment: 'Numéro de la banque',
  kinds: {
    'captured-there-not-here': {
      title: 'Payé à la banque, absent ici',
      todo: 'Cela n’a pas pu être réglé automatiquement. Ouvrez la commande et regardez ce que la banque en a dit.',
    },
    'captured-here-not-there': {
      title: 'Payé ici, inconnu de la banque',
      todo: 'Cherchez le paiement dans l’espace de la banque. S’il n’y est pas, appelez-la avant tout remboursement.',
    },
    'wrong-amount': {
      title: 'Les montants diffèrent',
      todo: 'Regardez le paiement à la banque. Remboursez-le, ou convenez du reste avec l’apprenante.',
    },
    'wrong-currency': {
      title: 'Payé dans une autre devise',
      todo: 'Rien n’a été compté. Remboursez-le dans l’espace de la banque.',
    },
    'unknown-payment': {
      title: 'Un paiement que nous n’avons pas commencé',
      todo: 'Cherchez dans l’espace de la banque à qui il est : une autre boutique sur le même compte, ou de l’argent à rendre.',
    },
    'surplus-payment': {
      title: 'Payé deux fois',
      todo: 'Un autre paiement a déjà réglé la commande : remboursez celui-ci.',
    },
    'approved-without-notification': {
      title: 'Accepté dans le navigateur, sans message de la banque',
      todo: 'Regardez dans l’espace de la banque si l’argent est retenu ou encaissé. Enregistrez alors le paiement, ou libérez-le là-bas.',
    },
    'refund-differs': {
      title: 'Les remboursements diffèrent',
      todo: 'Comparez les remboursements de la commande avec ceux de l’espace de la banque.',
    },
    unreachable: {
      title: 'Pas de réponse',
      todo: 'Certains paiements n’ont pas pu être comparés. La prochaine comparaison demande à nouveau ; si cela dure, appelez la banque.',
    },
  },
  settledText: 'Il manquait ici et il est compté. Il n’y a plus rien à faire.',
  toStatements: 'CMI ne peut pas être interrogé automatiquement. Remettez plutôt son relevé de règlements.',
};
