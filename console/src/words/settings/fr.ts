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
    calls: 'Les appels de la communauté, chaque semaine ou une semaine sur deux.',
  },
};
