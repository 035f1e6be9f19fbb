/** What the pages of people have in common: their measure, their heading, and lists without bullets. */
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';

type Props = {
  title: string;
  /** The heading, where it says more than the title. */
  heading?: ReactNode;
  lead?: string;
  back?: { to: string; label: string };
  children: ReactNode;
};

export function PageFrame({ title, heading, lead, back, children }: Props) {
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, pt: 2, maxWidth: '60rem' }}>
      <Title title={title} />
      {back && (
        <Button component={Link} to={back.to} sx={{ alignSelf: 'start', px: 0 }}>
          {back.label}
        </Button>
      )}
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {heading ?? title}
      </Typography>
      {lead !== undefined && <Typography color="text.secondary">{lead}</Typography>}
      {children}
    </Stack>
  );
}

export const PlainList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, minWidth: 0 }}
  >
    {children}
  </Box>
);
