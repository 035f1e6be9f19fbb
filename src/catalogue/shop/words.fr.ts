import type { InArabic } from '../../../content/shape.ts';
import { oneOrMany } from '../../platform/i18n/count.ts';
import type * as en from './words.en.ts';

export const download: InArabic<typeof en.download> = {
  title: 'Votre téléchargement',
  description: 'Le fichier que vous avez demandé, prêt à enregistrer.',
  heading: 'Votre fichier est prêt',
  file: 'Fichier',
  type: 'Type',
  size: 'Taille',
  validUntil: 'Lien valable jusqu’au',
  download: 'Télécharger le fichier',
  after: 'Une fois enregistré',
  afterSteps: {
    xlsx: [
      'Sur un téléphone, ouvrez-le avec Google Sheets ou une autre application pour les fichiers Excel ; sur un ordinateur, avec Excel ou LibreOffice.',
      'Enregistrez une copie à votre nom avant d’écrire dedans.',
      'Lisez la première feuille. C’est une seule page.',
    ],
    pdf: [
      'Ouvrez-le avec n’importe quel lecteur de PDF ; il ne faut pas d’internet.',
      'Lisez les deux premiers chapitres d’un coup.',
      'Gardez-le là où vous le retrouverez : l’application Fichiers, ou un e-mail à vous-même.',
    ],
    html: [
      'Ouvrez le fichier avec votre navigateur, sur un ordinateur ou un téléphone Android.',
      'Mettez la page dans vos favoris pour la retrouver demain.',
      'Écrivez trois tâches.',
    ],
    other: ['Ouvrez le fichier, et enregistrez une copie à votre nom.'],
  },
  notSaved:
    'Cela n’a pas marché ? Appuyez encore sur le bouton : d’ici là, le lien sert autant de fois que vous voulez.',
  expired: {
    title: 'Ce lien n’est plus valable',
    text: 'Un lien marche pendant {linkLife}, pour qu’un e-mail transféré ne serve pas longtemps. Demandez-en un autre : il arrive en quelques minutes.',
    action: 'Demander un nouveau lien',
    shop: 'Aller à la boutique',
  },
  paid: {
    expired: {
      title: 'Ce lien n’est plus valable',
      text: 'Le lien d’un fichier acheté marche pendant {hours}, pour qu’un e-mail transféré ne serve pas longtemps. Le fichier est toujours à vous : ouvrez votre commande, ou recevez un nouveau lien à l’adresse e-mail de l’achat.',
    },
    usedUp: {
      title: 'Plus de téléchargements',
      text: 'Vous avez utilisé tous les téléchargements de cet achat. Un téléphone perdu, un problème ? Écrivez-nous, et nous le rouvrons.',
    },
    over: {
      title: 'Le délai de téléchargement est passé',
      text: 'Votre fichier pouvait se télécharger pendant un temps limité. Vous en avez encore besoin ? Écrivez-nous, et nous le rouvrons.',
    },
    send: 'Recevoir de nouveaux liens',
    sent: 'Un e-mail avec de nouveaux liens est en route vers l’adresse de la commande.',
    ask: 'Demander sur WhatsApp',
    askText: 'Salam, j’ai une question sur un fichier acheté dans la boutique.',
  },
  unknown: {
    title: 'Nous ne connaissons pas ce lien',
    text: 'Il en manque peut-être un morceau. Ouvrez-le depuis l’e-mail lui-même, ou demandez de nouveau le fichier dans la boutique.',
    action: 'Aller à la boutique',
  },
};

