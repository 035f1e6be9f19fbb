/** That somebody has a place in the staff console: as what, and how she signs in. In both languages, as all letters of staff. */
import { emailWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { findStaffMember } from '../staff/staff-members.store.ts';
import type { StaffRole } from '../staff/who-may.ts';
import { consoleAddress } from '../staff/console-address.ts';
import type { Letter, EmailPart } from '../emails/email-content.ts';
import type { ClaimedEmail } from '../emails/outbox-claim.store.ts';

type About = { role: StaffRole; siteName: string; publicOrigin: string };

function partIn(locale: Locale, { role, siteName, publicOrigin }: About): EmailPart {
  const { staffRole: words, frame } = emailWords[locale];
  const href = `${publicOrigin}${consoleAddress.today()}`;
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro(siteName) },
      { kind: 'facts', rows: [{ label: words.role, value: words.roles[role] }] },
      { kind: 'paragraph', text: words.how },
      { kind: 'button', label: words.button, href, orCopy: frame.orCopy },
      { kind: 'paragraph', text: words.written },
      { kind: 'paragraph', text: words.notYou, soft: true },
    ],
  };
}

/** Null when her place was taken from her before the e-mail left. */
export async function staffRole(
  { db, publicOrigin }: { db: Handle; publicOrigin: string },
  { payload }: ClaimedEmail,
): Promise<{ letter: Letter; to: string[] } | null> {
  const { to } = payload;
  const someone = typeof to === 'string' ? await findStaffMember(db, to) : null;
  if (someone === null) return null;
  const { siteName } = await readSettings(db);
  const about = (locale: Locale): About => ({ role: someone.role, siteName: siteName[locale], publicOrigin });
  const { subject, preview } = emailWords.en.staffRole;
  const letter: Letter = {
    subject: subject(siteName.en),
    preview,
    siteName: siteName.en,
    parts: [partIn('en', about('en')), partIn('ar', about('ar'))],
    foot: [],
  };
  return { letter, to: [someone.email] };
}
