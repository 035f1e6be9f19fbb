import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const account: InArabic<typeof en.account> = {
  description: 'Vos formations, commandes, reçus et rendez-vous.',
  frame: {
    heading: 'Votre compte',
    hello: (name) => `Bonjour ${name}`,
    signedInAs: 'Connexion avec',
    signOut: 'Se déconnecter',
    signOutNote:
      'La déconnexion efface les leçons gardées sur cet appareil. Ce que vous avez fait reste chez nous.',
    pages: 'Pages de votre compte',
  },
  nav: {
    overview: 'Mes formations',
    orders: 'Mes commandes',
    bookings: 'Mes consultations',
  },
  overview: {
    title: 'Mes formations',
    heading: 'Mes formations',
    also: 'Ma communauté, mes fichiers et mes rendez-vous',
    mine: {
      start: 'Commencer par',
      continue: 'Reprendre ici',
      preparing: 'Vos leçons se préparent.',
      begins: (day) => `Commence le ${day}.`,
      session: (day, time) => `Prochaine rencontre en direct : ${day}, ${time}, heure du Maroc.`,
      due: 'Exercice à remettre au plus tard le {day} : {title}',
      late: 'Exercice en retard, à remettre le {day} : {title}',
      certificate: 'Votre certificat',
      badges: (n, of) => `Zelliges des modules terminés : ${n} sur ${of}`,
    },
    empty: {
      title: 'Pas encore de formation',
      text: 'Ce que vous achetez apparaît ici dès que votre paiement est confirmé.',
      courses: 'Voir les formations',
      community: 'Découvrir la communauté',
    },
    kinds: {
      course: 'Formation',
      community: 'Communauté',
      files: 'Fichiers',
      consultation: 'Consultation',
      bundle: 'Pack',
      instalment: 'Échéance d’une formation',
    },
    code: 'Code d’activation',
    copy: 'Copier',
    copied: 'Copié',
    start: 'Commencer la formation',
    toCourse: 'Aller à ma formation',
    order: 'Ouvrir la commande',
    codeSoon: (hours) => `Votre code d’activation arrive sous ${hours}, ici et par e-mail.`,
    paused: 'En pause jusqu’au paiement de l’échéance.',
    payPart: 'Payer l’échéance',
    community: {
      title: 'Communauté Clarté',
      text: 'Vos espaces, les rencontres en direct et le défi de 15 jours.',
      outside: 'Elle est sur un autre site. Utilisez-y la même adresse e-mail.',
      enter: 'Ouvrir la communauté',
    },
    files: 'Vos fichiers sont sur la page de la commande.',
    given: 'Un cadeau pour vous.',
    openFiles: 'Ouvrir les fichiers',
    consultation: (day, time, expert) => `Prochain : ${day}, ${time}, heure du Maroc, avec ${expert}.`,
    openBooking: 'Voir le rendez-vous',
    waiting: {
      heading: 'Pas encore ouvert',
      until: (date) => `Nous attendons votre paiement, jusqu’au ${date}.`,
      pay: 'Payer maintenant',
      checked: (when) => `Vous nous avez dit que c’est payé. Nous vous répondons au plus tard le ${when}.`,
    },
    quick: {
      heading: 'Appareils et données',
      kept: 'Les leçons gardées sur cet appareil',
      certificate: (course) => `Certificat : ${course}`,
      devices: 'Mes appareils',
      data: 'E-mails, mes données, supprimer mon compte',
    },
  },
  orders: {
    title: 'Mes commandes',
    lead: 'Toutes les commandes à votre adresse e-mail, les plus récentes d’abord, chacune avec son reçu.',
    empty: 'Pas encore de commande à cette adresse e-mail.',
    courses: 'Voir les formations',
    open: 'Ouvrir',
    receipt: 'Reçu (PDF)',
    creditNote: (number) => `Avoir ${number} (PDF)`,
    placed: (date) => `Commandé le ${date}`,
    moneyBack: 'Demander un remboursement',
    asked: (date, until) => `Remboursement demandé le ${date} : vous le recevez au plus tard le ${until}.`,
    pay: 'Payer maintenant',
    isFor: (email) => `Cadeau pour ${email}`,
    notHere:
      'Il manque une commande ? Elle a peut-être une autre adresse e-mail : connectez-vous avec celle-là, ou écrivez-nous.',
  },
  bookings: {
    title: 'Mes consultations',
    lead: 'La page de chaque rendez-vous a le lien de la visio et le fichier pour votre agenda. Vous pouvez aussi y déplacer ou annuler le rendez-vous.',
    coming: 'À venir',
    past: 'Passées et annulées',
    none: 'Vous n’avez pas encore réservé de consultation.',
    noneComing: 'Pas de rendez-vous à venir.',
    book: 'Choisir une consultation',
    with: (expert) => `Avec ${expert}`,
    at: (from, until) => `De ${from} à ${until}, heure du Maroc`,
    open: 'Ouvrir ce rendez-vous',
    states: {
      held: 'Gardé le temps de payer',
      booked: 'Réservé',
      released: 'N’est plus gardé',
      cancelled: 'Annulé',
      lost: 'Pris avant votre paiement',
    },
    over: 'Terminé',
  },
  devices: {
    title: 'Appareils',
    lead: 'Les appareils connectés à votre compte. L’un d’eux n’est pas à vous ? Déconnectez-le.',
    this: 'Cet appareil',
    since: (date) => `Depuis le ${date}`,
    seen: (date) => `Utilisé la dernière fois le ${date}`,
    signOut: 'Déconnecter',
    signOutOf: (device) => `Déconnecter ${device}`,
    others: 'Déconnecter tous les autres',
    alone: 'Votre compte est ouvert sur cet appareil seulement.',
    ended: 'Cet appareil est déconnecté.',
    othersEnded: 'Tous les autres appareils sont déconnectés.',
    gone: 'Cet appareil était déjà déconnecté.',
    unknown: 'Un appareil inconnu',
    on: (browser, system) => `${browser} sur ${system}`,
    app: (browser) => browser,
    aBrowser: 'Un navigateur',
  },
  data: {
    title: 'E-mails et données',
    wishes: {
      heading: 'Comment nous vous écrivons',
      locale: 'Langue des e-mails',
      digest: 'M’envoyer l’e-mail hebdomadaire de la communauté',
      save: 'Enregistrer',
      saved: 'C’est enregistré. Cela vaut pour vos e-mails dès maintenant.',
      orders: 'Les e-mails d’une commande sont dans la langue de la commande.',
    },
    export: {
      heading: 'Tout ce que nous gardons sur vous',
      text: 'Un seul fichier avec votre compte, vos commandes, reçus, codes, rendez-vous et formulaires, ce que vous avez écrit dans la communauté, et les e-mails que nous vous avons envoyés. Il s’ouvre dans le navigateur.',
      open: 'Télécharger mes données',
      machine: 'Le même pour d’autres programmes (JSON)',
      careful: 'Il contient vos codes d’activation : ne le donnez à personne.',
    },
    delete: {
      heading: 'Supprimer votre compte',
      text: 'Nous supprimons votre compte, votre profil, vos textes et vos e-mails aussitôt et pour toujours. Les commandes payées restent dans nos comptes, sans votre nom.',
      open: 'Voir ce qui est supprimé et ce que nous devons garder',
    },
    profile: 'Votre profil dans la communauté',
    learning: (course) => `E-mails sur votre formation : ${course}`,
  },
  deletion: {
    title: 'Supprimer votre compte',
    lead: 'Lisez d’abord ceci : il n’y a pas de retour en arrière.',
    goes: {
      heading: 'Ce que nous supprimons aussitôt',
      points: [
        'Votre compte, votre profil et vos connexions sur tous les appareils.',
        'Ce que vous avez écrit dans la communauté, vos images, vos réactions, vos blocages et vos défis.',
        'Vos places aux ateliers, vos inscriptions aux listes d’attente, vos formulaires et vos messages.',
        'Les e-mails que nous vous avons envoyés, et vos justificatifs de paiement.',
        'Les commandes jamais payées.',
        'Votre accès aux formations, codes, fichiers et rendez-vous achetés : notez le code dont vous avez encore besoin. Les liens des anciens e-mails ne marchent plus.',
      ],
    },
    stays: {
      heading: 'Ce que nous devons garder, et pourquoi',
      text: (years) =>
        `La loi comptable nous oblige à garder les commandes payées pendant ${years}. De vos commandes, nous gardons le numéro, ce qui a été acheté, le montant, les dates et les numéros des reçus et des avoirs. Votre nom, votre e-mail et votre téléphone sont remplacés par « Deleted account » (compte supprimé). Si un remboursement est en route, nous gardons où l’envoyer jusqu’à ce qu’il soit parti.`,
      backup:
        'Les sauvegardes contiennent encore le reste, jusqu’à ce qu’une sauvegarde plus récente les remplace.',
    },
    open: {
      heading: 'Pas encore terminé',
      text: 'Vous ne pourrez plus suivre ceci :',
      booking:
        '{description} : votre rendez-vous du {date}. Il est annulé avec le compte. Pour un remboursement, annulez-le d’abord sur sa page.',
      held: '{description} : votre rendez-vous du {date} est gardé le temps de payer. Une fois le compte supprimé, il est libre pour d’autres. Si vous avez déjà envoyé l’argent, dites-le-nous d’abord.',
      unpaid: (description, number) =>
        `${description} : la commande ${number} n’est pas encore payée, et elle est supprimée avec le compte. Si vous avez déjà envoyé l’argent, dites-le-nous d’abord.`,
      refund: (description, amount, date) =>
        `${description} : ${amount} à vous rembourser au plus tard le ${date}. Nous les enverrons, mais nous ne pourrons plus vous écrire à ce sujet.`,
      claim:
        '{description} : nous cherchons encore votre paiement, et nous ne pourrons pas vous dire que nous l’avons trouvé.',
      code: '{description} : votre code d’activation n’est pas encore arrivé, et ne vous arrivera pas.',
      instalments:
        '{description} : il reste des échéances. Vous ne paierez plus rien, et la formation se fermera.',
      knows: 'J’ai lu cela et je veux continuer',
      knowsNeeded: 'Cochez cette case une fois que vous avez lu ce qui n’est pas terminé.',
    },
    worksHere:
      'Vous travaillez ici : le compte d’une personne de l’équipe ne se supprime pas depuis cette page. Demandez d’abord à la personne propriétaire de l’académie de vous retirer de l’équipe.',
    confirm: {
      heading: 'Pour vérifier que c’est bien vous',
      first: (minutes) => `Nous envoyons un code à votre adresse e-mail. Il marche pendant ${minutes}.`,
      send: 'M’envoyer le code',
      sent: 'Le code est en route vers',
      email: 'Écrivez votre adresse e-mail',
      emailWrong: 'Ce n’est pas l’adresse e-mail de ce compte.',
      byPhone: {
        first: (minutes) =>
          `Nous envoyons un code à votre téléphone sur WhatsApp. Il marche pendant ${minutes}.`,
        email: 'Écrivez votre numéro de téléphone',
        emailWrong: 'Ce n’est pas le numéro de téléphone de ce compte.',
      },
      code: 'Les six chiffres',
      codeWrong: 'Ce code est faux, ou il a expiré. Demandez-en un nouveau.',
      codeForm: 'Un code a six chiffres.',
      again: 'Renvoyer le code',
      delete: 'Supprimer définitivement',
      tooMany: 'Vous avez demandé trop de codes. Attendez 15 minutes, puis réessayez.',
      keep: 'Garder mon compte',
    },
    years: { one: '{n} an', two: '{n} ans', few: '{n} ans', many: '{n} ans', other: '{n} ans' },
  },
  deleted: {
    title: 'Votre compte est supprimé',
    text: 'Nous avons retiré tout ce qui portait votre nom, et un dernier e-mail le confirme. Merci pour le temps passé avec nous.',
    home: 'Aller à l’accueil',
  },
};

