/** The library in a dialog: one press takes a picture, and a new one is taken as soon as it lies there. */
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { PictureRow } from '../../../src/features/pictures/pictures.staff.ts';
import { Read } from '../layout/read.tsx';
import { useSay } from '../words/words.ts';
import { AddPicture } from './add-picture.tsx';
import { LibraryPages } from './library-pages.tsx';
import { thumbnailOf } from './sources.ts';
import { useLibrary } from './use-library.ts';

type Take = { onTake(picture: PictureRow): void };

function Library({ onTake }: Take) {
  const { pictures, locale } = useSay();
  const { reading, page, turn } = useLibrary();
  return (
    <Read reading={reading} height={240}>
      {({ rows, hasNext }) => (
        <>
          {rows.length === 0 && <Typography>{pictures.empty}</Typography>}
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
            }}
          >
            {rows.map((picture) => {
              const words = picture.alt[locale === 'ar' ? 'ar' : 'en'];
              return (
                <li key={picture.id}>
                  <ButtonBase
                    aria-label={pictures.choose.take(words)}
                    onClick={() => onTake(picture)}
                    sx={{ display: 'grid', width: '100%', borderRadius: 3, p: 0.5, gap: 0.5 }}
                  >
                    <Box
                      component="img"
                      src={thumbnailOf(picture.name) ?? ''}
                      alt=""
                      loading="lazy"
                      sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 2 }}
                    />
                    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
                      {words}
                    </Typography>
                  </ButtonBase>
                </li>
              );
            })}
          </Box>
          <LibraryPages page={page} hasNext={hasNext} turn={turn} />
        </>
      )}
    </Read>
  );
}

type Props = Take & {
  /** A file that was dropped or pasted: the form for it is open at once. */
  given?: File | null;
  /** False while it goes away. */
  isOpen?: boolean;
  onClose(): void;
  /** It is gone, and has given the focus back. */
  onGone?(): void;
};

export function ChoosePicture({ given = null, isOpen = true, onTake, onClose, onGone }: Props) {
  const { pictures, office } = useSay();
  const [isAdding, setAdding] = useState(given !== null);
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="md"
      slotProps={{
        transition: { onExited: () => onGone?.() },
        // Of one height from the beginning: buttons that move when the pictures have come are pressed beside.
        paper: {
          sx: {
            m: { xs: 1.5, sm: 4 },
            width: { xs: 'calc(100% - 1.5rem)', sm: '100%' },
            height: { xs: 'calc(100% - 1.5rem)', sm: 'calc(100% - 4rem)' },
          },
        },
      }}
    >
      <DialogTitle id={id}>{isAdding ? pictures.add : pictures.choose.title}</DialogTitle>
      <DialogContent>
        {isAdding ? (
          <AddPicture given={given} onAdded={onTake} onClose={given ? onClose : () => setAdding(false)} />
        ) : (
          <Library onTake={onTake} />
        )}
      </DialogContent>
      {!isAdding && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
          <Button onClick={onClose}>{office.close}</Button>
          <Button variant="contained" onClick={() => setAdding(true)}>
            {pictures.add}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
