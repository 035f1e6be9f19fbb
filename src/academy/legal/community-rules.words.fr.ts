import type { InArabic } from '../../../content/shape.ts';
import type * as en from './community-rules.words.en.ts';

export const communityRules: InArabic<typeof en.communityRules> = [
  'Ce qui se dit ici reste ici : pas de capture d’écran, rien de répété ailleurs, pas de noms au-dehors.',
  'Répondez comme à une voisine. Pas d’insulte ni de moquerie, même sur l’orthographe ou l’accent.',
  'Pas de vente ni de message en chaîne à des membres qui n’ont rien demandé. Montrez votre travail dans « Réussites » ou à la table de travail.',
  'Pas de demande d’argent, pas de prêt, pas de daret, pas d’achat en commun par la communauté.',
  'Pas de politique, et pas de jugement sur l’apparence, les vêtements, la prière ou la vie de quelqu’un.',
  'Ne demandez à personne son nom de famille, son numéro, son adresse ou sa photo, ni un numéro de carte ou un code. Qui le fait est signalé.',
  'Un non est une réponse complète, à une question comme à une demande.',
];
