import type { InArabic, LegalPage } from '../../../content/shape.ts';
import type { en } from './cookie-policy.words.en.ts';
import { listChangedOn, versions } from './cookie-policy.versions.ts';

const page: LegalPage = {
  versions,
  title: 'Politique de cookies',
  description:
    'Chaque cookie que ce site dépose : son nom, à quoi il sert et combien de temps il reste ; et votre choix pour le reste.',
  lead: 'Ils sont peu nombreux, petits et à nous. Un cookie est une ligne de texte que votre navigateur garde pour un site et lui montre de nouveau à la visite suivante.',
  sections: [
    {
      id: 'list',
      heading: 'La liste complète',
      blocks: [
        {
          text: 'Voici tout ce que le site range dans votre navigateur. Si vous lisez seulement, vous ne recevez aucun des cookies.',
        },
        { cookies: true },
        {
          text: 'Aucun ne peut être lu par un autre site, aucun ne sert à la publicité, et aucun ne vous suit nulle part. Sur une connexion chiffrée, les deux dont le nom finit par `session_token` sont précédés de `__Secure-`.',
        },
      ],
    },
    {
      id: 'consent',
      heading: 'Ce qui demande votre oui',
      blocks: [
        {
          text: 'Les cookies dont le site a besoin pour faire ce que vous demandez sont déposés sans question : la loi le permet, et sans eux vous ne pourriez pas ouvrir votre commande. Pour tout le reste, nous demandons d’abord : compter les visites, et tout ce qui ferait entrer un tiers.',
        },
        {
          text: 'Si vous dites oui, nous comptons, à partir de cette page, chaque ouverture d’une page sur ce que nous proposons ou du formulaire pour le commander : un nombre pour chaque jour, page et langue, gardé deux ans. Une commande que vous passez ensuite est marquée comme passée après un oui, pour que nous puissions voir combien de visites mènent à une commande ; aucune commande ne dit quelles pages vous avez ouvertes. Si un lien avec le nom d’un site ou d’une campagne dans son adresse vous a fait venir ici, le cookie `source` retient ces mots pendant trente jours, les visites sont comptées aussi selon eux, et une telle commande les garde. Les mots qui pourraient désigner quelqu’un sont laissés de côté. C’est notre propre serveur qui compte. Il ne garde rien qui pourrait reconnaître vos visites, et personne d’autre ne le reçoit. Si vous changez votre oui en non, ce cookie est supprimé. Sans votre oui, vous n’êtes pas dans le compte. Il n’y a ici ni publicité ni boutons de réseaux sociaux.',
        },
      ],
    },
    {
      id: 'videos',
      heading: 'Les vidéos',
      blocks: [
        {
          text: 'Une vidéo montre une image fixe à nous jusqu’à ce que vous la lanciez. Certaines vidéos sont sur notre propre serveur. D’autres sont sur YouTube : les lancer charge alors son lecteur depuis `youtube-nocookie.com`, et YouTube peut ranger quelque chose dans votre navigateur et apprend votre adresse internet. Si vous ne les lancez pas, rien n’est chargé.',
        },
      ],
    },
    {
      id: 'other-sites',
      heading: 'Quand vous quittez ce site',
      blocks: [
        {
          text: 'La page d’un prestataire de paiement, la plateforme de formation et WhatsApp sont d’autres sites, avec leurs propres cookies et leurs propres règles. Vous y arrivez en appuyant sur un bouton, jamais avant.',
        },
      ],
    },
    {
      id: 'delete',
      heading: 'Comment les supprimer',
      blocks: [
        {
          text: 'Dans les paramètres de votre navigateur, vous pouvez voir et supprimer ce qu’un site a rangé. Dans Chrome sur un téléphone : le menu, puis Paramètres, Paramètres des sites, Tous les sites. Si vous supprimez `derb_orders`, vos commandes ne sont pas perdues : le lien de notre e-mail les ouvre.',
        },
      ],
    },
  ],
};

