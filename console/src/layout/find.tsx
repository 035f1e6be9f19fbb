/** The button in the bar, and Ctrl K, that open the search over everything; its code loads with the first use. */
import Search from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadAreas } from '../words/load.ts';
import { useWords } from '../words/words.ts';

const Palette = lazy(async () => {
  const [{ Palette: found }] = await Promise.all([
    import('./palette.tsx'),
    loadAreas(['palette', 'orders', 'people']),
  ]);
  return { default: found };
});

/** By its position: on an Arabic keyboard K is K too. A field that has a use for Ctrl K keeps it. */
const isAsked = (event: KeyboardEvent): boolean =>
  event.code === 'KeyK' &&
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** Counts how often it was opened, so that each time begins anew. */
type Opened = { times: number; isOpen: boolean };
const open = ({ times }: Opened): Opened => ({ times: times + 1, isOpen: true });
const close = ({ times }: Opened): Opened => ({ times, isOpen: false });

export function Find() {
  const { nav } = useWords();
  const [opened, setOpened] = useState({ times: 0, isOpen: false });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isAsked(event)) return;
      event.preventDefault();
      setOpened(open);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        onClick={() => setOpened(open)}
        aria-label={nav.find}
        aria-keyshortcuts="Control+K Meta+K"
        sx={{
          minWidth: 44,
          gap: 1,
          border: { sm: '1px solid' },
          borderColor: 'inherit',
          px: { xs: 0, sm: 1.5 },
        }}
      >
        <Search fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {nav.find}
        </Box>
        <Box component="kbd" dir="ltr" sx={{ display: { xs: 'none', md: 'inline' }, fontSize: '0.75rem' }}>
          Ctrl K
        </Box>
      </Button>
      {opened.isOpen && (
        <Suspense>
          <Palette key={opened.times} onClose={() => setOpened(close)} />
        </Suspense>
      )}
    </>
  );
}
