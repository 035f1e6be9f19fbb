/** From a workshop's record to its seats, for whoever may see who asked for them. */
import { Button } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSay } from '../words/words.ts';

export function ToSeats({ slug }: { slug: string }) {
  const { applications } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('maySeeApplications')) return null;
  return (
    <Button component={Link} to={`/workshops/${encodeURIComponent(slug)}`} sx={{ alignSelf: 'start', px: 0 }}>
      {applications.workshops.toSeats}
    </Button>
  );
}
