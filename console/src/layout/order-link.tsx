/** The number of an order that leads to its page, for whoever may see orders; to others it is the number alone. */
import { Link as MuiLink } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { Ltr } from './ltr.tsx';

export function OrderLink({ number }: { number: string }) {
  const { permissions = [] } = usePermissions<string[]>();
  if (!permissions.includes('maySeeOrders')) return <Ltr>{number}</Ltr>;
  return (
    <MuiLink
      component={Link}
      to={`/orders/${encodeURIComponent(number)}/show`}
      // As high as a thumb, and no higher a line: its padding goes into the lines around it.
      sx={{ overflowWrap: 'anywhere', py: 1.5 }}
    >
      <Ltr>{number}</Ltr>
    </MuiLink>
  );
}
