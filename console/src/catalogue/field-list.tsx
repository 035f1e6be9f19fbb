/** A list: its lines in both languages beside each other, added, moved and taken out together. */
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { Fragment, useMemo, type ComponentType } from 'react';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { blankItem } from './blank.ts';
import { isChosen } from './choices-of.ts';
import { join } from './draft-path.ts';
import { usePlace, useTaken, type Draft } from './draft.ts';
import { idOf, leadTo, leadToElement, useEditing, type Place } from './editing.ts';
import { Boxes } from './list-boxes.tsx';
import { FoldedLine, PlainLine, type Lines } from './list-lines.tsx';
import { Label } from './needed.tsx';
import { placesWithin, Told } from './places.tsx';
import { idOfTaken, TakenLine } from './taken-line.tsx';
import { takenFrom, withMoved, withoutTaken, withTaken, type TakenOut } from './taken-out.ts';

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
function useLines({ field, places }: Props): Lines & { putBack(taken: TakenOut): void } {
  const { draft, unfold } = useEditing();
  const lists = places.map(({ path }) => path);
  const change = (how: (items: unknown[], side: number) => unknown[]) => {
    const count = Math.max(...places.map((place) => itemsAt(draft, place).length));
    for (const [side, place] of places.entries()) {
      const items = itemsAt(draft, place);
      const missing = Array.from({ length: count - items.length }, () => blankItem(field));
      draft.set(place.path, how([...items, ...missing], side));
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
    take(index: number) {
      const values: unknown[] = [];
      change((items) => {
        values.push(items[index]);
        return items.filter((_, place) => place !== index);
      });
      const { all, id } = withTaken(draft.taken(), { lists, at: index, values });
      draft.keepTaken(all);
      leadToElement(idOfTaken(id), 'nearest');
    },
    putBack(taken: TakenOut) {
      change((items, side) => items.toSpliced(taken.at, 0, taken.values[side]));
      draft.keepTaken(withoutTaken(draft.taken(), taken));
      leadTo(within(places, taken.at)[0]?.path ?? '');
    },
    move(index: number, by: 1 | -1) {
      change((items) => items.with(index, items[index + by]).with(index + by, items[index]));
      draft.keepTaken(withMoved(draft.taken(), lists, [index, index + by]));
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
  const isFull = count >= (field.mostItems ?? Infinity);
  const taken = takenFrom(
    useTaken(draft),
    places.map(({ path }) => path),
  );
  const outBefore = (index: number) =>
    taken
      .filter(({ at }) => at === index)
      .map((one) => (
        <TakenLine
          key={`out${one.id}`}
          label={label}
          taken={one}
          isFull={isFull}
          onBack={() => lines.putBack(one)}
        />
      ));
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
      {!areBoxes && count + taken.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {Array.from({ length: count }, (_, index) => {
            const at = within(places, index);
            const line = { name: `${label} ${index + 1}`, index, count, lines, places: at };
            return (
              <Fragment key={index}>
                {outBefore(index)}
                {field.item ? (
                  <PlainLine {...line} item={field.item} />
                ) : (
                  <FoldedLine {...line} inside={<Rows fields={field.fields ?? []} places={at} />} />
                )}
              </Fragment>
            );
          })}
          {outBefore(count)}
        </Box>
      )}
      {!areBoxes && (
        <Box>
          <Button startIcon={<Add />} disabled={isLocked || isFull} onClick={lines.add}>
            {catalogue.addTo(label)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
