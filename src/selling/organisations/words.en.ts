/** Papers, e-mails and pages of organisations that buy seats. */
import { count, oneOrMany } from '../../platform/i18n/count.ts';

const seats = (many: number): string => count(many, oneOrMany('{n} seat', '{n} seats'), 'en');

export const en = {
  paper: {
    titles: { quote: 'Quote', invoice: 'Invoice', 'credit-note': 'Credit note' },
    number: 'Number',
    date: 'Date',
    valid: 'Valid until',
    about: { quote: 'About', invoice: 'Quote', 'credit-note': 'Invoice' },
    seller: 'From',
    buyer: 'To',
    what: 'What for',
    amount: 'Amount',
    times: (many: number, price: string) => `${seats(many)} at ${price}`,
    net: 'Total without TVA',
    vat: (percent: number) => `TVA ${percent}%`,
    total: 'Total',
    totalWithVat: 'Total with TVA',
    account: 'Account holder',
    bank: 'Bank',
    rib: 'RIB',
    paidOn: 'Paid on',
    paidBackOn: 'Paid back on',
    reference: 'Reference',
    notes: {
      quote: ['To accept this quote, answer the e-mail it came with: we then send the invoice.'],
      invoice: [
        'By bank transfer, with the number of this invoice as its purpose. The seats open once it is paid.',
      ],
      'credit-note': ['For seats that nobody had taken. Whoever sits in one keeps it.'],
    },
  },
  email: {
    subjects: {
      quote: (number: string) => `Your quote ${number}`,
      invoice: (number: string) => `Your invoice ${number}`,
      'credit-note': (number: string) => `Your credit note ${number}`,
    },
    preview: 'Everything is on your organisation’s page.',
    texts: {
      quote: 'Here is the quote you asked for. To accept it, answer this e-mail: we then send the invoice.',
      invoice:
        'Here is the invoice of the quote you accepted. Pay it by bank transfer, with its number as the purpose. Your seats open once it is paid.',
      'credit-note':
        'This credit note is for the seats that nobody had taken. They are closed now; whoever sits in one keeps it.',
    },
    seats,
    open: 'Open our page',
    keep: 'Whoever has this address sees your papers and your seats: pass it on only to those who look after them.',
    page: {
      subject: 'The page of your organisation',
      text: 'It has your papers, the link by which your people take their seats, and how far they have come.',
    },
    why: 'You get this e-mail because your organisation buys seats from us, and named you as its contact.',
    invitation: {
      subject: (course: string) => `Your seat in “${course}”`,
      preview: (organisation: string) => `${organisation} has paid for it.`,
      text: (organisation: string, course: string) =>
        `${organisation} keeps a seat in “${course}” for you, and has paid for it. Press the button and sign in with this e-mail address: the course is then yours.`,
      take: 'Take my seat',
      names:
        'Your organisation sees how many have begun and finished. It sees your name only if you say yes.',
      why: (organisation: string) =>
        `You get this e-mail because ${organisation} gave us your address for its seat.`,
    },
  },
  seat: {
    title: (course: string) => `Your seat in “${course}”`,
    paid: (organisation: string) => `${organisation} has paid for it: there is nothing to pay.`,
    who: 'First tell us who you are',
    how: 'Sign in with your e-mail address: the course is then yours alone.',
    signIn: 'Sign in by e-mail',
    as: 'You are signed in as',
    other: 'Use another address',
    name: 'Your name',
    nameHint: 'First and last name.',
    shows: (organisation: string) => `${organisation} may see my name and how far I am`,
    showsHint:
      'Without it, your organisation sees numbers alone. You can change this at any time in your account.',
    take: 'Take my seat',
    mine: 'You sit in this seat.',
    save: 'Save',
    saved: 'Saved.',
    toAccount: 'To my courses',
    none: 'This link opens no seat',
    noneText: 'It was replaced, or its seats are not open. Ask whoever gave it to you.',
    full: 'Every seat is taken',
    fullText: 'Ask your organisation: it can ask us to take back a seat that nobody uses.',
    listed: 'This seat is for another address',
    listedText: 'Sign in with the address that your organisation gave us, or ask it to add yours.',
    owned: 'You have this course already: the seat is left for another person.',
    account: {
      title: 'Seats from an organisation',
      sees: (organisation: string) => `${organisation} sees your name and how far you are`,
      hidden: (organisation: string) => `${organisation} sees numbers alone`,
      change: 'Change',
    },
  },
  page: {
    title: (organisation: string) => `${organisation}: seats and papers`,
    lead: 'Only whoever has this address sees this page.',
    none: 'There is no such page',
    noneText: 'The address was replaced, or it is not whole. Write to us for the new one.',
    papers: 'Papers',
    download: (title: string, number: string) => `${title} ${number} (PDF)`,
    states: {
      quoted: 'Waits for your answer',
      lapsed: 'No longer valid',
      invoiced: 'Waits for the transfer',
      paid: 'Seats are open',
      ended: 'Closed by a credit note',
    },
    link: 'The link for your people',
    linkText: 'Whoever opens it and signs in takes one of the seats that are left.',
    listOnly: 'Only people of the list you gave us can use it.',
    bought: 'Seats',
    taken: 'Taken',
    begun: 'Begun',
    finished: 'Finished',
    average: 'Average progress',
    names: 'Who let you see their name',
    noNames: 'Nobody has. Names are shown only of those who agree.',
    percent: (percent: number) => `${percent}%`,
  },
};

export type OrganisationWords = typeof en;
