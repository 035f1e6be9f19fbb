/** A link to where an errand is done. */
import { Link as Plain } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Place } from './places.ts';

export const ToPlace = ({ place, children }: { place: Place; children: ReactNode }) => (
  <Plain component={Link} to={place} sx={reachable}>
    {children}
  </Plain>
);

/** A thumb's size. */
const reachable = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const;
