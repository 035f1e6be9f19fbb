import { applications } from '../applications/words.en.ts';

/** How to reach the academy, and the form that does it. */
export const contact = {
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

/** Help by situation. In texts: `[words](page)` is a link, backquotes enclose what reads from left to right. */
export const support = {
  title: 'Support',
  description:
    'Help with your order: a course that is not open after paying, a transfer we did not find, a wrong e-mail, a course that does not open, refunds.',
  kicker: 'Support',
  heading: 'What has happened?',
  lead: 'Choose your situation. Each has the steps that solve it, and a person if they do not.',
  jump: 'Situations',
  firstTitle: 'Begin with your order’s page',
  firstText:
    'Every e-mail about an order has a link to its page. It shows where your payment stands, opens what you bought, and says what you can do now. You need no password for it, so keep the link to yourself.',
  stillStuck: 'Still stuck? Ask on WhatsApp',
  situations: [
    {
      id: 'not-open',
      heading: 'I paid and cannot get in',
      short: 'Card, transfer or cash: when it opens',
      steps: [
        'Look in your spam folder for an e-mail from `{email}`. By card it usually comes within minutes.',
        'By bank transfer or in cash we first have to find the money: we look {transferCheck}. Between two banks a transfer can take one or two working days.',
        'Open your order’s page. “Payment confirmed” means that your course is open: press “Go to my course”. Where it is taught on another platform, your code stands there or follows within {accessHours}. “Being checked” means that we are still looking.',
        'If it still says “Waiting for payment” after you have paid at a bank or agency, tell us there: choose the method you used and confirm the transfer or type its code.',
      ],
      whatsapp: 'Hello, I have paid and cannot get into my course. My order number: MEM-',
    },
    {
      id: 'transfer-not-found',
      heading: 'You write that my transfer was not found',
      short: 'Check three things, tell us again',
      steps: [
        'Your money is not lost, and your order is not closed. Its page says why we did not find the transfer.',
        'Compare your receipt with the page: the amount to the centime, the account or the name of the beneficiary, the code of the agency letter by letter.',
        'Put it right on the order’s page: “Type the code again” for {agencies}, “I have made the transfer again” for the bank. Or choose another way to pay.',
        'If all was right, send us a photograph of the receipt by WhatsApp. Cover your own account number.',
      ],
      whatsapp: 'Hello, my transfer was not found. I send you the receipt. My order number: MEM-',
    },
    {
      id: 'wrong-email',
      heading: 'I typed a wrong e-mail address',
      short: 'Before and after you have paid',
      steps: [
        'Not paid yet? On the order’s page choose “Correct my details”. The order page is still open in the browser you enrolled with.',
        'Already paid? Write to us by WhatsApp from the number you gave when enrolling, with your order number and the right address.',
        'We compare name, phone and payment before we change anything: the order opens a course, so it goes only to whoever bought it.',
      ],
      whatsapp: 'Hello, I typed a wrong e-mail address. The right one is: … My order number: MEM-',
    },
    {
      id: 'lost-link',
      heading: 'I cannot find my order any more',
      short: 'No e-mail, no link',
      steps: [
        'Search your mailbox for `MEM-`: every e-mail about the order has its number in the text and a link to its page.',
        'An order that was not paid within {orderExpiry} closes by itself. Nothing was charged, and you can open it again on its page at that day’s price.',
        'Nothing there? Write to us from the address you enrolled with, by [e-mail](email): we send you the link again.',
      ],
      whatsapp: 'Hello, I cannot find my order any more. I enrolled with this e-mail: …',
    },
    {
      id: 'course-does-not-open',
      heading: 'My course does not open',
      short: 'The classroom, and another platform',
      steps: [
        'On your order’s page press “Go to my course”, or sign in: your account begins with your courses.',
        'A lesson with a day beside it opens on that day. A paused course opens again as soon as the part that is due is paid.',
        'Is your course taught on another platform? Copy the code from your order’s page instead of typing it: it works once, for one person.',
        'If a video stays black, try it in Chrome, and switch data saving off for a moment.',
      ],
      whatsapp: 'Hello, my course does not open. What I see: … My order number: MEM-',
    },
    {
      id: 'card-declined',
      heading: 'My card was declined',
      short: 'What you can try, what we can see',
      steps: [
        'The decision was your bank’s; we do not learn its reason and nothing was charged. Some banks show an amount as reserved for a few days and then let it go.',
        'Ask your bank whether the card may pay on the internet and has enough left for this month: both often have to be switched on in its app.',
        'Your order stays open for {orderExpiry}: try again, or pay by transfer or in cash on the same page.',
      ],
      whatsapp: 'Hello, my card was declined. My order number: MEM-',
    },
    {
      id: 'refund',
      heading: 'I want my money back',
      short: 'Until when, how, how soon',
      steps: [
        'Look at the table below: until when you can ask depends on what you bought.',
        'Open the page of your order, from any e-mail about it or from your account, and press “Ask for your money back”. It says what is due, by when, and asks where to send it. You need not give a reason.',
        'We pay back the way you paid, within {paidBack} of your request: a transfer goes to the account you name, cash to your name at an agency.',
      ],
      whatsapp: 'Hello, I would like my money back. My order number: MEM-',
    },
    {
      id: 'technical',
      heading: 'Something on the site does not work',
      short: 'A page, a button, a form',
      steps: [
        'Load the page again. What you typed in a form is kept when the connection breaks: do not close the page.',
        'The site needs neither an app nor JavaScript; an old phone is enough. If a page stays empty, the address is often cut: begin again at the [home page](home).',
        'Tell us what you pressed, what you saw and which phone you have. A screenshot says it quickest.',
      ],
      whatsapp: 'Hello, something on the site does not work. The page: … What I see: …',
    },
  ],
  refunds: {
    kicker: 'One rule for each',
    heading: 'Your money back',
    text: 'It is the same on every page, on your receipt and in the [terms](terms).',
  },
  contact: {
    heading: 'Nothing fits?',
    text: 'We are here {hours}. If you write at night, the answer comes in the morning.',
    form: 'Write to us',
    whatsapp: 'Open WhatsApp',
    whatsappMessage: 'Hello Derb, I need help with: ',
  },
} as const;
