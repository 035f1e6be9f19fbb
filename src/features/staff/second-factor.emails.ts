/** That somebody's authenticator app was taken away. In both languages, as all letters of staff. */
import { emailWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { findStaffMember } from './staff-members.store.ts';
import { consoleAddress } from './console-address.ts';
import type { Letter, EmailPart } from '../emails/email-content.ts';
import type { ClaimedEmail } from '../emails/outbox-claim.store.ts';

type About = { by: string | null; siteName: string; publicOrigin: string };

function partIn(locale: Locale, { by, siteName, publicOrigin }: About): EmailPart {
  const { secondFactorReset: words, frame } = emailWords[locale];
  const href = `${publicOrigin}${consoleAddress.today()}`;
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

/** Null when her place was taken from her before the e-mail left. */
export async function secondFactorReset(
  { db, publicOrigin }: { db: Handle; publicOrigin: string },
  { payload }: ClaimedEmail,
): Promise<{ letter: Letter; to: string[] } | null> {
  const { to, by } = payload;
  const someone = typeof to === 'string' ? await findStaffMember(db, to) : null;
  if (someone === null) return null;
  const { siteName } = await readSettings(db);
  const about = (locale: Locale): About => ({
    by: typeof by === 'string' ? by : null,
    siteName: siteName[locale],
    publicOrigin,
  });
  const { subject, preview } = emailWords.en.secondFactorReset;
  const letter: Letter = {
    subject: subject(siteName.en),
    preview,
    siteName: siteName.en,
    parts: [partIn('en', about('en')), partIn('ar', about('ar'))],
    foot: [],
  };
  return { letter, to: [someone.email] };
}
