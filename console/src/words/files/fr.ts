import type { ConsoleWords } from '../words.ts';

export const files: ConsoleWords['files'] = {
  send: (side) => `Envoyer un fichier (${side})`,
  hint: 'PDF, ZIP, XLSX, DOCX, PPTX ou EPUB, 50 Mo au plus. Donnez à une nouvelle version un nom qui le dit. Les acheteuses la reçoivent par leurs liens dès que cette fiche est publiée.',
  of: (side) => `Fichier (${side})`,
  none: 'Aucun fichier : envoyez-en un ci-dessus.',
  kinds: {
    pdf: 'Document PDF',
    zip: 'Archive ZIP',
    xlsx: 'Classeur Excel',
    docx: 'Document Word',
    pptx: 'Diapositives PowerPoint',
    epub: 'Livre numérique (EPUB)',
  },
  sending: (name) => `Envoi de ${name}…`,
  sent: (name, size) =>
    `${name} (${size}) est inscrit ci-dessous. Enregistrez et publiez pour le distribuer.`,
  faults: {
    'file-empty': 'Ce fichier est vide.',
    'file-size': 'Ce fichier dépasse 50 Mo.',
    'file-kind':
      'Le contenu de ce fichier ne correspond pas à son nom. Enregistrez-le à nouveau en PDF, XLSX ou ZIP.',
    'file-name':
      'Ce nom ne convient pas : lettres, chiffres, espaces et tirets, puis .pdf, .zip, .xlsx, .docx, .pptx ou .epub.',
    'file-busy': 'D’autres fichiers sont en route. Réessayez dans un instant.',
    'file-broken': 'Le fichier n’est pas arrivé entier. Réessayez.',
  },
};
