/** A way to pay that nobody is offered, and why: until the academy's own account stands in the settings. */
import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TodayAnswer } from '../../../src/features/today/today.staff.ts';
import { useSay } from '../words/words.ts';

export function ClosedWays({ closedWays }: { closedWays: TodayAnswer['closedWays'] }) {
  const { today } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Alert severity="warning">
      <AlertTitle component="h3" sx={{ fontWeight: 700 }}>
        {today.closed.title}
      </AlertTitle>
      {closedWays.map((fault) => (
        <Typography key={fault} variant="body2">
          {today.closed.why[fault]}
        </Typography>
      ))}
      {permissions.includes('mayEditSettings') && (
        <Button
          component={Link}
          to="/catalogue/settings/academy"
          color="inherit"
          sx={{ minHeight: 44, mt: 1 }}
        >
          {today.closed.go}
        </Button>
      )}
    </Alert>
  );
}