export const door: InArabic<typeof en.door> = {
  'bad-request': {
    title: 'Ce lien ou ce formulaire est illisible',
    text: 'Une partie s’est perdue en route. Revenez en arrière et réessayez.',
  },
  'cross-site': {
    title: 'Ce formulaire a un problème',
    text: 'Pour votre sécurité, nous acceptons seulement les formulaires de nos propres pages. Revenez en arrière, rechargez la page et renvoyez-le.',
  },
  'not-found': {
    title: 'Nous ne trouvons pas cette page',
    text: 'Le lien est peut-être coupé, ou la page n’existe plus. Le menu mène à tout ce que nous avons.',
  },
  'wrong-method': {
    title: 'Cela ne peut pas se faire ici',
    text: 'Ouvrez la page depuis le menu et réessayez.',
  },
  'too-large': { title: 'C’est trop de texte', text: 'Revenez en arrière, raccourcissez-le et renvoyez-le.' },
  'files-too-large': {
    title: 'Ces fichiers sont trop lourds',
    text: 'Ensemble, ils peuvent faire 30 Mo. Revenez en arrière dans votre navigateur : ce que vous avez écrit y est encore. Puis retirez-en un, ou envoyez-en un plus petit.',
  },
  'too-slow': {
    title: 'La connexion était trop lente',
    text: 'Tout ne nous est pas arrivé. Revenez en arrière dans votre navigateur : ce que vous avez écrit y est encore. Renvoyez-le là où la connexion est meilleure, ou choisissez un fichier plus petit.',
  },
  'wrong-content-type': {
    title: 'Ce formulaire a un problème',
    text: 'Revenez en arrière, rechargez la page et renvoyez-le.',
  },
  'too-many': {
    title: 'Trop d’essais',
    text: 'Attendez une minute et réessayez. Rien de ce que vous avez envoyé n’est perdu.',
  },
  'file-missing': {
    title: 'Nous ne trouvons pas ce fichier',
    text: 'Le problème vient de chez nous, et l’équipe est prévenue. Votre lien est bon : rouvrez-le plus tard, ou écrivez-nous et nous vous envoyons le fichier.',
  },
  'store-away': {
    title: 'Le fichier ne peut pas s’ouvrir maintenant',
    text: 'Notre stockage de fichiers ne répond pas. Votre lien marche toujours et ce téléchargement n’a pas été compté : rouvrez-le dans quelques minutes.',
  },
  busy: {
    title: 'Un petit instant',
    text: 'Il y a beaucoup de monde. Réessayez dans quelques secondes : rien de ce que vous avez écrit ou payé n’est perdu.',
  },
  broken: {
    title: 'Nous n’avons pas pu ouvrir cette page',
    text: 'Le problème vient de chez nous, et l’équipe est prévenue. Rien de ce que vous avez payé n’est perdu. Réessayez dans un instant.',
  },
};

