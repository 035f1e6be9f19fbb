/** A card of facts, each with its name. */
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What is false is left out. */
type Fact = { label: string; value: ReactNode } | false;

export function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
        {facts.map(
          (fact) =>
            fact && (
              <Box
                key={fact.label}
                sx={{ display: 'grid', gridTemplateColumns: { xs: '7.5rem 1fr', md: '10rem 1fr' }, gap: 1 }}
              >
                <Typography component="dt" color="text.secondary">
                  {fact.label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {fact.value}
                </Typography>
              </Box>
            ),
        )}
      </Box>
    </Card>
  );
}
