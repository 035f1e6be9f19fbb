/** A card of the hours of an expert, under its heading. */
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { id: string; title: string; hint?: string; children: ReactNode };

export const PartCard = ({ id, title, hint, children }: Props) => (
  <Card component="section" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 1.5, minWidth: 0 }}>
    <Box>
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
    {children}
  </Card>
);
