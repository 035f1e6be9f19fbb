/** One value: the input that its widget asks for, its fault, and how many characters are left. */
import { Box, Button, Checkbox, FormControlLabel, InputAdornment, Stack, TextField } from '@mui/material';
import { memo, useState } from 'react';
import { useWords } from '../words/words.ts';
import { useChoices } from './labels.ts';
import { readDirhams, typedDirhams, usePlace } from './draft.ts';
import { idOf, useEditing } from './editing.ts';
import {
  type FieldProps,
  type FieldProps as Props,
  MarkdownInput,
  TextInput,
  textOf,
  useHint,
} from './text-input.tsx';
import { Label } from './field-parts.tsx';
import {
  accentContrast,
  deliveredLook,
  isColour,
  leastContrast,
  primaryContrast,
} from '../../../src/academy/settings/look.ts';
import { numberIn, readAmount } from '../../../src/platform/money/typed-amount.ts';
import { readMoment, typedMoment } from '../morocco.ts';
import { formatTags } from '../locale.ts';
import { FileButton } from '../layout/typed-field.tsx';
import { ChoosePicture, drawingOf, takesPictures, useMayAddPictures } from '../pictures/choose-picture.tsx';
import { thumbnailOf } from '../pictures/thumbnail.ts';

/** `thumbnail`: null where there is none. */
type Chosen = { thumbnail: string | null; name: string; hint: string | null };

function Shown({ thumbnail, name, hint: lead, ...props }: FieldProps & Chosen) {
  const { isLocked } = useEditing();
  const { isWrong, hint } = useHint(props, null);
  const picture = thumbnail !== null && (
    <InputAdornment position="start">
      <Box component="img" src={thumbnail} alt="" sx={{ width: 64, height: 40, objectFit: 'contain' }} />
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
      helperText={isWrong ? hint : lead}
      slotProps={{
        input: { readOnly: true, startAdornment: picture },
        inputLabel: { shrink: true },
      }}
    />
  );
}

/** A film of the site has a still: an image file under the same name. */
const stillOf = (value: string): string | null => (value.startsWith('/') ? `${value}.jpg` : null);

/** Records that show what they are about; the others show a person. */
const withScenes: ReadonlySet<string> = new Set(['course', 'workshop', 'post', 'service']);

/** The picture of a record: a drawing by key, or a picture chosen from the library. */
function PictureInput(props: FieldProps) {
  const { field, place } = props;
  const { pictures, catalogue } = useWords();
  const { kind, draft, isLocked } = useEditing();
  const value = textOf(usePlace(draft, place.path));
  const ofLibrary = thumbnailOf(value);
  const isDrawn = place.path.endsWith('portrait');
  const mayDrop = useMayAddPictures() && !isLocked;
  /** Of the open dialog: the picture that was dropped, or null. */
  const [choosing, setChoosing] = useState<{ given: File | null } | null>(null);
  const take = (name: string) => {
    draft.set(place.path, name === '' && field.nullable ? null : name);
    setChoosing(null);
  };
  const name = ofLibrary
    ? pictures.choose.uploaded
    : value === ''
      ? catalogue.nothing
      : isDrawn
        ? (pictures.scenes[value] ?? pictures.choose.drawn)
        : pictures.choose.ofSite;
  return (
    <Stack
      {...(mayDrop && takesPictures((given) => setChoosing({ given })))}
      sx={{ gap: 0.5, alignItems: 'flex-start' }}
    >
      <Shown
        {...props}
        hint={mayDrop ? pictures.write.drop : null}
        thumbnail={ofLibrary ?? (isDrawn ? drawingOf(value) : stillOf(value))}
        name={name}
      />
      {!isLocked && (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {mayDrop && (
            // A phone offers its camera, too.
            <FileButton
              size="small"
              variant="text"
              label={pictures.upload}
              accept="image/*"
              onFile={(given) => setChoosing({ given })}
            />
          )}
          <Button size="small" onClick={() => setChoosing({ given: null })}>
            {pictures.choose.open}
          </Button>
          {value !== '' && (
            <Button size="small" onClick={() => take('')}>
              {pictures.choose.none}
            </Button>
          )}
        </Stack>
      )}
      {choosing !== null && (
        <ChoosePicture
          given={choosing.given}
          onTake={({ name: of }) => take(of)}
          {...(isDrawn && {
            drawn: [
              ...(place.path === 'portrait' && withScenes.has(kind) ? (['scenes'] as const) : []),
              // An article is no person’s.
              ...(kind === 'post' ? [] : (['people'] as const)),
            ],
            onDrawing: take,
          })}
          onClose={() => setChoosing(null)}
        />
      )}
    </Stack>
  );
}

