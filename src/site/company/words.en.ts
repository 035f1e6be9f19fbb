import { applications } from '../applications/words.en.ts';

/** How to reach the academy, and the form that does it. */
export const contact = {
  title: 'Contact us',
  description:
    'Write to Derb, call us or message us on WhatsApp: who answers, when, and where to find us in Casablanca.',
  heading: 'Talk to a person',
  lead: 'We answer in Darija, Arabic, French and English.',
  hours: 'Monday to Saturday, 9:00 to 18:00, Morocco time',
  ways: {
    heading: 'Ways to reach us',
    whatsapp: 'WhatsApp',
    whatsappText: 'The quickest: we answer the same day during our hours.',
    whatsappAction: 'Open WhatsApp',
    whatsappMessage: 'Hello Derb, I have a question.',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    addressText: 'Make an appointment before you come.',
    hours: 'When we are here',
  },
  form: {
    title: 'Write to us here',
    text: 'We answer by e-mail within one working day.',
    topic: 'What is it about?',
    topicChoose: 'Choose…',
    topics: applications.topics,
    phoneHint: 'If you would rather we called you.',
    message: 'Your message',
    messageHint:
      'If it is about a payment, add your order number (it begins with MEM). Never send a card number or a code.',
    submit: 'Send the message',
    privacy: 'We use this only to answer you. [How we treat your data](privacy)',
    sentTitle: 'We have your message',
    sentText:
      'We answer by e-mail within one working day. We are here {hours}. If nothing comes, look in your spam folder, then write to us on WhatsApp.',
    written: 'What you wrote',
    copy: 'Copy it',
    copied: 'Copied',
    sentNext: 'Back to the home page',
    again: 'Write another message',
  },
  quick: {
    text: 'A payment, a transfer, a course that does not open:',
    all: 'Find the answer in Help',
  },
};

/** Help by situation. In texts: `[words](page)` is a link, backquotes enclose what reads from left to right. */
export const support = {
  title: 'Help',
  description:
    'Help with your order: a course that is not open after paying, a transfer we did not find, a wrong e-mail address, refunds.',
  kicker: 'Help',
  heading: 'What went wrong?',
  lead: 'Choose what went wrong to see the steps that solve it. If they do not help, a person answers.',
  firstTitle: 'Start with your order’s page',
  firstText:
    'Every e-mail about an order links to it. It shows your payment, opens what you bought, and needs no password: keep the link to yourself.',
  stillStuck: 'Still stuck? Ask on WhatsApp',
  situations: [
    {
      id: 'not-open',
      heading: 'I have paid and cannot get in',
      steps: [
        'Look in your spam folder for an e-mail from `{email}`. After a card payment it usually comes within minutes.',
        'After a bank transfer or cash we first have to find the money: we look {transferCheck}. Between two banks a transfer can take one or two working days.',
        'Open your order’s page. “Payment confirmed” means that your course is open: press “Go to my course”. If it is taught on another platform, your activation code is there or follows within {accessHours}. “Being checked” means that we are still looking.',
        'Does it still say “Waiting for payment” after you paid at a bank or agency? Choose there how you paid, then confirm the transfer or type its code.',
      ],
      whatsapp: 'Hello, I have paid and cannot get into my course. My order number (begins with MEM): ',
    },
    {
      id: 'transfer-not-found',
      heading: 'You did not find my transfer',
      steps: [
        'Your money is not lost, and your order stays open. Its page says why we did not find the transfer.',
        'Compare your slip with the page: the amount to the centime, the account or the name of the beneficiary, the agency’s code letter by letter.',
        'Correct it on the order’s page: “Type the code again” for {agencies}, “I have made the transfer again” for the bank. Or choose another way to pay.',
        'If everything is right, add a photo of the slip on the order’s page. Never send it by e-mail or WhatsApp: whoever sees the code can collect the money.',
      ],
      whatsapp:
        'Hello, you did not find my transfer. The slip is on the page of my order. My order number (begins with MEM): ',
    },
    {
      id: 'wrong-email',
      heading: 'I typed the wrong e-mail address',
      steps: [
        'Not paid yet? On the order’s page choose “Correct my details”. The page is still open in the browser you enrolled with.',
        'Already paid? Write to us on WhatsApp from the number you gave when enrolling, with your order number and the right e-mail address.',
        'We compare name, phone and payment before we change anything, so that the course goes only to the person who bought it.',
      ],
      whatsapp:
        'Hello, I typed the wrong e-mail address. The right one is: … My order number (begins with MEM): ',
    },
    {
      id: 'lost-link',
      heading: 'I cannot find my order',
      steps: [
        'Search your mailbox for `MEM`: every e-mail about the order has its number and a link to its page.',
        'An order that is not paid within {orderExpiry} closes by itself. Nothing was charged, and you can open it again on its page at that day’s price.',
        'Nothing there? Write to us by [e-mail](email) from the e-mail address you enrolled with: we will send you the link again.',
      ],
      whatsapp: 'Hello, I cannot find my order. I enrolled with this e-mail address: …',
    },
    {
      id: 'course-does-not-open',
      heading: 'My course does not open',
      steps: [
        'On your order’s page press “Go to my course”, or sign in: your account begins with your courses.',
        'A lesson with a date opens on that day. A paused course opens again as soon as the instalment that is due is paid.',
        'Is your course taught on another platform? Copy the activation code from your order’s page instead of typing it: it works once, for one person.',
        'If a video stays black, try Chrome, and turn data saving off for a moment.',
      ],
      whatsapp: 'Hello, my course does not open. What I see: … My order number (begins with MEM): ',
    },
    {
      id: 'card-declined',
      heading: 'My card was declined',
      steps: [
        'That was your bank’s decision, and it does not tell us why. Nothing was charged. Some banks show the amount as reserved for a few days and then release it.',
        'Ask your bank whether the card works online and how much of its monthly limit is left: you can often change both in its app.',
        'Your order stays open for {orderExpiry}: try again, or pay by transfer or in cash on the same page.',
      ],
      whatsapp: 'Hello, my card was declined. My order number (begins with MEM): ',
    },
    {
      id: 'refund',
      heading: 'I want a refund',
      steps: [
        'How long you can ask depends on what you bought: see the table below. It is the same on your receipt and in the [terms](terms).',
        'Open your order’s page from an e-mail or your account, and press “Ask for a refund”. You do not have to give a reason.',
        'We pay back the way you paid, within {paidBack} of your request: by transfer to the account you name, or in cash, handed to you or at an agency in your name.',
      ],
      whatsapp: 'Hello, I would like a refund. My order number (begins with MEM): ',
    },
    {
      id: 'technical',
      heading: 'Something on the site does not work',
      steps: [
        'Load the page again. If the connection drops while you are filling in a form, leave the page open: what you typed is kept.',
        'The site needs no app and no new phone. If a page stays empty, its link may have been cut short: start again from the [home page](home).',
        'Tell us what you pressed, what you saw and which phone you have. A screenshot helps most.',
      ],
      whatsapp: 'Hello, something on the site does not work. The page: … What I see: …',
    },
  ],
  contact: {
    heading: 'Something else?',
    text: 'We are here {hours}. If you write at night, we answer in the morning.',
    form: 'Write to us',
    whatsapp: 'Open WhatsApp',
    whatsappMessage: 'Hello Derb, I need help with: ',
  },
} as const;
