/** The library of pictures: where each is used, and adding one. */
import { Box, Card, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { AddPicture, AltFields } from './add-picture.tsx';
import { LibraryPages, useLibrary } from './choose-picture.tsx';
import { thumbnailOf } from './thumbnail.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { directionOf, inLocale, momentOf, sidesIn } from '../locale.ts';
import { type DoneOf, call } from '../api.ts';

type PictureRow = DoneOf<'GET pictures'>['rows'][number];

type Props = { picture: PictureRow; onChanged(): void };

function Describe({ picture, onChanged }: Props) {
  const { common, pictures } = useWords();
  const [alt, setAlt] = useState<Partial<Record<Locale, string>>>(picture.alt);
  return (
    <ActionButton
      label={pictures.describe}
      sure={pictures.describeLead}
      go={common.save}
      faults={pictures.faults}
      run={() => call('PUT pictures/{id}', { id: picture.id, ...alt })}
      done={pictures.described}
      onDone={onChanged}
      onStale={onChanged}
    >
      {({ faultOf }) => <AltFields alt={alt} faultOf={faultOf} onChange={setAlt} />}
    </ActionButton>
  );
}

function Places({ picture }: { picture: PictureRow }) {
  const { pictures, catalogue } = useWords();
  const { usedIn } = picture;
  if (usedIn.length === 0) return <Typography variant="body2">{pictures.unused}</Typography>;
  return (
    <Box>
      <Typography variant="body2">{pictures.usedIn(usedIn.length)}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {usedIn.map(({ kind, slug }) => (
          <Typography key={`${kind} ${slug}`} component="li" variant="body2">
            <Link
              component={RouterLink}
              to={kind === 'lesson' ? `/teaching/${slug}` : `/catalogue/${kind}/${slug}`}
            >
              {kind === 'lesson' ? pictures.lessonOf : (catalogue.kinds[kind]?.one ?? kind)}
              {': '}
              <bdi dir="ltr">{slug}</bdi>
            </Link>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** One picture of the library: its description, where it is used, editing and removing it. */
function PictureCard({ picture, onChanged }: Props) {
  const { pictures, locale } = useWords();
  const { id, name, width, height, bytes, alt, addedBy, addedAt, usedIn } = picture;
  const [first = locale, ...others] = sidesIn(locale).filter((side) => alt[side] !== '');
  return (
    <Card component="li" sx={{ overflow: 'hidden', display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <Box
        component="img"
        src={thumbnailOf(name) ?? ''}
        alt=""
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'contain', bgcolor: 'action.hover' }}
      />
      <Stack sx={{ p: 2, gap: 1, minWidth: 0 }}>
        <Typography
          component="h2"
          variant="subtitle1"
          lang={first}
          dir={directionOf(first)}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {alt[first] || inLocale(alt, locale)}
        </Typography>
        {others.map((side) => (
          <Typography key={side} lang={side} dir={directionOf(side)} sx={{ overflowWrap: 'anywhere' }}>
            {alt[side]}
          </Typography>
        ))}
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {pictures.by(addedBy, momentOf(addedAt, locale))}
          {' · '}
          {pictures.size(width, height, Math.max(1, Math.round(bytes / 1024)))}
        </Typography>
        <Places picture={picture} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 'auto', pt: 1 }}>
          <Describe key={Object.values(alt).join(' ')} picture={picture} onChanged={onChanged} />
          {usedIn.length === 0 && (
            <ActionButton
              label={pictures.remove}
              sure={pictures.removeSure}
              go={pictures.removeGo}
              done={pictures.removed}
              isDanger
              run={() => call('DELETE pictures/{id}', { id })}
              onDone={onChanged}
              onStale={onChanged}
            />
          )}
        </Stack>
      </Stack>
    </Card>
  );
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' };

export function PicturesPage() {
  const { nav, pictures } = useWords();
  const notify = useNotify();
  const { reading, page, turn } = useLibrary();
  return (
    <PageFrame title={nav.pages.pictures} lead={pictures.lead}>
      <Box>
        <OpenInPlace label={pictures.add}>
          {(close) => (
            <Card sx={{ p: 2.5, maxWidth: '52rem' }}>
              <AddPicture
                onAdded={() => {
                  notify(pictures.added, { type: 'success' });
                  close();
                  turn(1);
                }}
                onClose={close}
              />
            </Card>
          )}
        </OpenInPlace>
      </Box>
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