/** Languages common in Morocco come first. */
const tags = ['ary', 'ar', 'fr', 'en', 'zgh', 'es', 'de', 'it', 'pt', 'tr'] as const;

function otherName(tag: string, within: string): string {
  try {
    return new Intl.DisplayNames(within, { type: 'language' }).of(tag) ?? tag;
  } catch {
    // A tag from an earlier version that this browser cannot name stays readable.
    return tag;
  }
}

/** The language of teaching, chosen by its name; the API has its tag. */
function LanguageInput(props: FieldProps) {
  const { field, place, label } = props;
  const { catalogue, locale } = useWords();
  const { draft, isLocked } = useEditing();
  const chosen = textOf(usePlace(draft, place.path));
  const { isWrong, hint } = useHint(props, null);
  const nameOf = (tag: string): string => catalogue.languages[tag] ?? otherName(tag, formatTags[locale]);
  const isOther = chosen !== '' && !tags.some((tag) => tag === chosen);
  return (
    <TextField
      select
      id={idOf(place.path)}
      label={<Label field={field} text={label} />}
      value={chosen}
      onChange={({ target }) => draft.set(place.path, target.value)}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={hint}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: idOf(place.path) } }}
    >
      {chosen === '' && <option value="">{catalogue.nothing}</option>}
      {[...(isOther ? [chosen] : []), ...tags].map((tag) => (
        <option key={tag} value={tag}>
          {nameOf(tag)}
        </option>
      ))}
    </TextField>
  );
}

/** Typed as people type it, kept in the API's units; what cannot be read is kept as typed and marked as a fault. */
function ReadInput(
  props: Props & {
    read(typed: string): unknown;
    write(value: unknown): string;
    type?: string;
    unit?: string;
    /** Why what is typed cannot be read; null where it can be. */
    whyNot?: (typed: string) => string | null;
  },
) {
  const { field, place, label, read, write, type = 'text', unit, whyNot } = props;
  const { draft, isLocked } = useEditing();
  const value = usePlace(draft, place.path);
  const [typed, setTyped] = useState(() => write(value));
  // Changed from elsewhere: by a colleague, or an earlier revision.
  const shown = typed !== '' && (read(typed) ?? typed) === value ? typed : write(value);
  const asHint = useHint(props, value);
  const reason = whyNot?.(shown) ?? null;
  const { isWrong, hint } = reason === null ? asHint : { isWrong: true, hint: reason };
  return (
    <TextField
      id={idOf(place.path)}
      label={<Label field={field} text={label} />}
      type={type}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const empty = field.nullable ? null : '';
        draft.set(place.path, target.value.trim() === '' ? empty : (read(target.value) ?? target.value));
      }}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={hint}
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: type === 'text' ? 'decimal' : undefined },
        inputLabel: type === 'text' ? {} : { shrink: true },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}

const writeMoney = (value: unknown): string =>
  typeof value === 'number' ? typedDirhams(value) : textOf(value);
const writeMoment = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.endsWith('Z')
    ? typedMoment(new Date(value))
    : textOf(value);
const readMomentIso = (typed: string): string | null => readMoment(typed)?.toISOString() ?? null;

const deliveredColours: Readonly<Record<string, string>> = {
  primaryColour: deliveredLook.primary,
  accentColour: deliveredLook.accent,
};
const contrasts: Readonly<Record<string, (colour: string) => number>> = {
  primaryColour: primaryContrast,
  accentColour: accentContrast,
};

