/** What is selected in a list: the bar with its actions, and on a phone the box of each card. */
import { Box, Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, useListContext, useTranslate } from 'react-admin';

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
