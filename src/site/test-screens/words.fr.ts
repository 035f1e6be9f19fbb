import type { InArabic } from '../../../content/shape.ts';
import type * as en from './words.en.ts';

export const testScreens: InArabic<typeof en.testScreens> = {
  notice:
    'Un écran de test, pour l’équipe de cette académie. Les visiteurs ne le voient pas. Ce qui est payé ici n’ouvre rien.',
  all: 'Écrans de test',
  fields: {
    amount: 'Montant en DH',
    amountHint: 'De 0,01 à 1 000.',
    description: 'Description',
    name: 'Nom complet',
    email: 'E-mail',
    phone: 'Téléphone',
    phoneHint: 'Un numéro marocain, ou tout autre avec son indicatif : +33…',
    cardType: 'Quelle carte ?',
    order: 'Numéro de commande',
    orderHint: 'Le serveur le crée à l’envoi : un numéro venu d’un navigateur ne sert jamais.',
  },
  problems: 'Vérifiez ce qui est marqué ci-dessous.',
  paymentTest: {
    title: 'Test de paiement',
    description: 'Un paiement par carte bancaire, d’un petit montant au choix.',
    lead: 'Crée une commande de ce montant et vous mène tout droit à la banque reliée pour la carte.',
    submit: 'Payer ce montant',
    filled: 'Un test de paiement par carte',
    none: 'Ni service de carte ni banque d’entraînement n’est relié ici.',
  },
  paymentTestPage: {
    title: 'Page de test de paiement',
    description: 'Toutes les étapes du paiement, avec une commande à vous.',
    lead: 'Crée une commande de ce montant et ouvre les étapes que tout le monde suit : moyen de paiement, carte ou virement, résultat.',
    submit: 'Suivant : choisir le paiement',
    filled: 'Un test de tous les moyens de paiement',
  },
  formTest: {
    title: 'Test de formulaire',
    description: 'Comment le site lit ce que l’on tape.',
    lead: 'Tapez ce que taperait une personne qui s’inscrit : vous voyez ce qui serait enregistré. Rien ne l’est.',
    submit: 'Le lire',
    accepted: 'Accepté',
  },
  virtual: {
    title: 'Inscription de test',
    description: 'La page de vente avec un prix de test.',
    lead: (price) =>
      `La page de vente comme on la voit sur le site, au prix de ${price}. Ce qui est acheté ici n’ouvre rien.`,
    submit: 'Suivant : choisir le paiement',
    price: 'Prix de test',
  },
  users: {
    title: 'Table des utilisateurs',
    description: 'Toutes les personnes avec une commande, les plus récentes d’abord.',
    lead: 'Une ligne par commande, les plus récentes d’abord.',
    none: 'Personne pour l’instant.',
    error: (message) => `Erreur : ${message}`,
    failed: 'Une erreur est survenue',
    older: 'Plus anciennes',
    newest: 'Plus récentes',
  },
};
