/** The last e-mail to somebody whose account is gone: what went, what stays and why. */
import { emailWords, type EmailWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { bytesOfId, type Signer } from '../applications/signed-token.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { count } from '../../platform/i18n/count.ts';
import { howLongWeKeep } from '../privacy/how-long-we-keep.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { openText } from '../../platform/text/sealed-text.ts';
import type { Letter } from '../emails/email-content.ts';
import type { ClaimedEmail } from '../emails/outbox-claim.store.ts';
import type { AcademySettings } from '../settings/settings.ts';

/** `minutes` is how long the code is valid. */
export function codeEmail(
  settings: AcademySettings,
  words: EmailWords['staffCode'],
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

/** Null once the seal is gone: it left already. */
export async function accountDeleted(
  db: Handle,
  signer: Signer,
  { id, payload }: ClaimedEmail,
): Promise<{ letter: Letter; to: string[] } | null> {
  const { sealed } = payload;
  const email = typeof sealed === 'string' ? openText(signer('erased address', bytesOfId(id)), sealed) : null;
  if (email === null) return null;
  const locale: Locale = payload['locale'] === 'ar' ? 'ar' : 'en';
  const words = emailWords[locale].accountDeleted;
  const { siteName, address } = await readSettings(db);
  const years = count(howLongWeKeep.paidOrderYears, words.years, locale);
  const letter: Letter = {
    subject: words.subject(siteName[locale]),
    preview: words.preview,
    siteName: siteName[locale],
    parts: [
      {
        locale,
        heading: words.heading,
        blocks: [
          { kind: 'paragraph', text: words.gone },
          { kind: 'paragraph', text: words.stays(years) },
          { kind: 'paragraph', text: words.again },
          { kind: 'paragraph', text: words.notYou, soft: true },
        ],
      },
    ],
    foot: [address[locale]],
  };
  return { letter, to: [email] };
}