export const orderFiles: InArabic<typeof en.orderFiles> = {
  title: 'Vos fichiers',
  lead: 'Enregistrez-les sur cet appareil, et vous pourrez les ouvrir sans internet.',
  download: 'Télécharger',
  left: oneOrMany(
    'Il reste {n} téléchargement, jusqu’au {date}',
    'Il reste {n} téléchargements, jusqu’au {date}',
  ),
  again:
    'Vous venez de le télécharger. Cela n’a pas marché ? Vous pouvez appuyer de nouveau pendant quelques minutes.',
  note: 'Si un téléchargement se coupe, il reprend là où il en était et compte une seule fois. Depuis une autre connexion internet, il compte encore une fois.',
  usedUp: 'Plus de téléchargements. Vous en avez encore besoin ? Écrivez-nous, et nous le rouvrons.',
  over: 'Le délai pour le télécharger est passé. Écrivez-nous, et nous le rouvrons.',
  ask: 'Demander sur WhatsApp',
  askText: 'Salam, j’ai encore besoin des fichiers de ma commande {number}.',
  gone: 'Le fichier n’est plus dans la boutique. Écrivez-nous, et nous vous l’envoyons.',
};

export const product: InArabic<typeof en.product> = {
  back: 'Retour à la boutique',
  updated: (date) => `Dernière mise à jour : ${date}`,
  getFree: 'Télécharger gratuitement',
  getPaid: 'Acheter',
  bar: 'Obtenir ce produit',
  pages: 'Des pages du fichier',
  included: 'Ce qu’il contient',
  howToUse: 'Comment l’utiliser',
  side: {
    type: 'Type de fichier',
    size: 'Taille',
    opensOn: 'S’ouvre sur',
    language: 'Langue',
    freeNote: 'Gratuit. Nous envoyons le lien à votre adresse e-mail.',
    soldNote:
      'Payez par carte bancaire, par virement bancaire ou en espèces. Vos fichiers s’ouvrent dès que le paiement est confirmé.',
    paidNote:
      'Pas encore en vente : laissez votre adresse e-mail, et nous vous écrivons dès que c’est possible.',
    guaranteeTitle: '{shopDaysAlone} pour changer d’avis',
    guaranteeText: 'Il ne vous convient pas ? Nous vous remboursons.',
  },
  types: { xlsx: 'Classeur Excel (.xlsx)', pdf: 'PDF', html: 'Page web (.html)', other: 'Fichier' },
  opensOn: {
    xlsx: 'Tout téléphone, avec Google Sheets',
    pdf: 'Tout téléphone, sans internet',
    html: 'Un téléphone Android ou un ordinateur',
    other: 'Un appareil qui lit ce format',
  },
  languages: { en: 'Anglais', ar: 'Arabe', fr: 'Français', both: 'Anglais et arabe' },
  comesIn: (language) => `Vous recevez aussi le fichier en ${language.toLowerCase()}, au même prix.`,
  alsoIn: (language) =>
    `Le même fichier en ${language.toLowerCase()} est sur la page en ${language.toLowerCase()}.`,
  size: { kilobytes: '{n} Ko', megabytes: '{n} Mo' },
  questions: 'Questions',
  guarantee: {
    paid: {
      question: 'Et si cela ne m’aide pas ?',
      answer:
        'Écrivez-nous dans les {shopDays} après l’achat : nous vous remboursons le prix sous {paidBack}, par le moyen de paiement utilisé.',
    },
    free: {
      question: 'La garantie de {shopDays} couvre-t-elle ce fichier ?',
      answer:
        'La garantie couvre ce que vous payez. Ce fichier est gratuit, il n’y a donc rien à rembourser.',
    },
  },
  related: 'Vous aimerez peut-être aussi',
  missing: {
    title: 'Produit introuvable',
    text: 'Il a changé de nom, ou il n’est plus dans la boutique. Dans quelques secondes, toute la boutique s’ouvre.',
  },
};

