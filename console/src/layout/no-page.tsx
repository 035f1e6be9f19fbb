/** An address without a page for her: of another role, or of nobody. */
import { Button, Stack, Typography } from '@mui/material';
import { NotFound, Title, usePermissions } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { officePages } from '../pages/office-pages.ts';
import { pageAt } from '../pages/page-at.ts';
import { useSay } from '../words/words.ts';

export function NoPage() {
  const { office } = useSay();
  const { pathname } = useLocation();
  const { permissions, isPending } = usePermissions<string[]>();
  if (isPending) return null;
  const page = pageAt(pathname, officePages);
  if (page === undefined || permissions?.includes(page.may) === true) return <NotFound />;
  const { title, lead, today } = office.otherRole;
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, pt: 2, alignItems: 'flex-start' }}>
      <Title title={title} />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '42rem' }}>{lead}</Typography>
      <Button component={Link} to="/" variant="contained">
        {today}
      </Button>
    </Stack>
  );
}
