/** A list: its lines in both languages beside each other, added, moved and taken out together. */
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useMemo, type ComponentType } from 'react';
import type { FormField } from '../../../domain/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { blankItem } from './blank.ts';
import { isChosen } from './choices-of.ts';
import { join, usePlace, type Draft } from './draft.ts';
import { idOf, leadTo, useEditing, type Place } from './editing.ts';
import { Boxes } from './list-boxes.tsx';
import { FoldedLine, PlainLine, type Lines } from './list-lines.tsx';
import { Label } from './needed.tsx';
import { placesWithin, Told } from './places.tsx';

type Props = {
  field: FormField;
  places: Place[];
  label: string;
  /** The fields of a line that has several. */
  Rows: ComponentType<{ fields: readonly FormField[]; places: readonly Place[] }>;
};

const itemsAt = (draft: Draft, { path }: Place): unknown[] => {
  const value = draft.get(path);
  return Array.isArray(value) ? (value as unknown[]) : [];
};

const within = (places: readonly Place[], index: number): Place[] =>
  places.map(({ path, side }) => ({ path: join(path, index), side }));

/** Every language gets as many lines as the longest has, before the lines are moved. */
function useLines({ field, places }: Props): Lines {
  const { draft, unfold } = useEditing();
  const change = (how: (items: unknown[]) => unknown[]) => {
    const count = Math.max(...places.map((place) => itemsAt(draft, place).length));
    for (const place of places) {
      const items = itemsAt(draft, place);
      const missing = Array.from({ length: count - items.length }, () => blankItem(field));
      draft.set(place.path, how([...items, ...missing]));
    }
    return count;
  };
  return {
    add() {
      const count = change((items) => [...items, blankItem(field)]);
      const [first] = within(places, count);
      if (!first) return;
      unfold(first.path, true);
      const [inner] = field.fields ?? [];
      leadTo(inner ? (placesWithin(inner.path, [first])[0]?.path ?? '') : first.path);
    },
    take: (index: number) => void change((items) => items.filter((_, place) => place !== index)),
    move(index: number, by: 1 | -1) {
      change((items) => items.with(index, items[index + by]).with(index + by, items[index]));
      unfold(within(places, index)[0]?.path ?? '', false);
      unfold(within(places, index + by)[0]?.path ?? '', false);
    },
  };
}

export function FieldList(props: Props) {
  const { field, places, label, Rows } = props;
  const { draft, isLocked } = useEditing();
  const { catalogue } = useSay();
  const lines = useLines(props);
  const first = usePlace(draft, places[0]?.path ?? '');
  const second = usePlace(draft, places[1]?.path ?? places[0]?.path ?? '');
  const count = useMemo(
    () => Math.max(...[first, second].map((value) => (Array.isArray(value) ? value.length : 0))),
    [first, second],
  );
  const areBoxes = field.item !== undefined && isChosen(field.item) && places[0] !== undefined;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.25 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }} id={idOf(places[0]?.path ?? '')} tabIndex={-1}>
        <Label field={field} text={label} />
      </Typography>
      {places.map((place) => (
        <Box key={place.path} {...(place !== places[0] && { id: idOf(place.path), tabIndex: -1 })}>
          <Told path={place.path} />
        </Box>
      ))}
      {areBoxes && field.item && places[0] && <Boxes item={field.item} place={places[0]} label={label} />}
      {!areBoxes && count > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {Array.from({ length: count }, (_, index) => {
            const at = within(places, index);
            const line = { name: `${label} ${index + 1}`, index, count, lines, places: at };
            return field.item ? (
              <PlainLine key={index} {...line} item={field.item} />
            ) : (
              <FoldedLine key={index} {...line} inside={<Rows fields={field.fields ?? []} places={at} />} />
            );
          })}
        </Box>
      )}
      {!areBoxes && (
        <Box>
          <Button
            startIcon={<Add />}
            disabled={isLocked || count >= (field.mostItems ?? Infinity)}
            onClick={lines.add}
          >
            {catalogue.addTo(label)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
