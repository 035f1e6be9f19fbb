import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';
import type { PayMessage } from './words.en.ts';

export const order: InArabic<typeof en.order> = {
  statuses: {
    'Pending Payment': {
      title: 'Votre commande attend son paiement',
      text: 'Nous avons votre commande. Vous avez jusqu’au {date} pour payer, et votre formation s’ouvre. Après, la commande se ferme toute seule.',
    },
    'Pending Other Payment Method': {
      title: 'Trouvons un moyen de payer',
      text: 'Terminez votre paiement par WhatsApp. Nous vous contactons très vite.',
    },
    'Paid - Card': {
      title: 'Votre paiement par carte est arrivé',
      text: 'Nous ouvrons votre formation. Encore un instant.',
    },
    'Paid - WafaCash': {
      title: 'Nous cherchons votre paiement',
      text: 'Merci, nous avons le code de votre envoi. Nous écrivons à {email} dès que nous trouvons l’argent.',
    },
    'Paid - Bank Transfer': {
      title: 'Nous cherchons votre virement',
      text: 'Merci de nous l’avoir dit. Entre banques, un virement peut prendre un ou deux jours ouvrables. Nous écrivons à {email} dès que nous le trouvons.',
    },
    Paid: {
      title: 'Votre paiement est enregistré',
      text: 'Notre équipe ouvre votre formation. Nous écrivons à {email} dès que c’est fait.',
    },
    'Payment Confirmed': { title: 'Votre formation est ouverte', text: 'Votre paiement est confirmé.' },
    Rejected: {
      title: 'Nous n’avons pas pu confirmer votre paiement',
      text: 'Rien n’est perdu : vérifiez les informations et renvoyez-les, ou payez autrement. Nous gardons votre commande jusqu’au {date}.',
    },
    Cancelled: {
      title: 'Cette commande est annulée',
      text: 'Aucun paiement n’a été pris. Vous pouvez la rouvrir quand vous voulez.',
    },
    Expired: {
      title: 'Cette commande est fermée',
      text: 'Elle n’a pas été payée à temps, et rien n’a été débité. Vous pouvez la rouvrir au prix d’aujourd’hui.',
    },
    Refunded: {
      title: 'Nous vous remboursons',
      text: 'Cette commande est fermée. Nous vous écrivons quand l’argent est en route.',
    },
  },
  hearing: {
    by: (when) => `Nous vous répondons au plus tard le ${when}.`,
    cash: (email) => `Merci, nous avons le code de votre envoi. Nous écrivons à ${email}.`,
    wallet: (email) => `Merci, nous avons le numéro de l’opération. Nous écrivons à ${email}.`,
    bank: (email) =>
      `Merci de nous l’avoir dit. Nous écrivons à ${email} dès que nous trouvons votre virement. Entre banques, il peut prendre un ou deux jours ouvrables.`,
  },
  late: {
    cash: (promised, next) =>
      `Nous devions vous répondre au plus tard le ${promised} : nous sommes en retard, pardon. L’équipe le sait et cherche de nouveau, au plus tard le ${next}. Pour parler à quelqu’un tout de suite, appuyez sur « Nous écrire sur WhatsApp » sur cette page : votre numéro de commande est dans le message.`,
    bank: (promised, next) =>
      `Le ${promised}, nous n’avions pas encore trouvé votre virement. L’équipe le sait et cherche de nouveau, au plus tard le ${next}. S’il a quitté votre compte il y a plus de deux jours ouvrables, appuyez sur « Nous écrire sur WhatsApp » sur cette page : votre numéro de commande est dans le message.`,
  },
  renew: (date) =>
    `Elle n’a pas été payée à temps, et rien n’a été débité. Jusqu’au ${date}, vous la rouvrez d’une pression, au même prix, tant qu’il reste une place. Les espèces sont déjà parties ? Appuyez, puis tapez le code.`,
  meanwhile: {
    title: 'En attendant',
    lesson: {
      text: (title) => `Une leçon de votre formation est déjà ouverte : « ${title} ».`,
      label: 'Ouvrir la leçon gratuite',
    },
    rules: {
      text: 'Découvrez ce qui se passe dans la communauté, et ses règles.',
      label: 'Lire les règles',
    },
  },
  term: {
    title: 'Renouveler votre adhésion',
    until: (day) => `Votre adhésion court jusqu’au ${day}`,
    ended: (day) => `Votre adhésion s’est terminée le ${day}`,
    added: 'Si vous renouvelez maintenant, la nouvelle durée s’ajoute après ce jour : vous n’en perdez rien.',
    grace: (day) => `La communauté vous reste ouverte jusqu’au ${day} inclus.`,
    closed:
      'La communauté est fermée pour vous. Ce que vous avez écrit est gardé, et vous le retrouvez en renouvelant.',
    renew: (price) => `Renouveler pour ${price}`,
    another: 'Choisir une autre durée',
    notOffered: 'Cette durée n’est plus proposée : voir ce qui l’est',
    prepared:
      'Le bouton prépare une commande avec vos informations. Vous choisissez comment la payer, et rien n’est prélevé tout seul.',
  },
  owned: {
    title: 'Vous l’avez déjà',
    text: 'Ne payez pas une deuxième fois. Cette commande se fermera toute seule.',
    open: 'Ouvrir ce que j’ai',
  },
  free: {
    label: 'Confirmée',
    title: 'C’est à vous',
    text: 'Rien à payer : 0 DH.',
    ofBundle: 'Cela vient d’un pack. Le reçu est celui du pack.',
    freeReasons: {
      gift: 'Un cadeau de l’académie : rien à payer.',
      scholarship: 'Une bourse : rien à payer.',
      moved: 'Vous l’aviez déjà chez nous, et tout est ici maintenant. Rien à payer.',
      other: 'L’académie vous l’a ouvert : rien à payer.',
    },
    waitingText: (email, hours) =>
      `Nous envoyons votre code d’activation à ${email} sous ${hours}, et il apparaît ici aussi.`,
    ended: {
      label: 'Terminée',
      title: 'Cet accès est terminé',
      text: 'Rien n’a été payé, donc rien n’est remboursé.',
    },
    dated: 'Date',
  },
  title: (number) => `Commande ${number}`,
  description: 'Votre commande : ce qui s’est passé, la suite, votre accès et votre reçu.',
  facts: {
    listPrice: 'Prix',
    discount: 'Remise',
    order: 'Commande',
    course: 'Formation',
    amount: 'Montant',
    more: 'Tous les détails',
    placed: 'Passée le',
    method: 'Moyen de paiement',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
  },
  methods: {
    Card: 'Carte bancaire',
    'Bank Transfer': 'Virement bancaire',
    'WafaCash / Cash Plus': 'WafaCash / Cash Plus',
    'Mobile Wallet': 'Portefeuille mobile',
    'Other Payment Methods': 'Autre moyen',
    Cash: 'Espèces',
    Cheque: 'Chèque',
  },
  access: {
    classroom: {
      title: 'Commencez ici',
      begun: 'Votre formation',
      text: 'Vos leçons sont sur ce site : pas de code, pas de deuxième compte.',
      button: 'Aller à ma formation',
      lesson: (title) => `Commencer par « ${title} »`,
      goOn: (title) => `Continuer avec « ${title} »`,
      begins: 'Commence le',
      session: 'Prochaine rencontre en direct',
      at: (day, time) => `${day}, ${time}, heure du Maroc`,
      trainer: 'Formation assurée par',
      facts: {
        title: 'C’est à vous maintenant',
        first: 'Votre première rencontre en direct',
        begins: (day) => `Votre groupe commence le ${day}`,
        group: 'En direct, en groupe',
        today: 'Vous pouvez commencer aujourd’hui',
        ownPace: 'À votre rythme',
        with: (text, trainer) => `${text}, avec ${trainer}`,
        units: (units) => `${units}, l’un après l’autre`,
        open: (n) => `Déjà ouverts : ${n}.`,
        opens: (day) => `Le suivant s’ouvre le ${day}.`,
        allOpen: 'Ils sont tous ouverts.',
        ask: { title: 'Posez vos questions sous chaque leçon', text: 'La réponse arrive par e-mail.' },
        calendar: 'Ajouter les rencontres à mon agenda',
      },
    },
    signIn: 'Se connecter à la communauté',
    enter: 'Ouvrir la communauté',
    title: 'Votre accès',
    code: 'Code d’activation',
    how: 'Ouvrez la plateforme et tapez ce code. Gardez-le : il est pour vous seulement.',
    start: 'Commencer la formation',
    copy: 'Copier',
    copied: 'Copié',
    waitingTitle: (hours) => `Accès sous ${hours}`,
    waitingText: (email, hours) =>
      `Votre paiement est confirmé. Nous envoyons votre code d’activation à ${email} sous ${hours}, et il apparaît ici aussi.`,
  },
  refusedCode: 'Le code que vous nous avez donné :',
  refusal: 'Motif',
  paidTwice: {
    title: 'Deux paiements sont arrivés pour cette commande',
    text: (paidBack) =>
      `Nous en remboursons un sous ${paidBack}, sur la carte d’où il vient. Vous n’avez rien à faire.`,
  },
  underWay: {
    title: 'Vous venez d’aller sur la page de la banque',
    text: 'Si vous y avez payé, ne payez pas une deuxième fois : la banque peut prendre quelques minutes pour confirmer. Cette page le montre dès que c’est fait.',
    action: 'Demander à la banque',
    wait: 'Si vous y avez payé, ne payez pas une deuxième fois. La banque nous prévient d’elle-même : cette page le montrera, et nous vous écrirons.',
    approved: {
      title: 'La banque a accepté votre paiement',
      text: 'Nous attendons que sa confirmation nous arrive. Ne payez pas une deuxième fois : quelqu’un de l’équipe s’en occupe aujourd’hui et vous écrit.',
    },
  },
  takenBack: {
    title: 'Pas encore payée',
    text: 'Nous avions confirmé votre paiement par erreur : l’argent n’est pas là. Payez comme avant, et ce que vous avez acheté s’ouvre de nouveau.',
  },
  mayArrive: {
    Cancelled: 'Si vous avez payé à la banque, le paiement apparaîtra ici et nous vous écrirons.',
    Expired:
      'Si vous avez payé à la banque, le paiement apparaîtra ici et nous vous écrirons. Sinon, vous pouvez rouvrir la commande au prix d’aujourd’hui.',
    cancelSure:
      'Si vous avez payé à la banque, votre paiement compte toujours : il apparaîtra ici et nous vous écrirons. Vous pourrez rouvrir la commande plus tard.',
  },
  declined: {
    title: 'Votre dernier paiement par carte n’est pas passé',
    text: 'La banque l’a refusé, et rien n’a été débité. Vous pouvez réessayer ou payer autrement.',
  },
  actions: {
    payNow: 'Payer maintenant',
    continueWith: {
      Card: 'Payer par carte',
      'Bank Transfer': 'Voir notre RIB',
      'WafaCash / Cash Plus': 'Taper le code de l’envoi',
      'Mobile Wallet': 'Taper le numéro de l’opération',
      'Other Payment Methods': 'Voir avec nous sur WhatsApp',
    },
    otherMethod: 'Choisir un autre moyen',
    changeDetails: 'Corriger mes coordonnées',
    claimAgainBank: 'J’ai refait le virement',
    claimAgainCash: 'Taper le code de nouveau',
    payAnotherWay: 'Payer autrement',
    reopen: 'Rouvrir cette commande',
    reopenNote: 'Au prix d’aujourd’hui.',
    renew: (amount) => `La renouveler au même prix : ${amount}`,
    renewNote: 'Vous continuez avec le paiement en espèces, comme choisi. Rien à retaper.',
    cancel: 'Annuler cette commande',
    cancelSure: 'Rien n’a été débité, donc rien n’est perdu. Vous pourrez rouvrir la commande plus tard.',
    cancelConfirm: 'Oui, annuler la commande',
    receipt: 'Reçu',
    whatsapp: 'Nous écrire sur WhatsApp',
    courses: 'Retour aux formations',
    shop: 'Retour à la boutique',
    home: 'Retour à l’accueil',
  },
  whatsapp: (number, email, course) =>
    `Salam, j’ai une question sur ma commande ${number} (${course}). Mon e-mail : ${email}`,
  notice: {
    'not-in-this-status':
      'Votre commande a changé entre-temps. Cette page la montre comme elle est maintenant.',
    asked: 'Nous avons demandé à la banque. Cette page montre ce qu’elle sait pour l’instant.',
    'other-failed':
      'Nous n’avons pas pu enregistrer ce moyen de paiement, parce que votre commande a changé entre-temps. Cette page la montre comme elle est maintenant.',
    'not-on-sale': 'Ce n’est pas en vente pour le moment : la commande reste fermée.',
    'sold-out': 'Toutes les places de cette formation sont prises : la commande reste fermée.',
    'free-now': 'C’est gratuit maintenant : la commande reste fermée. Commandez de nouveau, sans rien payer.',
    'slot-taken': 'Ce rendez-vous n’est plus libre : la commande reste fermée. Choisissez-en un autre.',
    'too-many-hours':
      'D’autres rendez-vous non payés sont déjà gardés pour vous : la commande reste fermée. Payez-en un ou annulez-le, puis rouvrez cette commande.',
    'too-many-hours-here':
      'Trop de rendez-vous non payés sont gardés pour des personnes qui ont la même connexion que vous : la commande reste fermée. Réessayez dans 15 minutes.',
    couponGone: (amount) =>
      `La commande est rouverte. Son code promo ne marche plus : c’est le prix d’aujourd’hui, ${amount}.`,
    priceNow: (amount) => `La commande est rouverte. Le prix d’aujourd’hui est de ${amount}.`,
  },
  timeline: {
    title: 'Ce qui s’est passé',
    next: 'La suite',
    events: {
      place: 'Vous avez passé la commande',
      'change-details': 'Vous avez corrigé vos coordonnées',
      'change-details-by-us': 'Nous avons corrigé votre adresse e-mail',
      'take-over': 'Vous avez ouvert la commande depuis votre compte, et elle a un nouveau lien',
      'choose-known-method': 'Vous avez choisi comment payer',
      'choose-other-method': 'Vous avez choisi de payer autrement',
      'begin-attempt': 'Vous avez ouvert la page de la banque pour payer',
      'decline-card': 'La banque a refusé la carte',
      'capture-card': 'Votre paiement par carte est arrivé',
      'capture-again': 'Un deuxième paiement par carte est arrivé, et nous le remboursons',
      'close-attempt': 'La page de la banque a été fermée avant le paiement',
      remind: 'Nous vous avons envoyé un rappel par e-mail',
      dispute: 'Votre banque nous a posé une question sur le paiement',
      'move-hour': 'Vous avez déplacé votre rendez-vous',
      'move-hour-by-us': 'Nous avons déplacé votre rendez-vous',
      'cancel-hour': 'Vous avez annulé votre rendez-vous',
      'cancel-hour-by-us': 'Nous avons annulé votre rendez-vous',
      'give-account': 'Vous nous avez dit où envoyer votre argent',
      'take-gift': 'Votre cadeau a été pris',
      'new-gift-link': 'Vous avez fait un nouveau lien pour votre cadeau',
      'end-access': 'L’accès de cette commande est terminé',
      'pause-access': 'Votre formation est passée en pause : une échéance était en retard',
      'resume-access': 'Votre formation a été rouverte',
      'pay-part': 'Une échéance est arrivée',
      'unpay-part': 'Une échéance vous a été remboursée : elle est de nouveau à payer',
      'part-not-needed': 'Cette échéance n’était plus à payer : nous vous la remboursons',
      'claim-bank-transfer': 'Vous nous avez signalé votre virement',
      'claim-cash-transfer': 'Vous nous avez envoyé le code de votre envoi',
      'claim-wallet-transfer': 'Vous nous avez envoyé le numéro de l’opération',
      'place-by-us': 'Nous avons passé la commande pour vous',
      give: 'Nous vous avons donné un accès gratuit',
      'confirm-free': 'Confirmée, sans rien à payer',
      'record-payment': 'Notre équipe a enregistré votre paiement',
      confirm: 'Paiement confirmé',
      'confirm-void': 'Paiement confirmé, par erreur',
      'take-back': 'Nous avons repris la confirmation de votre paiement : l’argent n’y est pas',
      discount: 'Nous avons baissé le prix',
      'grant-access': 'Votre formation a été ouverte',
      'wait-for-code': 'Nous préparons votre code d’activation',
      reject: 'Nous n’avons pas pu confirmer votre paiement',
      cancel: 'La commande a été annulée',
      expire: 'La commande s’est fermée sans paiement',
      reopen: 'La commande a été rouverte',
      'attach-receipt': 'Vous nous avez envoyé votre justificatif',
      refund: 'Nous avons décidé de rembourser cette commande',
      'refund-own': 'Le prix de votre rendez-vous vous est remboursé',
      'decide-refund': 'Nous avons décidé de vous rembourser une somme',
      'ask-refund': 'Vous avez demandé un remboursement',
      'withdraw-refund': 'Vous avez retiré la demande',
      'decline-refund': 'Nous avons refusé votre demande de remboursement',
      'pay-back': 'Nous vous avons renvoyé l’argent',
    },
    nextSteps: {
      pay: 'Vous payez, par le moyen de votre choix.',
      agree: 'Nous convenons du paiement avec vous sur WhatsApp.',
      open: 'Votre formation s’ouvre, et vous recevez le lien par e-mail.',
      code: (hours) => `Votre code d’activation arrive par e-mail sous ${hours}.`,
      learn: 'Vous commencez la formation.',
      refund: (days) => `Nous envoyons l’argent sous ${days}.`,
    },
  },
  gift: {
    title: 'Votre cadeau est en route',
    text: (name, email) =>
      `Votre paiement est confirmé. Nous expliquons à ${name}, par e-mail à ${email}, comment l’ouvrir.`,
    isFor: 'Cadeau pour',
    opened: 'Votre cadeau a été ouvert pour la personne qui le reçoit',
    open: 'Votre paiement est confirmé, et votre cadeau part par e-mail à la personne qui le reçoit.',
    waits: {
      title: 'Votre cadeau attend son jour',
      text: (name, email, day) =>
        `Votre paiement est confirmé. Le ${day} à 8 h, heure du Maroc, nous expliquons à ${name}, par e-mail à ${email}, comment l’ouvrir.`,
    },
    day: {
      title: 'Quand il part',
      on: (day) => `Le ${day} à 8 h, heure du Maroc.`,
      atOnce: 'Dès que votre paiement est confirmé.',
      label: 'Le jour',
      hint: 'Entre aujourd’hui et dans un an. Laissez vide pour qu’il parte tout de suite, ou dès qu’il est payé.',
      change: 'Changer le jour',
      changed: 'Le jour est changé.',
      wrong: 'Choisissez un jour entre aujourd’hui et dans un an, ou laissez vide.',
      late: 'Il est déjà parti : le jour ne peut plus changer.',
    },
    statuses: {
      pending:
        'Nous avons votre commande. Vous avez jusqu’au {date} pour payer, et votre cadeau est prêt. Après, la commande se ferme toute seule.',
      arriving: 'Nous préparons votre cadeau. Encore un instant.',
      recorded: 'Notre équipe prépare votre cadeau. Nous écrivons à {email} dès que c’est fait.',
    },
    hand: {
      title: 'Votre cadeau est prêt à offrir',
      text: (name) =>
        `Votre paiement est confirmé. Donnez le lien ou la carte à ${name} : il suffit de l’ouvrir et de donner son nom.`,
      waits: (name, day) =>
        `Votre paiement est confirmé. Vous pouvez déjà donner le lien ou la carte à ${name} : le cadeau s’ouvre le ${day} à 8 h, heure du Maroc.`,
      takenTitle: 'Votre cadeau est arrivé',
      taken: (name) => `${name} a pris le cadeau.`,
      open: 'Votre paiement est confirmé, et vous recevez un lien et une carte pour offrir votre cadeau.',
      opened: 'Votre cadeau peut être offert',
      lead: 'Offrez-le avec ce lien',
      notYet:
        'Personne ne l’a encore pris. Il va à la première personne qui ouvre le lien : envoyez-le à une seule.',
      copy: { copy: 'Copier le lien', copied: 'Copié' },
      message: (name, item, address) =>
        `${name}, voici un cadeau de ma part : « ${item} ». Il suffit d’ouvrir ${address} et de donner son nom. Il n’y a rien à payer.`,
      elsewhere: 'L’envoyer ailleurs',
      elsewhereHint:
        'Avec une adresse e-mail, nous l’y envoyons. Sans adresse, vous recevez un nouveau lien. Dans les deux cas, le lien ci-dessus et sa carte n’ouvrent plus rien.',
      email: 'Adresse e-mail (facultatif)',
      send: 'L’envoyer à cette adresse',
      notices: {
        'gift-sent': 'Il est en route vers l’adresse e-mail.',
        'gift-link': 'Voici un nouveau lien. L’ancien n’ouvre plus rien.',
        'gift-email':
          'Cette adresse e-mail n’est pas complète. Écrivez-la de nouveau, par exemple hiba@example.com, ou laissez vide.',
        'gift-own': 'C’est votre propre adresse e-mail. Écrivez celle de la personne qui reçoit le cadeau.',
        'gift-taken': 'Il a été pris entre-temps : il reste où il est.',
      },
    },
    take: {
      title: 'Un cadeau pour vous',
      paid: 'Il est payé et ne vous coûte rien.',
      waits: (day) => `Il s’ouvre le ${day} à 8 h, heure du Maroc. Gardez ce lien jusque-là.`,
      who: 'Dites qui vous êtes',
      how: 'Il faut un compte pour l’ouvrir : pas de mot de passe, un code arrive à chaque connexion.',
      byEmail: 'Avec mon adresse e-mail',
      byPhone: 'Avec mon numéro de téléphone, sur WhatsApp',
      noEmail: 'Je n’ai pas d’adresse e-mail',
      noEmailText: (code) => `Salam, j’ai un cadeau avec le code ${code}, et pas d’adresse e-mail.`,
      as: 'Connexion avec',
      name: 'Votre nom',
      nameHint: 'Il figure sur votre certificat.',
      take: 'Prendre le cadeau',
      other: 'Changer de compte',
      taken: 'Ce cadeau a déjà été pris',
      takenText: 'Si c’est vous, connectez-vous : il est dans votre compte.',
      signIn: 'Ouvrir mon compte',
      none: 'Ce lien n’ouvre aucun cadeau',
      noneText:
        'Il a peut-être été coupé, ou la personne qui l’offre en a fait un autre. Demandez-lui le lien de nouveau, ou tapez le code de la carte avec soin.',
      problems: {
        'own-gift': 'C’est votre propre cadeau. Donnez le lien à la personne à qui il est destiné.',
        'owned-already': 'Vous l’avez déjà. Donnez le lien à quelqu’un d’autre : le cadeau est toujours là.',
      },
    },
    card: {
      title: (name) => `Un cadeau pour ${name}`,
      from: (name) => `Offert par ${name}`,
      how: 'Comment l’ouvrir',
      go: (address) => `Allez sur ${address}`,
      signIn: (email) => `Connectez-vous avec ${email} : un code arrive par e-mail, sans mot de passe.`,
      sayWho: 'Dites qui vous êtes, et il est à vous. Il ne vous coûte rien.',
      qr: 'Le même lien, pour l’appareil photo d’un téléphone',
      print: 'L’imprimer, ou l’enregistrer comme image',
      open: 'Une carte à imprimer',
      whatsapp: 'L’envoyer sur WhatsApp',
      lead: 'Vous pouvez aussi l’offrir en personne, sur WhatsApp ou sur papier.',
      text: (name, item, address, email) =>
        `${name}, voici un cadeau de ma part : « ${item} ». Il suffit d’ouvrir ${address} et de se connecter avec ${email} : un code arrive par e-mail, sans mot de passe.`,
      back: 'Retour à ma commande',
    },
  },
  missing: {
    title: 'Ce lien ne mène à aucune commande',
    text: 'Il a peut-être été coupé quand on l’a copié. Ouvrez-le de nouveau depuis notre e-mail, ou écrivez-nous : nous chercherons votre commande ensemble.',
    courses: 'Voir toutes les formations',
    contact: 'Nous écrire sur WhatsApp',
    whatsapp: 'Salam, je cherche ma commande.',
  },
  receipt: {
    title: 'Reçu',
    description: 'Un reçu à imprimer ou à garder.',
    print: 'Imprimer',
    back: 'Retour à la commande',
    seller: 'Vendeur',
    buyer: 'Acheté par',
    paidOn: 'Date du paiement',
    thanks: 'Merci.',
  },
  kinds: {
    membership: {
      facts: { course: 'Adhésion' },
      statuses: {
        'Pending Payment': {
          text: 'Nous avons votre commande. Vous avez jusqu’au {date} pour payer, et votre adhésion commence. Après, la commande se ferme toute seule.',
        },
        'Paid - Card': { text: 'Nous confirmons votre adhésion. Encore un instant.' },
        Paid: {
          text: 'Notre équipe confirme votre adhésion. Nous écrivons à {email} dès que c’est fait.',
        },
        'Payment Confirmed': {
          title: 'Vous êtes membre',
          text: 'Votre paiement est confirmé. Bienvenue dans la Communauté Clarté !',
        },
      },
      access: {
        title: 'La communauté vous est ouverte',
        how: 'Connectez-vous avec l’adresse e-mail de cette commande.',
      },
      timeline: {
        events: { 'grant-access': 'Votre adhésion a commencé' },
        nextSteps: {
          open: 'Votre adhésion commence, et nous vous le disons par e-mail.',
          learn: 'Vous vous connectez avec votre adresse e-mail.',
        },
      },
    },
    product: {
      facts: { course: 'Produit' },
      statuses: {
        'Pending Payment': {
          text: 'Nous avons votre commande. Vous avez jusqu’au {date} pour payer, et les fichiers sont à vous. Après, la commande se ferme toute seule.',
        },
        'Paid - Card': { text: 'Nous ouvrons vos fichiers. Encore un instant.' },
        Paid: {
          text: 'Notre équipe confirme le paiement. Nous écrivons à {email} dès que vos fichiers sont prêts.',
        },
        'Payment Confirmed': { title: 'Vos fichiers sont prêts', text: 'Votre paiement est confirmé.' },
      },
      access: {
        title: 'Vos fichiers sont prêts',
        how: 'Ouvrez votre commande : vous pouvez télécharger les fichiers sur sa page.',
      },
      timeline: {
        events: { 'grant-access': 'Vos fichiers ont été ouverts' },
        nextSteps: {
          open: 'Votre paiement est confirmé, et vos fichiers s’ouvrent.',
          learn: 'Vous les téléchargez et les utilisez autant que vous voulez.',
        },
      },
    },
    bundle: {
      facts: { course: 'Pack' },
      statuses: {
        'Pending Payment': {
          text: 'Votre commande est enregistrée. Payez avant le {date} et tout est à vous ; après cela, la commande se ferme d’elle-même.',
        },
        'Paid - Card': { text: 'Nous vous ouvrons tout. Cela prend un instant.' },
        Paid: { text: 'Notre équipe confirme le paiement. Nous écrirons à {email} quand tout sera ouvert.' },
        'Payment Confirmed': { title: 'Tout est ouvert', text: 'Votre paiement est confirmé.' },
      },
      access: {
        title: 'Tout est à vous',
        how: 'Chaque élément a sa page, et un e-mail qui l’ouvre.',
      },
      timeline: {
        events: { 'grant-access': 'Le pack a été ouvert' },
        nextSteps: {
          open: 'Votre paiement est confirmé et chaque élément s’ouvre.',
          learn: 'Commencez par ce dont vous avez besoin en premier.',
        },
      },
    },
    consultation: {
      facts: { course: 'Consultation' },
      statuses: {
        'Pending Payment': {
          title: 'Votre rendez-vous est gardé pour vous',
          text: 'Vous avez jusqu’au {date} pour payer, et il est à vous. Après, d’autres peuvent le prendre.',
        },
        'Paid - Card': { text: 'Nous réservons votre rendez-vous. Encore un instant.' },
        Paid: {
          text: 'Notre équipe confirme le paiement. Nous écrivons à {email} dès que votre rendez-vous est réservé.',
        },
        'Payment Confirmed': {
          title: 'Votre rendez-vous est réservé',
          text: 'Votre paiement est confirmé.',
        },
      },
      access: {
        title: 'Votre rendez-vous est réservé',
        how: 'Le lien de la visio arrive avant le rendez-vous, et il est sur la page de votre commande.',
      },
      timeline: {
        events: { 'grant-access': 'Votre rendez-vous a été réservé' },
        nextSteps: {
          open: 'Votre paiement est confirmé, et le rendez-vous est à vous.',
          learn: 'C’est le rendez-vous. Le lien de la visio arrive avant, et il est sur cette page.',
        },
      },
    },
    instalment: {
      facts: { course: 'Échéance' },
      statuses: {
        'Pending Payment': {
          title: 'Cette échéance attend son paiement',
          text: 'Vous avez jusqu’au {date} pour payer. Après, cette commande se ferme toute seule, et vous pouvez la rouvrir sur la page de vos échéances.',
        },
        'Paid - Card': { text: 'Nous enregistrons cette échéance. Encore un instant.' },
        Paid: {
          text: 'Notre équipe confirme le paiement. Nous écrivons à {email} dès que c’est fait.',
        },
        'Payment Confirmed': { title: 'Cette échéance est payée', text: 'Votre paiement est confirmé.' },
      },
      access: { title: 'Cette échéance est payée', how: 'Votre formation continue.' },
      timeline: {
        events: { 'grant-access': 'Cette échéance a été enregistrée' },
        nextSteps: {
          open: 'Votre paiement est confirmé, et cette échéance est payée.',
          learn: 'Votre formation continue.',
        },
      },
    },
    test: {
      facts: { course: 'Test' },
      statuses: {
        'Pending Payment': {
          title: 'Une commande de test, pas encore payée',
          text: 'Elle vient d’un écran de test et n’ouvre rien. Elle se ferme toute seule le {date}.',
        },
        'Paid - Card': {
          title: 'Le paiement de test est arrivé',
          text: 'Nous le confirmons. Encore un instant.',
        },
        Paid: { title: 'Le paiement de test est enregistré', text: 'Il attend d’être confirmé.' },
        'Payment Confirmed': {
          title: 'Le paiement de test est confirmé',
          text: 'Tout a marché. Une commande de test n’ouvre rien.',
        },
      },
      access: {
        title: 'Rien à ouvrir',
        how: 'Une commande de test n’ouvre rien et n’envoie aucun e-mail à ce sujet.',
      },
      timeline: {
        events: { 'grant-access': 'Le test est terminé' },
        nextSteps: { open: 'Le paiement est confirmé, et rien ne s’ouvre.', learn: 'C’est tout.' },
      },
    },
  },
};

