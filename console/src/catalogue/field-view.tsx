/** Any field of a record: a value once or in each language, a group of fields, a list. */
import { Alert, Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { useWords } from '../words/words.ts';
import { blankWith, usePlace } from './draft.ts';
import { EditingProvider, idOf, inSides, type Place, type Side, useEditing } from './editing.ts';
import { FieldInput } from './field-input.tsx';
import { FieldList } from './field-list.tsx';
import { labelOf, placesWithin } from './labels.ts';
import { Label, sideBySide, Sided, FaultOf } from './field-parts.tsx';
import { FileButton } from '../layout/typed-field.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { Refused, sendFile } from '../api.ts';
import { formatTags, sidesIn } from '../locale.ts';

const largestBytes = 50 * 1024 * 1024;

function useSize() {
  const { locale } = useWords();
  const unit = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return (bytes: number): string =>
    bytes < 1024 * 1024
      ? new Intl.NumberFormat(formatTags[locale], { ...unit, unit: 'kilobyte' }).format(bytes / 1024)
      : new Intl.NumberFormat(formatTags[locale], { ...unit, unit: 'megabyte' }).format(bytes / 1024 / 1024);
}

/** Paths and media types of files are set by the upload; kind and size are shown in words. */
const isOfMachines = (path: string): boolean => /^files\.\w+\.(?:path|type|bytes)$/.test(path);

function FileView({ side }: { side: Side }) {
  const { files, catalogue } = useWords();
  const { draft } = useEditing();
  const sizeOf = useSize();
  const kept = usePlace(draft, `files.${side}.path`);
  const path = typeof kept === 'string' ? kept : '';
  const bytes = Number(usePlace(draft, `files.${side}.bytes`) ?? 0);
  const end = path.split('.').at(-1)?.toLowerCase() ?? '';
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {files.of(catalogue.sides[side])}
      </Typography>
      <Typography>
        {path === '' ? files.none : `${files.kinds[end] ?? end.toUpperCase()}, ${sizeOf(bytes)}`}
      </Typography>
      {['path', 'type', 'bytes'].map((field) => (
        <FaultOf key={field} path={`files.${side}.${field}`} />
      ))}
    </Box>
  );
}

function ProductFilesView() {
  const sides = sidesIn(useWords().locale);
  return (
    <Box sx={sideBySide(sides.length)}>
      {sides.map((side) => (
        <FileView key={side} side={side} />
      ))}
    </Box>
  );
}

