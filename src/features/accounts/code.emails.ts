/** The letter with a code that signs somebody in, in one language. */
import type { LetterWords } from '../emails/email-words.ts';
import type { AcademySettings } from '../settings/settings.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Letter } from '../emails/letter.ts';

/** `minutes` is how long the code is valid. */
export function codeLetter(
  settings: AcademySettings,
  words: LetterWords['staffCode'],
  { locale, code, minutes }: { locale: Locale; code: string; minutes: number },
): Letter {
  const siteName = settings.siteName[locale];
  return {
    subject: words.subject(siteName),
    preview: words.preview(minutes),
    siteName,
    parts: [
      {
        locale,
        heading: words.heading,
        blocks: [
          { kind: 'paragraph', text: words.intro },
          { kind: 'code', label: words.code, code },
          { kind: 'paragraph', text: words.valid(minutes) },
          { kind: 'paragraph', text: words.notYou, soft: true },
        ],
      },
    ],
    foot: [],
  };
}
