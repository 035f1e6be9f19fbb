/** A button that copies something which is typed elsewhere, and says that it did. */
import ContentCopy from '@mui/icons-material/ContentCopy';
import { IconButton } from '@mui/material';
import { useNotify } from 'react-admin';
import { useSay } from '../words/words.ts';

/** `label`: what it does, for whoever hears it: 'Copy the amount'. */
export function CopyButton({ label, text }: { label: string; text: string }) {
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
    <IconButton
      aria-label={label}
      title={label}
      onClick={() => void copy()}
      color="primary"
      sx={{ my: -0.75, flexShrink: 0 }}
    >
      <ContentCopy />
    </IconButton>
  );
}
