import { zones } from '../../catalogue/consultations/words.fr.ts';
import { oneOrMany } from '../../platform/i18n/count.ts';
import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const enrol: InArabic<typeof en.enrol> = {
  details: {
    title: (course) => `Inscription : ${course}`,
    description: (course) => `${course} : d’abord vos coordonnées, puis le moyen de paiement.`,
    name: 'Nom complet',
    nameHint: 'Prénom et nom.',
    email: 'E-mail',
    emailHint: 'Nous y envoyons le lien de votre formation et votre reçu.',
    phone: 'Téléphone',
    phoneHint: 'Un numéro marocain, ou un autre avec l’indicatif du pays : +33…',
    isSixteen: 'J’ai 16 ans ou plus',
    agreesToStart:
      'Je veux que ma formation s’ouvre maintenant, sans attendre les 7 jours que la loi me donne pour changer d’avis.',
    refund: (days) => `Vous pouvez demander un remboursement pendant ${days}.`,
    legal: {
      title: 'Que veut dire cette case ?',
      text: (paidBack) =>
        `La loi (31-08) vous donne 7 jours pour changer d’avis, sauf si ce que vous avez acheté a commencé à votre demande. C’est pour cela que nous posons la question. Notre promesse, elle, reste valable : nous vous remboursons par le même moyen de paiement, sous ${paidBack}. Ce qui a été payé en espèces vous est remis, ou envoyé à votre nom dans une agence ou sur votre compte bancaire.`,
    },
    notNow: 'Rien n’est prélevé maintenant : vous choisissez comment payer à l’étape suivante.',
    submit: 'Suite : le paiement',
    problemsTitle: 'Vérifiez ce qui est signalé ci-dessous.',
  },
  meant: {
    title: 'Votre adresse e-mail est-elle juste ?',
    take: (email) => `Je voulais écrire ${email}`,
    keep: 'Si ce que vous avez écrit est juste, continuez.',
  },
  changeDetails: {
    title: 'Vos coordonnées',
    description: 'Corriger les coordonnées de votre commande.',
    submit: 'Suite : le paiement',
    atTheBank: {
      title: 'La page de la banque est encore ouverte',
      text: 'Un paiement peut encore arriver : l’adresse e-mail ne peut pas changer maintenant. Terminez ou annulez d’abord le paiement sur la page de la banque, ou annulez cette commande et passez-en une nouvelle.',
    },
  },
  priceChanged: {
    title: 'Le prix a changé',
    text: (before, now) =>
      `Pendant que ce formulaire était ouvert, le prix est passé de ${before} à ${now}. Rien n’est commandé. Si le nouveau prix vous convient, renvoyez le formulaire : ce que vous avez écrit est toujours là.`,
    textNow: (now) =>
      `Le prix est de ${now}. Rien n’est commandé. S’il vous convient, renvoyez le formulaire : ce que vous avez écrit est toujours là.`,
    submit: (now) => `Continuer à ${now}`,
  },
  continueOrder: {
    title: 'Vous avez déjà commencé',
    text: (number) =>
      `La commande ${number} pour cette formation attend son paiement. Inutile de tout recommencer.`,
    action: 'Continuer cette commande',
  },
  checkedOrder: {
    title: 'Nous vérifions votre commande',
    text: (number) =>
      `Nous cherchons le paiement de la commande ${number}, pour cette formation. Inutile de tout recommencer.`,
    action: 'Ouvrir ma commande',
  },
  ownsCourse: {
    title: 'Vous avez déjà cette formation',
    text: (number) => `La commande ${number} est payée. Sa page ouvre votre formation.`,
    isOpen: (number) => `La commande ${number} est payée, et votre formation est ouverte.`,
    action: 'Ouvrir ma commande',
    learn: 'Aller à ma formation',
  },
  free: {
    submit: 'S’inscrire gratuitement',
    submitOther: 'Confirmer, rien à payer',
    nothingToPay: 'C’est gratuit : vous ne payez rien, ni maintenant ni plus tard.',
    many: {
      title: 'Connectez-vous d’abord',
      text: 'Beaucoup de places gratuites ont été prises en peu de temps depuis cette connexion ou dans cette formation. Connectez-vous avec votre adresse e-mail, puis renvoyez le formulaire.',
      action: 'Se connecter',
    },
    byEmail: {
      title: 'C’est confirmé : ouvrez votre boîte e-mail',
      description: 'C’est gratuit et confirmé. Le lien est dans votre boîte e-mail.',
      text: 'Vous ne payez rien (0 DH). Nous avons envoyé le lien à l’adresse que vous avez donnée, pour que personne d’autre ne l’utilise à votre nom.',
      nothingCame:
        'Rien reçu après cinq minutes ? Regardez dans le dossier Spam, ou connectez-vous avec la même adresse e-mail.',
      action: 'Se connecter',
      nothingCameHere: 'Rien reçu après cinq minutes ? Regardez dans le dossier Spam.',
      account: 'Mon compte',
    },
  },
  had: {
    given: 'Vous l’avez reçu en cadeau : il est dans votre compte.',
    account: 'Ouvrir mon compte',
    enrolAnother: 'Inscrire une autre personne',
    forAnother: 'Acheter pour une autre personne',
    until: (amount, date) => `${amount}. Vous avez jusqu’au ${date} pour payer.`,
    anew: 'Nouvelle commande',
    atTheBank:
      'La banque peut encore confirmer cette commande : impossible d’en commencer une deuxième. Terminez celle-ci ou annulez-la d’abord.',
  },
  gift: {
    tick: 'C’est un cadeau pour quelqu’un d’autre',
    name: 'Pour qui ?',
    email: 'Son adresse e-mail (facultatif)',
    emailHint:
      'Le cadeau part à cette adresse ; le reçu et le remboursement éventuel restent à vous. Pas d’adresse ? Laissez vide : après le paiement, vous l’offrez en personne, par un lien WhatsApp ou une carte à imprimer.',
    byHand: 'offert par vous, avec un lien ou une carte',
    note: 'Un petit mot pour l’accompagner (facultatif)',
    noteHint: '300 caractères au plus, sans liens.',
    on: 'Quel jour ? (facultatif)',
    onHint:
      'Pour un anniversaire, par exemple : il part à 8 h, heure du Maroc. Si vous laissez vide, il part dès que votre paiement est confirmé ; en espèces ou par virement, dès que nous l’avons trouvé. Vous pouvez changer le jour jusque-là.',
    isFor: 'Cadeau pour',
  },
  closed: {
    soldOutTitle: 'Toutes les places sont prises',
    soldOutText: (course) =>
      `${course} : plus de place pour le moment. Laissez votre nom, et nous vous écrivons dès qu’une place se libère ou que le prochain groupe ouvre.`,
    closedForSaleTitle: 'Pas en vente pour le moment',
    notOnSaleTitle: 'Inscriptions pas encore ouvertes',
    notOnSaleText: (course) =>
      `${course} : les inscriptions sont fermées pour le moment. Laissez votre nom, et nous vous écrivons dès l’ouverture.`,
    waitlist: 'Rejoindre la liste d’attente',
    otherCourses: 'Voir toutes les formations',
  },
  missing: {
    title: 'Formation introuvable',
    text: 'Ce lien ne mène à aucune formation. Elle a peut-être changé de nom.',
  },
  oldForm: {
    title: 'Envoyez-le encore une fois',
    text: 'Ce formulaire a été ouvert pour autre chose. Il est à jour maintenant, et ce que vous avez écrit est toujours là.',
  },
  summary: { order: 'Commande', amount: 'À payer', price: 'Prix', code: 'code' },
  back: 'Retour',
  method: {
    title: 'Moyen de paiement',
    description: 'Choisir comment payer.',
    submit: 'Confirmer mon choix',
    legend: 'Comment voulez-vous payer ?',
    required: 'Choisissez comment vous voulez payer.',
    notReady: {
      title: 'Cette formation ne peut pas encore être payée',
      text: 'La formation n’est pas encore prête. Nous gardons votre commande, et rien n’a été débité. Écrivez-nous : nous vous dirons dès que vous pourrez payer.',
      contact: 'Nous écrire',
    },
    notOffered: 'Ce moyen de paiement n’est pas disponible pour le moment. Choisissez-en un autre.',
    planNotOpen: 'Vous ne pouvez plus changer le nombre de paiements de cette commande.',
    planPrice: 'Le montant a changé entre-temps. Regardez-le de nouveau, puis confirmez.',
    card: 'Carte bancaire',
    cardText: 'Sur la page sécurisée de la banque.',
    cardHear: 'Confirmation dès que la banque répond, en général en moins d’une minute',
    bank: 'Virement bancaire',
    bankText:
      'De votre banque, ou de son application, vers notre compte. Votre banque peut prendre des frais.',
    bankHear: (promise) =>
      `Nous vérifions ${promise}. Un virement instantané est alors arrivé ; un virement ordinaire prend un ou deux jours ouvrables.`,
    wallet: 'Portefeuille mobile',
    walletText:
      'De l’application de votre portefeuille vers notre numéro. Vous tapez ensuite ici le numéro de l’opération.',
    cash: 'Espèces',
    cashText: 'Dans n’importe laquelle de leurs agences. Vous tapez ensuite ici le code du reçu de l’agence.',
    cashFee: 'L’agence ajoute ses frais d’envoi : demandez combien avant de payer.',
    cashFeeOf: (fee) => `L’agence ajoute ses frais d’envoi, en général autour de ${fee}.`,
    cashMore: {
      bring: 'Vous apportez :',
      code: 'Où est le code, et tout cela sur votre téléphone',
      card: 'Votre carte d’identité (CIN)',
      amount: (amount) => `${amount}, plus les frais de l’agence`,
      firstOf: (first, whole) => `${whole}, ou ${first} pour le premier versement`,
      beneficiary: (name, city) => `Le nom du bénéficiaire : ${name}, ${city}`,
    },
    bankSoon:
      'Votre rendez-vous peut arriver avant que nous trouvions le virement : choisissez-en un plus tard.',
    bankSoonOrCard:
      'Votre rendez-vous peut arriver avant que nous trouvions le virement : payez par carte, ou choisissez-en un plus tard.',
    cashSoon: (promise) =>
      `C’est plus rapide qu’un virement entre banques, mais nous devons trouver l’argent avant votre rendez-vous : nous vérifions ${promise}.`,
    other: 'Autres moyens de paiement',
    otherText: 'Rien de tout cela ne vous convient ? Nous trouverons une solution ensemble, sur WhatsApp.',
    otherHear: 'Une personne vous répond sur WhatsApp ; tout s’ouvre dès que votre paiement est enregistré.',
    declined: {
      title: 'La banque a refusé votre carte, et rien n’a été débité',
      text: 'Nous gardons votre commande. Vous pouvez aussi payer sans carte :',
      bank: 'par virement, depuis votre banque ou son application',
      cash: 'en espèces, dans une agence',
      wallet: 'depuis un portefeuille mobile',
      parts: (line) => `ou en plusieurs fois : ${line}`,
    },
  },
  card: {
    title: 'Payer par carte',
    description: 'Choisir le type de carte, puis payer sur la page de la banque.',
    legend: 'Quelle carte avez-vous ?',
    required: 'Choisissez le type de votre carte.',
    international: 'Carte internationale',
    internationalText: 'Visa ou Mastercard valable à l’étranger et en ligne.',
    morocco: 'Carte marocaine',
    moroccoText: 'Carte d’une banque marocaine, confirmée par SMS ou dans l’application de la banque.',
    none: 'Le paiement par carte n’est pas possible pour le moment. Choisissez un autre moyen.',
    chooseOther: 'Choisir un autre moyen',
    next: (amount) =>
      `Vous payez ${amount} sur la page de la banque. Nous ne voyons jamais votre numéro de carte, et nous n’ajoutons pas de frais.`,
    submit: 'Aller à la page de la banque',
    unreachable: {
      title: 'La banque ne répond pas',
      text: 'Rien n’a été débité, et nous gardons votre commande. Réessayez dans une minute, ou choisissez un autre moyen.',
    },
    refused: {
      title: 'La banque n’a pas ouvert sa page de paiement',
      text: 'Rien n’a été débité, et nous gardons votre commande. Réessayez, ou choisissez un autre moyen.',
    },
    manyHere: {
      title: 'Beaucoup de personnes paient en ce moment depuis votre connexion',
      text: 'Rien n’a été débité, et nous gardons votre commande. Réessayez dans une demi-heure ou depuis une autre connexion, ou choisissez un autre moyen.',
    },
    missing: {
      title: 'Ce type de carte n’est pas accepté pour le moment',
      text: 'Rien n’a été débité. Choisissez une autre carte ou un autre moyen.',
    },
    declined: {
      title: 'Votre dernier paiement par carte n’est pas passé',
      text: 'La banque l’a refusé, et rien n’a été débité. Vous pouvez réessayer avec la même carte ou une autre, ou payer sans carte.',
      without: 'Payer sans carte',
    },
    underWay:
      'Vous venez d’aller sur la page de la banque. Si vous y avez déjà payé, ne payez pas une deuxième fois : regardez d’abord votre commande, elle montre ce qui est arrivé.',
    underWayApproved:
      'La banque vous a dit qu’elle accepte votre paiement, et nous attendons encore sa confirmation. Ne payez pas une deuxième fois : quelqu’un de l’équipe s’en occupe aujourd’hui.',
    seeOrder: 'Voir ma commande',
  },
  handOff: {
    title: 'Direction la banque…',
    text: 'Nous vous emmenons sur la page de paiement sécurisée. Cela peut prendre quelques secondes. Si rien ne se passe, appuyez sur le bouton. Nous gardons votre commande, quoi qu’il arrive là-bas.',
    submit: 'Aller à la page de paiement',
  },
  bank: {
    title: 'Virement bancaire',
    description: 'Notre compte bancaire, le montant et le motif de votre virement.',
    first: 'Faites ce virement',
    accountName: 'Titulaire du compte',
    bankName: 'Banque',
    rib: 'RIB',
    amount: 'Montant',
    reference: 'Motif du virement',
    referenceHint: 'Écrivez ce motif dans votre virement : c’est ainsi que nous le trouvons.',
    second: 'Puis dites-le-nous',
    later: 'Vous pouvez fermer cette page et revenir : le lien est dans votre boîte e-mail.',
    tick: 'J’ai fait le virement',
    submit: 'Confirmer le virement',
  },
  cash: {
    title: 'Payer en espèces',
    description: 'Comment payer en espèces dans une agence, et où taper votre code.',
    first: 'Envoyez l’argent depuis une agence',
    beneficiary: 'Bénéficiaire',
    city: 'Ville',
    phone: 'Téléphone',
    amount: 'Montant',
    second: 'Puis tapez votre code',
    code: 'Code de l’envoi',
    codeHint: 'Il est sur le reçu de l’agence : des lettres et des chiffres ; les espaces ne comptent pas.',
    submit: 'Confirmer le code',
  },
  wallet: {
    title: 'Portefeuille mobile',
    description: 'Le numéro de notre portefeuille, et où taper le numéro de votre opération.',
    first: 'Envoyez le montant depuis votre portefeuille',
    steps: [
      'Ouvrez l’application de votre portefeuille et choisissez d’envoyer de l’argent, ou de payer par code QR.',
      'Envoyez exactement ce montant. L’application montre le nom ci-dessous avant que vous confirmiez. Votre portefeuille vous dit ses frais ; nous n’en ajoutons pas.',
      'Gardez l’écran ou le SMS de confirmation : le numéro de l’opération est dessus.',
    ],
    wallet: 'Portefeuille',
    phone: 'Numéro',
    holder: 'Nom affiché par l’application',
    amount: 'Montant',
    reference: 'Motif, si l’application le demande',
    qr: 'Ou scannez ce code QR',
    qrHint: 'Depuis un autre téléphone, ou depuis sa photo gardée sur le vôtre.',
    qrAlt: (number) => `Code QR de notre portefeuille, ${number}`,
    second: 'Puis tapez le numéro de l’opération',
    code: 'Numéro de l’opération',
    codeHint:
      'Il est dans le SMS ou sur le reçu de votre portefeuille : des lettres et des chiffres ; les espaces ne comptent pas.',
    problems: {
      'transfer-code-required': 'Tapez le numéro de l’opération. Il est sur le reçu de votre portefeuille.',
      'transfer-code':
        'Le numéro d’une opération, ce sont des lettres et des chiffres, au moins 3. Recopiez-le du reçu de votre portefeuille.',
      'transfer-code-taken':
        'Ce numéro a déjà payé une autre commande, par portefeuille, virement ou espèces. Rien n’a été envoyé : vérifiez-le dans votre portefeuille, ou écrivez-nous.',
      'transfer-code-order':
        'C’est le numéro de votre commande. Tapez plutôt celui de l’opération : il est sur le reçu de votre portefeuille.',
    },
    secret: 'Personne chez nous ne vous demandera jamais le code secret de votre portefeuille.',
    submit: 'Confirmer mon opération',
  },
  other: {
    title: 'Trouvons un moyen de payer',
    description: 'Votre commande est enregistrée ; nous convenons du paiement sur WhatsApp.',
    state: 'Enregistrée, pas encore payée',
    text: 'Terminez votre paiement par WhatsApp. Nous vous contactons très vite.',
    stepsTitle: 'La suite',
    steps: [
      'Écrivez-nous sur WhatsApp : le message est prêt, avec votre numéro de commande.',
      'Nous proposons un moyen qui vous convient : une autre agence, quelqu’un de votre famille qui paie pour vous, un virement de l’étranger.',
      'Dès que nous avons votre paiement, nous l’enregistrons et nous écrivons à {email}.',
    ],
    open: 'Écrire sur WhatsApp',
    newTab: 's’ouvre dans un nouvel onglet',
    contact: 'Ou par e-mail',
    until: (date) => `Votre commande reste ouverte jusqu’au ${date}.`,
    another: 'Choisir un autre moyen',
    home: 'Retour à l’accueil',
    seeOrder: 'Ouvrir ma commande',
    whatsapp: (number, email, description) =>
      `Salam, je voudrais payer ma commande ${number} autrement. ${description}. Mon e-mail : ${email}`,
  },
  place: (step, steps, name) => `${step} sur ${steps} · ${name}`,
  stages: {
    details: 'Vos coordonnées',
    method: 'Choix du moyen de paiement',
    confirm: 'Confirmation du paiement',
  },
  membership: {
    details: {
      title: 'Rejoindre la Communauté Clarté',
      description: 'Rejoindre la Communauté Clarté : d’abord vos coordonnées, puis le moyen de paiement.',
      name: 'Votre nom',
      nameHint: 'Comment nous devons vous appeler. Un prénom suffit.',
      emailHint: 'Vous vous connectez avec cette adresse e-mail, et nous y envoyons votre reçu.',
      phoneHint: 'Seulement si vous voulez notre aide sur WhatsApp.',
      agreesToStart:
        'Je veux que la communauté s’ouvre maintenant, sans attendre les 7 jours que la loi me donne pour changer d’avis.',
    },
    optional: '(facultatif)',
    inside: [
      'Des rencontres en direct avec des expertes',
      'Un groupe d’entraide qui vous répond',
      'Le défi de 15 jours',
    ],
    once: 'Vous payez une seule fois. Il n’y a pas d’abonnement.',
    forTime: 'Elle ne se renouvelle pas toute seule : nous vous écrivons une semaine avant la fin.',
    lengths: { label: 'Durée', forGood: 'Sans fin', month: 'Pour un mois', year: 'Pour un an' },
    more: 'Ce que vous y trouverez',
    continueOrder: {
      text: (number) =>
        `La commande ${number} pour votre adhésion attend son paiement. Inutile de tout recommencer.`,
    },
    checkedOrder: {
      text: (number) =>
        `Nous cherchons le paiement de la commande ${number}, pour votre adhésion. Inutile de tout recommencer.`,
    },
    ownsCourse: {
      title: 'Vous êtes déjà membre',
      text: (number) => `La commande ${number} est payée. Une seule adhésion suffit.`,
    },
  },
  product: {
    details: {
      title: (product) => `Commande : ${product}`,
      description: (product) => `${product} : d’abord vos coordonnées, puis le moyen de paiement.`,
      name: 'Votre nom',
      nameHint: 'Comment nous devons vous appeler. Un prénom suffit.',
      emailHint: 'Nous envoyons à cette adresse votre reçu et les liens de vos fichiers.',
      phoneHint: 'Seulement si vous voulez notre aide sur WhatsApp.',
      agreesToStart:
        'Je veux mes fichiers maintenant, sans attendre les 7 jours que la loi me donne pour changer d’avis.',
    },
    fetched: (downloads, days) =>
      `À vous dès que le paiement est confirmé : ${downloads} pour chaque fichier, pendant ${days}.`,
    downloads: oneOrMany('{n} téléchargement', '{n} téléchargements'),
    continueOrder: {
      text: (number) =>
        `La commande ${number} pour ce produit attend son paiement. Inutile de tout recommencer.`,
    },
    checkedOrder: {
      text: (number) =>
        `Nous cherchons le paiement de la commande ${number}, pour ce produit. Inutile de tout recommencer.`,
    },
    ownsCourse: {
      title: 'Vous avez déjà ce produit',
      text: (number) => `La commande ${number} est payée. Vos fichiers sont sur sa page.`,
    },
    closed: {
      title: 'Pas encore en vente',
      text: (product) =>
        `${product} n’est pas en vente pour le moment. Laissez votre adresse e-mail, et nous vous écrivons dès que c’est possible.`,
      tellMe: 'Me prévenir par e-mail',
    },
  },
  bundle: {
    details: {
      title: (bundle) => `Acheter « ${bundle} »`,
      description: (bundle) => `Acheter ${bundle} : vos coordonnées d’abord, puis le paiement.`,
      agreesToStart:
        'Je veux tout maintenant, sans attendre les 7 jours que la loi me donne pour changer d’avis.',
    },
    continueOrder: {
      text: (number) => `La commande ${number} pour ce pack attend son paiement. Inutile de recommencer.`,
    },
    checkedOrder: {
      text: (number) =>
        `Nous cherchons le paiement de la commande ${number}, pour ce pack. Inutile de recommencer.`,
    },
    ownsCourse: {
      title: 'Ce pack est déjà à vous',
      text: (number) => `La commande ${number} est payée. Sa page mène à chaque élément.`,
    },
  },
  consultation: {
    zones,
    hour: {
      morocco: (when) => `${when}, heure du Maroc`,
      there: (when, place) => `${when}, ${place}`,
      heldUntil: (time) => `Gardé pour vous jusqu’au ${time}`,
    },
    details: {
      title: (service) => `Réserver : ${service}`,
      name: 'Votre nom',
      nameHint: 'Comment vous appeler pendant le rendez-vous. Un prénom suffit.',
      emailHint: 'Nous envoyons à cette adresse l’heure, le fichier pour votre agenda et votre reçu.',
      phoneHint: 'Si vous voulez : pour un appel au lieu de la vidéo, ou si la connexion coupe.',
      agreesToStart:
        'Je veux que ce rendez-vous soit gardé pour moi maintenant, sans attendre les 7 jours que la loi me donne pour changer d’avis.',
      refund: (hours) =>
        `Jusqu’à ${hours} avant le début, vous pouvez le déplacer, ou l’annuler et récupérer votre argent. Après, il n’est plus remboursé.`,
    },
    continueOrder: {
      title: 'Vous avez déjà choisi un rendez-vous',
      text: (number) => `La commande ${number} pour cette consultation attend son paiement.`,
    },
    checkedOrder: {
      text: (number) =>
        `Nous cherchons le paiement de la commande ${number}, pour cette consultation. Le rendez-vous est gardé pour vous.`,
    },
    ownsCourse: {
      title: 'Vous l’avez déjà réservée',
      text: (number) =>
        `La commande ${number} est payée. Pour déplacer son rendez-vous, ouvrez-la ; ci-dessous, vous pouvez en réserver un autre.`,
    },
  },
  whenChecked: (promise) =>
    `Nous vérifions les paiements ${promise}. Vous recevez un e-mail dès que le vôtre est trouvé.`,
  hear: {
    cash: (before, by) =>
      `Envoyez-nous le code ${before} : nous vous répondons ${by}, et ce que vous avez acheté s’ouvre.`,
    cashForHour: (before, by) =>
      `Envoyez-nous le code ${before} : nous vous répondons ${by}, et votre rendez-vous est réservé.`,
    wallet: (before, by) =>
      `Envoyez-nous le numéro de l’opération ${before} : nous vous répondons ${by}, et ce que vous avez acheté s’ouvre.`,
    today: (time) => `aujourd’hui avant ${time}`,
    tomorrow: (time) => `demain avant ${time}`,
    on: (day, time) => `${day} avant ${time}`,
  },
  copy: 'Copier',
  copied: 'Copié',
  dialog: {
    close: 'Fermer',
    busy: 'Un instant…',
    offline: 'Aucune réponse. Vérifiez votre connexion et renvoyez : ce que vous avez écrit est toujours là.',
    broken:
      'Quelque chose n’a pas marché de notre côté. Ce que vous avez écrit est toujours là : renvoyez-le dans un moment. ({code})',
    refused:
      'Nous n’avons pas pu le recevoir. Ce que vous avez écrit est toujours là : ouvrez la page de nouveau et renvoyez-le. ({code})',
    tooMany:
      'Trop d’essais. Ce que vous avez écrit est toujours là. Attendez quelques minutes, puis renvoyez-le.',
  },
};
