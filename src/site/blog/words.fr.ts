import type { InArabic } from '../../../content/shape.ts';
import { oneOrMany } from '../../platform/i18n/count.ts';
import type * as en from './words.en.ts';

export const blog: InArabic<typeof en.blog> = {
  title: 'Blog',
  description:
    'Des articles courts et utiles pour qui lance son propre projet au Maroc : argent, vente, contenu, langues.',
  heading: 'Des articles pour votre projet',
  lead: 'Des articles courts de notre équipe pédagogique, avec des calculs complets et des messages à copier.',
  filter: 'Articles sur',
  all: 'Tous',
  tags: {
    money: 'Argent',
    'e-commerce': 'Vendre en ligne',
    content: 'Contenu',
    freelance: 'Freelance',
    confidence: 'Confiance en soi',
    learning: 'Apprendre',
  },
  about: (tag) => `Articles : ${tag.toLowerCase()}`,
  newest: 'Le plus récent',
  earlier: 'À lire aussi',
  read: 'Lire l’article',
  minutes: oneOrMany('{n} min de lecture', '{n} min de lecture'),
  by: (name) => `Par ${name}`,
  published: 'Publié le',
  updated: (date) => `Mis à jour le ${date}`,
  empty: {
    title: 'Rien ici pour l’instant',
    text: 'Nous n’avons pas encore publié d’article sur ce sujet.',
    action: 'Voir tous les articles',
  },
  none: {
    title: 'Nous écrivons le premier article',
    text: 'Vous le trouverez ici. D’ici là, regardez nos formations.',
    action: 'Voir les formations',
  },
  feed: {
    title: (site) => `${site} : blog`,
    action: 'Les nouveaux articles dans une application de lecture (RSS)',
  },
  back: 'Tous les articles',
  contents: 'Dans cet article',
  tagged: 'Sujet',
  share: {
    heading: 'Envoyez-le à quelqu’un à qui il peut servir',
    whatsapp: 'WhatsApp',
    linkedin: 'LinkedIn',
    email: 'E-mail',
  },
  course: {
    soon: 'Pas encore ouverte : laissez votre nom, et nous vous écrivons une seule fois, le jour de l’ouverture.',
    none: {
      heading: 'Apprenez-le dans une formation',
      text: 'Des leçons à suivre depuis un téléphone, en darija, en arabe ou en anglais.',
    },
  },
  related: 'À lire ensuite',
  missing: {
    title: 'Article introuvable',
    text: 'Il a peut-être changé d’adresse, ou il manque un morceau du lien. Tous nos articles sont sur une seule page.',
    action: 'Voir tous les articles',
  },
};
