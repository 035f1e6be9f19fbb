/** Who may not write now, or not come in, and ending it. */
import { Box, Card, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import type { HeldRow } from '../../../src/features/reports/report-shapes.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

function Held({ member, onLifted }: { member: HeldRow; onLifted(): void }) {
  const { reports, office, locale } = useSay();
  const notify = useNotify();
  const { memberId, name, quietUntil, shutOutAt } = member;
  const lift = async () => {
    try {
      await ask('POST', `/held-members/${encodeURIComponent(memberId)}/release`, {});
    } catch (failure) {
      return whyRefused(failure, office, reports.already);
    }
    notify(reports.lifted, { type: 'success' });
    onLifted();
    return null;
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1,
      }}
    >
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>
          <strong>{name}</strong>
        </bdi>{' '}
        {shutOutAt !== null
          ? reports.shutOutSince(momentOf(shutOutAt, locale))
          : quietUntil !== null && reports.quietUntil(momentOf(quietUntil, locale))}
      </Typography>
      <AskOnce label={reports.liftName(name)} sure={reports.liftSure} go={reports.liftGo} onGo={lift} />
    </Box>
  );
}

export function HeldMembers({ held, onLifted }: { held: HeldRow[]; onLifted(): void }) {
  const { reports } = useSay();
  if (held.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="held" sx={{ p: 2.5 }}>
      <Typography id="held" component="h2" variant="h6">
        {reports.heldTitle}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {held.map((member) => (
          <Held key={member.memberId} member={member} onLifted={onLifted} />
        ))}
      </Box>
    </Card>
  );
}