export const joining: InArabic<typeof en.joining> = {
  email: 'E-mail',
  emailHint: 'Vous vous connectez avec, sans mot de passe.',
  once: '{price}, à payer une seule fois. Pas d’abonnement.',
  refund:
    'Cela ne vous convient pas ? Écrivez-nous dans les {communityDays}, et nous vous remboursons sous {paidBack}, comme vous avez payé.',
  notRegistered: {
    title: 'Pas encore d’inscription',
    description:
      'Aucune commande n’a encore été faite avec cette adresse e-mail. Inscrivez-vous et payez pour rejoindre la Communauté Clarté.',
    heading: 'Vous n’avez pas encore d’inscription',
    nobody: 'Pour rejoindre la communauté, inscrivez-vous et payez une seule fois.',
    nothingFor: 'Rien n’a encore été commandé avec',
    courses: 'Voir les formations et leurs leçons gratuites',
    another: 'Vous avez commandé avec une autre adresse e-mail ? Connectez-vous avec celle-là.',
    otherAddress: 'Utiliser une autre adresse e-mail',
    submit: 'S’inscrire et payer',
    next: {
      title: 'Et ensuite',
      steps: [
        'Vous donnez votre nom : un prénom suffit.',
        'Vous payez {price} en espèces en agence, par virement bancaire ou par carte.',
        'Dès que votre paiement est confirmé, vous vous connectez avec cette adresse e-mail.',
      ],
    },
  },
  paymentRequired: {
    title: 'Paiement à terminer',
    description: 'Nous avons votre commande, et son paiement n’est pas encore confirmé.',
    heading: 'Il vous manque une étape : le paiement',
    text: 'Nous n’avons pas encore votre paiement. Vous avez payé ? Écrivez-nous sur WhatsApp.',
    facts: { email: 'E-mail', status: 'Statut actuel', order: 'Commande', about: 'Pour' },
    complete: 'Terminer le paiement',
    openOrder: 'Ouvrir ma commande',
    whatsapp: 'Nous écrire sur WhatsApp',
    message: 'Salam, j’ai payé et je ne peux pas encore me connecter. Mon adresse e-mail : {email}',
    claimed: { title: 'Nous cherchons votre paiement', heading: 'Nous cherchons votre paiement' },
    checking:
      'Vous nous avez dit que c’est payé. Nous vérifions {transferCheck}. Un e-mail vous arrive dès que c’est confirmé.',
    paidBack: {
      title: 'Votre commande est remboursée',
      heading: 'Votre commande est remboursée',
      text: 'Votre accès a pris fin. Le montant, le jour et l’avoir sont sur la page de votre commande.',
    },
    otherAddress: 'Utiliser une autre adresse e-mail',
    account: 'Mon compte',
  },
  register: {
    title: 'Rejoindre la Communauté Clarté',
    description:
      'Rejoignez la Communauté Clarté : le défi de 15 jours, des ateliers, des rencontres en direct et des réponses à vos questions. {price}, une seule fois.',
    kicker: 'Communauté Clarté',
    heading: 'Rejoignez la Communauté Clarté',
    text: 'Une communauté privée pour les femmes et les jeunes du Maroc qui lancent leur projet et veulent avancer ensemble.',
    offer: [
      {
        title: 'Le défi de 15 jours',
        text: 'Une étape par jour, en une demi-heure, et un binôme qui vous demande où vous en êtes.',
      },
      { title: 'Des ateliers', text: 'Un samedi sur deux, un savoir-faire que vous pratiquez.' },
      { title: 'La communauté', text: 'Deux rencontres en direct par semaine, cinq espaces et un binôme.' },
    ],
    price: { once: 'à payer une seule fois', none: 'sans abonnement' },
    access:
      'Par carte, vous vous connectez dès que la banque confirme. Les espèces et les virements, nous les vérifions {transferCheck}.',
    submit: 'Rejoindre maintenant',
    already: 'Déjà membre ?',
    signIn: 'Ouvrir la communauté',
    more: 'Regarder d’abord',
  },
};

