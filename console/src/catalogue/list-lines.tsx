/** The lines of a list: a value with its buttons, or several fields that are folded until they are wanted. */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Chip, IconButton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing, type Place } from './editing.ts';
import { FieldInput } from './field-input.tsx';
import { titleOfLine } from './line-title.ts';
import { sideBySide, Told } from './places.tsx';

/** What can be done with the lines of a list. */
export type Lines = { add(): void; take(index: number): void; move(index: number, by: 1 | -1): void };
type LineProps = { name: string; index: number; count: number; lines: Lines };

function LineButtons({ name, index, count, lines }: LineProps) {
  const { isLocked } = useEditing();
  const { catalogue } = useSay();
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

/** A line of one value. */
export function PlainLine(props: LineProps & { item: FormField; places: Place[] }) {
  const { item, places, name } = props;
  const { catalogue } = useSay();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', flexWrap: { xs: 'wrap', md: 'nowrap' } }}
    >
      <Box sx={{ ...sideBySide(places.length), flex: 1, minWidth: { xs: '100%', md: 0 } }}>
        {places.map((place) => (
          <Box key={place.path}>
            <FieldInput
              field={item}
              place={place}
              label={place.side === null ? name : `${name} (${catalogue.sides[place.side]})`}
            />
          </Box>
        ))}
      </Box>
      <LineButtons {...props} />
    </Box>
  );
}

/** A line of several fields: folded to its first words until it is wanted. */
export function FoldedLine(props: LineProps & { places: Place[]; inside: ReactNode }) {
  const { places, name, inside: fields } = props;
  const { draft, faults, opened, unfold } = useEditing();
  const { catalogue, locale } = useSay();
  const side = locale === 'ar' ? 'ar' : 'en';
  const shown = places.find((place) => place.side === side) ?? places[0];
  const path = places[0]?.path ?? '';
  const title = titleOfLine(usePlace(draft, shown?.path ?? ''), side);
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
            // On a phone its words have the whole width, and the buttons a line of their own.
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
            <Told key={place.path} path={place.path} />
          ))}
          {fields}
        </Box>
      )}
    </Box>
  );
}
