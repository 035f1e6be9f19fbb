/** A list: its lines in each language, added, moved and removed together. */
import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Checkbox, Chip, FormControlLabel, IconButton, Stack, Typography } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { readingOrder } from '../../../src/platform/i18n/locale.ts';
import { useWords } from '../words/words.ts';
import {
  blankItem,
  type Draft,
  join,
  stepsOf,
  takenFrom,
  type TakenOut,
  useDraft,
  usePlace,
  useTaken,
  withMoved,
  withoutTaken,
  withTaken,
} from './draft.ts';
import { isChosen, ticked, titleOfLine, useChoices, placesWithin } from './labels.ts';
import { idOf, inSides, leadTo, leadToElement, type Place, type Side, useEditing } from './editing.ts';
import { Label, Sided, FaultOf } from './field-parts.tsx';
import { FieldInput } from './field-input.tsx';

/** What can be done with the lines of a list. */
type Lines = { add(): void; take(index: number): void; move(index: number, by: 1 | -1): void };
type LineProps = { name: string; index: number; count: number; lines: Lines };

function LineButtons({ name, index, count, lines }: LineProps) {
  const { isLocked } = useEditing();
  const { catalogue } = useWords();
  return (
    <Stack direction="row" sx={{ flexShrink: 0, marginInlineStart: 'auto' }}>
      <IconButton
        aria-label={catalogue.moveUp(name)}
        disabled={isLocked || index === 0}
        onClick={() => lines.move(index, -1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={catalogue.moveDown(name)}
        disabled={isLocked || index === count - 1}
        onClick={() => lines.move(index, 1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton aria-label={catalogue.takeOut(name)} disabled={isLocked} onClick={() => lines.take(index)}>
        <DeleteOutline fontSize="small" />
      </IconButton>
    </Stack>
  );
}

function PlainLine(props: LineProps & { item: FormField; places: Place[] }) {
  const { item, name } = props;
  const { sides } = useEditing();
  const places = inSides(props.places, sides);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', flexWrap: { xs: 'wrap', md: 'nowrap' } }}
    >
      <Sided places={places} label={name} sx={{ flex: 1, minWidth: { xs: '100%', md: 0 } }}>
        {(place, label) => <FieldInput field={item} place={place} label={label} />}
      </Sided>
      <LineButtons {...props} />
    </Box>
  );
}

/** A line of several fields: folded to its first words until it is opened. */
function FoldedLine(props: LineProps & { fields: readonly FormField[]; places: Place[]; inside: ReactNode }) {
  const { places, name, inside } = props;
  const { draft, faults, opened, unfold, sides } = useEditing();
  const { catalogue, locale } = useWords();
  const [side = locale] = sides.includes(locale) ? [locale] : sides;
  const shown = places.find((place) => place.side === side) ?? places[0];
  const path = places[0]?.path ?? '';
  const kept = titleOfLine(usePlace(draft, shown?.path ?? ''), side);
  // A line without a title of its own is named by what is chosen in it.
  const choices = useChoices(props.fields.find(isChosen) ?? { widget: 'choice' });
  const title = choices.find(({ id }) => id === kept)?.name ?? kept;
  const isOpen = places.some((place) => opened.has(place.path));
  const lacking = [...faults.keys()].filter((one) =>
    places.some((place) => one === place.path || one.startsWith(`${place.path}.`)),
  ).length;
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: lacking > 0 ? 'error.main' : 'divider', borderRadius: 2 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, paddingInlineEnd: 1, flexWrap: 'wrap' }}>
        <Button
          id={idOf(path)}
          aria-expanded={isOpen}
          onClick={() => {
            for (const place of places) unfold(place.path, !isOpen);
          }}
          startIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
          sx={{
            flex: 1,
            // On a phone the words take the whole width, and the buttons a line below.
            minWidth: { xs: '100%', sm: '9rem' },
            justifyContent: 'flex-start',
            textAlign: 'start',
            color: 'text.primary',
          }}
        >
          <span>
            {name}
            {title !== '' && (
              <>
                {' · '}
                <bdi>{title}</bdi>
              </>
            )}
          </span>
        </Button>
        {lacking > 0 && <Chip size="small" color="error" label={catalogue.lacks(lacking)} />}
        <LineButtons {...props} />
      </Stack>
      {isOpen && (
        <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 2, p: 2, pt: 1.5 }}>
          {places.map((place) => (
            <FaultOf key={place.path} path={place.path} />
          ))}
          {inside}
        </Box>
      )}
    </Box>
  );
}

const idOfTaken = (id: number): string => `taken-out-${id}`;

type TakenLineProps = { label: string; taken: TakenOut; isFull: boolean; onBack(): void };

