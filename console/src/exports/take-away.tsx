/** A button over a list: its rows as a file, narrowed as the list is. */
import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { queryOf } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { fileLocaleOf, useTaking } from './use-taking.ts';

export const formats = ['xlsx', 'csv-semicolon', 'csv-comma'] as const;

type List = {
  /** Below /api/staff: '/exports/orders' */
  path: string;
  filter: Record<string, unknown>;
  /** What is taken away. */
  lead: string;
  /** Left out, the button says that something is. */
  title?: string;
};

export function TakeAway({ path, filter, lead, title }: List) {
  const { lists, locale } = useSay();
  const say = lists.exports;
  const id = useId();
  const { take, isBusy } = useTaking();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<Download />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        disabled={isBusy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isBusy ? say.busy : (title ?? say.title)}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': title ?? say.title }, paper: { sx: { maxWidth: '22rem' } } }}
      >
        <Typography
          component="li"
          role="none"
          variant="body2"
          color="text.secondary"
          sx={{ px: 2, pb: 1, whiteSpace: 'normal' }}
        >
          {lead}
        </Typography>
        {formats.map((format) => (
          <MenuItem
            key={format}
            sx={{ minHeight: 44, whiteSpace: 'normal' }}
            onClick={() => {
              setAnchor(null);
              void take(`${path}${queryOf({ format, locale: fileLocaleOf(locale), ...filter })}`);
            }}
          >
            {say.formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
