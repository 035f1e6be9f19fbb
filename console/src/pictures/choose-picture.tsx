/** The library in a dialog: one press chooses a picture, and a new one is chosen as soon as it is uploaded. */
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type ClipboardEvent, type DragEvent, useId, useState } from 'react';
import { usePermissions } from 'react-admin';
import { Read, type Reading, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { SearchField } from '../layout/typed-field.tsx';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { inLocale } from '../locale.ts';
import { AddPicture } from './add-picture.tsx';
import { thumbnailOf } from './thumbnail.ts';
import type { DoneOf } from '../api.ts';

type PictureRow = DoneOf<'GET pictures'>['rows'][number];

/** The first picture among what was dropped or pasted. */
export const pictureIn = (data: DataTransfer | null): File | null =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) ?? null;

export const useMayAddPictures = (): boolean => {
  const { permissions = [] } = usePermissions<string[]>();
  return permissions.includes('mayAddPictures');
};

/** What an element needs so that a picture can be dropped onto it or pasted into it. */
export function takesPictures(take: (picture: File) => void) {
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const picture = pictureIn(data);
    if (picture === null) return;
    event.preventDefault();
    take(picture);
  };
  return {
    onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData),
    onDrop: (event: DragEvent) => takeFrom(event, event.dataTransfer),
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
  };
}

/** A page of the library, newest first. */
type Listed = { rows: PictureRow[]; hasNext: boolean };

export function useLibrary(search = ''): { reading: Reading<Listed>; page: number; turn(to: number): void } {
  const [page, setPage] = useState(1);
  const reading = useCalled('GET pictures', { page, perPage: 25, search });
  return {
    reading,
    page,
    turn(to) {
      setPage(to);
      if (to === page) reading.again();
    },
  };
}

type LibraryPagesProps = { page: number; hasNext: boolean; turn(to: number): void };

/** One page of the library back, one on; nothing where all fits one page. */
export function LibraryPages({ page, hasNext, turn }: LibraryPagesProps) {
  const { pictures } = useWords();
  if (page === 1 && !hasNext) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={pictures.pages}
      sx={{ gap: 1, justifyContent: 'center' }}
    >
      <Button variant="outlined" disabled={page === 1} onClick={() => turn(page - 1)}>
        {pictures.newer}
      </Button>
      <Button variant="outlined" disabled={!hasNext} onClick={() => turn(page + 1)}>
        {pictures.older}
      </Button>
    </Stack>
  );
}

type Take = { onTake(picture: PictureRow): void };

const keyed = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([file, address]) => [
      file.slice(file.lastIndexOf('/') + 1, -'.svg'.length),
      address,
    ]),
  );

/** The drawings of the site, by key: scenes show what a record is about, people who gives it. */
const drawings = {
  scenes: keyed(
    import.meta.glob<string>('../../../src/platform/ui/art/scenes/*.svg', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ),
  people: keyed(
    import.meta.glob<string>('../../../src/platform/ui/art/people/*.svg', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ),
};
type Drawn = keyof typeof drawings;

/** The address of a drawing; null where none has this key. */
export const drawingOf = (key: string): string | null => drawings.scenes[key] ?? drawings.people[key] ?? null;

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
};

function Drawings({ of, onDrawing }: { of: Drawn; onDrawing(key: string): void }) {
  const { pictures } = useWords();
  const [least, shape] = of === 'scenes' ? ['8.5rem', '16 / 10'] : ['5.5rem', '1'];
  return (
    <Box component="section" aria-labelledby={`drawn-${of}`} sx={{ mb: 3 }}>
      <Typography id={`drawn-${of}`} component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {pictures.choose[of]}
      </Typography>
      <Box component="ul" sx={{ ...grid, gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` }}>
        {Object.entries(drawings[of]).map(([key, address]) => {
          const name = pictures.scenes[key];
          return (
            <li key={key}>
              <ButtonBase
                aria-label={pictures.choose.take(name ?? key)}
                onClick={() => onDrawing(key)}
                sx={{ display: 'grid', width: '100%', borderRadius: 3, p: 0.5, gap: 0.5 }}
              >
                <Box
                  component="img"
                  src={address}
                  alt=""
                  loading="lazy"
                  sx={{ width: '100%', aspectRatio: shape, bgcolor: 'action.hover', borderRadius: 2 }}
                />
                {name && (
                  <Typography variant="body2" sx={{ textAlign: 'start' }}>
                    {name}
                  </Typography>
                )}
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

function Library({ onTake }: Take) {
  const { pictures, locale } = useWords();
  const [search, setSearch] = useState('');
  const { reading, page, turn } = useLibrary(search);
  const find = (text: string) => {
    turn(1);
    setSearch(text);
  };
  return (
    <>
      <Box sx={{ pt: 1, mb: 2 }}>
        <SearchField label={pictures.search} clear={pictures.clear} search={search} onSearch={find} />
      </Box>
      <Read reading={reading} height={240}>
        {({ rows, hasNext }) => (
          <>
            {rows.length === 0 && (
              <Typography>{search === '' ? pictures.empty : pictures.noneFound}</Typography>
            )}
            <Box component="ul" sx={grid}>
              {rows.map((picture) => {
                const words = inLocale(picture.alt, locale);
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
    </>
  );
}

type Props = Take & {
  /** Which drawings may be chosen too, by their key. */
  drawn?: readonly Drawn[];
  onDrawing?: (key: string) => void;
  /** A file that was dropped or pasted: the form for it is open at once. */
  given?: File | null;
  /** The language of the text it is for. */
  side?: Locale;
  /** False while it closes. */
  isOpen?: boolean;
  onClose(): void;
  /** It is closed, and has returned the focus. */
  onGone?(): void;
};

export function ChoosePicture({
  given = null,
  side,
  isOpen = true,
  onTake,
  drawn,
  onDrawing,
  onClose,
  onGone,
}: Props) {
  const { pictures, common } = useWords();
  const [isAdding, setAdding] = useState(given !== null);
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={id}
      // Only one of the two returns the focus: what was typed between them would go to the old place.
      disableRestoreFocus={onGone !== undefined}
      fullWidth
      maxWidth="md"
      slotProps={{
        transition: { onExited: () => onGone?.() },
        // A fixed height: buttons that move when the pictures load are pressed by mistake.
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
          <AddPicture
            given={given}
            side={side}
            onAdded={onTake}
            onClose={given ? onClose : () => setAdding(false)}
          />
        ) : (
          <>
            {onDrawing && drawn?.map((of) => <Drawings key={of} of={of} onDrawing={onDrawing} />)}
            <Library onTake={onTake} />
          </>
        )}
      </DialogContent>
      {!isAdding && (
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, p: 2 }}>
          <Button onClick={onClose}>{common.close}</Button>
          <Button variant="contained" onClick={() => setAdding(true)}>
            {pictures.add}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
