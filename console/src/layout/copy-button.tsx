/** A button that copies something which is typed elsewhere, and says that it did. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import { useSay } from '../words/words.ts';
import { useCopy } from './use-copy.ts';

/** `label`: what it does, for whoever hears it: 'Copy the amount'. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { claims, office } = useSay();
  const copy = useCopy({ copied: office.copied, notCopied: claims.notCopied });
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
