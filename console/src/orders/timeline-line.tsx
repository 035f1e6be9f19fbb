/** One line of an order's timeline: what, who, when, and what it adds. What somebody wrote is text and nothing else. */
import { Box, Button, Chip, Typography } from '@mui/material';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import { useDeed } from '../layout/use-deed.ts';
import { directionOf, momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { actorOf, detailsOf, isStatus, titleOf, type Entry } from './timeline-details.ts';

const stateTones = { sent: 'success', waiting: 'default', failed: 'error', overtaken: 'default' } as const;
type LetterState = keyof typeof stateTones;

function Letter({ number, entry }: { number: string; entry: Entry }) {
  const { desk, orders } = useSay();
  const { permissions: may = [] } = usePermissions<string[]>();
  const deed = useDeed();
  const notify = useNotify();
  const refresh = useRefresh();
  const { id = '', state } = entry.detail;
  const known = state !== undefined && Object.hasOwn(stateTones, state) ? (state as LetterState) : null;

  const again = async () => {
    const done = await deed.run(() => ask('POST', `/orders/${number}/letters/${id}/again`, {}));
    if (done !== null) notify(desk.againDone, { type: 'success' });
    refresh();
  };

  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {known && (
        <Chip size="small" variant="outlined" color={stateTones[known]} label={orders.letterStates[known]} />
      )}
      {may.includes('maySendMailAgain') && known !== 'waiting' && (
        <Button
          size="small"
          disabled={deed.isBusy}
          onClick={() => void again()}
          aria-label={`${desk.again}: ${desk.letters[entry.event] ?? entry.event}`}
        >
          {desk.again}
        </Button>
      )}
      {deed.problem !== null && (
        <Typography role="alert" variant="body2" color="error">
          {deed.problem}
        </Typography>
      )}
    </Box>
  );
}

export function TimelineLine({ number, entry }: { number: string; entry: Entry }) {
  const { locale, ...words } = useSay();
  const { fromStatus, toStatus, text } = entry.detail;
  const details = detailsOf(entry, words, locale);
  const isNote = entry.kind === 'note';
  return (
    <Box
      component="li"
      sx={{
        borderInlineStart: '3px solid',
        borderColor: isNote ? 'warning.main' : 'divider',
        paddingInlineStart: 1.5,
        paddingBlock: 0.25,
        minWidth: 0,
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{titleOf(entry, words)}</bdi>
        {isStatus(toStatus, words) && toStatus !== fromStatus && (
          <Typography component="span" color="text.secondary">
            {directionOf(locale) === 'rtl' ? ' ← ' : ' → '}
            <bdi>{words.orders.statuses[toStatus]}</bdi>
          </Typography>
        )}
      </Typography>
      {isNote && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      {details.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {details.map(({ key, label, value }, place) => (
            <span key={key}>
              {place > 0 && ' · '}
              {label}: <bdi>{value}</bdi>
            </span>
          ))}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        <time dateTime={entry.at}>{momentOf(entry.at, locale)}</time> ·{' '}
        <bdi>{actorOf(entry.actor, words)}</bdi>
      </Typography>
      {entry.kind === 'letter' && <Letter number={number} entry={entry} />}
    </Box>
  );
}
