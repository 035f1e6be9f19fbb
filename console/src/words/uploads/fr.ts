import { pluralIn } from '../plural.ts';
import type { uploads as english } from './en.ts';

const n = pluralIn('fr');

export const uploads: typeof english = {
  titles: { film: 'Vidéo', sound: 'Son', file: 'Fichiers à emporter' },
  choose: { film: 'Choisir une vidéo', sound: 'Choisir un son', file: 'Ajouter un fichier' },
  replace: 'En choisir une autre',
  takeOut: (name) => `Retirer ${name}`,
  emptyHint: {
    film: 'Une vidéo de téléphone suffit : 5 à 12 minutes, 2 Go au plus. Les tailles pour petits forfaits se font d’elles-mêmes.',
    sound: 'Par exemple votre voix sur un texte, 2 Go au plus. Une petite taille se fait d’elle-même.',
    file: 'Par exemple une feuille de prix en PDF ou en Excel, 100 Mo au plus.',
  },
  sending: (name) => `Envoi de ${name}`,
  paused: (name) => `En pause : ${name}`,
  pause: 'Pause',
  goOn: 'Continuer',
  stop: 'Ne pas l’envoyer',
  cut: 'La connexion s’est coupée. Rien n’est perdu : appuyez sur « Continuer ».',
  begun: (name) =>
    `Un envoi de ${name} a été coupé. Choisissez de nouveau le même fichier : il reprend où il s’est arrêté.`,
  arrived: (name) => `${name} est envoyé.`,
  states: {
    uploading: 'Pas envoyé en entier',
    waiting: 'Les tailles seront bientôt faites',
    working: 'Les tailles sont en cours',
    ready: 'Prêt',
    failed: 'Ne peut pas être montré',
  },
  problems: {
    'not-a-film': 'Nous ne pouvons pas lire cette vidéo. Exportez-la en MP4 et renvoyez-la.',
    'not-a-sound': 'Nous ne pouvons pas lire ce son. Exportez-le en MP3 ou M4A et renvoyez-le.',
    'not-a-picture': 'Nous ne pouvons pas lire cette image.',
    'too-long': 'Cela dure plus de quatre heures. Coupez-le en leçons.',
    'too-large': 'C’est trop lourd : 2 Go pour une vidéo ou un son, 100 Mo pour un fichier.',
    'no-ffmpeg':
      'Ce serveur ne peut pas faire de petites tailles : les apprenantes reçoivent la vidéo telle quelle. Gardez-la légère, ou demandez à qui gère le serveur d’installer ffmpeg.',
    'upload-lost': 'L’envoi n’est plus sur le serveur. Envoyez-le encore une fois.',
    'sizes-failed': 'Les tailles n’ont pas pu être faites. Exportez la vidéo en MP4 et renvoyez-la.',
    'file-kind':
      'Ce type de fichier n’est pas pris. PDF, ZIP, Word, Excel, PowerPoint, images, MP3 et MP4 le sont.',
    'too-many-uploads': 'Cinquante de vos envois ne sont pas finis. Finissez-en d’abord.',
    'disk-full': 'Le serveur n’a plus de place. Prévenez qui le gère.',
    'parts-missing':
      'Des morceaux ne sont pas arrivés entiers. Appuyez sur « Continuer » : seuls ceux-là repartent.',
    'at-work': 'Les tailles sont déjà en cours.',
    'not-found': 'Il n’est plus là. Choisissez de nouveau le fichier.',
  },
  tryAgain: 'Refaire les tailles',
  sizes: 'Ce que les apprenantes peuvent choisir',
  renditions: {
    '480': 'vidéo nette',
    '240': 'petite vidéo',
    sound: 'son seul',
    opus: 'son, le plus petit',
    poster: 'première image',
    'captions-en': 'sous-titres en anglais',
    'captions-ar': 'sous-titres en arabe',
    'text-en': 'à lire, en anglais',
    'text-ar': 'à lire, en arabe',
    original: 'comme vous l’avez envoyé',
  },
  minutes: n({ one: '{n} minute', other: '{n} minutes' }),
  captions: {
    title: 'Sous-titres',
    lead: 'Collez-les en WebVTT ou SubRip. Le texte à lire en est fait.',
    field: (side) => `Sous-titres en ${side}`,
    hint: '00:01.000 --> 00:04.000, et dessous ce qui est dit',
    there: 'Ils sont là. Ce que vous collez les remplace.',
    save: (side) => `Enregistrer les sous-titres en ${side}`,
    saved: n({ one: '{n} sous-titre est enregistré.', other: '{n} sous-titres sont enregistrés.' }),
    drop: (side) => `Retirer les sous-titres en ${side}`,
    dropped: 'Ils sont retirés.',
    at: (line) => `Ligne ${line} : `,
    faults: {
      empty: 'aucun sous-titre.',
      'bad-time': 'un sous-titre commence par son temps, comme 00:01.000 --> 00:04.000',
      'ends-before-it-begins': 'ce sous-titre finit avant de commencer.',
      'no-words': 'rien n’est dit sous ce temps.',
      'not-in-order': 'ce sous-titre commence avant celui du dessus.',
      'too-many': 'plus de 5 000 sous-titres.',
    },
  },
};
