import { pluralIn } from '../plural.ts';

const many = pluralIn('en');

/** The library of pictures, and the Markdown editor. */
export const pictures = {
  title: 'Pictures',
  lead: 'Pictures for articles, courses and people. Each is made small enough for telephones, and cleaned of what the camera wrote into it.',
  add: 'Add a picture',
  file: 'Choose a file',
  another: 'Choose another file',
  fileHint: 'JPEG, PNG or WebP, 8 MB at most',
  chosen: (name: string) => `Chosen: ${name}`,
  alt: { en: 'What is on it (English)', ar: 'What is on it (Arabic)' },
  altHint: 'One sentence for whoever cannot see it, e.g. “Salma packs soap into a box”.',
  save: 'Put it into the library',
  saving: 'Sending the picture…',
  added: 'The picture is in the library.',
  empty: 'No picture yet.',
  size: (width: number, height: number, kilobytes: number) => `${width} × ${height}, ${kilobytes} kB`,
  by: (who: string, at: string) => `Added by ${who}, ${at}`,
  lessonOf: 'A lesson of the course',
  usedIn: many({ one: 'Shown in {n} place', other: 'Shown in {n} places' }),
  unused: 'Shown nowhere',
  describe: 'Change the words',
  describeLead: 'Texts that show the picture already keep the words they have.',
  describeSave: 'Keep these words',
  described: 'The new words are kept.',
  remove: 'Remove the picture',
  removeSure: 'The picture and its files go for good. An earlier version of a text that showed it loses it.',
  removeGo: 'Remove it',
  removed: 'The picture is gone.',
  newer: 'Newer',
  older: 'Older',
  pages: 'Pages of the library',
  choose: {
    open: 'Choose from the library',
    title: 'Choose a picture',
    take: (alt: string) => `Take: ${alt}`,
    none: 'Take it out',
    ofSite: 'A picture of the site',
    uploaded: 'A picture of the library',
  },
  write: {
    toolbar: (label: string) => `Writing tools: ${label}`,
    heading: 'Heading',
    smallHeading: 'Smaller heading',
    bold: 'Bold',
    italic: 'Stress',
    link: 'Link',
    quote: 'Quote',
    list: 'List',
    numbers: 'Numbered list',
    picture: 'Insert a picture',
    words: many({ one: '{n} word', other: '{n} words' }),
    minutes: many({ one: '{n} minute to read', other: '{n} minutes to read' }),
    drop: 'A picture can also be dropped or pasted here.',
  },
  faults: {
    'picture-empty': 'This file is empty.',
    'picture-size': 'This file is larger than 8 MB. Make it smaller and try again.',
    'picture-kind': 'This is no picture we can read. Choose a JPEG, PNG or WebP.',
    'picture-points': 'This picture has too many points. Make it smaller and try again.',
    'picture-busy': 'Other pictures are being made just now. Try again in a moment.',
    'picture-required': 'Choose a file first.',
    required: 'Say what is on the picture.',
  } as Record<string, string>,
};

/** Downloads of a product. */
export const files = {
  send: (side: string) => `Upload a file (${side})`,
  hint: 'PDF, ZIP, XLSX, DOCX, PPTX or EPUB, 50 MB at most. Give a new version a name that says so. Buyers get it by the links they have as soon as this record is published.',
  of: (side: string) => `File (${side})`,
  none: 'No file yet: upload one above.',
  kinds: {
    pdf: 'PDF document',
    zip: 'ZIP archive',
    xlsx: 'Excel workbook',
    docx: 'Word document',
    pptx: 'PowerPoint slides',
    epub: 'E-book (EPUB)',
  } as Record<string, string>,
  sending: (name: string) => `Sending ${name}…`,
  sent: (name: string, size: string) =>
    `${name} (${size}) is filled in below. Save and publish to hand it out.`,
  faults: {
    'file-empty': 'This file is empty.',
    'file-size': 'This file is larger than 50 MB.',
    'file-kind': 'The content of this file is not what its name says. Save it again as PDF, XLSX or ZIP.',
    'file-name':
      'This name cannot be used: letters, digits, spaces and dashes, then .pdf, .zip, .xlsx, .docx, .pptx or .epub.',
    'file-busy': 'Other files are on their way just now. Try again in a moment.',
    'file-broken': 'The file did not come whole. Try again.',
  } as Record<string, string>,
};

/** Sample content. */
export const samples = {
  badge: 'Sample',
  only: 'Samples only',
  lead: 'Removes everything from the site that came with the sample academy.',
  none: 'No sample content is left.',
  remove: 'Remove all sample content',
  sure: 'Remove all sample content?',
  goes: (what: string) =>
    `Learners no longer see: ${what}. Records can be made drafts again from their history; codes and hosts are gone for good, with the posts of the hosts and every reply to them.`,
  counted: (what: string, count: string) => `${what} (${count})`,
  hosts: 'Sample hosts of the community',
  stays: (names: string) => `Stays, because somebody bought it or it is in use: ${names}.`,
  elsewhere:
    'The academy’s settings and the team’s first posts in the community stay: change them on their own pages. The settings list their figures without a source and their empty registration numbers; each course lists its invented quotes.',
  gone: many({ one: '{n} record is off the pages.', other: '{n} records are off the pages.' }),
};
