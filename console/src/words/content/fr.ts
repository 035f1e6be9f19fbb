import type { ConsoleWords } from '../areas.ts';
import { pluralIn } from '../plural.ts';

const many = pluralIn('fr');

export const pictures: ConsoleWords['pictures'] = {
  title: 'Images',
  lead: 'Des images pour les articles, les cours et les personnes. Chacune est allégée pour les téléphones et débarrassée de ce que l’appareil y a inscrit.',
  add: 'Ajouter une image',
  file: 'Choisir un fichier',
  another: 'Choisir un autre fichier',
  fileHint: 'JPEG, PNG ou WebP, 8 Mo au plus',
  chosen: (name) => `Fichier choisi : ${name}`,
  alt: { en: 'Ce qu’on y voit (en anglais)', ar: 'Ce qu’on y voit (en arabe)' },
  altHint: 'Une phrase pour qui ne la voit pas, par exemple « Salma emballe du savon ».',
  save: 'Mettre dans la bibliothèque',
  saving: 'Envoi de l’image…',
  added: 'L’image est dans la bibliothèque.',
  empty: 'Aucune image pour l’instant.',
  size: (width, height, kilobytes) => `${width} × ${height}, ${kilobytes} ko`,
  by: (who, at) => `Ajoutée par ${who}, ${at}`,
  lessonOf: 'Une leçon du cours',
  usedIn: many({ one: 'Montrée à {n} endroit', other: 'Montrée à {n} endroits' }),
  unused: 'Montrée nulle part',
  describe: 'Changer les mots',
  describeLead: 'Les textes qui montrent déjà l’image gardent leurs mots.',
  describeSave: 'Garder ces mots',
  described: 'Les nouveaux mots sont gardés.',
  remove: 'Retirer l’image',
  removeSure:
    'L’image et ses fichiers disparaissent pour de bon. Une ancienne version d’un texte qui la montrait la perd.',
  removeGo: 'La retirer',
  removed: 'L’image est retirée.',
  newer: 'Plus récentes',
  older: 'Plus anciennes',
  pages: 'Pages de la bibliothèque',
  choose: {
    open: 'Choisir dans la bibliothèque',
    title: 'Choisir une image',
    take: (alt) => `Prendre : ${alt}`,
    none: 'L’enlever d’ici',
    ofSite: 'Une image du site',
    uploaded: 'Une image de la bibliothèque',
  },
  write: {
    toolbar: (label) => `Outils d’écriture : ${label}`,
    heading: 'Titre',
    smallHeading: 'Petit titre',
    bold: 'Gras',
    italic: 'Accentué',
    link: 'Lien',
    quote: 'Citation',
    list: 'Liste',
    numbers: 'Liste numérotée',
    picture: 'Insérer une image',
    words: many({ one: '{n} mot', other: '{n} mots' }),
    minutes: many({ one: '{n} minute de lecture', other: '{n} minutes de lecture' }),
    drop: 'Vous pouvez aussi déposer ou coller une image ici.',
  },
  faults: {
    'picture-empty': 'Ce fichier est vide.',
    'picture-size': 'Ce fichier dépasse 8 Mo. Réduisez-le et réessayez.',
    'picture-kind': 'Cette image est illisible. Choisissez un JPEG, un PNG ou un WebP.',
    'picture-points': 'Cette image a trop de points. Réduisez-la et réessayez.',
    'picture-busy': 'D’autres images sont en préparation. Réessayez dans un instant.',
    'picture-required': 'Choisissez d’abord un fichier.',
    required: 'Dites ce qu’on voit sur l’image.',
  },
};

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

export const samples: ConsoleWords['samples'] = {
  badge: 'Exemple',
  only: 'Exemples seulement',
  lead: 'Retire du site tout ce qui est venu avec l’académie d’exemple.',
  none: 'Il ne reste aucun contenu d’exemple.',
  remove: 'Retirer tout le contenu d’exemple',
  sure: 'Retirer tout le contenu d’exemple ?',
  goes: (what) =>
    `Les apprenantes ne verront plus : ${what}. L’historique permet de refaire un brouillon de chaque fiche ; les codes et les animatrices disparaissent pour de bon, avec les messages des animatrices et toutes les réponses.`,
  counted: (what, count) => `${what} (${count})`,
  hosts: 'Animatrices d’exemple de la communauté',
  stays: (names) => `Reste, car quelqu’un l’a acheté ou on s’en sert : ${names}.`,
  elsewhere:
    'Les réglages de l’académie et les premiers messages de l’équipe dans la communauté restent : changez-les sur leurs propres pages. Les réglages nomment leurs chiffres sans source et leurs numéros vides ; chaque cours nomme ses citations inventées.',
  gone: many({ one: '{n} fiche est retirée des pages.', other: '{n} fiches sont retirées des pages.' }),
};
