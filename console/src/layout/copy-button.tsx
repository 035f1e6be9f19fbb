/** A text to be typed elsewhere: what it is, large, and a button that copies it. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

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

/** Copies a text and confirms it, or reports that the browser does not allow it. */
export function useCopy({ copied, notCopied }: { copied: string; notCopied: string }) {
  const notify = useNotify();
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied, { type: 'success', autoHideDuration: 1500 });
    } catch {
      notify(notCopied, { type: 'warning' });
    }
  };
}

/** `label`: what it copies, for screen readers: 'Copy the amount'. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { common } = useWords();
  const copy = useCopy({ copied: common.copied, notCopied: common.notCopied });
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => void copy(text)}
      color="primary"
      sx={{ my: -0.75, flexShrink: 0 }}
    >
      <ContentCopy />
    </IconButton>
  );
}
