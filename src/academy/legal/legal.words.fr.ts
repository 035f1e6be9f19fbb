import type { InArabic } from '../../../content/shape.ts';
import type { en } from './legal.words.en.ts';

export const fr: InArabic<typeof en> = {
  kicker: 'Informations légales',
  version: (version) => `Version ${version}`,
  effective: (date) => `En vigueur depuis le ${date}`,
  effectiveFrom: (date) => `En vigueur à partir du ${date}`,
  earlier: 'Ceci est une version antérieure. Lisez [celle qui est publiée maintenant](newest).',
  contents: 'Sur cette page',
  versions: 'Versions de cette page',
  versionsText:
    'Nous gardons chaque version antérieure. Celle qui n’a pas de lien ici vous est envoyée : demandez-la par [e-mail](email).',
  versionColumn: 'Version',
  sinceColumn: 'En vigueur depuis',
  changeColumn: 'Ce qui a changé',
  others: 'À lire aussi',
  identity: {
    name: 'Nom',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
  },
};
