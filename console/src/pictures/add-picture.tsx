import { Alert, Box, Button, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { largestPictureBytes } from '../../../src/community/community/post-view.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { type DoneOf, Refused, sendFile } from '../api.ts';
import { TypedForm } from '../layout/typed-field.tsx';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { directionOf, fieldIn, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';

type PictureRow = DoneOf<'GET pictures'>['rows'][number];

/** A description of a picture, one field a language: one is required, that of `side` where the text is in one. */
type Alt = Partial<Record<Locale, string>>;
type AltFieldsProps = {
  alt: Alt;
  side?: Locale | undefined;
  faultOf(field: 'alt'): string | undefined;
  onChange(alt: Alt): void;
};

export function AltFields({ alt, side, faultOf, onChange }: AltFieldsProps) {
  const { pictures, locale } = useWords();
  const sides = sidesIn(locale);
  const first = side ?? sides[0];
  const hints = [pictures.altHint, side === undefined && sides.length > 1 ? pictures.altOne : null];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      {sides.map((one, at) => (
        <TextField
          key={one}
          required={side === one}
          multiline
          minRows={2}
          label={sides.length === 1 ? pictures.alt : fieldIn(pictures.alt, one, locale)}
          value={alt[one] ?? ''}
          onChange={({ target }) => onChange({ ...alt, [one]: target.value })}
          error={one === first && faultOf('alt') !== undefined}
          helperText={(one === first ? faultOf('alt') : undefined) ?? hints[at]}
          slotProps={{ htmlInput: { lang: one, dir: directionOf(one), maxLength: 300 } }}
        />
      ))}
    </Box>
  );
}

const faultOfAlt = (alt: Alt, side: Locale | undefined): { alt?: 'required' } =>
  (side === undefined ? Object.values(alt) : [alt[side] ?? '']).some((text) => text.trim() !== '')
    ? {}
    : { alt: 'required' };

const kinds = ['image/jpeg', 'image/png', 'image/webp'];

/** Checked before anything is sent; the server checks the bytes themselves. */
function faultOfFile(file: File | null): string | null {
  if (file === null) return 'picture-required';
  if (file.size > largestPictureBytes) return 'picture-size';
  return kinds.includes(file.type) ? null : 'picture-kind';
}

/** A preview on a canvas: needs no address that the page's policy would have to allow. Draws nothing of what is no picture. */
async function drawOn(canvas: HTMLCanvasElement, file: File): Promise<void> {
  try {
    const bitmap = await createImageBitmap(file, { resizeHeight: 220 });
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
  } catch {
    // The server reports it with the other faults.
    canvas.width = 0;
    canvas.height = 0;
  }
}

function Look({ file }: { file: File }) {
  const show = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas !== null) void drawOn(canvas, file);
    },
    [file],
  );
  return (
    // As high as what will be drawn, so that no button moves under a finger.
    <Box
      component="canvas"
      ref={show}
      width={1}
      height={220}
      aria-hidden
      sx={{ maxWidth: '100%', borderRadius: 3 }}
    />
  );
}

type FileProps = { file: File | null; fault: string | undefined; onFile(file: File): void };

function FileField({ file, fault, onFile }: FileProps) {
  const { pictures } = useWords();
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {file !== null && <Look key={`${file.name} ${file.lastModified}`} file={file} />}
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="outlined"
        sx={{ '&:focus-within': { outline: '3px solid' } }}
      >
        {file === null ? pictures.file : pictures.another}
        <Box
          component="input"
          type="file"
          accept={kinds.join(',')}
          aria-describedby="picture-file-hint"
          aria-invalid={fault !== undefined}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
          }}
          sx={{ position: 'absolute', width: 1, height: 1, opacity: 0, overflow: 'hidden' }}
        />
      </Button>
      <FormHelperText id="picture-file-hint" error={fault !== undefined} sx={{ overflowWrap: 'anywhere' }}>
        {fault ?? (file === null ? pictures.fileHint : pictures.chosen(file.name))}
      </FormHelperText>
    </Stack>
  );
}

type Props = {
  /** A file that was dropped or pasted elsewhere. */
  given?: File | null;
  /** The language of the text it is for: then its description is in that one. */
  side?: Locale | undefined;
  onAdded(picture: PictureRow): void;
  onClose?: () => void;
};

/** The form that adds a picture to the library. What was typed and chosen is never lost. */
export function AddPicture({ given = null, side, onAdded, onClose }: Props) {
  const { pictures, common } = useWords();
  const action = useAction();
  const [file, setFile] = useState<File | null>(given);
  const [alt, setAlt] = useState<Alt>({});

  const faultOf = (field: string): string | undefined => {
    const fault = action.failure?.fields?.[field];
    return fault === undefined ? undefined : (pictures.faults[fault] ?? common.faults[fault] ?? fault);
  };
  const add = () =>
    action.run(async () => {
      const fault = faultOfFile(file);
      const fields = {
        ...(fault !== null && { picture: fault }),
        ...faultOfAlt(alt, side),
      };
      if (file === null || Object.keys(fields).length > 0)
        throw new Refused(422, { code: 'bad-fields', fields });
      onAdded(await sendFile('pictures', alt, file));
    });
  return (
    <TypedForm aria-label={pictures.add} sx={{ gap: 2 }} onSend={add}>
      <FileField
        file={file}
        fault={faultOf('picture')}
        onFile={(chosen) => {
          setFile(chosen);
          action.clear();
        }}
      />
      <AltFields alt={alt} side={side} faultOf={faultOf} onChange={setAlt} />
      {action.failure !== null && (
        <Alert severity="error">{action.problem ?? common.failures['bad-fields']}</Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={action.isBusy}>
          {pictures.save}
        </Button>
        {onClose && (
          <Button onClick={onClose} disabled={action.isBusy}>
            {common.cancel}
          </Button>
        )}
        <Typography role="status" variant="body2">
          {action.isBusy ? pictures.saving : ''}
        </Typography>
      </Stack>
    </TypedForm>
  );
}