/** The place of a removed line: what it was, and a button to put it back. `isFull`: the list takes no more lines. */
function TakenLine({ label, taken: { id, lists, values }, isFull, onBack }: TakenLineProps) {
  const { isLocked } = useEditing();
  const { catalogue, locale } = useWords();
  const titleIn = (side: Side): string => {
    const own = lists.findIndex((path) => path.split('.').includes(side));
    return titleOfLine(values[Math.max(own, 0)], side);
  };
  const title = readingOrder(locale).map(titleIn).find(Boolean) ?? '';
  const name = title === '' ? label : `${label} · ${title}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        border: 1,
        borderStyle: 'dashed',
        borderColor: 'divider',
        borderRadius: 2,
        paddingInlineStart: 1.5,
        paddingInlineEnd: 0.5,
      }}
    >
      <Typography color="text.secondary" sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 1 }}>
        {catalogue.taken.out} <bdi>{name}</bdi>
      </Typography>
      <Button
        id={idOfTaken(id)}
        aria-label={catalogue.taken.backOf(name)}
        disabled={isLocked || isFull}
        onClick={onBack}
        sx={{ flexShrink: 0, minHeight: 44 }}
      >
        {catalogue.taken.back}
      </Button>
    </Box>
  );
}

/** A list chosen from fixed values: a checkbox for each. */
function Boxes({ item, place, label }: { item: FormField; place: Place; label: string }) {
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
          // In the order in which they were ticked; days have an order of their own.
          label={
            item.widget !== 'weekday' && chosen.length > 1 && chosen.includes(id)
              ? `${name} (${chosen.indexOf(id) + 1})`
              : name
          }
        />
      ))}
    </Box>
  );
}

type Props = {
  field: FormField;
  places: Place[];
  label: string;
  Rows: ComponentType<{ fields: readonly FormField[]; places: readonly Place[] }>;
};

const itemsAt = (draft: Draft, { path }: Place): unknown[] => {
  const value = draft.get(path);
  return Array.isArray(value) ? (value as unknown[]) : [];
};

const within = (places: readonly Place[], index: number): Place[] =>
  places.map(({ path, side }) => ({ path: join(path, index), side }));

/** Every language that is shown, or has lines, gets as many as the longest has, before lines are moved. */
function useLines({ field, places }: Props): Lines & { putBack(taken: TakenOut): void } {
  const { draft, unfold, sides } = useEditing();
  const lists = places.map(({ path }) => path);
  const change = (how: (items: unknown[], side: number) => unknown[]) => {
    const count = Math.max(...places.map((place) => itemsAt(draft, place).length));
    for (const [side, place] of places.entries()) {
      const items = itemsAt(draft, place);
      if (items.length === 0 && place.side !== null && !sides.includes(place.side)) continue;
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
      const [seen = first] = inSides(within(places, count), sides);
      leadTo(inner ? (inSides(placesWithin(inner.path, [seen]), sides)[0]?.path ?? '') : seen.path);
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
      leadTo(
        (field.item ? inSides(within(places, taken.at), sides) : within(places, taken.at))[0]?.path ?? '',
      );
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
  const { kind, draft, isLocked } = useEditing();
  const { catalogue } = useWords();
  const hint = catalogue.hints[`${kind}.${field.path}`];
  const lines = useLines(props);
  const count = useDraft(draft, () => Math.max(...places.map((place) => itemsAt(draft, place).length)));
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
  const single = catalogue.singles[stepsOf(field.path).at(-1) ?? ''];
  const areBoxes = field.item !== undefined && isChosen(field.item) && places[0] !== undefined;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.25 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }} id={idOf(places[0]?.path ?? '')} tabIndex={-1}>
        <Label field={field} text={label} />
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      )}
      {places.map((place) => (
        <Box key={place.path} {...(place !== places[0] && { id: idOf(place.path), tabIndex: -1 })}>
          <FaultOf path={place.path} />
        </Box>
      ))}
      {areBoxes && field.item && places[0] && <Boxes item={field.item} place={places[0]} label={label} />}
      {!areBoxes && count + taken.length > 0 && (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {Array.from({ length: count }, (_, index) => {
            const at = within(places, index);
            const line = {
              name: catalogue.lineOf(single ?? label, index + 1),
              index,
              count,
              lines,
              places: at,
            };
            return (
              <Fragment key={index}>
                {outBefore(index)}
                {field.item ? (
                  <PlainLine {...line} item={field.item} />
                ) : (
                  <FoldedLine
                    {...line}
                    fields={field.fields ?? []}
                    inside={<Rows fields={field.fields ?? []} places={at} />}
                  />
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
            {catalogue.addTo(single ?? label)}
          </Button>
        </Box>
      )}
    </Box>
  );
}
