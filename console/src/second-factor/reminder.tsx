/** Says kindly that somebody who moves money has no authenticator app. Nothing where nothing is to be said. */
import { Alert, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SignInStep } from '../../../src/features/staff/second-factor.staff.ts';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';

export function SecondFactorReminder() {
  const { secondFactor } = useSay();
  const { data } = useReading<SignInStep>('/session/second-step');
  if (data === null || !data.isAdvised || data.hasApp) return null;
  return (
    <Alert
      severity="info"
      role="note"
      icon={false}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      action={
        <Button component={Link} to="/me" color="inherit">
          {secondFactor.reminder.go}
        </Button>
      }
    >
      {secondFactor.reminder.text}
    </Alert>
  );
}