export const documents: InArabic<typeof en.documents> = {
  receipt: 'Reçu',
  creditNote: 'Avoir',
  receiptFile: (number) => `Reçu ${number}`,
  creditNoteFile: (number, order) => `Avoir ${number}, commande ${order}`,
  order: 'Commande',
  number: 'Numéro',
  date: 'Date',
  paidOn: 'Payé le',
  seller: 'Vendeur',
  buyer: 'Acheté par',
  what: 'Achat',
  amount: 'Montant',
  kinds: {
    course: 'Formation en ligne',
    membership: 'Adhésion à la communauté',
    product: 'Produit numérique',
    bundle: 'Pack de formations et de produits',
    consultation: 'Consultation',
    instalment: 'Échéance d’une formation',
    test: 'Commande de test',
  },
  discount: 'Remise',
  free: 'Rien n’a été payé pour cette commande.',
  freeReasons: {
    gift: 'un cadeau de l’académie',
    scholarship: 'une bourse',
    moved: 'venu d’ailleurs',
    other: 'offert par l’académie',
  },
  discountNote: 'déduite le jour de la commande',
  couponNote: (code) => `avec le code ${code}`,
  paid: 'Payé',
  method: 'Moyen de paiement',
  reference: 'Référence',
  paidBack: 'Remboursé',
  onTheWayBack: 'À rembourser',
  refundLine: (amount, day, number) => `${amount} le ${day}, avoir ${number}`,
  refundUntil: (amount, day) => `${amount}, au plus tard le ${day}`,
  kept: 'Reste du paiement',
  refundsOfHour: (hours, paidBack) =>
    `Jusqu’à ${hours} avant le début, le rendez-vous peut être déplacé, ou annulé et remboursé : sous ${paidBack}, par le même moyen de paiement.`,
  refunds: (right, paidBack) =>
    `Vous pouvez demander un remboursement pendant ${right}. Nous remboursons par le même moyen de paiement, sous ${paidBack} ; ce qui a été payé en espèces vous est remis, ou envoyé à votre nom dans une agence ou sur votre compte bancaire.`,
  agreed: (day) => `Le ${day}, vous avez demandé à commencer tout de suite.`,
  terms: (version) => `Conditions générales de cette commande : version ${version}.`,
  creditWhat: 'Ce qui est remboursé',
  whole: 'Tout ce qui restait du paiement. L’accès est terminé.',
  part: 'Une partie du paiement. Ce qui n’est pas remboursé reste ouvert.',
  surplus: 'Un deuxième paiement de la même commande. La commande reste payée.',
  way: 'Remboursé',
  ways: {
    card: 'sur la carte qui a servi à payer',
    'bank-transfer': 'par virement bancaire',
    'cash-agency': 'en espèces, dans une agence',
    cash: 'en espèces, à l’académie',
  },
  proof: 'Numéro de l’opération',
  wasPaid: 'Payé pour la commande',
  creditNoteOf: (order, day) => `Cet avoir se rapporte au reçu de la commande ${order}, payée le ${day}.`,
};

export const payMessage = ({ name, number, item, amount, until, url }: PayMessage): string =>
  `Salam ${name}, voici le lien pour payer votre commande ${number} (${item}) : ${amount}, jusqu’au ${until}.\n${url}`;
