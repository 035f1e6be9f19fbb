/** An address without a page for her: of another role, or of nobody. */
import { Button } from '@mui/material';
import { NotFound, usePermissions } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { officePages } from '../pages/office-pages.ts';
import { pageAt } from '../pages/page-at.ts';
import { useSay } from '../words/words.ts';
import { PageFrame } from './page-frame.tsx';

export function NoPage() {
  const { office } = useSay();
  const { pathname } = useLocation();
  const { permissions, isPending } = usePermissions<string[]>();
  if (isPending) return null;
  const page = pageAt(pathname, officePages);
  if (page === undefined || permissions?.includes(page.may) === true) return <NotFound />;
  const { title, lead, today } = office.otherRole;
  return (
    <PageFrame title={title} lead={lead}>
      <Button component={Link} to="/" variant="contained" sx={{ justifySelf: 'start' }}>
        {today}
      </Button>
    </PageFrame>
  );
}
