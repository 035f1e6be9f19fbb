/** The library of pictures: all that lie there, where each is shown, and a new one. */
import { Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useSay } from '../words/words.ts';
import { AddPicture } from './add-picture.tsx';
import { LibraryPages } from './library-pages.tsx';
import { PictureCard } from './picture-card.tsx';
import { useLibrary } from './use-library.ts';

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };

export function PicturesPage() {
  const { pictures } = useSay();
  const notify = useNotify();
  const { reading, page, turn } = useLibrary();
  const [isAdding, setAdding] = useState(false);
  const added = () => {
    notify(pictures.added, { type: 'success' });
    setAdding(false);
    turn(1);
  };
  return (
    <PageFrame title={pictures.title} lead={pictures.lead} measure="columns">
      {isAdding ? (
        <Card sx={{ p: 2.5, maxWidth: '52rem' }}>
          <AddPicture onAdded={added} onClose={() => setAdding(false)} />
        </Card>
      ) : (
        <Box>
          <Button variant="contained" onClick={() => setAdding(true)}>
            {pictures.add}
          </Button>
        </Box>
      )}
      <Read reading={reading} height={360}>
        {({ rows, hasNext }) => (
          <>
            {rows.length === 0 && <Typography>{pictures.empty}</Typography>}
            <Box
              component="ul"
              sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, gridTemplateColumns: columns }}
            >
              {rows.map((picture) => (
                <PictureCard key={picture.id} picture={picture} onChanged={reading.again} />
              ))}
            </Box>
            <LibraryPages page={page} hasNext={hasNext} turn={turn} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}
