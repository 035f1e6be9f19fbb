import type { InArabic } from '../../../content/shape.ts';
import { oneOrMany } from '../../platform/i18n/count.ts';
import type * as en from './words.en.ts';

export const zones: InArabic<typeof en.zones> = {
  'Africa/Casablanca': 'Maroc',
  'Europe/Paris': 'Paris',
  'Europe/Brussels': 'Bruxelles',
  'Europe/Amsterdam': 'Amsterdam',
  'Europe/Madrid': 'Madrid',
  'Europe/Rome': 'Rome',
  'Europe/Berlin': 'Berlin',
  'Europe/London': 'Londres',
  'Europe/Stockholm': 'Stockholm',
  'Europe/Istanbul': 'Istanbul',
  'Africa/Tunis': 'Tunis',
  'Africa/Algiers': 'Alger',
  'Africa/Dakar': 'Dakar',
  'Africa/Cairo': 'Le Caire',
  'Asia/Riyadh': 'Riyad',
  'Asia/Dubai': 'Dubaï',
  'Asia/Qatar': 'Doha',
  'America/Montreal': 'Montréal',
  'America/New_York': 'New York',
  'America/Los_Angeles': 'Los Angeles',
};

export const booking: InArabic<typeof en.booking> = {
  zones,
  choose: {
    title: (service) => `Choisir un rendez-vous : ${service}`,
    description: (service) => `Les rendez-vous libres pour « ${service} », à l’heure du Maroc et à la vôtre.`,
    heading: 'Choisissez un rendez-vous',
    with: (expert, length) => `Avec ${expert}, ${length}`,
    zone: 'Où êtes-vous ?',
    zoneHint: 'Nous affichons l’heure du Maroc, et la vôtre à côté.',
    zoneShow: 'Afficher mon heure',
    zoneOther: (place) => `Là où je suis (${place})`,
    legend: 'Quel moment vous convient ?',
    inMorocco: 'Heure du Maroc',
    there: (place) => `Heure du Maroc ; entre parenthèses, l’heure locale (${place})`,
    times: oneOrMany('{n} rendez-vous', '{n} rendez-vous'),
    required: 'Choisissez un rendez-vous.',
    later: 'Les jours suivants',
    first: 'Les premiers jours libres',
    taken: {
      title: 'Quelqu’un vient de réserver ce rendez-vous',
      text: 'Ce que vous avez écrit est toujours là. Choisissez un autre rendez-vous ci-dessous et renvoyez.',
    },
    tooMany: {
      title: 'Vous avez déjà des rendez-vous non payés',
      text: 'Ils sont gardés pour votre adresse e-mail. Payez-en un ou annulez-le d’abord, puis réservez aussi celui-ci. Ce que vous avez écrit est toujours là. Si aucun n’est à vous, écrivez-nous.',
    },
    tooManyHere: {
      title: 'Trop de rendez-vous non payés depuis cette connexion internet',
      text: 'Des personnes qui utilisent la même connexion n’ont pas encore payé les leurs. Réessayez dans 15 minutes, ou écrivez-nous. Ce que vous avez écrit est toujours là.',
    },
    none: {
      title: 'Aucun rendez-vous n’est libre pour le moment',
      text: 'Tout est réservé. Demandez un rendez-vous, et nous en cherchons un avec vous.',
    },
    ask: 'Aucun rendez-vous ne vous convient ? Demandez-en un autre',
    note: 'De quoi s’agit-il ?',
    noteHint: 'Où vous en êtes, et ce qui vous bloque. Nous le lisons avant de vous parler.',
    held: (minutes, days) =>
      `Quand vous continuez, nous gardons le rendez-vous ${minutes}, ou jusqu’à ${days} si vous payez par virement bancaire ou en espèces.`,
  },
  panel: {
    titles: {
      held: 'Nous gardons votre rendez-vous',
      booked: 'Votre rendez-vous',
      released: 'Ce rendez-vous n’est plus gardé pour vous',
      cancelled: 'Ce rendez-vous est annulé',
      lost: 'Choisissez un autre rendez-vous',
    },
    when: 'Heure du Maroc',
    yourTime: (place) => `Heure locale (${place})`,
    length: 'Durée',
    expert: 'Avec',
    noLink: 'Le lien de la visio arrive avant le rendez-vous. Vous le trouverez ici.',
    join: 'Ouvrir la visio',
    heldText: (until) =>
      `Il est réservé dès que vous avez payé. Jusqu’au ${until}, personne d’autre ne peut le prendre.`,
    heldClaimed:
      'Nous cherchons votre paiement. En attendant, personne d’autre ne peut prendre le rendez-vous. Vous pouvez le déplacer ou l’annuler.',
    releasedText:
      'Il n’a pas été payé à temps, et d’autres peuvent le réserver. Rouvrez la commande tant qu’il est libre, ou choisissez un autre rendez-vous.',
    lostText:
      'Votre paiement est arrivé quand quelqu’un d’autre l’avait déjà réservé. Vous ne perdez rien : choisissez un autre rendez-vous, sans supplément.',
    cancelledText: 'D’autres peuvent maintenant le réserver.',
    cancelledClaimed:
      'Nous cherchons encore votre paiement. Si nous le trouvons, nous le remboursons et vous demandons par e-mail où l’envoyer.',
    calendar: 'Ajouter à mon agenda',
    move: 'Le déplacer',
    chooseAnother: 'Choisir un autre rendez-vous',
    bookAgain: 'Voir les rendez-vous libres',
    changeable: (until) => `Vous pouvez le déplacer ou l’annuler jusqu’au ${until}.`,
    kept: 'Il ne peut plus être déplacé. Le rendez-vous est gardé pour vous.',
  },
  cancel: {
    summary: 'Annuler ce rendez-vous',
    withMoney: (amount, paidBack) =>
      `D’autres peuvent le réserver aussitôt, et nous vous remboursons ${amount} sous ${paidBack}, sur la carte du paiement.`,
    withMoneyTo: (amount, paidBack) =>
      `D’autres peuvent le réserver aussitôt, et nous vous remboursons ${amount} sous ${paidBack}. Dites-nous ici où l’envoyer.`,
    withoutMoney: (hours) =>
      `Le début est dans moins de ${hours} : d’autres peuvent le réserver, et il n’y a pas de remboursement. Venez si vous pouvez ; s’il est arrivé quelque chose de grave, écrivez-nous d’abord.`,
    free: 'D’autres peuvent le réserver aussitôt. Vous n’avez rien payé, il n’y a donc rien à rembourser.',
    ifFound: (paidBack) =>
      `D’autres peuvent le réserver aussitôt. Nous continuons à chercher votre paiement : si nous le trouvons, nous vous remboursons tout sous ${paidBack}, et nous vous demandons par e-mail où l’envoyer.`,
    sure: (hour) => `Annuler le rendez-vous du ${hour} ? D’autres pourront le réserver aussitôt.`,
    yes: 'Oui, l’annuler',
    no: 'Garder mon rendez-vous',
    confirmFree: 'Annuler le rendez-vous',
    confirmWithMoney: 'Annuler et recevoir le remboursement',
    confirmWithoutMoney: 'Annuler sans remboursement',
    tooLate:
      'Le délai pour un remboursement vient de passer. Rien n’est annulé : voyez ce qu’une annulation veut dire maintenant.',
    notPossible: 'Ce rendez-vous ne peut plus être annulé ici. Écrivez-nous.',
    done: 'Le rendez-vous est annulé.',
    doneWithMoney: 'Le rendez-vous est annulé, et votre remboursement a commencé.',
    doneAndSent: 'Le rendez-vous est annulé, et nous avons renvoyé votre argent.',
  },
  move: {
    title: 'Déplacez votre rendez-vous',
    titleLost: 'Choisissez un autre rendez-vous',
    description: 'Une autre heure pour la consultation que vous avez réservée.',
    now: 'Votre rendez-vous actuel',
    free: (until) => `C’est gratuit, et possible jusqu’au ${until}.`,
    freeLost: 'Sans supplément.',
    submit: 'Prendre ce rendez-vous',
    back: 'Retour à ma commande',
    done: 'Votre rendez-vous a maintenant lieu à l’heure ci-dessous. Une fois payé, un e-mail vous le dit aussi.',
    tooLate: 'Ce rendez-vous ne peut plus être déplacé.',
    tooOften:
      'Ce rendez-vous a été déplacé trop de fois : il reste tel quel. S’il vous faut une autre heure, écrivez-nous.',
    none: 'Aucun autre rendez-vous n’est libre pour le moment. Le vôtre ne change pas.',
  },
};

