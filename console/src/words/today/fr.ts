import { pluralIn } from '../plural.ts';
import type { today as english } from './en.ts';

const many = pluralIn('fr');

export const today: typeof english = {
  title: 'Aujourd’hui',
  waits: {
    title: 'Ce qui vous attend',
    none: 'Rien ne vous attend. Tout est fait : bravo, et merci.',
    noneButSetUp: 'Personne ne vous attend. Ce qui reste à mettre en place figure sur cette page.',
    since: (when) => `Le plus ancien : ${when}`,
    due: (when) => `Promis avant le ${when}`,
    late: 'En retard',
    more: many({ one: 'et {n} autre', other: 'et {n} autres' }),
    errands: {
      claims: many({ one: '{n} virement à vérifier', other: '{n} virements à vérifier' }),
      'other-methods': many({
        one: '{n} commande dont le paiement reste à convenir',
        other: '{n} commandes dont le paiement reste à convenir',
      }),
      'access-codes': many({
        one: '{n} commande payée attend un code d’accès',
        other: '{n} commandes payées attendent un code d’accès',
      }),
      'platform-codes': many({
        one: '{n} code d’accès à couper ou suspendre sur la plateforme',
        other: '{n} codes d’accès à couper ou suspendre sur la plateforme',
      }),
      'few-codes': many({
        one: '{n} cours n’aura bientôt plus de codes d’accès',
        other: '{n} cours n’auront bientôt plus de codes d’accès',
      }),
      'no-lessons': many({
        one: '{n} cours est vendu sans une seule leçon',
        other: '{n} cours sont vendus sans une seule leçon',
      }),
      'workshop-joining': many({
        one: '{n} atelier dans 3 jours ou moins n’a ni lien ni adresse',
        other: '{n} ateliers dans 3 jours ou moins n’ont ni lien ni adresse',
      }),
      'refund-requests': many({
        one: '{n} acheteuse demande un remboursement',
        other: '{n} acheteuses demandent un remboursement',
      }),
      refunds: many({ one: '{n} remboursement à verser', other: '{n} remboursements à verser' }),
      'second-payments': many({
        one: '{n} paiement reçu deux fois, à rendre',
        other: '{n} paiements reçus deux fois, à rendre',
      }),
      doubles: many({ one: '{n} achat en double', other: '{n} achats en double' }),
      'price-drafts': many({
        one: '{n} brouillon change un prix et vous attend',
        other: '{n} brouillons changent un prix et vous attendent',
      }),
      notifications: many({
        one: '{n} message d’une banque à examiner',
        other: '{n} messages des banques à examiner',
      }),
      differences: many({
        one: '{n} paiement diffère de ce que dit une banque',
        other: '{n} paiements diffèrent de ce que disent les banques',
      }),
      'data-requests': many({
        one: '{n} demande sur des données personnelles',
        other: '{n} demandes sur des données personnelles',
      }),
      'work-to-mark': many({ one: '{n} devoir à corriger', other: '{n} devoirs à corriger' }),
      'lesson-questions': many({
        one: '{n} question sous une leçon sans réponse',
        other: '{n} questions sous des leçons sans réponse',
      }),
      'question-reports': many({
        one: '{n} texte sous une leçon a été signalé',
        other: '{n} textes sous des leçons ont été signalés',
      }),
      reports: many({
        one: '{n} signalement de la communauté',
        other: '{n} signalements de la communauté',
      }),
      applications: many({
        one: '{n} demande sans réponse',
        other: '{n} demandes sans réponse',
      }),
      mails: many({ one: '{n} e-mail n’a pas pu partir', other: '{n} e-mails n’ont pas pu partir' }),
      webhooks: many({
        one: '{n} événement n’a pas été reçu par l’autre système',
        other: '{n} événements n’ont pas été reçus par l’autre système',
      }),
    },
    go: {
      claims: 'Vérifier les virements',
      'other-methods': 'Voir ces commandes',
      'access-codes': 'Ajouter des codes',
      'platform-codes': 'Voir ce qu’il faut y faire',
      'few-codes': 'Ajouter d’autres codes',
      'no-lessons': 'Écrire ses leçons',
      'workshop-joining': 'Dire comment participer',
      'refund-requests': 'Rembourser ou refuser',
      refunds: 'Voir les remboursements',
      'second-payments': 'Les rendre',
      doubles: 'Les examiner',
      'price-drafts': 'Voir et publier',
      notifications: 'Examiner les messages',
      differences: 'Comparer',
      'data-requests': 'Répondre aux demandes',
      'work-to-mark': 'Corriger',
      'lesson-questions': 'Répondre aux questions',
      'question-reports': 'Garder ou retirer',
      reports: 'Lire les signalements',
      applications: 'Y répondre',
      mails: 'Voir les e-mails',
      webhooks: 'Voir ce qui n’est pas passé',
    },
    peopleWait: many({ one: '{n} personne attend', other: '{n} personnes attendent' }),
    codesLeft: many({ one: '{n} restant', other: '{n} restants' }),
    noCodeLeft: 'aucun restant',
    reasons: {
      harassment: 'blesse quelqu’un',
      contact: 'demande un numéro, une photo ou une rencontre',
      selling: 'vend sans qu’on le demande',
      money: 'demande de l’argent ou un code',
      private: 'révèle quelque chose de privé',
      other: 'autre chose',
    },
  },
  closed: {
    title: 'Un moyen de paiement est fermé',
    why: {
      rib: 'Le RIB des réglages ne peut pas être juste : sa clé ne correspond pas. Personne ne peut payer par virement tant qu’il n’est pas corrigé.',
      'no-account': 'Aucun compte bancaire dans les réglages : personne ne peut payer par virement.',
      'no-agency': 'Aucun bénéficiaire d’espèces dans les réglages : personne ne peut payer en agence.',
      'sample-account':
        'Le compte bancaire des réglages est celui de l’exemple. Personne ne peut payer par virement tant que le vôtre n’y est pas.',
      'sample-agency':
        'Le bénéficiaire d’espèces des réglages est celui de l’exemple. Personne ne peut payer en agence tant que le vôtre n’y est pas.',
    },
    go: 'Ouvrir les réglages',
  },
  period: {
    label: 'Période',
    choices: { 30: '30 jours', 90: '90 jours', 365: 'Un an' },
  },
  sales: {
    title: 'Ventes',
    came: 'Reçu',
    payments: many({ one: '{n} paiement', other: '{n} paiements' }),
    placed: 'Commandes passées',
    back: 'Remboursé',
    refunds: many({ one: '{n} remboursement', other: '{n} remboursements' }),
    none: 'Rien n’a encore été vendu ces jours-ci. Le premier paiement apparaîtra ici dès sa confirmation.',
    chart: (from, to) => `Paiements reçus et remboursements, du ${from} au ${to}`,
    each: {
      day: 'Chaque barre est un jour.',
      week: 'Chaque barre est une période de sept jours.',
      month: 'Chaque barre est un mois.',
    },
    unit: 'en MAD',
    money: 'MAD',
    touch: 'Touchez une barre pour la lire.',
    above: 'reçu',
    below: 'remboursé',
    table: 'En tableau',
    when: 'Jours',
    amount: 'Montant',
    count: 'Paiements',
    erased:
      'Les commandes terminées sans paiement sont effacées après 90 jours et ne comptent plus parmi celles passées.',
    byKind: 'Par type',
    byMethod: 'Par moyen de paiement',
    kind: 'Type',
    method: 'Moyen',
    noMethod: 'pas encore choisi',
  },
  funnel: {
    title: 'De la visite au paiement',
    honest:
      'Les quatre étapes ne comptent que les personnes qui l’ont accepté : les pages qu’elles ont ouvertes et les commandes qu’elles ont passées. À côté figurent toutes les commandes.',
    byOffer: 'Par offre',
    byMethod: 'Par moyen de paiement',
    visits: 'Visites',
    forms: 'Formulaires ouverts',
    orders: 'Commandes',
    paid: 'Payées',
    ofVisits: (share) => `${share} des visites`,
    ofForms: (share) => `${share} des formulaires`,
    ofOrders: (share) => `${share} des commandes`,
    allOrders: (placed, paid) => `Toutes les commandes : ${placed}, payées : ${paid}`,
    none: 'Ni visite ni commande ces jours-ci pour l’instant.',
    gone: 'n’est plus proposé',
    all: many({ one: 'L’afficher', other: 'Les afficher toutes ({n})' }),
  },
};
