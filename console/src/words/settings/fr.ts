/** Settings of the academy. */
export const settings = {
  save: 'Enregistrer',
  takeBack: 'Annuler mes modifications',
  saved: 'Enregistré. Le site l’affiche déjà.',
  sure: 'Enregistrer cette modification ?',
  sureLead:
    'Elle est tout de suite sur le site, et chaque propriétaire reçoit un e-mail si un compte change.',
  money: 'Avant et après :',
  /** Under the heading of each page. */
  leads: {
    academy:
      'Nom, coordonnées et immatriculations, tels que le site, les e-mails et les reçus les affichent.',
    about: 'Qui est derrière l’académie, et ses propres chiffres.',
    bank: 'Où les acheteurs envoient leur argent.',
    promises: 'Contrôle des virements, remboursements, délais et prix valables partout.',
    look: 'Le site, les e-mails, les reçus et les certificats les montrent. Logo : un PNG ou WebP, de préférence à fond transparent ; pas de SVG. Vide : comme à l’origine.',
    sender:
      'De qui viennent les e-mails, où vont les réponses, et leurs dernières lignes. Vide : le nom réglé sur le serveur, et l’adresse de l’académie.',
    calls: 'Les appels de la communauté, chaque semaine ou une semaine sur deux.',
  },
  /** Texts of e-mails. */
  sender: {
    test: 'M’envoyer un essai',
    hint: 'Avec ce qui est enregistré, à votre propre adresse.',
  },
  emails: {
    title: 'Textes des e-mails',
    lead: 'Ce que dit chaque e-mail du système, en anglais et en arabe. Changez les mots, ou rétablissez-les.',
    none: 'Aucun e-mail.',
    email: 'E-mail',
    state: 'Textes',
    own: 'Modifiés',
    delivered: 'D’origine',
    language: 'Langue de l’e-mail',
    structure:
      'Boutons, liens, codes, montants et mentions légales restent à leur place. Les phrases qui comptent ou dépendent de la commande ne sont pas listées.',
    parts: {
      subject: 'Objet',
      preview: 'Ligne d’aperçu',
      heading: 'Titre',
      intro: 'Premier paragraphe',
    } as Record<string, string>,
    text: (number: number) => `Texte ${number}`,
    fields: (names: string) => `Champs : ${names}`,
    needed: (names: string) => `À garder : ${names}`,
    was: (text: string) => `D’origine : ${text}`,
    preview: 'Aperçu',
    plain: 'En texte brut',
    bare: 'Aucun n’a encore été envoyé dans cette langue : voici les textes, avec les noms de leurs champs.',
    test: 'M’envoyer un essai',
    sent: (email: string) => `Un essai est en route vers ${email}.`,
    setBack: 'Tout rétablir d’origine',
    saved: 'Enregistré. Les prochains e-mails le diront.',
    faulty: 'Certains textes sont à corriger.',
    faults: {
      required: 'Un texte ne peut pas être vide.',
      'too-long': '2 000 caractères au plus.',
      'unknown-field':
        'Un champ entre accolades est inconnu ici. Utilisez ceux indiqués, écrits de la même façon.',
      'missing-field': 'Il manque un champ à garder.',
    } as Record<string, string>,
  },
  /** Services of other firms. */
  services: {
    lead: 'Ce à quoi ce serveur est connecté.',
    noGateway: 'Aucun service de paiement par carte n’est connecté.',
    state: 'État',
    live: 'En service : argent réel',
    practice: 'Essai : pas d’argent réel',
    olderOnly: 'Anciens paiements seulement',
    lastSeen: 'Dernière notification',
    never: 'Aucune encore',
    callback: 'Adresse de notification',
    copy: 'Copier l’adresse',
    connected: 'Connecté',
    notConnected: 'Non connecté',
    templates: 'Modèles de messages',
    keys: 'Les clés sont réglées sur le serveur et ne sont jamais affichées ici.',
  },
};