/** A colour, chosen or typed; whether letters can be read is told at once. */
function ColourInput(props: Props) {
  const { field, place, label } = props;
  const { catalogue, locale } = useWords();
  const { draft, isLocked } = useEditing();
  const value = textOf(usePlace(draft, place.path));
  const { isWrong, hint } = useHint(props, null);
  const contrast = isColour(value) ? contrasts[place.path]?.(value) : undefined;
  const { good, low } = catalogue.contrast;
  const ratio = new Intl.NumberFormat(formatTags[locale], {
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  }).format(contrast ?? 0);
  const told = contrast === undefined ? null : contrast >= leastContrast ? good(ratio) : low(ratio);
  const set = (typed: string) =>
    draft.set(place.path, typed.trim() === '' ? null : typed.trim().toLowerCase());
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={label}
        value={isColour(value) ? value : deliveredColours[place.path]}
        disabled={isLocked}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => set(target.value)}
        sx={{ width: 56, height: 56, p: 0.5, border: 0, bgcolor: 'transparent', cursor: 'pointer' }}
      />
      <TextField
        id={idOf(place.path)}
        label={<Label field={field} text={label} />}
        value={value}
        onChange={({ target }) => set(target.value)}
        fullWidth
        disabled={isLocked}
        error={isWrong}
        helperText={isWrong ? hint : told}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 7, spellCheck: false } }}
      />
    </Stack>
  );
}

function ChoiceInput(props: Props) {
  const { field, place, label } = props;
  const { draft, isLocked } = useEditing();
  const { catalogue } = useWords();
  const value = usePlace(draft, place.path);
  const { isWrong, hint } = useHint(props, null);
  const chosen = textOf(value);
  const options = useChoices(field).filter(({ id, isRetired }) => isRetired !== true || id === chosen);
  const isThere = options.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      id={idOf(place.path)}
      label={<Label field={field} text={label} />}
      value={chosen}
      onChange={({ target }) => {
        const kept = options.find(({ id }) => id === target.value)?.value ?? target.value;
        draft.set(place.path, kept === '' && field.nullable ? null : kept);
      }}
      fullWidth
      disabled={isLocked}
      error={isWrong}
      helperText={hint}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: idOf(place.path) } }}
    >
      {(field.nullable || chosen === '') && <option value="">{catalogue.nothing}</option>}
      {!isThere && chosen !== '' && <option value={chosen}>{chosen}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

function YesInput({ place, label }: Props) {
  const { draft, isLocked } = useEditing();
  const value = usePlace(draft, place.path);
  return (
    <FormControlLabel
      control={
        <Checkbox
          id={idOf(place.path)}
          checked={value === true}
          disabled={isLocked}
          onChange={({ target }) => draft.set(place.path, target.checked)}
        />
      }
      label={label}
    />
  );
}

export const FieldInput = memo(function FieldInput(props: Props) {
  const { catalogue, common } = useWords();
  switch (props.field.widget) {
    case 'money':
      return (
        <ReadInput
          {...props}
          read={readDirhams}
          write={writeMoney}
          unit={catalogue.dirhams}
          whyNot={(typed) => {
            const read = readAmount(typed);
            return read.ok || typed.trim() === '' ? null : (common.faults[read.reason] ?? null);
          }}
        />
      );
    case 'number':
      return <ReadInput {...props} read={numberIn} write={textOf} />;
    case 'moment':
      return <ReadInput {...props} read={readMomentIso} write={writeMoment} type="datetime-local" />;
    case 'choice':
    case 'weekday':
      return <ChoiceInput {...props} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'colour':
      return <ColourInput {...props} />;
    case 'language':
      return <LanguageInput {...props} />;
    case 'markdown':
      return <MarkdownInput {...props} />;
    case 'boolean':
      return <YesInput {...props} />;
    default:
      return <TextInput {...props} />;
  }
});
