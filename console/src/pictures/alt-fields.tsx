/** What is on a picture, in both languages side by side: neither may be missing. */
import { Box, TextField } from '@mui/material';
import { useSay } from '../words/words.ts';

export type Alt = { altEn: string; altAr: string };
type Props = { alt: Alt; faultOf(field: keyof Alt): string | undefined; onChange(alt: Alt): void };

const sides = { altEn: 'en', altAr: 'ar' } as const;

export function AltFields({ alt, faultOf, onChange }: Props) {
  const { pictures } = useSay();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {(['altEn', 'altAr'] as const).map((name) => (
        <TextField
          key={name}
          required
          multiline
          minRows={2}
          label={pictures.alt[sides[name]]}
          value={alt[name]}
          onChange={({ target }) => onChange({ ...alt, [name]: target.value })}
          error={faultOf(name) !== undefined}
          helperText={faultOf(name) ?? (name === 'altEn' ? pictures.altHint : null)}
          slotProps={{
            htmlInput: { lang: sides[name], dir: name === 'altAr' ? 'rtl' : 'ltr', maxLength: 300 },
          }}
        />
      ))}
    </Box>
  );
}