export const learningPlatform: InArabic<typeof en.learningPlatform> = {
  title: 'La plateforme de formation',
  description: 'Ce que « Commencer la formation » ouvre dans une académie qui a une plateforme de formation.',
  heading: 'La plateforme de formation s’ouvre ici',
  text: 'Aucune plateforme de formation n’est reliée à cette académie : vous voyez cette page à sa place.',
  next: 'Ce qui se passe là-bas',
  steps: [
    'Vous créez un compte avec l’adresse e-mail de votre commande.',
    'Vous tapez votre code d’activation. Il marche une fois.',
    'Votre formation s’ouvre.',
  ],
  real: 'Vous avez payé une formation ? Gardez votre code et écrivez-nous.',
  contact: 'Nous écrire',
};

export const signIn: InArabic<typeof en.signIn> = {
  title: 'Se connecter',
  description:
    'Connectez-vous à votre compte et à la communauté avec votre adresse e-mail. Il n’y a pas de mot de passe.',
  heading: 'Se connecter',
  lead: 'Écrivez votre adresse e-mail, nous vous envoyons un code à six chiffres. Pas besoin de mot de passe.',
  leadToCourses:
    'Écrivez votre adresse e-mail pour voir vos formations. Nous vous envoyons un code à six chiffres, pas besoin de mot de passe.',
  leadToCommunity:
    'Vos formations et la communauté sont derrière cette porte. Écrivez votre adresse, nous vous envoyons un code à six chiffres, pas besoin de mot de passe.',
  email: 'E-mail',
  emailHint: 'L’adresse e-mail donnée avec votre commande.',
  login: 'M’envoyer le code',
  busy: 'Vérification…',
  notMember: 'Pas encore membre ?',
  join: 'Rejoindre maintenant',
  codeHeading: 'Tapez votre code',
  codeSent: 'Nous avons envoyé un code à six chiffres à',
  codeHint: 'Il marche pendant {minutes}. Rien reçu ? Regardez aussi dans le dossier Spam.',
  code: 'Code de connexion',
  enter: 'Se connecter',
  again: 'Renvoyer le code',
  otherEmail: 'Utiliser une autre adresse e-mail',
  wrongCode: 'Ce code n’est pas le bon. Vérifiez les chiffres, ou demandez-en un nouveau.',
  unexpected: 'Le problème vient de chez nous : la connexion n’a pas marché. Réessayez dans un instant.',
  stay: 'La connexion reste ouverte sur cet appareil pendant {days}. Sur un téléphone partagé, déconnectez-vous à la fin.',
  behind: {
    title: 'Dans votre compte',
    points: [
      'La communauté : vos espaces, les rencontres en direct et le défi de 15 jours',
      'Vos formations, fichiers et rendez-vous',
      'Vos commandes et vos reçus',
    ],
  },
  signedOut: 'C’est fait : votre compte est déconnecté de cet appareil.',
  mailbox: 'Aucun serveur d’e-mails n’est réglé ici : les e-mails arrivent dans la boîte d’essai.',
  openMailbox: 'Ouvrir la boîte d’essai',
};

