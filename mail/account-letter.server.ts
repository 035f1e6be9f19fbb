/** The last letter to somebody whose account is gone: what went, what stays and why. */
import { letterWords } from '../content/emails/letter-words.ts';
import type { Handle } from '../db/handle.ts';
import { bytesOfId, type Signer } from '../domain/applications/signed-token.server.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { count } from '../domain/people/count.ts';
import { howLongWeKeep } from '../domain/people/how-long-we-keep.ts';
import type { Locale } from '../domain/people/locale.ts';
import { openText } from '../domain/people/sealed-text.server.ts';
import type { Letter } from './letter.ts';
import type { ClaimedLetter } from './outbox-claim.store.server.ts';

/** Null once the seal is gone: it left already. */
export async function accountDeleted(
  db: Handle,
  signer: Signer,
  { id, payload }: ClaimedLetter,
): Promise<{ letter: Letter; to: string[] } | null> {
  const { sealed } = payload;
  const email = typeof sealed === 'string' ? openText(signer('erased address', bytesOfId(id)), sealed) : null;
  if (email === null) return null;
  const locale: Locale = payload['locale'] === 'ar' ? 'ar' : 'en';
  const words = letterWords[locale].accountDeleted;
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
