import { count, oneOrMany } from '../../platform/i18n/count.ts';
import type { OrganisationWords } from './words.en.ts';

const seats = (many: number): string => count(many, oneOrMany('{n} place', '{n} places'), 'fr');

export const fr: OrganisationWords = {
  paper: {
    titles: { quote: 'Devis', invoice: 'Facture', 'credit-note': 'Avoir' },
    number: 'Numéro',
    date: 'Date',
    valid: 'Valable jusqu’au',
    about: { quote: 'Objet', invoice: 'Devis', 'credit-note': 'Facture' },
    seller: 'De',
    buyer: 'À',
    what: 'Désignation',
    amount: 'Montant',
    times: (many, price) => `${seats(many)} à ${price}`,
    net: 'Total hors TVA',
    vat: (percent) => `TVA ${percent}%`,
    total: 'Total',
    totalWithVat: 'Total TVA comprise',
    account: 'Titulaire du compte',
    bank: 'Banque',
    rib: 'RIB',
    paidOn: 'Payée le',
    paidBackOn: 'Remboursé le',
    reference: 'Référence',
    notes: {
      quote: [
        'Pour accepter ce devis, répondez à l’e-mail qui l’accompagne : nous envoyons alors la facture.',
      ],
      invoice: [
        'Par virement, avec le numéro de cette facture en motif. Les places s’ouvrent dès qu’elle est payée.',
      ],
      'credit-note': ['Pour les places que personne n’avait prises. Qui en occupe une la garde.'],
    },
  },
  email: {
    subjects: {
      quote: (number) => `Votre devis ${number}`,
      invoice: (number) => `Votre facture ${number}`,
      'credit-note': (number) => `Votre avoir ${number}`,
    },
    preview: 'Tout est sur la page de votre organisation.',
    texts: {
      quote:
        'Voici le devis demandé. Pour l’accepter, répondez à cet e-mail : nous envoyons alors la facture.',
      invoice:
        'Voici la facture du devis que vous avez accepté. Payez-la par virement, avec son numéro en motif. Vos places s’ouvrent dès qu’elle est payée.',
      'credit-note':
        'Cet avoir porte sur les places que personne n’avait prises. Elles sont fermées ; qui en occupe une la garde.',
    },
    seats,
    open: 'Ouvrir notre page',
    keep: 'Qui a cette adresse voit vos documents et vos places : ne la donnez qu’aux personnes qui s’en occupent.',
    page: {
      subject: 'La page de votre organisation',
      text: 'Elle réunit vos documents, le lien par lequel vos bénéficiaires prennent leur place, et où en est chaque groupe.',
    },
    why: 'Vous recevez cet e-mail parce que votre organisation achète des places chez nous et vous a indiqué comme contact.',
    invitation: {
      subject: (course) => `Votre place dans « ${course} »`,
      preview: (organisation) => `${organisation} l’a payée.`,
      text: (organisation, course) =>
        `${organisation} vous garde une place dans « ${course} », et l’a payée. Appuyez sur le bouton et connectez-vous avec cette adresse e-mail : la formation est alors à vous.`,
      take: 'Prendre ma place',
      names:
        'Votre organisation voit combien de personnes ont commencé et terminé. Elle ne voit votre nom que si vous l’acceptez.',
      why: (organisation) =>
        `Vous recevez cet e-mail parce que ${organisation} nous a donné votre adresse pour votre place.`,
    },
  },
  seat: {
    title: (course) => `Votre place dans « ${course} »`,
    paid: (organisation) => `${organisation} l’a payée : vous n’avez rien à payer.`,
    who: 'Dites-nous d’abord qui vous êtes',
    how: 'Connectez-vous avec votre adresse e-mail : la formation est alors à vous seule.',
    signIn: 'Se connecter par e-mail',
    as: 'Vous êtes connectée avec',
    other: 'Utiliser une autre adresse',
    name: 'Votre nom',
    nameHint: 'Prénom et nom.',
    shows: (organisation) => `${organisation} peut voir mon nom et où j’en suis`,
    showsHint:
      'Sans cela, votre organisation ne voit que des nombres. Vous pouvez changer d’avis à tout moment dans votre compte.',
    take: 'Prendre ma place',
    mine: 'Cette place est la vôtre.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    toAccount: 'Vers mes formations',
    none: 'Ce lien n’ouvre aucune place',
    noneText: 'Il a été remplacé, ou ses places ne sont pas ouvertes. Demandez à qui vous l’a donné.',
    full: 'Toutes les places sont prises',
    fullText:
      'Demandez à votre organisation : elle peut nous demander de reprendre une place que personne n’utilise.',
    listed: 'Cette place est pour une autre adresse',
    listedText:
      'Connectez-vous avec l’adresse que votre organisation nous a donnée, ou demandez-lui d’ajouter la vôtre.',
    owned: 'Vous avez déjà cette formation : la place reste libre pour une autre personne.',
    account: {
      title: 'Places d’une organisation',
      sees: (organisation) => `${organisation} voit votre nom et où vous en êtes`,
      hidden: (organisation) => `${organisation} ne voit que des nombres`,
      change: 'Changer',
    },
  },
  page: {
    title: (organisation) => `${organisation} : places et documents`,
    lead: 'Seules les personnes qui ont cette adresse voient cette page.',
    none: 'Cette page n’existe pas',
    noneText: 'L’adresse a été remplacée, ou elle est incomplète. Écrivez-nous pour recevoir la nouvelle.',
    papers: 'Documents',
    download: (title, number) => `${title} ${number} (PDF)`,
    states: {
      quoted: 'Attend votre réponse',
      lapsed: 'N’est plus valable',
      invoiced: 'Attend le virement',
      paid: 'Places ouvertes',
      ended: 'Clos par un avoir',
    },
    link: 'Le lien pour vos bénéficiaires',
    linkText: 'Qui l’ouvre et se connecte prend une des places libres.',
    listOnly: 'Seules les personnes de la liste que vous nous avez donnée peuvent l’utiliser.',
    bought: 'Places',
    taken: 'Prises',
    begun: 'Commencé',
    finished: 'Terminé',
    average: 'Progression moyenne',
    names: 'Qui accepte que vous voyiez son nom',
    noNames: 'Personne. Seuls figurent les noms de qui l’accepte.',
    percent: (percent) => `${percent}%`,
  },
};
