/** Files that a product hands over. */
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
