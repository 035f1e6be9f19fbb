/**
 * What the office was just told. The newest takes the place of the one before: none waits its turn. It lies where nothing is
 * pressed next: on a phone under the bar, on a desk in the corner at the end, above the bar that saves.
 */
import { Alert, Snackbar, useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useSay } from '../words/words.ts';

const readMs = { success: 5_000, info: 6_000, warning: 9_000, error: 9_000 };

/** From edge to edge: centred by a shift, it would leave the screen where the page is read from the right. */
const overPage = {
  top: { xs: '4rem', sm: '4rem' },
  left: { xs: 8, sm: 8 },
  right: { xs: 8, sm: 8 },
  transform: { xs: 'none', sm: 'none' },
  justifyContent: 'center',
};

export function LatestNotice() {
  const { office } = useSay();
  const translate = useTranslate();
  const isDesk = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const { notifications, resetNotifications } = useNotificationContext();
  const latest = notifications.at(-1);
  const [closed, setClosed] = useState<typeof latest>();
  if (latest === undefined) return null;
  const { message, type, notificationOptions } = latest;
  const close = () => setClosed(latest);
  return (
    <Snackbar
      key={notifications.length}
      open={latest !== closed}
      autoHideDuration={notificationOptions?.autoHideDuration ?? readMs[type]}
      // A press elsewhere is no sign that it was read.
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      slotProps={{ transition: { onExited: resetNotifications } }}
      anchorOrigin={
        isDesk ? { vertical: 'bottom', horizontal: 'right' } : { vertical: 'top', horizontal: 'center' }
      }
      sx={isDesk ? { bottom: { xs: '7rem' } } : overPage}
    >
      <Alert
        variant="filled"
        severity={type}
        onClose={close}
        closeText={office.close}
        sx={{ alignItems: 'center', maxWidth: isDesk ? '26rem' : '40rem', overflowWrap: 'anywhere' }}
      >
        {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : message}
      </Alert>
    </Snackbar>
  );
}
