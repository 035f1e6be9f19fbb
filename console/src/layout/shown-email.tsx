/** A preview of an e-mail. */
import { Box, Skeleton, Typography } from '@mui/material';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { directionOf } from '../locale.ts';

type Email = { locale: Locale; subject: string; text: string };
type Props = { email: Email | null; to: string | null; label: string; reading: string };

/** `label` and `reading` name it for screen readers, when it is shown and while it loads. */
export function ShownEmail({ email, to, label, reading }: Props) {
  if (email === null)
    return <Skeleton variant="rounded" height={240} aria-busy="true" aria-label={reading} />;
  const { subject, text, locale } = email;
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 3, p: 2, bgcolor: 'background.default' }}
    >
      {to !== null && (
        <Typography variant="body2" color="text.secondary">
          {to}
        </Typography>
      )}
      <Box lang={locale} dir={directionOf(locale)} sx={{ textAlign: 'start' }}>
        <Typography component="h3" sx={{ fontWeight: 700, my: 1 }}>
          {subject}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
    </Box>
  );
}
