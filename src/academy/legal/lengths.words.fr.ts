import type { InArabic } from '../../../content/shape.ts';
import type * as en from './lengths.words.en.ts';

/** `since` follows a number of days, or 'Comptés'. */
export const refunds: InArabic<typeof en.refunds> = {
  days: { one: '{n} jour', two: '{n} jours', few: '{n} jours', many: '{n} jours', other: '{n} jours' },
  daysAlone: { one: '{n} jour', two: '{n} jours', few: '{n} jours', many: '{n} jours', other: '{n} jours' },
  hours: { one: '{n} heure', two: '{n} heures', few: '{n} heures', many: '{n} heures', other: '{n} heures' },
  minutes: {
    one: '{n} minute',
    two: '{n} minutes',
    few: '{n} minutes',
    many: '{n} minutes',
    other: '{n} minutes',
  },
  since: {
    payment: 'à partir de votre paiement',
    course: 'à partir de votre paiement, ou de la première rencontre de votre groupe si elle vient plus tard',
    beginning: (day) => `à partir du ${day}, premier jour de votre formation`,
  },
  checks: {
    often: [
      'une fois par jour',
      'deux fois par jour',
      'trois fois par jour',
      'quatre fois par jour',
      'cinq fois par jour',
      'six fois par jour',
    ],
    before: (times) => `avant ${times}`,
    allDays: 'sept jours sur sept',
    allBut: (day) => `tous les jours sauf le ${day}`,
    fromTo: (first, last) => `du ${first} au ${last}`,
    everyOne: (day) => `chaque ${day}`,
    onTwo: (days) => `les ${days}`,
    onSome: (days) => `les ${days}`,
    comma: ', ',
  },
  caption: 'Jusqu’à quand vous pouvez demander un remboursement',
  what: 'Ce que vous avez acheté',
  until: 'Vous pouvez demander',
  rows: [
    {
      what: 'Une formation',
      until: 'dans les {courseRight} ; si son premier module s’ouvre plus tard, à partir de ce jour',
    },
    { what: 'Un atelier', until: 'jusqu’à {workshopHours} avant le début' },
    { what: 'Un produit de la boutique', until: 'dans les {shopDays} après votre paiement' },
    { what: 'L’adhésion à la communauté', until: 'dans les {communityDays} après votre paiement' },
    { what: 'Une consultation', until: 'jusqu’à {consultationHours} avant le début' },
  ],
  paidBack:
    'Nous remboursons comme vous avez payé, sous {paidBack} après votre demande. Les espèces vous sont remises, ou envoyées à votre nom dans une agence ou sur votre compte bancaire.',
};
