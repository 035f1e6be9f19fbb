/** What something is, in a word or a few; what does not fit on one line stands on two. */
import { Chip, type ChipProps } from '@mui/material';

export const WordChip = (props: Pick<ChipProps, 'label' | 'color' | 'variant'>) => (
  <Chip
    size="small"
    {...props}
    sx={{
      height: 'auto',
      minHeight: 24,
      maxWidth: '100%',
      fontWeight: 600,
      '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    }}
  />
);
