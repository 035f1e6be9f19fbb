/** What differs between languages apart from their words. Another one costs a line here, its words, and no condition anywhere. */

type Language = {
  /** As its readers call it. */
  name: string;
  /** What offers a page in it to readers of another. */
  invites: string;
  direction: 'ltr' | 'rtl';
  /** For days and hours: Latin digits in each, as Morocco writes them. */
  dates: string;
  /** What the platform's dates lack in this language. */
  tidied?: (date: string) => string;
  numbers: string;
  /** The unit of amounts in dirhams. */
  unit: string;
  comma: string;
  semicolon: string;
  colon: string;
  openGraph: string;
  wordsAMinute: number;
  /** Its letters need more room: sizes in e-mails, in pixels, and their height of a line. */
  email: { size: number; lineHeight: number };
  /** In which order its readers are shown what is not written in it. */
  next: readonly string[];
};

const latin = { direction: 'ltr', comma: ', ', semicolon: '; ', colon: ': ', wordsAMinute: 200 } as const;
const small = { size: 17, lineHeight: 1.6 };

/** 'mardi 1 décembre à 19:30' is written 'mardi 1er décembre à 19 h 30', a full hour '19 h'. */
const inFrench = (date: string): string =>
  date
    .replace(/(?<!\d)1(?= [a-zéû])/, '1er')
    .replace(
      /(?<!\d)(\d{1,2}):(\d\d)/g,
      (_, hour: string, minutes: string) =>
        `${Number(hour)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
    );

export const languages = {
  en: {
    ...latin,
    name: 'English',
    invites: 'Read this page in English',
    dates: 'en-GB',
    numbers: 'en',
    unit: 'MAD',
    openGraph: 'en_US',
    email: small,
    next: ['ar', 'fr'],
  },
  ar: {
    name: 'العربية',
    invites: 'اقرئي هذه الصفحة بالعربية',
    direction: 'rtl',
    dates: 'ar-MA-u-nu-latn',
    // French writes numbers as Arabic does in Morocco: a decimal comma.
    numbers: 'fr',
    unit: 'درهم',
    comma: '، ',
    semicolon: '؛ ',
    colon: ': ',
    openGraph: 'ar_MA',
    wordsAMinute: 160,
    email: { size: 18, lineHeight: 1.75 },
    next: ['en', 'fr'],
  },
  fr: {
    ...latin,
    name: 'Français',
    invites: 'Cette page existe en français',
    dates: 'fr-MA',
    tidied: inFrench,
    numbers: 'fr',
    unit: 'DH',
    semicolon: '\u202f; ',
    colon: '\u00a0: ',
    openGraph: 'fr_FR',
    email: small,
    next: ['ar', 'en'],
  },
} as const satisfies Record<string, Language>;

export const languageOf = (locale: keyof typeof languages): Language => languages[locale];