export const welcomeIn: InArabic<typeof en.welcomeIn> = {
  title: 'Bienvenue',
  description: 'La Communauté Clarté, pour ses membres.',
  heading: 'Communauté Clarté',
  dialog: {
    heading: 'Bienvenue dans la Communauté Clarté !',
    text: 'Connexion réussie, paiement confirmé.',
    sameEmail: 'Si la communauté demande une adresse e-mail, utilisez la même :',
    enter: 'Entrer dans la communauté',
  },
  fullScreen: 'Plein écran',
  exitFullScreen: 'Quitter le plein écran',
  alone: 'Ouvrir à part',
  account: 'Mon compte',
  signOut: 'Se déconnecter',
  support: 'Quelque chose ne marche pas ? Demandez-nous sur WhatsApp',
  message: 'Salam, je me connecte avec {email} et j’ai besoin d’aide dans la communauté.',
  frame: 'La communauté',
  buyer: {
    heading: 'Quel plaisir de vous revoir',
    text: 'Tout ce que vous avez acheté est dans votre compte : formations, fichiers, rendez-vous et reçus.',
    account: 'Ouvrir mon compte',
    communityTitle: 'Vous n’êtes pas encore membre',
    community:
      'La communauté est une adhésion à part : des rencontres en direct, le défi de 15 jours et des réponses à vos questions. {price}, une seule fois.',
    join: 'Rejoindre la communauté',
    look: 'Regarder d’abord',
  },
};
