import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const waitlistEmails: InArabic<typeof en.waitlistEmails> = {
  title: 'Votre liste d’attente',
  titleOf: (course) => `Liste d’attente : ${course}`,
  description: 'Les e-mails sur une formation que vous attendez.',
  statuses: {
    waiting: {
      title: 'Votre nom est sur la liste',
      text: 'Nous vous écrivons une seule fois, le jour où les inscriptions ouvrent.',
    },
    told: {
      title: 'Nous vous avons écrit',
      text: 'C’était le seul e-mail sur cette formation. Votre nom reste sur la liste tant que vous ne le retirez pas.',
    },
    unsubscribed: {
      title: 'Vous ne recevrez pas d’e-mail sur cette formation',
      text: 'Votre nom est toujours sur la liste, pour que nous sachions combien de personnes attendent. Vous pouvez le retirer aussi.',
    },
    gone: {
      title: 'Votre nom n’est pas sur la liste',
      text: 'Nous l’avons effacé, avec ce que vous aviez envoyé pour elle. Si vous avez une commande, elle reste comme elle est.',
    },
  },
  stop: 'Ne pas recevoir d’e-mail sur cette formation',
  again: 'M’écrire quand même',
  leave: 'Retirer mon nom de la liste',
  leaveSure:
    'Nous effaçons votre nom, votre e-mail et votre téléphone de cette liste. C’est définitif, mais vous pouvez la rejoindre de nouveau.',
  leaveConfirm: 'Oui, les effacer',
  course: 'Voir la formation',
  courses: 'Voir toutes les formations',
  unknown: {
    title: 'Ce lien n’est pas l’un des nôtres',
    text: 'Il a peut-être été coupé quand on l’a copié. Ouvrez-le de nouveau depuis l’e-mail, ou écrivez-nous : nous retirerons votre nom.',
  },
};

export const waitlist: InArabic<typeof en.waitlist> = {
  title: (course) => `Liste d’attente : ${course}`,
  description: (course) =>
    `${course} : laissez votre nom, et nous vous écrivons dès que les inscriptions ouvrent.`,
  heading: (course) => `Rejoindre la liste d’attente : ${course}`,
  text: 'Nous vous écrivons une seule fois, le jour où les inscriptions ouvrent. Rien à payer, et aucun engagement.',
  submit: 'Rejoindre la liste d’attente',
  success: (course) => `Votre nom est sur la liste d’attente de « ${course} »`,
  successText:
    'Nous vous écrivons une seule fois, le jour où les inscriptions ouvrent. En attendant, d’autres formations sont ouvertes aujourd’hui.',
  otherCourses: 'Voir toutes les formations',
  back: 'Retour à la formation',
  privacy: 'Ces informations servent seulement à cette liste d’attente.',
};
