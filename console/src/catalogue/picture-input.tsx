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

function Uploaded({ thumbnail, ...props }: FieldProps & { thumbnail: string }) {
  const { pictures } = useSay();
  const { isLocked } = useEditing();
  const { isWrong, hint } = useHint(props, null);
  const picture = (
    <InputAdornment position="start">
      <Box component="img" src={thumbnail} alt="" sx={{ width: 40, height: 40, objectFit: 'cover' }} />
    </InputAdornment>
  );
  return (
    <TextField
      id={idOf(props.place.path)}
      label={<Label field={props.field} text={props.label} />}
      value={pictures.choose.uploaded}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={isWrong ? hint : null}
      slotProps={{ input: { readOnly: true, startAdornment: picture } }}
    />
  );
}

function Portrait(props: FieldProps) {
  const { pictures } = useSay();
  const { draft, isLocked } = useEditing();
  const { path } = props.place;
  const thumbnail = thumbnailOf(textOf(usePlace(draft, path)));
  const [isChoosing, setChoosing] = useState(false);
  const take = (name: string) => {
    draft.set(path, name);
    setChoosing(false);
  };
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      {thumbnail === null ? <TextInput {...props} /> : <Uploaded {...props} thumbnail={thumbnail} />}
      {!isLocked && (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => setChoosing(true)}>
            {pictures.choose.open}
          </Button>
          {thumbnail !== null && (
            <Button size="small" onClick={() => take('')}>
              {pictures.choose.none}
            </Button>
          )}
        </Stack>
      )}
      {isChoosing && <ChoosePicture onTake={({ name }) => take(name)} onClose={() => setChoosing(false)} />}
    </Stack>
  );
}

/** The still of a film is a file of the site, and typed. */
export const PictureInput = (props: FieldProps) =>
  props.place.path.endsWith('portrait') ? <Portrait {...props} /> : <TextInput {...props} />;
