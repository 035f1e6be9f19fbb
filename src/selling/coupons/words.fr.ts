import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const coupon: InArabic<typeof en.coupon> = {
  box: {
    question: 'J’ai un code promo',
    label: 'Votre code',
    apply: 'Appliquer',
    change: 'Changer de code',
    applied: 'Votre code est appliqué :',
    price: 'Prix',
    off: 'Votre code enlève',
    toPay: 'Vous payez',
    note: 'Un code ne s’ajoute pas à une offre : vous payez le plus bas des deux prix. Videz le champ pour commander sans code.',
  },
  early: {
    title: 'Vous passez en premier',
    text: (until) =>
      `Cette formation est ouverte à la liste d’attente jusqu’au ${until}, et ensuite à tout le monde. Le lien sert pour une commande, depuis l’adresse e-mail qui l’a reçu.`,
    usedTitle: 'Votre lien a déjà servi',
    usedText: (course) =>
      `Le lien personnel pour ${course} ne marche qu’une fois, et une commande a été passée avec. Le lien de cette commande est dans l’e-mail que nous avons envoyé. Si ce n’était pas vous, écrivez-nous.`,
  },
};
