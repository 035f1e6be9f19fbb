import { pluralIn } from '../plural.ts';
import type { settlement as english } from './en.ts';

const many = pluralIn('fr');
const lines = many({ one: '{n} ligne lue', other: '{n} lignes lues' });

export const settlement: typeof english = {
  title: 'Relevés et règlements',
  menu: 'Relevés',
  lead: 'Remettez le fichier que votre banque vous laisse enregistrer. Il est lu, comparé aux commandes puis oublié : rien n’en est gardé, et rien n’est confirmé sans vous.',
  kind: 'Qu’est-ce que c’est ?',
  sources: {
    bank: { title: 'Relevé bancaire', text: 'Les virements arrivés, pour y trouver des déclarations.' },
    cmi: { title: 'Règlement CMI', text: 'Les paiements par carte que CMI a versés.' },
  },
  choose: 'Choisir le fichier',
  chosen: (name) => `Choisi : \u2068${name}\u2069`,
  fileHint:
    'CSV, 2 Mo et 20 000 lignes au plus. Enregistrez-le en CSV sur le site de la banque ou dans votre tableur.',
  paste: 'Ou collez ses lignes',
  pasteHint: 'Avec la ligne des en-têtes : date, libellé, montant.',
  submit: 'Comparer aux commandes',
  neither: 'Choisissez un fichier ou collez ses lignes.',
  read: (n) => `${lines(n)}.`,
  days: (first, last) => (first === last ? `Du ${first}.` : `Du ${first} au ${last}.`),
  leftOut: {
    outgoing: many({
      one: '{n} ligne d’argent sorti est laissée de côté.',
      other: '{n} lignes d’argent sorti sont laissées de côté.',
    }),
    unreadable: many({
      one: '{n} ligne est laissée de côté : un total, ou sans montant en dirhams.',
      other: '{n} lignes sont laissées de côté : des totaux, ou sans montant en dirhams.',
    }),
  },
  line: (n) => `Ligne ${n}`,
  perhaps: 'Peut-être cette commande : même montant, même nom. Regardez avant de décider.',
  first: (n) => `Les ${n} premières sont affichées.`,
  confirm: (n, amount) => `Confirmer ${n}, ${amount} en tout`,
  claims: many({ one: '{n} paiement', other: '{n} paiements' }),
  noneTicked: 'Cochez ce qui doit être confirmé.',
  pick: (number) => `Confirmer \u2066${number}\u2069`,
  done: many({
    one: '{n} paiement confirmé. Un e-mail part vers l’apprenante.',
    other: '{n} paiements confirmés. Un e-mail part vers chaque apprenante.',
  }),
  outcomes: {
    confirmed: 'Confirmé',
    'amount-differs': 'Non confirmé : le montant de la commande a changé. Regardez la commande.',
    failed: 'Non confirmé : une erreur s’est produite. Vous pouvez réessayer.',
    'order-not-found': 'Cette commande n’existe pas.',
    'already-decided': 'Non confirmé : la commande n’attend plus de virement.',
  },
  conflict: (by, status) => `\u2068${by}\u2069 a été plus rapide : maintenant « ${status} ».`,
  groups: {
    'to-confirm': {
      title: 'Correspond à une déclaration en attente',
      text: 'Le montant est le même et la déclaration attend. Décochez ce dont vous doutez.',
    },
    'captured-there-not-here': {
      title: 'Réglé par CMI, non payé ici',
      text: 'Regardez la commande et les messages de la banque, puis enregistrez le paiement sur la page de la commande.',
    },
    'amount-differs': {
      title: 'Le montant diffère',
      text: 'Demandez le reste à l’apprenante, ou refusez la déclaration en disant pourquoi.',
    },
    'paid-otherwise': {
      title: 'Payé deux fois : par carte ou en espèces, et par ce virement',
      text: 'Demandez-lui si elle le destinait à une autre commande. Sinon, renvoyez-le à la main depuis votre banque et gardez la preuve avec vos comptes. Un remboursement sur la page de la commande rend le premier paiement et peut lui fermer l’accès.',
    },
    'second-payment': {
      title: 'Un deuxième paiement pour la même commande',
      text: 'Comparez les deux lignes. Si l’argent est vraiment venu deux fois, renvoyez un paiement à la main, hors de ce site, et gardez la preuve avec vos comptes. Un remboursement sur la page de la commande rend le premier et peut lui fermer l’accès.',
    },
    'wrong-day': {
      title: 'La date ne convient pas',
      text: 'Crédité avant la commande, ou à une date à venir. Regardez la ligne et la commande.',
    },
    'not-waiting': {
      title: 'La commande n’attend aucun virement',
      text: 'L’argent est peut-être là sans qu’elle l’ait annoncé, ou la commande est terminée. Ouvrez sa page : enregistrez-y le paiement, ou décidez la déclaration qui attend.',
    },
    'several-orders': {
      title: 'Nomme plusieurs commandes',
      text: 'Décidez chacune sur sa propre page.',
    },
    'no-order': { title: 'Aucune commande trouvée', text: 'La ligne ne nomme aucune commande connue.' },
    'paid-back': {
      title: 'Payé, puis remboursé',
      text: 'Le virement est arrivé et la commande a été remboursée. Il n’y a plus rien à faire.',
    },
    agrees: { title: 'Concorde', text: 'Les deux côtés disent la même chose.' },
  },
  missing: {
    bank: {
      title: 'Déclaré, absent de ce fichier',
      text: 'Ces déclarations attendent et le fichier n’a aucune ligne pour elles. L’argent peut arriver demain.',
    },
    cmi: {
      title: 'Payé ici, absent de ce fichier',
      text: 'Encaissé ces jours-ci et non réglé dans le fichier. CMI peut le régler dans le prochain.',
    },
  },
  nothing: 'Rien dans ce fichier ne concerne les commandes.',
};
