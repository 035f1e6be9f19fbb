/** The head of a page, a button and a mark in the logo and colours that are typed. */
import { Box, Typography } from '@mui/material';
import { deliveredLook, ink, isColour, sand } from '../../../src/academy/settings/look.ts';
import { usePlace } from '../catalogue/draft.ts';
import { useEditing } from '../catalogue/editing.ts';
import { thumbnailOf } from '../pictures/thumbnail.ts';
import { useWords } from '../words/words.ts';

const inLook = { px: 2, py: 1, borderRadius: 2, fontWeight: 700, display: 'inline-block' } as const;

/** Without what cannot be a colour; the form says so. */
function useColour(path: string, delivered: string): string {
  const typed = usePlace(useEditing().draft, path);
  return typeof typed === 'string' && isColour(typed) ? typed : delivered;
}

export function LookPreview() {
  const { settings, locale } = useWords();
  const t = settings.look;
  const { draft } = useEditing();
  const [logo, name] = [
    usePlace(draft, 'logo'),
    usePlace(draft, `siteName.${locale === 'ar' ? 'ar' : 'en'}`),
  ];
  const primary = useColour('primaryColour', deliveredLook.primary);
  const accent = useColour('accentColour', deliveredLook.accent);
  const picture = typeof logo === 'string' ? thumbnailOf(logo) : null;
  return (
    <Box component="section" aria-label={t.title} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {t.title}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: sand,
          color: ink,
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2, bgcolor: '#fff' }}>
          {picture === null ? (
            <Box sx={{ fontWeight: 700, color: primary, flex: 1 }}>{String(name)}</Box>
          ) : (
            <Box sx={{ flex: 1 }}>
              <Box component="img" src={picture} alt={String(name)} sx={{ display: 'block', height: 40 }} />
            </Box>
          )}
          <Box sx={{ ...inLook, bgcolor: primary, color: '#fff' }}>{t.button}</Box>
        </Box>
        <Box sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Box sx={{ ...inLook, py: 0.25, bgcolor: accent, color: ink }}>{t.mark}</Box>
          <Box>
            {t.text}{' '}
            <Box component="span" sx={{ color: primary, textDecoration: 'underline' }}>
              {t.link}
            </Box>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
