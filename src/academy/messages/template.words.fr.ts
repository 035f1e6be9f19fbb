import type { MessageReply, TemplateName } from '../emails/message.ts';

export const templateTexts: Record<TemplateName, { text: string; button: string }> = {
  derb_order_received: {
    text: 'Bonjour. Nous avons votre commande pour {{1}} : {{2}}. Son numéro est {{3}}. Vous pouvez payer jusqu’au {{4}}. Si cette commande n’est pas de vous, ou si vous ne voulez plus de messages ici, répondez STOP.',
    button: 'Voir comment payer',
  },
  derb_pay_by_transfer: {
    text: 'Pour payer la commande {{1}} par virement bancaire, envoyez {{2}} à {{3}}, RIB {{4}}, au plus tard le {{5}}. Écrivez le numéro de la commande comme motif du virement. Puis dites-le-nous avec le bouton ci-dessous.',
    button: 'J’ai payé',
  },
  derb_pay_in_cash: {
    text: 'Pour payer la commande {{1}} en espèces, apportez {{2}} à une agence ({{3}}) et envoyez-les à {{4}}, {{5}}, au plus tard le {{6}}. Gardez le reçu de l’agence : vous taperez le code de l’envoi sur notre page. Ne le donnez à personne, et ne l’écrivez nulle part ailleurs.',
    button: 'Taper le code',
  },
  derb_order_ends: {
    text: 'Votre commande pour {{1}}, {{2}}, n’est pas encore payée. Elle se ferme le {{3}}. Après, il faudra commander de nouveau. Si vous avez payé, dites-le-nous avec le bouton ci-dessous. Pour ne plus recevoir de messages ici, répondez STOP.',
    button: 'Ouvrir la commande',
  },
  derb_claim_received: {
    text: 'Merci de nous avoir dit que vous avez payé {{1}}, commande {{2}}. Nous cherchons le paiement, au plus tard le {{3}}, et nous vous écrivons dès que nous le trouvons.',
    button: 'Ouvrir la commande',
  },
  derb_not_found: {
    text: 'Nous n’avons pas trouvé votre paiement de {{1}} pour {{2}}, commande {{3}}. Rien n’est perdu : le bouton mène au motif et à ce que vous pouvez faire.',
    button: 'Ouvrir la commande',
  },
  derb_instalment: {
    text: 'Votre échéance de {{1}} pour {{2}} est à payer le {{3}}. Votre formation reste ouverte jusqu’au {{4}} inclus. Si vous avez payé, dites-le-nous avec le bouton ci-dessous.',
    button: 'Payer ou nous le dire',
  },
  derb_payment_found: {
    text: 'Nous avons votre paiement de {{1}} pour {{2}}. Votre accès suit sous {{3}}, ici et par e-mail.',
    button: 'Ouvrir la commande',
  },
  derb_paid_and_open: {
    text: 'Nous avons votre paiement de {{1}}, et {{2}} est ouvert pour vous. Votre reçu est sur la page de la commande.',
    button: 'Commencer',
  },
  derb_open: { text: 'C’est ouvert pour vous : {{1}}. Le bouton y mène.', button: 'Commencer' },
  derb_membership: {
    text: 'Votre adhésion à la communauté court jusqu’au {{1}}. La communauté reste ouverte jusqu’au {{2}} inclus. Le bouton mène à votre commande, où vous pouvez renouveler ; rien n’est prélevé tout seul.',
    button: 'Renouveler',
  },
  derb_session: {
    text: 'Un rappel : {{1}}, {{2}}, heure du Maroc. Où : {{3}}. Le bouton mène aux détails.',
    button: 'Ouvrir',
  },
  derb_study: {
    text: 'C’est l’heure que vous avez choisie pour apprendre. La suite : {{1}}, {{2}}. {{3}} Le bouton ouvre la leçon.',
    button: 'Ouvrir la leçon',
  },
  derb_word: {
    text: 'Votre formatrice vous a écrit au sujet de {{1}}. Le bouton y mène.',
    button: 'Lire',
  },
  derb_code: { text: '{{1}} est votre code de vérification.', button: 'Copier le code' },
};

export const onItsPage = 'en ligne, le lien est sur sa page';

export const messageReplies: Record<MessageReply, string> = {
  'messages-stopped':
    'Vous ne recevrez plus nos messages sur WhatsApp, seulement les e-mails. Pour les recevoir de nouveau, écrivez START.',
  'messages-started': 'Vous recevez de nouveau nos messages sur WhatsApp. Pour les arrêter, écrivez STOP.',
};
