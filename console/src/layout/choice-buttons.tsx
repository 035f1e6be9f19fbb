/** What a list is narrowed to first, as buttons over it. */
import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';

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
  const isChosen = (value: string) => value === chosen && !(isWhole && value === '' && isNarrowed);
  return (
    <Stack direction="row" role="group" aria-label={label} sx={choicesInLine}>
      {Object.entries(choices).map(([value, name]) => (
        <Button
          key={value}
          size="small"
          variant={isChosen(value) ? 'contained' : 'outlined'}
          aria-pressed={isChosen(value)}
          onClick={() =>
            isWhole && value === ''
              ? setFilters({}, {})
              : setFilters({ ...filterValues, [source]: value }, displayedFilters)
          }
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}