/** Uploads a file of a product and fills in its record: for each language, or one file for all. */
function ProductUpload() {
  const { files, catalogue, common, locale } = useWords();
  const { draft, isLocked } = useEditing();
  const action = useAction();
  const sizeOf = useSize();
  const [progress, setProgress] = useState('');
  if (isLocked) return null;

  const sides = sidesIn(locale);
  const send = async (side: Side, file: File) => {
    setProgress(files.sending(file.name));
    const sent = await action.run(() => {
      if (file.size > largestBytes)
        throw new Refused(422, { code: 'bad-fields', fields: { file: 'file-size' } });
      const bytes = new Blob([file], { type: 'application/octet-stream' });
      return sendFile('product-files', { name: file.name }, bytes);
    });
    setProgress(sent === null ? '' : files.sent(sent.name, sizeOf(sent.bytes)));
    if (sent === null) return;
    const hasOther = sides.some((one) => one !== side && (draft.get(`files.${one}.path`) ?? '') !== '');
    // A product without a file gets the first one for all languages.
    for (const one of hasOther ? [side] : sides) draft.set(`files.${one}`, sent);
  };
  const fault = action.failure?.fields?.['file'] ?? action.failure?.fields?.['name'];
  const problem =
    fault === undefined ? action.problem : (files.faults[fault] ?? common.failures['bad-fields']);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" color="text.secondary">
        {files.hint}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {sides.map((one) => (
          <FileButton
            key={one}
            label={files.send(catalogue.sides[one])}
            accept=".pdf,.zip,.xlsx,.docx,.pptx,.epub"
            disabled={action.isBusy}
            onFile={(file) => send(one, file)}
          />
        ))}
      </Stack>
      <Typography role="status" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {progress}
      </Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

function FieldGroup({ field, places, label }: { field: FormField; places: Place[]; label: string }) {
  const { kind, draft, isLocked } = useEditing();
  const { catalogue } = useWords();
  const path = places[0]?.path ?? '';
  const isThere = (usePlace(draft, path) ?? null) !== null;
  const fields = field.fields ?? [];
  // Switched off by mistake, it comes back as it was.
  const last = useRef<unknown>(null);
  const turn = (isOn: boolean) => {
    if (!isOn) last.current = draft.get(path);
    draft.set(path, isOn ? (last.current ?? blankWith(fields)) : null);
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }} id={idOf(path)} tabIndex={-1}>
        <Label field={field} text={label} />
      </Typography>
      {kind === 'product' && path === 'files' && <ProductUpload />}
      {field.nullable && (
        <FormControlLabel
          control={
            <Switch checked={isThere} disabled={isLocked} onChange={({ target }) => turn(target.checked)} />
          }
          // Whether a way to pay is offered is another switch.
          label={kind === 'settings' ? catalogue.fillIn(label) : catalogue.withThis(label)}
        />
      )}
      <FaultOf path={path} />
      {isThere && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            paddingInlineStart: 2,
            borderInlineStart: 2,
            borderColor: 'divider',
          }}
        >
          <FieldRows fields={fields} places={places} />
          {kind === 'product' && path === 'files' && <ProductFilesView />}
        </Box>
      )}
    </Box>
  );
}

type FieldProps = { field: FormField; places: readonly Place[] };

/** A price is typed by whoever may set it, also where nothing else may be typed; to all others it is shown. */
export function FieldView(props: FieldProps) {
  const editing = useEditing();
  const { catalogue } = useWords();
  const { isLocked, apart } = editing;
  const field = <AnyField {...props} />;
  const turn = apart.indexOf(props.field.path);
  if (turn < 0) return field;
  return (
    <EditingProvider value={{ ...editing, isLocked: !isLocked, apart: [] }}>
      <Box>
        {field}
        {!isLocked && turn === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {catalogue.price.ofOthers}
          </Typography>
        )}
      </Box>
    </EditingProvider>
  );
}

function AnyField({ field, places }: FieldProps) {
  const { kind, sides, draft } = useEditing();
  const { catalogue } = useWords();
  const at = placesWithin(field.path, places);
  const page = usePlace(draft, `${places[0]?.path}.page`);
  // The address of an entry of a menu, where no page of the site is chosen.
  if (kind === 'settings' && field.path === 'link' && page !== 'ownLink') return null;
  const label = labelOf(catalogue, kind, at[0]?.path ?? '');
  if (kind === 'product' && at.every(({ path }) => isOfMachines(path))) return null;
  if (field.widget === 'list') return <FieldList field={field} places={at} label={label} Rows={FieldRows} />;
  if (field.widget === 'group') return <FieldGroup field={field} places={at} label={label} />;
  const shown = inSides(at, sides);
  return (
    <Sided places={shown} label={label}>
      {(place, name) => <FieldInput field={field} place={place} label={name} />}
    </Sided>
  );
}

const isShort = ({ widget, bothLanguages }: FormField): boolean =>
  !bothLanguages && !['list', 'group', 'long-text', 'markdown'].includes(widget);

/** Short values of one language share a row; in a list of several languages each takes the width of its own. */
export function FieldRows({ fields, places }: { fields: readonly FormField[]; places: readonly Place[] }) {
  const areApart = places.length > 1;
  const short = areApart ? [] : fields.filter(isShort);
  const long = fields.filter((field) => !short.includes(field));
  return (
    <>
      {short.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
          }}
        >
          {short.map((field) => (
            <FieldView key={field.path} field={field} places={places} />
          ))}
        </Box>
      )}
      {long.map((field) => (
        <FieldView key={field.path} field={field} places={places} />
      ))}
    </>
  );
}
