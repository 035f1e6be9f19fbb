import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const news: InArabic<typeof en.news> = {
  consent:
    'Je veux recevoir par e-mail les nouvelles formations et les offres. Je peux arrêter à tout moment.',
  why: (site) => `Vous recevez cet e-mail parce que vous avez accepté les nouvelles de l’académie ${site}.`,
  whyCourse: (site) =>
    `Vous recevez cet e-mail parce qu’il parle de quelque chose que vous avez chez ${site}.`,
  stop: 'Arrêter ces e-mails',
  page: {
    title: 'Nouvelles par e-mail',
    description: 'Arrêtez les nouvelles par e-mail, ou recevez-les de nouveau.',
    isOn: 'Vous recevez nos nouvelles par e-mail. Vous pouvez les arrêter ici. Les e-mails de vos commandes et de vos formations continuent.',
    isOff: 'Vous ne recevez plus nos nouvelles',
    isOffText: 'Les e-mails de vos commandes et de vos formations continuent.',
    stop: 'Arrêter les nouvelles',
    again: 'Recevoir les nouvelles',
    unknown:
      'Ce lien n’est plus valable. Dans votre compte, vous pouvez choisir les e-mails que vous recevez.',
    account: 'Mon compte',
  },
};

export const mailbox: InArabic<typeof en.mailbox> = {
  title: 'Boîte d’essai',
  description: 'Les e-mails de cette académie tant qu’aucun serveur d’e-mails n’est réglé.',
  lead: 'Aucun serveur d’e-mails n’est réglé : chaque e-mail reste ici au lieu de partir. En production, cette page n’existe pas.',
  none: 'Pas encore d’e-mail. Passez une commande, ou demandez un code de l’équipe.',
  to: 'À',
  refresh: 'Regarder de nouveau',
  back: 'Tous les e-mails',
  page: 'L’e-mail',
  text: 'En texte simple',
  list: 'Les e-mails, les plus récents d’abord',
};
