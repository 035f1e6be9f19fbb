/** Something to look for elsewhere: what it is, large, and a button that copies it. */
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CopyButton } from '../layout/copy-button.tsx';

type Copied = { label: string; button: string; text: string; children: ReactNode };

export function Copied({ label, button, text, children }: Copied) {
  return (
    <Box>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box
        component="dd"
        sx={{ m: 0, display: 'flex', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
      >
        <Typography
          component="span"
          sx={{
            fontSize: '1.35rem',
            fontWeight: 700,
            overflowWrap: 'anywhere',
            minWidth: 0,
            lineHeight: 1.35,
          }}
        >
          {children}
        </Typography>
        <CopyButton label={button} text={text} />
      </Box>
    </Box>
  );
}
