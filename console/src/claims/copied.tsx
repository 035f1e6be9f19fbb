/** Something to look for elsewhere: what it is, large, and a button that copies it. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useSay } from '../words/words.ts';

type Copied = { label: string; button: string; text: string; children: ReactNode };

export function Copied({ label, button, text, children }: Copied) {
  const { claims, office } = useSay();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(office.copied, { type: 'success', autoHideDuration: 1500 });
    } catch {
      notify(claims.notCopied, { type: 'warning' });
    }
  };
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
        <IconButton
          aria-label={button}
          title={button}
          onClick={() => void copy()}
          color="primary"
          sx={{ my: -0.75 }}
        >
          <ContentCopy />
        </IconButton>
      </Box>
    </Box>
  );
}
