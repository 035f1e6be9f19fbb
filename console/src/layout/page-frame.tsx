/** What the pages of the office have in common: their measure, the way back, their heading, and lists without bullets. */
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { asLeft, placeLeft } from './kept-places.ts';

/** How wide a page grows: to be read, beside what belongs to it, or in two columns. */
const measures = { reading: '52rem', list: '60rem', columns: '84rem' } as const;

type Props = {
  title: string;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string };
  measure?: keyof typeof measures;
  children: ReactNode;
};

export const PageHeading = ({ children }: { children: ReactNode }) => (
  <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** Back to a list as it was left: page, filters, and how far down. */
export const BackTo = ({ to, label }: NonNullable<Props['back']>) => (
  <Button component={Link} to={placeLeft(to)} state={asLeft} sx={{ alignSelf: 'start', px: 0 }}>
    {label}
  </Button>
);

export function PageFrame({ title, heading, lead, back, measure = 'list', children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        // Of what is wider than the page its own place scrolls, not the page.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        px: { xs: 1, md: 0 },
        pt: back ? 0.5 : 2,
        maxWidth: measures[measure],
      }}
    >
      <Title title={title} />
      <Stack sx={{ gap: 1 }}>
        {back && <BackTo {...back} />}
        <PageHeading>{heading ?? title}</PageHeading>
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
  /** Two beside each other, where there is room. */
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
