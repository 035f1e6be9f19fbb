import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const careers: InArabic<typeof en.careers> = {
  title: 'Emplois',
  description:
    'Travailler chez Derb, à Casablanca ou à domicile : les postes ouverts et leur salaire, comment nous travaillons et comment nous choisissons.',
  heading: 'Travailler chez Derb',
  lead: 'Nous sommes une petite équipe dans six villes du Maroc. Chaque poste dit ce qu’il paie.',
  listComma: ', ',
  jobs: {
    heading: 'Postes ouverts',
    openUntil: (date) => `Ouvert jusqu’au ${date} inclus`,
    staysOpen: 'Ouvert jusqu’à ce qu’il soit pourvu',
    closed: (date) => `Fermé le ${date}`,
    pastHeading: 'Postes fermés',
    emptyTitle: 'Aucun poste n’est ouvert aujourd’hui',
    emptyText:
      'Chaque nouveau poste reste ici au moins trois semaines. Vous pouvez aussi nous écrire ci-dessous.',
  },
  pay: {
    month: (from, to) => `de ${from} à ${to} par mois`,
    hour: (from, to) => `de ${from} à ${to} par heure`,
    beforeDeductions: 'brut, avant retenues',
  },
  why: {
    heading: 'Comment nous travaillons',
    items: [
      {
        title: 'Le salaire est dans l’annonce',
        text: 'Le plus bas et le plus haut, avant retenues. Dès le premier appel, nous vous disons où vous commenceriez entre les deux, et pourquoi.',
      },
      {
        title: 'À domicile, avec des horaires clairs',
        text: 'La plupart des postes se font depuis n’importe quelle ville, avec un seul appel fixe par jour, à 10 h. Personne ne vous écrit après 18 h ni le dimanche, sauf si ce sont vos horaires.',
      },
      {
        title: 'Un contrat dès le début',
        text: 'Signé avant le premier jour, avec le salaire versé le 28. En contrat de travail, la CNSS commence le premier jour.',
      },
      {
        title: 'Nous payons les outils',
        text: 'Un ordinateur, un téléphone, et la connexion si vous travaillez à domicile. Vous ne répondez jamais au groupe depuis votre propre numéro.',
      },
      {
        title: 'Nous nous voyons une fois par mois',
        text: 'Un jeudi, à Casablanca ou à Rabat : nous payons le train, la chambre et le déjeuner. Vos enfants peuvent venir.',
      },
      {
        title: 'Vous apprenez aussi',
        text: 'Toutes les formations vous sont ouvertes, avec deux heures par semaine pour l’une d’elles.',
      },
    ],
  },
  how: {
    kicker: 'Comment nous choisissons',
    heading: 'Quatre étapes en trois semaines',
    steps: [
      {
        title: 'Vous écrivez',
        text: 'Le formulaire suffit : ni photo, ni âge, ni lettre de motivation. Dites-nous ce que vous avez fait.',
      },
      {
        title: 'Nous répondons à tout le monde',
        text: 'Sous dix jours ouvrables, même si la réponse est non.',
      },
      {
        title: 'Nous parlons une demi-heure',
        text: 'Par téléphone, avec la personne avec qui vous travailleriez.',
      },
      {
        title: 'Vous essayez le travail une journée',
        text: 'Payée au salaire du poste. Puis nous vous disons oui ou non, et pourquoi.',
      },
    ],
  },
  openApplication: {
    heading: 'Rien pour vous dans la liste ?',
    text: 'Dites-nous en dix lignes ce que vous faites bien. Nous gardons votre message six mois, et nous vous écrivons quand quelque chose vous correspond.',
    action: 'Nous écrire',
  },
  job: {
    back: 'Tous les postes',
    missing: 'Ce poste n’existe pas',
    missingText: 'Il a peut-être été retiré. Tous les postes ouverts sont dans une seule liste.',
    place: 'Lieu',
    hours: 'Horaires',
    contract: 'Contrat',
    pay: 'Salaire',
    tasks: 'Ce que vous ferez',
    profile: 'Ce que vous apportez',
    offers: 'Ce que nous offrons',
    closedTitle: (date) => `Candidatures fermées le ${date}`,
    closedText:
      'La page reste, pour que vous voyiez à quoi ressemble un tel poste. D’autres sont peut-être ouverts aujourd’hui.',
    toForm: 'Postuler',
    noEmail: 'Cinq minutes, sans lettre de motivation.',
    form: {
      title: 'Postulez à ce poste',
      text: 'La personne avec qui vous travailleriez lit votre candidature.',
      phoneHint: 'Si vous préférez un appel. Un numéro marocain n’a pas besoin d’indicatif.',
      link: 'Un lien vers votre CV ou votre travail',
      linkHint:
        'Une page qui s’ouvre sans compte : LinkedIn, Drive, un portfolio. Le lien commence par https://',
      message: 'Qu’avez-vous déjà fait de proche ?',
      messageHint:
        'Une boutique, un centre d’appels, une classe, une page que vous tenez : dix lignes suffisent.',
      submit: 'Envoyer ma candidature',
      privacy:
        'Lue seulement par les personnes qui décident. Nous la supprimons six mois après l’envoi, ou avant si vous le demandez. [Comment nous traitons vos données](privacy)',
      sentTitle: 'Nous avons votre candidature',
      sentText: 'Nous vous répondons par e-mail sous dix jours ouvrables, quelle que soit la réponse.',
      sentNext: 'Voir les autres postes',
    },
  },
};
