/** The pages of a section, as links at the top of each of them. */
import { Box, Link as MuiLink } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { formatTags } from '../locale.ts';
import { pageHere, sectionsFor } from '../pages/sections.ts';
import type { ConsoleWords } from '../words/areas.ts';
import { useWords } from '../words/words.ts';
import { screenReaderOnly } from './screen-reader-only.ts';
import { useCounts } from './counters.ts';

type Nav = ConsoleWords['nav'];

/** What a page is called for a role: whoever may not give access asks for it there. */
export const nameOfPage = (nav: Nav, name: keyof Nav['pages'], permissions: readonly string[]): string =>
  name === 'giveFreeAccess' && !permissions.includes('mayGiveFreeAccess') ? nav.askAccess : nav.pages[name];

/** How many wait: a number for the eye, a phrase for screen readers. */
export function Count({ of }: { of: number }) {
  const { nav, locale } = useWords();
  if (of === 0) return null;
  const number = new Intl.NumberFormat(formatTags[locale]).format(of);
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          px: 0.75,
          minWidth: 22,
          borderRadius: 3,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '0.75rem',
          fontWeight: 700,
          lineHeight: '22px',
          textAlign: 'center',
          flexShrink: 0,
        }}
      >
        {number}
      </Box>
      <Box component="span" sx={screenReaderOnly}>
        {' '}
        {nav.waiting(number)}
      </Box>
    </>
  );
}

const row = {
  display: 'flex',
  columnGap: 0.5,
  m: 0,
  p: 0,
  pt: 0.5,
  listStyle: 'none',
  flexWrap: { md: 'wrap' },
  overflowX: 'auto',
  borderBlockEnd: 1,
  borderColor: 'divider',
  scrollbarWidth: 'none',
  '@media print': { display: 'none' },
} as const;

const tab = {
  position: 'relative',
  display: 'flex',
  gap: 0.75,
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  fontWeight: 600,
  borderBlockEnd: '3px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
  '&.Mui-focusVisible': { outlineOffset: -3 },
} as const;

/** Sideways only: the page keeps its place. */
function bringIntoView(link: HTMLElement | null): void {
  const list = link?.closest('ul');
  if (!link || !list) return;
  const [at, frame] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollBy({ left: at.left + at.width / 2 - frame.left - frame.width / 2 });
}

export function SectionTabs() {
  const { nav } = useWords();
  const { pathname } = useLocation();
  const { permissions = [] } = usePermissions<string[]>();
  const counts = useCounts();
  const here = pageHere(pathname);
  const all = sectionsFor(permissions).find(({ section }) => section === here?.section)?.pages ?? [];
  // Where one page lists them all, the tabs are that page and those under the same heading.
  const isListed = all.some(({ group }) => group === undefined);
  const pages = all.filter(({ group }) => !isListed || group === undefined || group === here?.group);
  if (here === undefined || pages.length < 2) return null;
  return (
    <Box component="nav" aria-label={nav.sections[here.section]} sx={{ minWidth: 0 }}>
      <Box component="ul" sx={row}>
        {pages.map((one) => (
          <li key={one.to}>
            <MuiLink
              component={Link}
              to={one.to}
              underline="none"
              sx={tab}
              {...(one === here && { 'aria-current': 'page' as const, ref: bringIntoView })}
            >
              {nameOfPage(nav, one.name, permissions)}
              <Count of={counts.get(one.to) ?? 0} />
            </MuiLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
