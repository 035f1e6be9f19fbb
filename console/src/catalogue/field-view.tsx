/** Any field of a record: a value once or in both languages side by side, fields that belong together, a list. */
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useRef } from 'react';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { blankWith } from './blank.ts';
import { usePlace } from './draft.ts';
import { EditingProvider, idOf, useEditing, type Place } from './editing.ts';
import { FieldInput } from './field-input.tsx';
import { FieldList } from './field-list.tsx';
import { labelOf } from './labels.ts';
import { Label } from './needed.tsx';
import { isOfMachines, ProductFilesTold, ProductUpload } from './product-upload.tsx';
import { placesWithin, sideBySide, Told } from './places.tsx';

function FieldGroup({ field, places, label }: { field: FormField; places: Place[]; label: string }) {
  const { kind, draft, isLocked } = useEditing();
  const { catalogue } = useSay();
  const path = places[0]?.path ?? '';
  const isThere = (usePlace(draft, path) ?? null) !== null;
  const fields = field.fields ?? [];
  // Switched off by a slip, it comes back as it was.
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
          label={catalogue.withThis(label)}
        />
      )}
      <Told path={path} />
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
          {kind === 'product' && path === 'files' && <ProductFilesTold />}
        </Box>
      )}
    </Box>
  );
}

type FieldProps = { field: FormField; places: readonly Place[] };

/** A price is typed by who may set it, also where nothing else is. */
export function FieldView(props: FieldProps) {
  const editing = useEditing();
  const field = <AnyField {...props} />;
  if (!editing.isLocked || !editing.priced.includes(props.field.path)) return field;
  return <EditingProvider value={{ ...editing, isLocked: false }}>{field}</EditingProvider>;
}

function AnyField({ field, places }: FieldProps) {
  const { kind } = useEditing();
  const { catalogue } = useSay();
  const at = placesWithin(field.path, places);
  const label = labelOf(catalogue, kind, at[0]?.path ?? '');
  if (kind === 'product' && at.every(({ path }) => isOfMachines(path))) return null;
  if (field.widget === 'list') return <FieldList field={field} places={at} label={label} Rows={FieldRows} />;
  if (field.widget === 'group') return <FieldGroup field={field} places={at} label={label} />;
  return (
    <Box sx={sideBySide(at.length)} dir="inherit">
      {at.map((place) => (
        <FieldInput
          key={place.path}
          field={field}
          place={place}
          label={place.side === null ? label : `${label} (${catalogue.sides[place.side]})`}
        />
      ))}
    </Box>
  );
}

const isShort = ({ widget, bothLanguages }: FormField): boolean =>
  !bothLanguages && !['list', 'group', 'long-text', 'markdown'].includes(widget);

/** Short values of one language share a line; in a list of both languages each has the width of its own. */
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
