/** A card of facts, each with its name. */
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What is false is left out. */
export type Fact = { label: string; value: ReactNode } | false;

export function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          // Short names leave their room to what stands beside them.
          gridTemplateColumns: { xs: 'fit-content(7.5rem) minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
        }}
      >
        {facts.map(
          (fact) =>
            fact && (
              <Box key={fact.label} sx={{ display: 'contents' }}>
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
