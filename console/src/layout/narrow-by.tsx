/** A list narrowed to one kind of its rows by one press. The kind that is shown is said to a screen reader too. */
import { Button, Stack } from '@mui/material';
import { useListContext } from 'react-admin';

type Props = {
  label: string;
  /** The filter's name in the query. */
  source: string;
  /** Its values with their words; '' shows everything. */
  choices: Record<string, string>;
};

export function NarrowBy({ label, source, choices }: Props) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const kept = (filterValues as Record<string, unknown>)[source];
  const chosen = typeof kept === 'string' ? kept : '';
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      sx={{ gap: 1, flexWrap: 'wrap', mb: 2, px: { xs: 1, md: 0 } }}
    >
      {Object.entries(choices).map(([value, name]) => (
        <Button
          key={value}
          size="small"
          variant={value === chosen ? 'contained' : 'outlined'}
          aria-pressed={value === chosen}
          onClick={() => setFilters({ ...filterValues, [source]: value }, displayedFilters)}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}
