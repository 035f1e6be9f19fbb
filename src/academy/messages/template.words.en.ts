/** The texts that Meta approves, each in the category of `templates`; gaps are numbered. What it says of codes is Meta's own. */
import type { MessageReply, TemplateName } from '../emails/message.ts';

export const templateTexts: Record<TemplateName, { text: string; button: string }> = {
  derb_order_received: {
    text: 'Hello. We have your order for {{1}}: {{2}}. Its number is {{3}}. You can pay until {{4}}. If you did not order this, or want no more messages here, reply STOP.',
    button: 'See how to pay',
  },
  derb_pay_by_transfer: {
    text: 'To pay for order {{1}} by bank transfer, send {{2}} to {{3}}, RIB {{4}}, by {{5}}. Write the order number as the reference. Then tell us with the button below.',
    button: 'I have paid',
  },
  derb_pay_in_cash: {
    text: 'To pay for order {{1}} in cash, take {{2}} to an agency ({{3}}) and send it to {{4}}, {{5}}, by {{6}}. Keep the slip: you type its transfer code on our page. Give the code to nobody, and write it nowhere else.',
    button: 'Type the code',
  },
  derb_order_ends: {
    text: 'Your order for {{1}}, {{2}}, is not paid yet. It ends on {{3}}; after that you would have to order again. If you have paid, tell us with the button below. For no more messages here, reply STOP.',
    button: 'Open the order',
  },
  derb_claim_received: {
    text: 'Thank you for telling us that you paid {{1}}, order {{2}}. We look for the payment by {{3}} and write to you as soon as we find it.',
    button: 'Open the order',
  },
  derb_not_found: {
    text: 'We could not find your payment of {{1}} for {{2}}, order {{3}}. Nothing is lost: the reason, and what you can do, are behind the button.',
    button: 'Open the order',
  },
  derb_instalment: {
    text: 'Your instalment of {{1}} for {{2}} is due on {{3}}. Your course stays open until the end of {{4}}. If you have paid, tell us with the button below.',
    button: 'Pay or tell us',
  },
  derb_payment_found: {
    text: 'We have your payment of {{1}} for {{2}}. Your access follows within {{3}}, here and by e-mail.',
    button: 'Open the order',
  },
  derb_paid_and_open: {
    text: 'We have your payment of {{1}}, and {{2}} is open for you. Your receipt is on the page of the order.',
    button: 'Begin',
  },
  derb_open: { text: 'This is open for you: {{1}}. The button leads to it.', button: 'Begin' },
  derb_membership: {
    text: 'Your membership of the community runs until {{1}}. The community stays open until the end of {{2}}. The button leads to your order, where you can renew; nothing is charged by itself.',
    button: 'Renew',
  },
  derb_session: {
    text: 'A reminder: {{1}}, {{2}}, Moroccan time. Where: {{3}}. The button leads to the details.',
    button: 'Open',
  },
  derb_study: {
    text: 'It is the hour you chose to learn. Next is {{1}}: {{2}}. {{3}} The button opens the lesson.',
    button: 'Open the lesson',
  },
  derb_word: {
    text: 'Your trainer wrote to you about {{1}}. The button leads to it.',
    button: 'Read',
  },
  derb_code: { text: '{{1}} is your verification code.', button: 'Copy code' },
};

/** Where a session takes place whose link stands on its page. */
export const onItsPage = 'online, the link is on its page';

export const messageReplies: Record<MessageReply, string> = {
  'messages-stopped':
    'You will get no more messages from us on WhatsApp, only e-mails. If you want messages again, write START.',
  'messages-started': 'You will get our messages on WhatsApp again. To end them, write STOP.',
};
