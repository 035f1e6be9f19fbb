/** The letter with the link to a free product. */
export const en = {
  subject: (product: string) => `Your file: ${product}`,
  preview: (until: string) => `The link is inside. It is valid until ${until}.`,
  heading: 'Your file is ready',
  intro: (product: string) => `You asked for “${product}”. Here it is, free of charge.`,
  file: 'File',
  size: 'Size',
  units: {
    megabytes: (number: string) => `${number} MB`,
    kilobytes: (number: string) => `${number} KB`,
  },
  until: 'Link valid until',
  button: 'Download the file',
  again:
    'You can use the link as often as you like until then, and ask for a new one in the shop afterwards.',
} as const;
