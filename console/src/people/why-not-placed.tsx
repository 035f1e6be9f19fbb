/** Why a place in the office was not given, changed or taken: in words, with the hours that stand in the way. */
import { Alert, Box } from '@mui/material';
import type { WireFailure } from '../wire.ts';
import { OrderLink } from '../layout/order-link.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

export function WhyNotPlaced({ failure }: { failure: WireFailure }) {
  const { people, office, locale } = useSay();
  const say = people.staff;
  const { code, detail = {} } = failure;
  const { by, role } = detail;
  const roles: Record<string, string> = say.roles;
  if (code === 'staff-hours-to-come') {
    const { count: _count, ...hours } = detail;
    return (
      <Alert severity="error">
        {say.hours}
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {Object.entries(hours).map(([number, at]) => (
            <li key={number}>
              <OrderLink number={number} />, {momentOf(String(at), locale)}
            </li>
          ))}
        </Box>
      </Alert>
    );
  }
  const told = typeof by === 'string' ? by : null;
  if (code === 'staff-changed' && told !== null)
    return (
      <Alert severity="warning">
        {say.changedBy(told, typeof role === 'string' ? (roles[role] ?? role) : null)}
      </Alert>
    );
  if (code === 'is-staff-already' && told !== null)
    return <Alert severity="warning">{say.thereBy(told)}</Alert>;
  return <Alert severity="error">{office.failures[code]}</Alert>;
}
