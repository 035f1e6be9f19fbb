export const messages = {
  consent: 'M’écrire aussi sur WhatsApp. Je peux arrêter à tout moment.',
  signIn: {
    title: 'Se connecter avec votre numéro de téléphone',
    description:
      'Connectez-vous avec un code envoyé par WhatsApp au numéro que vous avez confirmé dans votre compte.',
    heading: 'Se connecter avec votre numéro de téléphone',
    lead: 'Cela marche avec un numéro que vous avez confirmé dans votre compte, sous WhatsApp.',
    phone: 'Numéro de téléphone',
    send: 'M’envoyer un code sur WhatsApp',
    codeHeading: 'Tapez le code',
    codeSent: 'Si ce numéro est confirmé dans un compte, un code est en route par WhatsApp vers :',
    code: 'Code de connexion',
    codeHint: 'Six chiffres, valables {minutes}.',
    enter: 'Se connecter',
    again: 'Le renvoyer',
    other: 'Un autre numéro',
    wrongCode:
      'Ce code n’est pas le bon, ou il a expiré. Regardez le dernier message, ou faites-le renvoyer.',
    unexpected: 'Cela n’a pas marché. Réessayez, ou connectez-vous par e-mail.',
    byEmail: 'Se connecter par e-mail',
    byPhone: 'Se connecter avec votre numéro de téléphone',
    busy: 'Un instant…',
    gift: {
      title: 'Ouvrir votre cadeau avec votre numéro de téléphone',
      description: 'Ouvrez votre cadeau avec un code envoyé par WhatsApp.',
      heading: 'Ouvrir votre cadeau avec votre numéro de téléphone',
      lead: 'Écrivez le numéro de ce téléphone. Nous y envoyons un code sur WhatsApp, et ensuite vous vous connectez avec.',
      codeSent: 'Un code est en route par WhatsApp, sauf si ce téléphone nous a écrit STOP :',
      unexpected: 'Cela n’a pas marché. Réessayez, ou utilisez une adresse e-mail.',
      byEmail: 'Plutôt avec mon adresse e-mail',
    },
  },
  account: {
    nav: 'WhatsApp',
    title: 'WhatsApp',
    lead: 'Ce que nous vous disons aussi sur WhatsApp : votre commande, votre paiement, ce qui s’ouvre, et un rappel avant chaque rencontre.',
    off: 'Les messages WhatsApp sont arrêtés.',
    on: (phone: string) =>
      `Les messages WhatsApp arrivent au ${phone}. Vous pouvez vous connecter avec ce numéro.`,
    old: (phone: string) =>
      `Les messages WhatsApp arrivent au ${phone}. Pour vous connecter de nouveau avec ce numéro, confirmez-le encore une fois.`,
    unverified:
      'Vous n’avez pas de numéro confirmé. Les messages WhatsApp d’une commande vont au numéro de cette commande, si vous les avez demandés.',
    toVerify: 'Confirmez votre numéro, et vous pourrez aussi vous connecter avec.',
    notYet: 'Vous pourrez confirmer un numéro ici dès qu’une de vos commandes est payée.',
    phone: 'Votre numéro WhatsApp',
    send: 'M’envoyer un code',
    sent: 'Un code est en route par WhatsApp, sauf si ce téléphone nous a écrit STOP :',
    code: 'Code',
    verify: 'Confirmer le numéro',
    stop: 'Arrêter les messages WhatsApp',
    byWord:
      'Vous pouvez aussi nous écrire STOP sur WhatsApp. Après un STOP, écrivez d’abord START pour recevoir de nouveau des messages.',
    stopped: 'Les messages WhatsApp sont arrêtés. Les e-mails continuent.',
    verified: 'Votre numéro est confirmé.',
    wrongCode: 'Ce code n’est pas le bon, ou il a expiré. Demandez-en un nouveau.',
  },
};
