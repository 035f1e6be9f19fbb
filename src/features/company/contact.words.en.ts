/** How to reach the academy, and the form that does it. */
import { en as applications } from '../applications/applications.words.en.ts';

export const en = {
  title: 'Contact us',
  description:
    'Write to Derb, call us or send a WhatsApp: who answers, when, and where to find us in Casablanca.',
  kicker: 'Contact us',
  heading: 'Talk to a person',
  lead: 'No robot, no queue number. Amina and Hajar answer, in Darija, Arabic, French or English.',
  hours: 'Monday to Saturday, 9:00 to 18:00, Morocco time',
  ways: {
    heading: 'Ways to reach us',
    whatsapp: 'WhatsApp',
    whatsappText: 'The quickest. In our hours we answer the same day.',
    whatsappAction: 'Open WhatsApp',
    whatsappMessage: 'Hello Derb, I have a question.',
    phone: 'Phone',
    phoneText: 'For what is easier said than written.',
    email: 'E-mail',
    emailText: 'Answered within one working day.',
    address: 'Address',
    addressText: 'Visits by appointment: we film here, and the door may be closed.',
    hours: 'When we are here',
  },
  form: {
    title: 'Write to us here',
    text: 'The answer comes by e-mail within one working day.',
    topic: 'What is it about?',
    topicChoose: 'Choose…',
    topics: applications.topics,
    phoneHint: 'Only if you would rather be called.',
    message: 'Your message',
    messageHint:
      'About a payment: add your order number, it begins with MEM-. Never send a card number or a code.',
    submit: 'Send the message',
    privacy: 'We use this to answer you, and for nothing else. [How we treat your data](privacy)',
    sentTitle: 'Your message is with us',
    sentText:
      'We answer by e-mail within one working day. We are here {hours}. If nothing comes, look in your spam folder, then send us a WhatsApp.',
    sentNext: 'Back to the home page',
    again: 'Write another message',
  },
  quick: {
    heading: 'Perhaps the answer is there already',
    text: 'What people write to us about most.',
    all: 'All help',
  },
};
