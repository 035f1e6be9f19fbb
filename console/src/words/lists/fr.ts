import { pluralIn } from '../plural.ts';
import type { lists as english } from './en.ts';

const many = pluralIn('fr');

export const lists: typeof english = {
  views: {
    title: 'Vues',
    none: 'Aucune vue gardée. Affinez la liste, puis gardez-la ici sous un nom.',
    save: 'Garder ce filtre',
    name: 'Nom de la vue',
    nothing: 'Affinez d’abord la liste ; le texte recherché n’est pas gardé.',
    keep: 'Garder',
    kept: (name) => `« ${name} » est gardée.`,
    forget: (name) => `Oublier « ${name} »`,
    forgotten: (name) => `« ${name} » est oubliée.`,
    all: 'Toutes les commandes',
  },
  exports: {
    title: 'Exporter',
    lead: 'Les commandes du filtre actuel, avec les noms et numéros de chacune. L’export est noté au journal.',
    formats: {
      xlsx: 'Classeur Excel',
      'csv-semicolon': 'CSV à points-virgules (Excel en français ou en arabe)',
      'csv-comma': 'CSV à virgules (autres logiciels)',
    },
    busy: 'Le fichier se prépare…',
    saved: (name) => `${name} est enregistré.`,
  },
  month: {
    title: 'Mois',
    lead: 'Ce qui est entré et ce qui est reparti en un mois, avec les totaux : pour la comptabilité. Le fichier enregistré est noté au journal.',
    month: 'Mois',
    year: 'Année',
    sheet: 'Quelle feuille',
    sheets: {
      payments: 'Paiements',
      refunds: 'Remboursements',
      byMethod: 'Totaux par moyen',
      byItem: 'Totaux par article',
    },
    format: 'Type de fichier',
    untilNow: 'jusqu’à maintenant',
    underWay: (moment) =>
      `Ce mois est en cours : les montants s’arrêtent au ${moment}, et le fichier au moment où vous l’enregistrez.`,
    ordersPaid: 'Commandes payées',
    cameTwice: many({
      one: 'et {n} paiement arrivé deux fois',
      other: 'et {n} paiements arrivés deux fois',
    }),
    received: 'Reçu',
    paidBack: 'Remboursé',
    net: 'Net',
    byMethod: 'Par moyen de paiement',
    unknown: 'Moyen inconnu',
    nothing:
      'Rien n’est entré ni reparti pendant ce mois. Le fichier le dit aussi : ses feuilles sont vides.',
    nothingYet:
      'Rien n’est encore entré ni reparti pendant ce mois. Le premier paiement apparaîtra ici dès sa confirmation.',
    notBegun: 'Ce mois n’a pas commencé.',
    file: 'Le fichier',
    take: 'Enregistrer le fichier',
  },
};
