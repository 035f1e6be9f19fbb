/** A list of what is chosen from what there is: a box for each. */
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { FormField } from '../../../domain/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { useEditing, type Place } from './editing.ts';

export function Boxes({ item, place, label }: { item: FormField; place: Place; label: string }) {
  const { draft, choices, isLocked } = useEditing();
  const { catalogue, locale } = useSay();
  const value = usePlace(draft, place.path);
  const chosen = Array.isArray(value) ? (value as unknown[]).map(String) : [];
  const known = item.refersTo
    ? (choices[item.refersTo] ?? []).map(({ slug, title }) => ({
        id: slug,
        name: title[locale === 'ar' ? 'ar' : 'en'] || slug,
      }))
    : (item.choices ?? []).map((id) => ({
        id: String(id),
        name: catalogue.choices[String(id)] ?? String(id),
      }));
  const gone = chosen.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, name: id }));
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {[...known, ...gone].map(({ id, name }) => (
        <FormControlLabel
          key={id}
          control={
            <Checkbox
              checked={chosen.includes(id)}
              disabled={isLocked}
              onChange={({ target }) =>
                draft.set(place.path, target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          }
          label={name}
        />
      ))}
    </Box>
  );
}
