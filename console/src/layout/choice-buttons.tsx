/** Buttons of which one is chosen, and what a list is narrowed to first, as such buttons over it. */
import { Box, Button, Checkbox, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext, useTranslate } from 'react-admin';

export type Choice = {
  label: string;
  source: string;
  /** Values with their labels; '' shows everything. */
  choices: Record<string, ReactNode>;
  /** What it begins with. */
  first?: string;
  /** '' is the whole list: it drops the other filters, and is chosen only while there are none. */
  isWhole?: boolean;
};

type ChosenProps<T extends string> = {
  of: readonly T[];
  names: Record<NoInfer<T>, ReactNode>;
  /** Null: none of them. */
  chosen: NoInfer<T> | null;
  choose: (one: NoInfer<T>) => void;
  others?: 'outlined' | 'text';
};

/** A button each, the chosen one filled. */
export function Chosen<T extends string>({ of, names, chosen, choose, others = 'outlined' }: ChosenProps<T>) {
  return of.map((one) => (
    <Button
      key={one}
      size="small"
      variant={one === chosen ? 'contained' : others}
      aria-pressed={one === chosen}
      onClick={() => choose(one)}
    >
      {names[one]}
    </Button>
  ));
}

/** On a phone they move sideways: the list begins higher. */
const choicesInLine = {
  gap: 1,
  maxWidth: '100%',
  flexWrap: { md: 'wrap' },
  overflowX: { xs: 'auto', md: 'visible' },
  '& button': { flexShrink: 0 },
} as const;

export function ChoiceButtons({ label, source, choices, isWhole = false }: Choice) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const kept = (filterValues as Record<string, unknown>)[source];
  const chosen = typeof kept === 'string' ? kept : '';
  const isNarrowed = Object.keys(filterValues).some((name) => name !== source);
  return (
    <Stack direction="row" role="group" aria-label={label} sx={choicesInLine}>
      <Chosen
        of={Object.keys(choices)}
        names={choices}
        chosen={isWhole && chosen === '' && isNarrowed ? null : chosen}
        choose={(value) =>
          isWhole && value === ''
            ? setFilters({}, {})
            : setFilters({ ...filterValues, [source]: value }, displayedFilters)
        }
      />
    </Stack>
  );
}

/** The bar stays at the foot of the screen while the rows are scrolled: it covers no search, filter or heading. */
export function SelectionBar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 4,
        bottom: 0,
        '&& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          height: 'auto',
          flexWrap: 'wrap',
          px: 1.5,
          py: 0.5,
          borderRadius: 1,
          boxShadow: 6,
        },
        '&& .RaBulkActionsToolbar-title': { flex: '0 1 auto', flexWrap: 'wrap' },
        '&& .RaBulkActionsToolbar-topToolbar': { flex: '0 1 auto', flexWrap: 'wrap', p: 0.5 },
      }}
    >
      <BulkActionsToolbar>{children}</BulkActionsToolbar>
    </Box>
  );
}

/** The box of one row on a phone; `name` is the element that names the row. */
export function SelectCard({ id, named }: { id: string; named: string }) {
  const { selectedIds, onToggleItem } = useListContext();
  const translate = useTranslate();
  const label = `select-${named}`;
  return (
    <>
      <Checkbox
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
        slotProps={{ input: { 'aria-labelledby': `${label} ${named}` } }}
        sx={{ p: 0.5, m: -0.5 }}
      />
      <span id={label} hidden>
        {translate('ra.action.select_row')}
      </span>
    </>
  );
}
