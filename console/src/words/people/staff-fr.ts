import type { staff as english } from './staff-en.ts';

export const staff: typeof english = {
  title: 'Équipe',
  lead: 'Qui a une place dans ce bureau, et à quel titre. Tout est inscrit au journal.',
  roles: {
    owner: 'Propriétaire',
    finance: 'Finances',
    support: 'Assistance',
    editor: 'Rédaction',
    moderator: 'Modération',
    expert: 'Experte',
  },
  powers: {
    academy:
      'décide qui travaille ici, règle le compte et les promesses de l’académie, retire l’exemple, lit le journal',
    money:
      'cherche les virements, confirme et rembourse, compare avec les banques, voit les ventes, emporte commandes et mois en fichiers',
    prices: 'fixe les prix et crée les coupons',
    orders: 'voit commandes et apprenantes, écrit des notes, rouvre des commandes, renvoie des e-mails',
    learners:
      'ajoute des codes d’accès, corrige des adresses, lit et traite candidatures, e-mails et demandes sur les données, ouvre des cours, révoque des certificats',
    community: 'tranche les signalements, décide qui peut écrire dans la communauté, retire des avis',
    hours:
      'voit et déplace les heures avec des expertes, règle leurs horaires, écrit aux apprenantes d’un groupe (une experte : les siens seuls)',
    teaching:
      'écrit les programmes et les leçons, voit les groupes (une experte : ceux de ses propres cours)',
    writing: 'écrit cours, articles et pages',
    reading: 'voit ce qui est proposé, avec brouillons et historique',
    publishing: 'publie les brouillons (ceux qui changent un prix demandent le droit de fixer les prix)',
    views: 'garde ses propres vues des listes',
  },
  meaning: 'Ce que chaque rôle permet',
  since: (day) => `Ici depuis le ${day}`,
  lastSignIn: (when) => `Dernière connexion ${when}`,
  neverSignedIn: 'Ne s’est pas encore connectée',
  second: (day) => `Avec une application d’authentification depuis le ${day}`,
  noSecond: 'Sans application d’authentification',
  you: 'Vous',
  trainer: 'Sa fiche parmi les formatrices',
  noTrainers: 'Il n’y a pas encore de formatrice : créez-en une d’abord au catalogue.',
  open: 'Ajouter quelqu’un',
  email: 'Son adresse e-mail',
  emailHint: 'C’est avec elle qu’elle se connecte. Un e-mail lui dit comment.',
  role: 'Son rôle',
  may: 'Elle',
  add: 'Lui donner une place',
  added: (email) => `\u2068${email}\u2069 peut se connecter. Un e-mail est en route vers elle.`,
  change: (email) => `Changer le rôle de \u2068${email}\u2069`,
  changeLead: 'Cela prend effet aussitôt.',
  changeGo: 'Lui donner ce rôle',
  changed: 'Elle a son nouveau rôle.',
  remove: (email) => `Retirer \u2068${email}\u2069 du bureau`,
  removeShort: 'Retirer',
  changeShort: 'Changer son rôle',
  removeSure:
    'Elle est déconnectée aussitôt, sur tous ses appareils. Ce qu’elle a fait reste au journal, sous son adresse.',
  removeSelf: 'C’est vous : vous êtes déconnectée aussitôt, sur tous vos appareils.',
  removeGo: 'Oui, la retirer du bureau',
  removed: 'Elle n’est plus au bureau, et ses sessions sont closes.',
  stillBookable: 'Ses heures peuvent encore être réservées : retirez-les dans les horaires des expertes.',
  resetSecond: 'Retirer son application d’authentification',
  resetSure:
    'Assurez-vous que c’est bien elle qui le demande, par exemple en l’appelant. Elle se connecte alors avec un code seul, jusqu’à installer une autre application.',
  resetGo: 'Oui, la retirer',
  reset: 'Elle peut installer une autre application à sa prochaine connexion.',
  hours: 'Quelqu’un a rendez-vous avec elle. Déplacez ou annulez d’abord ces heures :',
  changedBy: (by, role) =>
    role === null
      ? `\u2068${by}\u2069 vient de la retirer du bureau.`
      : `\u2068${by}\u2069 a été plus rapide : son rôle est maintenant ${role}.`,
  thereBy: (by) => `Elle a déjà une place : \u2068${by}\u2069 la lui a donnée.`,
};