export const consultation: InArabic<typeof en.consultation> = {
  title: 'Consultation',
  description:
    'Parlez de votre propre projet avec une experte : le prix, la durée et ce que vous en retirez.',
  heading: 'Parlez à une experte, en tête-à-tête',
  lead: 'Venez avec votre boutique, votre caftan, votre vidéo ou votre entretien d’embauche. Une personne dont c’est le métier le regarde avec vous, et vous repartez avec un plan écrit.',
  facts: ['En visio ou par téléphone, en darija, en arabe ou en anglais', 'Un seul prix, sans supplément'],
  services: {
    heading: 'De quoi voulez-vous parler ?',
    with: (name) => `avec ${name}`,
    emptyTitle: 'Personne n’est libre pour le moment',
    emptyText:
      'Aucune consultation ne peut être réservée en ce moment. Écrivez-nous, et nous vous dirons quand ce sera possible.',
    emptyAction: 'Nous écrire',
  },
  plan: {
    heading: 'Un plan écrit',
    text: 'Avant de raccrocher, nous écrivons trois étapes : quoi faire, pour quand, et comment voir que cela a marché.',
    note: 'Un exemple. Les noms sont inventés.',
    sheetTitle: 'Le plan de Meryem',
    sheetFor: 'Savon à l’argan, boutique sur Instagram',
    steps: [
      {
        when: 'Cette semaine',
        what: 'Mettez le prix et la livraison dans la première ligne de chaque publication.',
      },
      {
        when: 'Avant le 15',
        what: 'Demandez 20 DH d’avance pour les commandes hors d’Agadir.',
      },
      {
        when: 'Dans un mois',
        what: 'Comptez les colis qui reviennent. Moins de 2 sur 10 : commandez 100 boîtes.',
      },
    ],
  },
  how: {
    heading: 'De votre question au rendez-vous',
    steps: [
      {
        title: 'Vous choisissez un rendez-vous',
        text: 'Choisissez une consultation et un rendez-vous libre, affiché à l’heure du Maroc et à la vôtre. Dites de quoi il s’agit.',
      },
      {
        title: 'Vous payez, et c’est réservé',
        text: 'Par carte bancaire, par virement bancaire ou en espèces : nous gardons le rendez-vous pendant que vous payez. Vous recevez un e-mail avec l’heure et un fichier pour votre agenda ; le lien de la visio arrive avant le rendez-vous.',
      },
      {
        title: 'Vous en parlez',
        text: 'En visio ou par téléphone, selon votre connexion. Ce que vous avez envoyé est déjà lu.',
      },
    ],
  },
  faq: {
    heading: 'Avant de réserver',
    items: [
      {
        question: 'Quand est-ce que je paie ?',
        answer:
          'Quand vous avez choisi un rendez-vous. Nous le gardons pendant que vous payez : quelques minutes pour une carte bancaire, jusqu’à la fermeture de votre commande pour un virement ou des espèces. Une fois le paiement confirmé, le rendez-vous est réservé, et un e-mail vous le dit.',
      },
      {
        question: 'Est-ce que je peux changer d’avis ?',
        answer:
          'Jusqu’à {consultationHours} avant le début, vous pouvez le déplacer sur la page de votre commande, ou l’annuler : nous vous remboursons ce que vous avez payé, par le même moyen de paiement, sous {paidBack}. Après, il n’y a pas de remboursement. Si c’est nous qui annulons, vous choisissez : un nouveau rendez-vous ou votre argent.',
      },
      {
        question: 'Dans quelle langue parlons-nous ?',
        answer:
          'En darija avec toute l’équipe, ou en arabe, en français ou en anglais si vous préférez. Votre plan est écrit dans la langue que vous choisissez.',
      },
      {
        question: 'Je n’ai que des recharges internet. Un appel téléphonique suffit-il ?',
        answer:
          'Oui. C’est nous qui vous appelons, et cela ne vous coûte rien. Envoyez d’abord vos photos ou vos liens sur WhatsApp : ils seront ouverts devant nous.',
      },
      {
        question: 'Qui voit ce que je vous dis ?',
        answer: 'La personne qui vous conseille et celle qui organise les rendez-vous.',
      },
      {
        question: 'Une consultation est-elle comprise dans une formation ?',
        answer:
          'Certaines formations en comprennent une, avec leur formatrice : leur page le dit. Vous choisissez l’heure avec elle, sans supplément.',
      },
    ],
  },
  closing: {
    heading: 'Vous hésitez ?',
    text: 'Dites-nous en deux phrases ce qui vous bloque. Nous vous donnons le nom de la bonne personne, ou nous vous disons si vous n’en avez pas besoin.',
    action: 'Demander sur WhatsApp',
    whatsapp: 'Salam, je ne sais pas quelle consultation choisir. Ce qui me bloque : ',
  },
  service: {
    back: 'Toutes les consultations',
    missing: 'Cette consultation n’existe pas',
    missingText:
      'Une autre l’a peut-être remplacée. Tout ce que nous proposons aujourd’hui est dans une seule liste.',
    choose: 'Choisir un rendez-vous',
    price: 'Prix',
    length: 'Durée',
    expert: 'Avec',
    place: 'Où',
    placeText: 'Visio ou téléphone',
    forWhom: 'C’est pour vous si',
    youLeaveWith: 'Vous repartez avec',
    prepare: 'À préparer',
    prepareText: 'Rien ne doit être parfait. Nous travaillons avec ce que vous avez.',
    about: (name) => `Qui est ${name} ?`,
    given: oneOrMany('{n} consultation donnée ici', '{n} consultations données ici'),
    rated: oneOrMany(
      '{rating} sur 5 pour sa formation, {n} avis',
      '{rating} sur 5 pour sa formation, {n} avis',
    ),
    more: 'Lire la suite',
    course: 'Voir sa formation',
    faq: 'Questions sur cette consultation',
    rules: {
      charged:
        'Par carte bancaire, par virement bancaire ou en espèces : nous gardons le rendez-vous pendant que vous payez',
      answered:
        'Un e-mail avec l’heure et un fichier pour l’agenda ; le lien de la visio avant le rendez-vous',
      refund: 'Remboursement complet jusqu’à {consultationHours} avant le début',
    },
    form: {
      title: 'Aucun rendez-vous ne vous convient ?',
      text: 'Dites-nous quand vous êtes libre. Nous répondons sous un jour ouvrable, avec un rendez-vous et le moyen de payer. Rien ne se paie ici.',
      phoneHint: 'Si vous en donnez un, nous fixons l’heure par téléphone ou WhatsApp ; sinon, par e-mail.',
      preferredTimes: 'Quand avez-vous le temps ?',
      preferredTimesHint: 'Par exemple : mardi et jeudi après 18 h, ou samedi matin.',
      message: 'De quoi s’agit-il ?',
      messageHint: 'Où vous en êtes, et ce qui vous bloque. Ajoutez des liens si vous en avez.',
      submit: 'Demander un rendez-vous',
      privacy:
        'Lu par la personne qui vous conseille et celle qui organise les rendez-vous. [Comment nous traitons vos données](privacy)',
      sentTitle: 'Nous avons votre demande',
      sentText:
        'Nous appelons ou écrivons sous un jour ouvrable, avec un rendez-vous et le moyen de payer. Vous n’avez rien payé. Nous sommes là {hours}.',
      sentWhatsapp: 'Ajouter quelque chose sur WhatsApp',
      sentWhatsappMessage: (service) =>
        `Salam, j’ai demandé la consultation « ${service} » et je voudrais ajouter : `,
      sentNext: 'Voir les autres consultations',
    },
  },
};
