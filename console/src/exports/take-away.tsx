/** A button over a list that downloads its rows as a file, with the list's filters. */
import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type NamedFile, Refused } from '../api.ts';
import type { ConsoleLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { saveFile } from '../layout/files.ts';

export function useTaking() {
  const { lists, common } = useWords();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async take(asked: Promise<NamedFile>) {
      setBusy(true);
      try {
        const file = await asked;
        saveFile(file);
        notify(lists.exports.saved(file.name), { type: 'success' });
      } catch (failure) {
        if (!(failure instanceof Refused)) throw failure;
        notify(common.failures[failure.failure.code], { type: 'error', autoHideDuration: 10_000 });
      } finally {
        setBusy(false);
      }
    },
  };
}

export const formats = ['xlsx', 'csv-semicolon', 'csv-comma'] as const;

type List = {
  ask(as: { format: (typeof formats)[number]; locale: ConsoleLocale }): Promise<NamedFile>;
  lead: string;
  /** The button's own words; a general one when left out. */
  title?: string;
};

export function TakeAway({ ask, lead, title }: List) {
  const { lists, locale } = useWords();
  const t = lists.exports;
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
        {isBusy ? t.busy : (title ?? t.title)}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': title ?? t.title }, paper: { sx: { maxWidth: '22rem' } } }}
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
              void take(ask({ format, locale }));
            }}
          >
            {t.formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
