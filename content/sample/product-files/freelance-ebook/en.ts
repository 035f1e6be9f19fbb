import { beginning } from './en-beginning.ts';
import { goingOn } from './en-going-on.ts';
import type { EbookWords } from './words.ts';

/** The e-book. People, prices and firms in it are invented; rules are named only where to ask for them. */
export const en: EbookWords = {
  fileTitle: 'Your First Freelance Year',
  cover: {
    kicker: 'A book from the academy',
    title: 'Your First Freelance Year',
    subtitle: 'One service, three clients, a price you can defend, and a holiday all the same.',
    by: 'Written in Casablanca,\nfor work anywhere\nin Morocco',
  },
  contents: 'What is inside',
  chapter: 'Chapter',
  send: 'Open in WhatsApp',
  notes: 'Notes',
  chapters: [...beginning, ...goingOn],
  invoiceAfter: 6,
  invoice: {
    lead: 'Sanaa’s invoice for the ten pictures, line by line.',
    title: 'Invoice',
    head: [
      ['Number', '2027-004'],
      ['Date', '15 January 2027'],
      ['From', 'Sanaa Bennis, food photographs\n8 Rue des Oliviers, Meknes\nYour registration numbers'],
      ['To', 'Dar Tazi restaurant\n3 Derb Sebbaghine, Meknes\nIts ICE, if it has one'],
      ['Pay by', '22 January 2027'],
    ],
    columns: ['What', 'Number', 'Each', 'MAD'],
    lines: [
      ['Photographs of dishes, edited, with one round of corrections', '10', '120', '1,200'],
      ['Deposit of 11 January', '', '', '−500'],
    ],
    total: ['To pay', '700 MAD'],
    foot: [
      'By transfer to RIB … or in cash, against a receipt. Please quote 2027-004.',
      'Here: what your office told you to write about tax, for example why none is charged.',
      'Thank you for your trust.',
    ],
  },
  year: {
    title: 'Twelve months',
    lead: 'One small task on the first of each month. Tick its door, then look at the next one.',
    months: [
      ['1', 'Write your sentence. List thirty names and write to them.'],
      ['2', 'Work out your hour. Send the first invoice with a number.'],
      ['3', 'Go to the office with the seven questions.'],
      ['4', 'Ask three clients for two sentences you may show.'],
      ['5', 'Open a second purse. Put the first share aside.'],
      ['6', 'Raise your price a little, for new clients.'],
      ['7', 'Take a week off. Really.'],
      ['8', 'Write to everyone who bought from you once.'],
      ['9', 'Drop the work you like least, or charge more for it.'],
      ['10', 'Learn one thing that saves you an hour a week.'],
      ['11', 'Ask your five best clients what December brings.'],
      ['12', 'Count what came in, from whom, for what. Write next year’s sentence.'],
    ],
  },
  end: {
    title: 'One last thing',
    text: [
      'Ghizlane sent the letter on a Sunday evening, with an invoice for 300 MAD, and slept badly. On Monday at ten the money was there, and with it a line: “Thank you. My brother has one too.”',
      'Most first years are like that: small and quiet, one letter after another. Begin with one.',
    ],
    small: [
      'The people, firms and amounts in this book are invented. It does not replace advice on tax or law.',
      'For your own use. Print it if you like; please pass on the address, not the file.',
      'Set in Readex Pro, under the SIL Open Font License.',
    ],
  },
};
