import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const api: InArabic<typeof en.api> = {
  fields: {
    'email-required': 'Écrivez une adresse e-mail valable',
    'email-invalid': 'Écrivez une adresse e-mail valable',
    'full-name-required': 'Écrivez votre nom complet (prénom et nom)',
    'full-name': 'Écrivez votre nom complet (prénom et nom)',
    'phone-required': 'Le numéro de téléphone est obligatoire',
    'phone-invalid': 'Écrivez un numéro de téléphone valable',
    'transfer-code-required': 'Écrivez un code de l’envoi valable',
    'transfer-code': 'Écrivez un code de l’envoi valable',
    'bank-transfer-unconfirmed': 'Confirmez que vous avez fait le virement bancaire',
  },
  failures: {
    'bad-json': 'Le contenu n’est pas du JSON lisible.',
    'bad-form': 'Le formulaire du contenu n’est pas lisible.',
    'files-not-taken': 'Envoyez seulement des champs : les fichiers ne sont pas acceptés ici.',
    'wrong-content-type':
      'Envoyez le contenu en application/json, application/x-www-form-urlencoded ou multipart/form-data.',
    'bad-fields': 'Des champs sont à corriger.',
    'too-large': 'Le contenu est trop grand.',
    'not-found': 'Aucun appel n’a ce chemin.',
    'cross-site': 'Les demandes venues de pages d’autres sites restent sans réponse.',
    'wrong-method': 'Ce chemin n’accepte pas cette méthode.',
    'course-not-found': 'Formation introuvable',
    'workshop-not-found': 'Atelier introuvable',
    'product-not-found': 'Produit introuvable',
    'many-forms':
      'Beaucoup de formulaires de ce type sont venus de cette connexion en une heure. Réessayez dans une heure.',
    'not-on-sale':
      'Ce n’est pas encore en vente. Si c’est une formation, vous pouvez rejoindre sa liste d’attente.',
    'sold-out': 'Toutes les places de cette formation sont prises. Vous pouvez rejoindre sa liste d’attente.',
    'cohort-needed':
      'Cette formation se vend par groupes datés, et plusieurs sont ouverts. Dites lequel dans `cohort`.',
    'cohort-full': 'Toutes les places de ce groupe sont prises. Choisissez-en un autre.',
    'cohort-closed': 'Ce groupe ne peut pas être rejoint. Choisissez-en un autre.',
    'agreement-required':
      'Ce groupe commence avant la fin du délai pour changer d’avis. Dites dans `agreesToStart` que la personne qui achète le demande.',
    'slot-taken': 'Ce rendez-vous n’est plus libre. Choisissez-en un autre.',
    'too-many-hours':
      'D’autres rendez-vous non payés sont déjà gardés pour cette adresse e-mail. Payez-en un ou annulez-le d’abord.',
    'too-many-hours-here':
      'D’autres rendez-vous non payés sont déjà gardés pour cette connexion. Payez-en un ou annulez-le d’abord.',
    'too-many-seats-here':
      'D’autres places de cette formation sont en train d’être payées depuis la même connexion internet. Réessayez dans une demi-heure.',
    'many-free-orders':
      'Beaucoup de commandes gratuites sont venues de cette connexion, ou pour cet article, en peu de temps. Connectez-vous d’abord sur le site.',
    'coupon-unknown': 'Nous ne connaissons pas ce code promo. Vérifiez-le, ou commandez sans lui.',
    'coupon-not-for-this': 'Ce code promo est pour autre chose. Commandez sans lui.',
    'coupon-over': 'Ce code promo n’est plus valable. Commandez sans lui.',
    'coupon-used-up': 'Ce code promo a atteint sa limite. Commandez sans lui.',
    'coupon-used-by-buyer': 'Vous avez déjà utilisé ce code promo. Commandez sans lui.',
    'coupon-made-by-buyer':
      'C’est vous qui avez créé ce code promo : vous ne pouvez pas l’utiliser. Demandez à quelqu’un de l’équipe d’en créer un pour vous.',
    'coupon-not-combinable':
      'L’offre du jour vaut ce code promo, ou mieux. Un code promo ne s’ajoute pas à une offre.',
    'coupon-not-in-parts':
      'Ce code promo est pour un paiement en une fois. Choisissez-le, ou retirez le code.',
    'friend-own':
      'Ce code a le même téléphone ou la même adresse e-mail que votre commande. Il est pour une amie : commandez sans code.',
    'friend-first':
      'Le code d’une amie vaut pour une première commande, et ce téléphone ou cette adresse e-mail a déjà commandé. Commandez sans code, ou annulez la commande d’avant tant qu’elle n’est pas payée.',
    'friend-gift':
      'Le code d’une amie vaut pour ce que vous achetez pour vous. Commandez le cadeau sans code.',
    'owned-already': 'Vous l’avez déjà : la commande que vous avez l’a ouvert.',
    'order-at-the-bank':
      'Une autre commande pour cet article est peut-être à la banque en ce moment. Terminez-la ou annulez-la d’abord.',
    'early-other-address':
      'Un lien privé marche seulement pour l’adresse e-mail qui l’a reçu. Utilisez cette adresse, ou écrivez-nous.',
    'price-changed': 'Le prix a changé. Regardez le prix actuel, puis réessayez.',
    'key-used-for-another-item': 'Cette clé d’idempotence a déjà servi pour une autre commande.',
    'order-not-found': 'Aucune de vos commandes n’a ce numéro.',
    'not-in-this-status': 'Cette commande ne peut plus être changée de cette façon.',
    'transfer-code-taken': 'Ce code de l’envoi a déjà servi pour une autre commande.',
    'too-many-claims':
      'Trop de codes d’envoi ont été essayés aujourd’hui pour cette commande. Écrivez-nous sur WhatsApp, et nous regardons ensemble.',
    'status-not-yours': 'C’est l’académie qui fixe le statut d’une commande, pas la personne qui appelle.',
    'redirect-not-allowed': 'L’adresse de retour doit être une page de ce site.',
    'currency-not-taken': 'Les paiements se font en MAD seulement.',
    'intent-not-found': 'Aucun de vos paiements n’a cet identifiant.',
    'course-not-ready':
      'Cette formation ne peut pas encore être payée de cette façon : son accès n’est pas prêt.',
    'method-off': 'Ce moyen de paiement n’est pas proposé en ce moment. Choisissez-en un autre.',
    'no-gateway':
      'Le paiement par carte bancaire n’est pas disponible pour le moment. Choisissez un autre moyen de paiement.',
    'gateway-unreachable': 'La connexion au service de paiement a échoué',
    'gateway-refused': 'Erreur du service de paiement',
    'gateway-answer-unreadable': 'Réponse illisible du service de paiement.',
    'session-not-made': 'La page de paiement n’a pas pu être ouverte',
    'intent-not-made': 'Le paiement n’a pas pu être créé',
    'sign-in-needed': 'Connectez-vous d’abord à l’administration Derb : seule l’équipe voit les personnes.',
    PGRST116: 'Personne n’a de commande avec cette adresse e-mail.',
    'too-many': 'Trop de demandes. Attendez une minute, puis réessayez.',
    unexpected: 'Une erreur inconnue est survenue',
  },
};
