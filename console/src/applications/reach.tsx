/** The ways to reach somebody: an email, a call. */
import { Box, Link as Anchor, Stack } from '@mui/material';
import { Ltr } from '../layout/facts.tsx';
import { useWords } from '../words/words.ts';
import type { ApplicationRow } from '../../../src/features/applications/applications.staff.ts';

/** Email addresses as links. What was typed is encoded, so that it adds no receiver, no header and no text. */

// The one '@' is no harm and is what mail programs expect to see.
const receiver = (email: string): string => encodeURIComponent(email).replaceAll('%40', '@');

/** They are written to in the language of their page, not that of the console. */
const subjects = {
  en: { of: (about: string) => `Your request: ${about}`, plain: 'Your message to the academy' },
  ar: { of: (about: string) => `طلبك: ${about}`, plain: 'رسالتك إلى الأكاديمية' },
};

export function replyTo({
  email,
  about,
  locale,
}: Pick<ApplicationRow, 'email' | 'about' | 'locale'>): string {
  const subject = about === null ? subjects[locale].plain : subjects[locale].of(about[locale]);
  return `mailto:${receiver(email)}?subject=${encodeURIComponent(subject)}`;
}

export const emailTo = (email: string): string => `mailto:${receiver(email)}`;

/** The address that dials a number, however it is written for reading. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** More go into no one email: mail programs cut longer addresses, and providers take many receivers for an attack. */
const atMost = 50;

/** An email to many who do not see one another; null when they are too many for one. */
export function emailToAll(emails: readonly string[]): string | null {
  const receivers = [...new Set(emails)];
  if (receivers.length === 0 || receivers.length > atMost) return null;
  return `mailto:?bcc=${receivers.map(receiver).join(',')}`;
}

/** As high as a thumb, and no higher a line: its padding goes into the lines around it. */
const link = { py: 1.5, overflowWrap: 'anywhere' } as const;

export function Reach({ email, phone, letter }: { email: string; phone: string | null; letter: string }) {
  const { applications } = useWords();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 2.5 }}>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Anchor href={letter} aria-label={applications.reply(email)} sx={link}>
          <Ltr>{email}</Ltr>
        </Anchor>
      </Box>
      {phone !== null && phone !== '' && (
        <span>
          <Anchor
            href={dial(phone)}
            aria-label={applications.call(phone)}
            sx={{ ...link, whiteSpace: 'nowrap' }}
          >
            <Ltr>{phone}</Ltr>
          </Anchor>
        </span>
      )}
    </Stack>
  );
}
