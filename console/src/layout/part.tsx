/** A part of a page under its heading. */
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const Part = ({
  id,
  title,
  beside,
  children,
}: {
  id: string;
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) => (
  <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography id={id} component="h2" variant="h6">
        {title}
      </Typography>
      {beside}
    </Stack>
    {children}
  </Box>
);
