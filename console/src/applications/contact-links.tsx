/** The ways to reach somebody: e-mail, phone, WhatsApp, and their page. */
import { Box, Link as Anchor, Stack } from '@mui/material';
import { Ltr, PersonLink, WhatsAppLink } from '../layout/facts.tsx';
import { useWords } from '../words/words.ts';
import type { DoneOf } from '../api.ts';

type ApplicationRow = DoneOf<'GET applications'>['rows'][number];

// An unencoded '@' is harmless, and mail programs expect it.
const receiver = (email: string): string => encodeURIComponent(email).replaceAll('%40', '@');

/** They are written to in the language of their page, not that of the console. */
const subjects = {
  en: { of: (about: string) => `Your request: ${about}`, plain: 'Your message to the academy' },
  ar: { of: (about: string) => `طلبك: ${about}`, plain: 'رسالتك إلى الأكاديمية' },
  fr: { of: (about: string) => `Votre demande : ${about}`, plain: 'Votre message à l’académie' },
};

export function replyTo({
  email,
  about,
  locale,
}: Pick<ApplicationRow, 'email' | 'about' | 'locale'>): string {
  const subject = about === null ? subjects[locale].plain : subjects[locale].of(about[locale]);
  return `mailto:${receiver(email)}?subject=${encodeURIComponent(subject)}`;
}

/** An e-mail address as a link. It is encoded, so that what was typed adds no receiver, header or text. */
export const emailTo = (email: string): string => `mailto:${receiver(email)}`;

/** The `tel:` address of a number, however it is formatted for reading. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** More do not fit: mail programs cut longer addresses, and providers take many receivers for an attack. */
const atMost = 50;

/** A link to an e-mail to many who do not see one another; null when they are too many for one. */
export function emailToAll(emails: readonly string[]): string | null {
  const receivers = [...new Set(emails)];
  if (receivers.length === 0 || receivers.length > atMost) return null;
  return `mailto:?bcc=${receivers.map(receiver).join(',')}`;
}

/** A touch target of full height without a higher line: the padding overlaps the lines around it. */
const link = { py: 1.5, overflowWrap: 'anywhere' } as const;

export function Reach({ email, phone, mailto }: { email: string; phone: string | null; mailto: string }) {
  const { applications, common } = useWords();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 2.5 }}>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Anchor href={mailto} aria-label={applications.writeTo(email)} sx={link}>
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
      {phone !== null && phone !== '' && (
        <span>
          <WhatsAppLink phone={phone} sx={link} />
        </span>
      )}
      <span>
        <PersonLink email={email} label={common.profileOf(email)} orElse={null}>
          {common.profile}
        </PersonLink>
      </span>
    </Stack>
  );
}