export const fr: InArabic<typeof en> = {
  ...page,
  listChangedOn,
  table: {
    caption: 'Ce que ce site range dans votre navigateur',
    name: 'Nom',
    purpose: 'À quoi il sert',
    kept: 'Durée',
    needed: 'Nécessaire',
    choice: 'Votre choix',
    staff: 'Équipe seulement',
    cookie: 'Cookie',
    changed: 'Dernier changement de cette liste : {changed}.',
  },
  cookies: [
    {
      name: 'derb_orders',
      group: 'needed',
      purpose:
        'Reconnaît les commandes passées dans ce navigateur, huit au plus, pour que vous seulement puissiez les ouvrir. Déposé quand vous passez une commande ou en ouvrez une depuis notre e-mail. Les scripts ne peuvent pas le lire.',
      kept: '180 jours après la dernière commande',
    },
    {
      name: 'consent',
      group: 'needed',
      purpose: 'Retient votre choix pour les cookies, `all` ou `essential`. Déposé quand vous choisissez.',
      kept: 'Six mois',
    },
    {
      name: 'source',
      group: 'choice',
      purpose:
        'Retient les mots `utm_source`, `utm_medium` et `utm_campaign` du premier lien qui vous a fait venir ici, pour que nous sachions quels liens sont utiles. Seulement après votre oui au comptage des visites ; supprimé quand vous le retirez.',
      kept: '30 jours',
    },
    {
      name: 'theme',
      group: 'needed',
      purpose:
        'Retient que vous avez choisi des pages claires ou sombres, `light` ou `dark`. Déposé quand vous choisissez, supprimé quand vous choisissez « comme votre téléphone ». Les scripts ne peuvent pas le lire.',
      kept: 'Un an après votre choix',
    },
    {
      name: 'derb-member.session_token',
      group: 'needed',
      purpose:
        'Garde ouverte votre connexion à votre compte et à la communauté. Déposé quand vous écrivez le code de notre e-mail, renouvelé une fois par jour tant que vous l’utilisez. Les scripts ne peuvent pas le lire.',
      kept: '{days} jours après votre dernière visite, ou jusqu’à la déconnexion',
    },
    {
      name: 'derb-known',
      group: 'needed',
      purpose:
        'Reconnaît une connexion déjà faite depuis ce navigateur, pour que personne d’autre ne puisse épuiser les codes que vous pouvez demander. Il contient une empreinte de votre adresse, d’où l’adresse ne peut pas être lue, et ne connecte personne. Déposé quand vous vous connectez. Les scripts ne peuvent pas le lire.',
      kept: '{knownDays} après votre dernière connexion',
    },
    {
      name: 'as',
      group: 'needed',
      purpose:
        'Retient comment vous aimez suivre les vidéos de vos leçons : `film`, `small`, `sound` ou `read`. Déposé quand vous choisissez. Les scripts ne peuvent pas le lire.',
      kept: 'Un an après votre choix',
    },
    {
      name: 'derb-staff.session_token',
      group: 'staff',
      purpose:
        'Garde ouverte la connexion des personnes qui travaillent ici. Qui visite le site ou y apprend ne le reçoit jamais.',
      kept: '12 heures, ou jusqu’à la déconnexion',
    },
    {
      name: 'derb-staff-known',
      group: 'staff',
      purpose:
        'Reconnaît qu’une personne qui travaille ici s’est déjà connectée depuis ce navigateur, pour que personne d’autre ne puisse épuiser les codes qu’elle peut demander. Il contient une empreinte de son adresse et ne connecte personne. Qui visite le site ou y apprend ne le reçoit jamais.',
      kept: '{knownDays} après la dernière connexion',
    },
  ],
  choices: {
    title: 'Votre choix',
    text: 'Pouvons-nous compter les visites, pour améliorer le site ? Vous pouvez changer d’avis ici à tout moment.',
    accept: 'Oui, vous pouvez',
    refuse: 'Non, seulement le nécessaire',
    acceptHint:
      'Nous comptons les pages ouvertes et les commandes, pas les personnes. Votre oui est gardé six mois.',
    required: 'Choisissez l’un des deux.',
    keptTitle: 'Votre choix est gardé',
    all: 'Vous avez dit oui. Pendant six mois, nous ne demandons plus.',
    essential:
      'Vous avez dit non. Seul le nécessaire est déposé, et pendant six mois nous ne demandons plus.',
  },
};