export const shop: InArabic<typeof en.shop> = {
  title: 'Boutique',
  description:
    'Des modèles, un e-book et une petite application pour votre projet, faits au Maroc. Certains sont gratuits ; vous gardez tous les fichiers.',
  heading: 'Des outils pour les petits projets',
  lead: 'Des tableaux qui font les calculs, un livre court, une application sans compte. En anglais et en arabe, assez légers pour une recharge.',
  filters: {
    label: 'Filtrer la boutique',
    category: 'Type',
    subcategory: 'Pour',
    all: 'Tout',
    freeOnly: 'Gratuits seulement',
    featuredOnly: 'Nos préférés seulement',
    apply: 'Afficher',
    clear: 'Effacer les filtres',
  },
  categories: { Templates: 'Modèles', Ebooks: 'E-books', Software: 'Applications' },
  kinds: { Templates: 'Modèle', Ebooks: 'E-book', Software: 'Application' },
  open: {
    Templates: 'Ouvrir le modèle',
    Ebooks: 'Ouvrir le livre',
    Software: 'Ouvrir l’application',
  },
  subcategories: { Business: 'Projets', Productivity: 'Organisation', Creative: 'Création' },
  results: {
    heading: 'Produits',
    count: oneOrMany('{n} produit', '{n} produits'),
    empty: 'Aucun produit avec tous ces choix.',
    emptyHint: 'Enlevez un filtre, ou regardez tout ce que nous avons.',
    showAll: 'Voir tous les produits',
  },
  none: {
    title: 'Pas encore de produits',
    text: 'Nous préparons les premiers fichiers. Dites-nous celui dont vous avez le plus besoin.',
    action: 'Nous le dire',
  },
  free: 'Gratuit',
  wish: {
    heading: 'Il vous manque un outil ?',
    text: 'Dites-nous quelle tâche vous prend du temps chaque mois. Nous ferons peut-être un fichier pour elle.',
    action: 'Nous le dire',
  },
  delivery: {
    heading: 'Comment un fichier vous arrive',
    steps: [
      {
        title: 'Vous choisissez',
        text: 'Regardez des pages du fichier avant de choisir.',
      },
      {
        title: 'Vous laissez une adresse e-mail',
        text: 'Ni compte ni mot de passe. Nous utilisons votre adresse e-mail pour ce fichier seulement.',
      },
      {
        title: 'Vous recevez un lien par e-mail',
        text: 'Les fichiers gratuits arrivent en quelques minutes. Le lien marche pendant {linkLife}, et vous pouvez en demander un autre à tout moment.',
      },
    ],
  },
};

export const bundle: InArabic<typeof en.bundle> = {
  kind: 'Pack',
  kinds: { course: 'Formation', product: 'De la boutique' },
  contains: 'Ce qu’il contient',
  alone: 'Acheté seul',
  share: 'Dans ce pack',
  saved: (amount) => `Vous économisez ${amount}.`,
  oneByOne: (amount) => `Acheté séparément, le tout coûte ${amount} aujourd’hui.`,
  buy: 'Acheter le pack',
  how: 'Une seule commande, un seul paiement. Tout s’ouvre dès que le paiement est confirmé.',
  right: (days, paidBack) =>
    `Vous avez ${days} à compter de votre paiement pour changer d’avis. Nous vous remboursons sous ${paidBack}.`,
  rule: {
    title: 'Vous en avez déjà une partie ?',
    text: 'Connectez-vous avant de commander. Ce que vous avez déjà payé, sans demande de remboursement, est déduit à son prix dans ce pack.',
    split:
      'Ce prix est sa part du total, au prorata des prix à l’unité, hors offres. Il est arrondi au centime inférieur, et les centimes qui restent vont aux premiers éléments. Si nous remboursons un seul élément, c’est ce montant, et lui seul se ferme.',
    ask: 'Vous en avez déjà une partie ? Son prix dans ce pack est déduit une fois votre connexion faite.',
    signIn: 'Se connecter',
  },
  comesOff: (name, share) => `Vous avez déjà « ${name} » : ${share} en moins.`,
  missing: {
    title: 'Pas en vente pour le moment',
    text: (names) =>
      `${names} : pas en vente actuellement, le pack n’est donc pas vendu non plus. Ceux qui l’ont acheté gardent tout.`,
  },
  allYours: {
    title: 'Vous avez déjà tout',
    text: () => 'Vous avez tout ce que contient ce pack. Il n’y a rien à acheter.',
  },
  back: 'Vers le pack',
  alsoIn: (name, price) => `Aussi dans « ${name} », ${price}`,
  notFound: {
    title: 'Pack introuvable',
    text: 'Il a été renommé ou n’est plus vendu. Dans quelques secondes, cette page vous conduit à toute la boutique.',
  },
};
