/** A picture of a receipt: small beside the claim, and over the whole screen when she looks closer. */
import Close from '@mui/icons-material/Close';
import ZoomIn from '@mui/icons-material/ZoomIn';
import { Alert, Box, Button, ButtonBase, Dialog, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useSay } from '../words/words.ts';

type Picture = { address: string; place: number };

function Closely({ address, name, onClose }: { address: string; name: string; onClose: () => void }) {
  const { claims } = useSay();
  const say = claims.receipts;
  const id = useId();
  const [isLarge, setLarge] = useState(false);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 700, px: 2, pt: 1.5 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, p: 1, justifyContent: 'space-between' }}>
        <Button startIcon={<ZoomIn />} onClick={() => setLarge(!isLarge)}>
          {isLarge ? say.smaller : say.larger}
        </Button>
        <Button startIcon={<Close />} onClick={onClose}>
          {say.close}
        </Button>
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={name}
        sx={{ flex: 1, overflow: 'auto', p: 1, minHeight: 0 }}
      >
        <Box
          component="img"
          src={address}
          alt=""
          sx={
            isLarge
              ? { width: { xs: '250%', md: '160%' }, maxWidth: 'none', display: 'block' }
              : { maxWidth: '100%', maxHeight: '100%', display: 'block', marginInline: 'auto' }
          }
        />
      </Box>
    </Dialog>
  );
}

export function ReceiptPicture({ address, place }: Picture) {
  const { claims } = useSay();
  const [isClose, setClose] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const name = claims.receipts.picture(place);
  if (isBroken) return <Alert severity="warning">{claims.receipts.broken}</Alert>;
  return (
    <>
      <ButtonBase
        aria-label={name}
        onClick={() => setClose(true)}
        sx={{
          borderRadius: 2,
          border: 1,
          borderColor: 'divider',
          overflow: 'hidden',
          minHeight: 120,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box
          component="img"
          src={address}
          alt=""
          onError={() => setBroken(true)}
          sx={{
            width: '100%',
            maxHeight: { xs: '22rem', md: '60vh' },
            objectFit: 'contain',
            display: 'block',
          }}
        />
      </ButtonBase>
      {isClose && <Closely address={address} name={name} onClose={() => setClose(false)} />}
    </>
  );
}
