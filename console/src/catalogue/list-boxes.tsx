/** A list of what is chosen from what there is: a box for each. */
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { ticked, useChoices } from './choices-of.ts';
import { usePlace } from './draft.ts';
import { useEditing, type Place } from './editing.ts';

export function Boxes({ item, place, label }: { item: FormField; place: Place; label: string }) {
  const { draft, isLocked } = useEditing();
  const value = usePlace(draft, place.path);
  const kept = Array.isArray(value) ? (value as unknown[]) : [];
  const chosen = kept.map(String);
  const known = useChoices(item);
  const gone = chosen
    .filter((id) => !known.some((one) => one.id === id))
    .map((id) => ({ id, value: id, name: id }));
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {[...known, ...gone].map(({ id, value: one, name }) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              disabled={isLocked}
              onChange={({ target }) =>
                draft.set(place.path, ticked(item, kept, { value: one, isOn: target.checked }))
              }
            />
          }
          label={name}
        />
      ))}
    </Box>
  );
}
