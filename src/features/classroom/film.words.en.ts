export const en = {
  choose: 'How much data?',
  ways: { film: 'Film', small: 'Small film', sound: 'Sound', read: 'Read' },
  kilobytes: (n: string) => `${n} KB`,
  megabytes: (n: string) => `${n} MB`,
  nothingYet: 'Nothing is loaded before you press play. Your choice is remembered.',
  goesOnAt: (time: string) => `Goes on at ${time}`,
  back: '10 seconds back',
  speed: 'Speed',
  captionsIn: 'Captions',
  noCaptions: 'Off',
  /** While there is no network. */
  offline: 'Without a network only what is on this phone opens.',
  captions: { en: 'English', ar: 'العربية' },
  transcript: 'What is said',
  noTranscript: 'Nobody has written down what is said yet. The text of the lesson stands below.',
  failed: 'It stopped loading. Open the page again: it says why, or goes on where you stopped.',
  again: 'Open the page again',
  beingMade: 'This film is being prepared. Look again in a few minutes.',
  files: 'Files of this lesson',
};

export type Words = typeof en;
