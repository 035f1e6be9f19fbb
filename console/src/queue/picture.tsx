/** A picture that somebody sent: small on the page, and on request over the whole screen, zoomed or rotated. */
import Close from '@mui/icons-material/Close';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import { Alert, Box, Button, ButtonBase, Dialog, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useWords } from '../words/words.ts';

type Props = { address: string; name: string };

/** Rotated inside a square, so that nothing is cut. */
function Turned({ address, turns, isLarge }: { address: string; turns: number; isLarge: boolean }) {
  const whole = { maxWidth: '100%', maxHeight: '100%', display: 'block', marginInline: 'auto' };
  const large = { width: { xs: '250%', md: '160%' }, maxWidth: 'none', display: 'block' };
  if (turns === 0) return <Box component="img" src={address} alt="" sx={isLarge ? large : whole} />;
  return (
    <Box
      sx={
        isLarge
          ? { ...large, aspectRatio: '1' }
          : { width: 'min(100%, 100dvh - 8rem)', aspectRatio: '1', marginInline: 'auto' }
      }
    >
      <Box
        component="img"
        src={address}
        alt=""
        sx={{
          width: '100%',
          height: '100%',
          objectFit: 'contain',
          display: 'block',
          rotate: `${turns * 90}deg`,
        }}
      />
    </Box>
  );
}

function Closely({ address, name, onClose }: Props & { onClose: () => void }) {
  const { claims } = useWords();
  const t = claims.receipts;
  const id = useId();
  const [isLarge, setLarge] = useState(false);
  const [turns, setTurns] = useState(0);
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 700, px: 2, pt: 1.5 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, p: 1, flexWrap: 'wrap' }}>
        <Button startIcon={<ZoomIn />} onClick={() => setLarge(!isLarge)}>
          {isLarge ? t.smaller : t.larger}
        </Button>
        <Button startIcon={<RotateRight />} onClick={() => setTurns((turns + 1) % 4)}>
          {t.turn}
        </Button>
        <Button startIcon={<Close />} onClick={onClose} sx={{ marginInlineStart: 'auto' }}>
          {t.close}
        </Button>
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={name}
        sx={{ flex: 1, overflow: 'auto', p: 1, minHeight: 0 }}
      >
        <Turned address={address} turns={turns} isLarge={isLarge} />
      </Box>
    </Dialog>
  );
}

export function Picture({ address, name }: Props) {
  const { claims } = useWords();
  const [isClose, setClose] = useState(false);
  const [isBroken, setBroken] = useState(false);
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
