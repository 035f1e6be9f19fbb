/** What the pages of the console share: width, Back link, heading, and lists without bullets. */
import { Box, Button, Card, Link as MuiLink, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { Title } from 'react-admin';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Where somebody was in a list: the query of its address (filters, page) by path, and how far down. Kept while the console
 * is open.
 */
const searches = new Map<string, string>();
const heights = new Map<string, number>();

/** A list as it was left, for a Back link, which carries `asLeft`. */
const placeLeft = (path: string): string => path + (searches.get(path) ?? '');
const asLeft = { isReturn: true } as const;

/** The scroll position is restored once the list is as long as before; after this time it is given up. */
const patienceMs = 5_000;

const isReturn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReturn' in state;

/** Rendered once in the layout. Scrolling by hand ends the restoring. */
export function KeptPlaces(): null {
  const { pathname, search, state } = useLocation();
  const way = useNavigationType();
  useLayoutEffect(() => {
    const place = pathname + search;
    searches.set(pathname, search);
    const target = way === NavigationType.Pop || isReturn(state) ? (heights.get(place) ?? 0) : 0;
    const until = performance.now() + patienceMs;
    let isThere = target === 0;
    let frame = 0;
    const goDown = () => {
      window.scrollTo({ top: target });
      isThere ||= Math.abs(window.scrollY - target) < 2 || performance.now() > until;
      if (!isThere) frame = requestAnimationFrame(goDown);
    };
    const note = () => {
      if (isThere) heights.set(place, window.scrollY);
    };
    const stop = () => {
      isThere = true;
      cancelAnimationFrame(frame);
    };
    window.addEventListener('scroll', note, { passive: true });
    for (const moved of ['wheel', 'touchmove', 'keydown'] as const) window.addEventListener(moved, stop);
    if (!isThere) goDown();
    return () => {
      window.removeEventListener('scroll', note);
      for (const moved of ['wheel', 'touchmove', 'keydown'] as const) window.removeEventListener(moved, stop);
      cancelAnimationFrame(frame);
    };
  }, [pathname, search, state, way]);
  return null;
}

/** How wide every page grows. */
export const pageWidth = '72rem';

type Props = {
  title: string;
  /** The heading, where it has more than the title. */
  heading?: ReactNode;
  lead?: ReactNode;
  /** Beside the heading. */
  aside?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
};

const PageHeading = ({ children }: { children: ReactNode }) => (
  <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** Back to a list as it was left: page, filters, scroll position. */
export const BackTo = ({ to, label }: NonNullable<Props['back']>) => (
  <Button component={Link} to={placeLeft(to)} state={asLeft} sx={{ alignSelf: 'start', px: 0 }}>
    {label}
  </Button>
);

export function PageFrame({ title, heading, lead, aside, back, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        // Content wider than the page scrolls by itself, not the page.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        px: { xs: 1, md: 0 },
        pt: back ? 0.5 : 2,
      }}
    >
      <Title title={title} />
      <Stack sx={{ gap: 1 }}>
        {back && <BackTo {...back} />}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <PageHeading>{heading ?? title}</PageHeading>
          {aside}
        </Stack>
        {lead !== undefined && (
          <Typography color="text.secondary" sx={{ maxWidth: '46rem' }}>
            {lead}
          </Typography>
        )}
      </Stack>
      {children}
    </Box>
  );
}

type ListProps = {
  label?: string;
  /** Two columns, where they fit. */
  isPaired?: boolean;
  children: ReactNode;
};

export const PlainList = ({ label, isPaired = false, children }: ListProps) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 1.5,
      minWidth: 0,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(isPaired && { lg: 'repeat(2, minmax(0, 1fr))' }) },
    }}
  >
    {children}
  </Box>
);

/** A bar at the foot of the screen: the buttons of a long form, always in sight. */
export const BarInSight = ({ label, children }: { label: string; children: ReactNode }) => (
  <Paper
    component="section"
    aria-label={label}
    sx={{ position: 'sticky', bottom: 0, zIndex: 5, p: 1.25, borderRadius: 3, display: 'grid', gap: 1 }}
  >
    {children}
  </Paper>
);

type LinkRow = { to: string; name: string; note: string; aside?: ReactNode };

/** Pages, each with a line about what is there. */
export const LinkRows = ({ label, rows }: { label: string; rows: readonly LinkRow[] }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {rows.map(({ to, name: page, note, aside }) => (
      <Box
        component="li"
        key={to}
        sx={{
          position: 'relative',
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 44,
          py: 0.5,
          '&:hover': { bgcolor: 'action.hover' },
          // The whole row leads to the page.
          '& a::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <MuiLink component={Link} to={to} sx={{ fontWeight: 600, position: 'static' }}>
            {page}
          </MuiLink>
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        </Box>
        {aside}
      </Box>
    ))}
  </Box>
);

/** Pages under one heading. */
export function LinkGroup({ name, rows }: { name: string; rows: readonly LinkRow[] }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Typography component="h2" id={id} sx={{ fontWeight: 700, fontSize: '1.05rem', mb: 0.5 }}>
        {name}
      </Typography>
      <LinkRows label={name} rows={rows} />
    </Card>
  );
}

/** Two columns, where they fit. */
export const LinkGroups = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.5,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
