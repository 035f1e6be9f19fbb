/** An e-mail as it would be sent with the texts that are typed. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { DoneOf } from '../api.ts';
import { useIsDesk } from '../layout/list-page.tsx';
import { useWords } from '../words/words.ts';

export type Seen = DoneOf<'email-texts/{name}/preview'>;

export function PreviewDialog({ seen, onClose }: { seen: Seen; onClose: () => void }) {
  const { settings, common } = useWords();
  const t = settings.emails;
  const id = useId();
  const isDesk = useIsDesk();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md" fullScreen={!isDesk}>
      <DialogTitle id={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {seen.subject}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {!seen.isReal && <Alert severity="info">{t.bare}</Alert>}
        <Box
          component="iframe"
          title={t.preview}
          sandbox=""
          srcDoc={seen.html}
          sx={{ width: 1, height: '60vh', border: 1, borderColor: 'divider', borderRadius: 2 }}
        />
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
            {t.plain}
          </Box>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {seen.text}
          </Typography>
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
