import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const rights: InArabic<typeof en.rights> = {
  title: 'Vos consultations',
  as: { bonus: 'Offerte avec la formation', included: 'Comprise dans votre formation' },
  states: { open: 'À réserver', used: 'Utilisée', over: 'Expirée', ended: 'Terminée avec la formation' },
  until: (day) => `Jusqu’au ${day}`,
  code: 'Code',
  how: 'Si vous vous connectez, le prix baisse automatiquement. Sinon, tapez le code avec l’adresse e-mail de votre commande.',
  howSignedIn: 'Le prix baisse automatiquement quand vous réservez.',
  book: 'La réserver',
  offered: {
    title: 'Votre consultation est comprise',
    text: (before, now) =>
      `Vous payez ${now} au lieu de ${before}. Pour la garder pour plus tard, videz le champ du code.`,
  },
  cancel: {
    back: 'Vous pouvez réserver un autre rendez-vous avec le même code.',
    gone: 'La consultation qui a servi à le réserver compte comme utilisée.',
  },
};
