import type { InArabic } from '../../../content/shape.ts';
import type * as en from './emails.words.en.ts';

export const accountDeleted: InArabic<typeof en.accountDeleted> = {
  subject: (site) => `Votre compte ${site} est supprimé`,
  preview: 'Ce qui est supprimé, et ce que la loi nous oblige à garder.',
  heading: 'Votre compte est supprimé',
  gone: 'Nous avons supprimé votre profil, vos connexions sur tous les appareils, ce que vous avez écrit dans la communauté, vos formulaires, les e-mails que nous vous avons envoyés et les commandes jamais payées.',
  stays: (years) =>
    `La loi comptable nous oblige à garder les commandes payées pendant ${years}. Leur numéro, leur montant et leurs dates restent. Votre nom, votre adresse e-mail et votre téléphone sont retirés, et aucun lien ne les ouvre plus.`,
  again: 'C’est notre dernier e-mail. Si vous revenez un jour, vous commencerez avec un nouveau compte.',
  notYou:
    'Si ce n’était pas vous, quelqu’un lit peut-être vos e-mails : changez d’abord le mot de passe de votre messagerie, puis répondez à cet e-mail.',
  years: { one: '{n} an', two: '{n} ans', few: '{n} ans', many: '{n} ans', other: '{n} ans' },
};

export const memberCode: InArabic<typeof en.memberCode> = {
  subject: (site) => `Votre code de connexion ${site}`,
  preview: (minutes) => `Il marche pendant ${minutes} minutes.`,
  heading: 'Votre code de connexion',
  intro: 'Tapez ce code sur la page où vous l’avez demandé pour vous connecter.',
  code: 'Code',
  valid: (minutes) =>
    `Il marche une fois, pendant ${minutes} minutes. Si vous le redemandez dans ce délai, vous recevez le même.`,
  notYou:
    'Si vous ne l’avez pas demandé, vous n’avez rien à faire : personne ne se connecte sans le code. Ne le donnez à personne. Nous ne le demandons jamais par téléphone ni par message.',
};
