/** What must be filled in before publishing, told before the first save: a star for the eye, words for the ear. */
import { Box, Typography } from '@mui/material';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { isNeeded } from './draft.ts';
import { heardOnly } from './labels.ts';

export function Label({ field, text }: { field: FormField; text: string }) {
  const { catalogue } = useSay();
  if (!isNeeded(field)) return text;
  return (
    <>
      {text}
      <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
        {'\u00a0*'}
      </Box>
      <Box component="span" sx={heardOnly}>
        {' '}
        {catalogue.needed.spoken}
      </Box>
    </>
  );
}

export function NeededLegend() {
  const { catalogue } = useSay();
  return (
    <Typography variant="body2" color="text.secondary">
      <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
        *{' '}
      </Box>
      {catalogue.needed.legend}
    </Typography>
  );
}
