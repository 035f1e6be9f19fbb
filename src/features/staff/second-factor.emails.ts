/** That somebody's authenticator app was taken away. In both languages, as all letters of the office. */
import { letterWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { findStaffMember } from './staff-members.store.ts';
import { officeAddress } from './office-address.ts';
import type { Letter, LetterPart } from '../emails/letter.ts';
import type { ClaimedLetter } from '../emails/outbox-claim.store.ts';

type About = { by: string | null; siteName: string; publicOrigin: string };

function partIn(locale: Locale, { by, siteName, publicOrigin }: About): LetterPart {
  const { secondFactorReset: words, frame } = letterWords[locale];
  const href = `${publicOrigin}${officeAddress.today()}`;
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro(siteName) },
      { kind: 'facts', rows: [{ label: words.by, value: by ?? words.byServer }] },
      { kind: 'paragraph', text: words.next },
      { kind: 'button', label: words.button, href, orCopy: frame.orCopy },
      { kind: 'paragraph', text: words.notYou },
    ],
  };
}

/** Null when her place was taken from her before the letter left. */
export async function secondFactorReset(
  { db, publicOrigin }: { db: Handle; publicOrigin: string },
  { payload }: ClaimedLetter,
): Promise<{ letter: Letter; to: string[] } | null> {
  const { to, by } = payload;
  const her = typeof to === 'string' ? await findStaffMember(db, to) : null;
  if (her === null) return null;
  const { siteName } = await readSettings(db);
  const about = (locale: Locale): About => ({
    by: typeof by === 'string' ? by : null,
    siteName: siteName[locale],
    publicOrigin,
  });
  const { subject, preview } = letterWords.en.secondFactorReset;
  const letter: Letter = {
    subject: subject(siteName.en),
    preview,
    siteName: siteName.en,
    parts: [partIn('en', about('en')), partIn('ar', about('ar'))],
    foot: [],
  };
  return { letter, to: [her.email] };
}
