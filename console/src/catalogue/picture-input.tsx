/** The picture of a record: a drawn person by her key, or one of the library, which is chosen by looking at it. */
import { Box, Button, InputAdornment, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { thumbnailOf } from '../pictures/sources.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing } from './editing.ts';
import { Label } from './needed.tsx';
import { TextInput, textOf, useHint, type FieldProps } from './text-input.tsx';

/** What is shown of it, and what it is called; both null where nothing is chosen. */
type Chosen = { thumbnail: string | null; name: string };

function Shown({ thumbnail, name, ...props }: FieldProps & Chosen) {
  const { isLocked } = useEditing();
  const { isWrong, hint } = useHint(props, null);
  const picture = thumbnail !== null && (
    <InputAdornment position="start">
      <Box component="img" src={thumbnail} alt="" sx={{ width: 40, height: 40, objectFit: 'cover' }} />
    </InputAdornment>
  );
  return (
    <TextField
      id={idOf(props.place.path)}
      label={<Label field={props.field} text={props.label} />}
      value={name}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={isWrong ? hint : null}
      slotProps={{
        input: { readOnly: true, startAdornment: picture },
        inputLabel: { shrink: true },
      }}
    />
  );
}

/** A film of the site brings its still along: a file that lies there in several kinds. */
const stillOf = (value: string): string | null => (value.startsWith('/') ? `${value}.jpg` : null);

export function PictureInput(props: FieldProps) {
  const { field, place } = props;
  const { pictures, catalogue } = useSay();
  const { draft, isLocked } = useEditing();
  const value = textOf(usePlace(draft, place.path));
  const ofLibrary = thumbnailOf(value);
  const isPerson = place.path.endsWith('portrait');
  const [isChoosing, setChoosing] = useState(false);
  const take = (name: string) => {
    draft.set(place.path, name === '' && field.nullable ? null : name);
    setChoosing(false);
  };
  const name = ofLibrary
    ? pictures.choose.uploaded
    : value === ''
      ? catalogue.nothing
      : pictures.choose.ofSite;
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      {isPerson && ofLibrary === null ? (
        <TextInput {...props} />
      ) : (
        <Shown {...props} thumbnail={ofLibrary ?? stillOf(value)} name={name} />
      )}
      {!isLocked && (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => setChoosing(true)}>
            {pictures.choose.open}
          </Button>
          {(ofLibrary !== null || (!isPerson && value !== '')) && (
            <Button size="small" onClick={() => take('')}>
              {pictures.choose.none}
            </Button>
          )}
        </Stack>
      )}
      {isChoosing && <ChoosePicture onTake={({ name: of }) => take(of)} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}
