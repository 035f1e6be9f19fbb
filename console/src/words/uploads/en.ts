import type { Rendition } from '../../../../src/features/media/media.ts';
import { pluralIn } from '../plural.ts';

const n = pluralIn('en');

/** Films, sounds and files of lessons on their way, and what is made of them. */
export const uploads = {
  titles: { film: 'Film', sound: 'Sound', file: 'Files to take away' },
  choose: { film: 'Choose a film', sound: 'Choose a sound', file: 'Add a file' },
  replace: 'Choose another',
  takeOut: (name: string) => `Take out ${name}`,
  emptyHint: {
    film: 'A film from a phone is good enough: 5 to 12 minutes, up to 2 GB. Sizes for small data plans are made by themselves.',
    sound: 'For example your voice over a text, up to 2 GB. A small size is made by itself.',
    file: 'For example a price sheet as a PDF or an Excel file, up to 100 MB.',
  },
  sending: (name: string) => `Uploading ${name}`,
  paused: (name: string) => `Paused: ${name}`,
  pause: 'Pause',
  goOn: 'Go on',
  stop: 'Do not upload it',
  cut: 'The connection broke. Nothing is lost: press “Go on”.',
  begun: (name: string) =>
    `An upload of ${name} was cut. Choose the same file again, and it goes on where it stopped.`,
  arrived: (name: string) => `${name} is uploaded.`,
  states: {
    uploading: 'Not uploaded whole',
    waiting: 'Sizes will be made soon',
    working: 'Sizes are being made',
    ready: 'Ready',
    failed: 'It cannot be shown',
  },
  problems: {
    'not-a-film': 'This is no film we can read. Export it as MP4 and upload it again.',
    'not-a-sound': 'This is no sound we can read. Export it as MP3 or M4A and upload it again.',
    'not-a-picture': 'This is no picture we can read.',
    'too-long': 'It lasts longer than four hours. Cut it into lessons.',
    'too-large': 'It is too large: a film or a sound may have 2 GB, a file 100 MB.',
    'no-ffmpeg':
      'This server cannot make smaller sizes: learners get the film as you uploaded it. Keep it small, or ask whoever runs the server to install ffmpeg.',
    'upload-lost': 'The upload is gone from the server. Upload it once more.',
    'sizes-failed': 'Sizes could not be made. Export the film as MP4 and upload it once more.',
    'file-kind':
      'A file of this kind is not taken. PDF, ZIP, Word, Excel, PowerPoint, pictures, MP3 and MP4 are.',
    'too-many-uploads': 'Fifty of your uploads are not finished. Finish some first.',
    'disk-full': 'The server has no room left for it. Tell whoever runs the server.',
    'parts-missing': 'Parts of it did not arrive whole. Press “Go on”: only those are sent again.',
    'at-work': 'Sizes are being made already.',
    'not-found': 'It is not there any more. Choose the file again.',
  } as Record<string, string>,
  tryAgain: 'Make the sizes again',
  sizes: 'What learners can choose',
  renditions: {
    '480': 'film, sharp',
    '240': 'film, small',
    sound: 'sound alone',
    opus: 'sound, smallest',
    poster: 'first picture',
    'captions-en': 'captions in English',
    'captions-ar': 'captions in Arabic',
    'text-en': 'to read, in English',
    'text-ar': 'to read, in Arabic',
    original: 'as you uploaded it',
  } satisfies Record<Rendition, string>,
  minutes: n({ one: '{n} minute', other: '{n} minutes' }),
  captions: {
    title: 'Captions',
    lead: 'Paste them as WebVTT or SubRip. The text to read is made of them.',
    field: (side: string) => `Captions in ${side}`,
    hint: '00:01.000 --> 00:04.000, and below it what is said',
    there: 'They are there. What you paste replaces them.',
    save: (side: string) => `Save the captions in ${side}`,
    saved: n({ one: '{n} caption is saved.', other: '{n} captions are saved.' }),
    drop: (side: string) => `Take the captions in ${side} away`,
    dropped: 'They are taken away.',
    at: (line: number) => `Line ${line}: `,
    faults: {
      empty: 'there is no caption in it.',
      'bad-time': 'a caption begins with its time, such as 00:01.000 --> 00:04.000',
      'ends-before-it-begins': 'this caption ends before it begins.',
      'no-words': 'nothing is said under this time.',
      'not-in-order': 'this caption begins before the one above it.',
      'too-many': 'these are more than 5,000 captions.',
    } as Record<string, string>,
  },
};
