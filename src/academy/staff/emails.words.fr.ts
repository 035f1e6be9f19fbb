import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const secondFactorReset: InArabic<typeof en.secondFactorReset> = {
  subject: (site) => `Votre seconde étape pour l’administration ${site} a été réinitialisée`,
  preview: 'Remettez-la en place à la prochaine connexion.',
  heading: 'Votre seconde étape a été réinitialisée',
  intro: (site) =>
    `L’application d’authentification et les clés d’accès de votre connexion à l’administration ${site} ont été retirées, et vos codes de secours ne marchent plus. Toutes vos connexions sont fermées.`,
  by: 'Réinitialisée par',
  byServer: 'la personne qui gère le serveur',
  next: 'À la prochaine connexion, le code par e-mail vient d’abord. Ensuite, vous associez votre application ou ajoutez une clé d’accès, en deux minutes environ.',
  button: 'Se connecter à l’administration',
  notYou:
    'Si vous ne l’avez pas demandé, appelez tout de suite quelqu’un de l’équipe, avant de vous connecter, et ne donnez de code à personne.',
};

export const staffCode: InArabic<typeof en.staffCode> = {
  subject: (site) => `Votre code de connexion à l’administration ${site}`,
  preview: (minutes) => `Il est valable ${minutes} minutes.`,
  heading: 'Votre code de connexion',
  intro: 'Tapez ce code sur la page où vous l’avez demandé.',
  code: 'Code',
  valid: (minutes) =>
    `Il est valable ${minutes} minutes et marche une fois. Si vous le redemandez dans ce délai, vous recevez le même.`,
  notYou:
    'Si vous ne l’avez pas demandé, ignorez cet e-mail et ne donnez le code à personne : nous ne le demandons jamais par téléphone ni par message.',
};
