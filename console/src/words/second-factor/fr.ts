import type { secondFactor as english } from './en.ts';

export const secondFactor: typeof english = {
  menu: 'Ma connexion',
  asked: {
    title: 'Le code de votre application',
    lead: (email) =>
      `Connexion de \u2068${email}\u2069. Ouvrez votre application d’authentification et tapez les six chiffres de Derb.`,
    code: 'Les six chiffres de l’application',
    enter: 'Entrer',
    noPhone: 'Je n’ai pas mon téléphone : utiliser un code de secours',
    wrong: 'Ce code est faux, trop ancien ou déjà utilisé. Attendez le suivant dans votre application.',
  },
  recovery: {
    title: 'Un code de secours',
    lead: 'L’un des huit codes que vous avez gardés en associant votre application. Chacun sert une fois.',
    code: 'Code de secours',
    enter: 'Entrer avec ce code',
    back: 'J’ai mon téléphone : utiliser l’application',
    lost: 'Plus de codes non plus ? Une propriétaire peut retirer votre application, et vous en associerez une autre.',
    wrong: 'Ce code de secours n’existe pas ou plus. Vérifiez les lettres, ou prenez-en un autre.',
  },
  other: 'Me connecter avec une autre adresse',
  setUp: {
    title: 'Associer une application d’authentification',
    required:
      'Dans votre rôle, on se connecte avec deux choses : le code reçu par e-mail et celui d’une application sur votre téléphone. Une boîte mail volée ne suffit alors plus pour atteindre l’argent et les personnes. Comptez deux minutes.',
    offered:
      'Un second code, donné par une application sur votre téléphone, arrête les inconnus même s’ils lisent vos e-mails. Comptez deux minutes.',
    apps: 'Toute application convient : Google Authenticator, Microsoft Authenticator, Aegis, 1Password.',
    begin: 'J’ai une application : continuer',
    replaces:
      'D’abord un code de l’application actuelle, ou un code de secours. Elle fonctionne jusqu’à ce que la nouvelle soit associée.',
    present: 'Six chiffres, ou un code de secours',
    scan: 'Scannez ce carré avec l’application',
    square: 'Un carré pour l’appareil photo de votre application. La clé ci-dessous dit la même chose.',
    here: 'L’application est sur ce téléphone : l’ouvrir',
    key: 'Ou tapez cette clé dans l’application',
    first: 'Puis tapez les six chiffres qu’elle affiche pour Derb.',
    connect: 'Associer l’application',
    wrong:
      'Ce n’est pas le code de la nouvelle clé. Vérifiez l’heure de votre téléphone, puis prenez le code suivant.',
  },
  codes: {
    title: 'Gardez ces codes de secours',
    lead: 'Chacun vous laisse entrer une fois si votre téléphone est perdu ou cassé. Ils ne s’affichent que maintenant : gardez-les ailleurs que sur ce téléphone.',
    list: 'Codes de secours',
    copy: 'Copier',
    copied: 'Les codes sont copiés.',
    notCopied: 'Ce navigateur ne permet pas de copier. Notez-les ou téléchargez-les.',
    download: 'Télécharger',
    print: 'Imprimer',
    file: 'Derb-codes-de-secours.txt',
    head: (email) => `Codes de secours pour le bureau de Derb, \u2068${email}\u2069. Chacun sert une fois.`,
    kept: 'J’ai gardé ces codes',
    enter: 'Ouvrir le bureau',
    done: 'Terminé',
  },
  me: {
    title: 'Ma connexion',
    lead: 'Comment vous entrez dans le bureau',
    email: 'E-mail',
    app: 'Application',
    on: 'Associée : un de ses codes vous est demandé à la connexion.',
    off: 'Aucune.',
    left: (count) =>
      count === 0
        ? 'Il ne reste aucun code de secours.'
        : count === 1
          ? 'Il reste 1 code de secours.'
          : `Il reste ${count} codes de secours.`,
    few: 'Faites-en de nouveaux avant d’en avoir besoin.',
    another: 'Associer un autre téléphone',
    renew: 'Faire de nouveaux codes de secours',
    renewLead: 'Les codes que vous avez ne marcheront plus. Tapez les six chiffres de votre application.',
    renewGo: 'Faire huit nouveaux codes',
    takeOff: 'Me connecter sans l’application',
    takeOffLead:
      'Le code reçu par e-mail suffira. Tapez les six chiffres de votre application, ou un code de secours.',
    takeOffGo: 'Retirer l’application',
    takenOff: 'L’application est retirée. Le code reçu par e-mail suffit désormais.',
    must: 'Votre rôle ne peut pas s’en passer. Si vous changez de téléphone, associez d’abord le nouveau ici.',
  },
  reminder: {
    text: 'Vous pouvez confirmer de l’argent avec le seul code reçu par e-mail. Associez une application d’authentification : une boîte mail volée ne suffira plus.',
    go: 'L’associer maintenant',
  },
};
