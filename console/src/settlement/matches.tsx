/** What was found in the file, group by group: what waits for a person first. */
import { Alert, Box, Card, Typography } from '@mui/material';
import type { SettlementAnswer } from '../../../src/features/reconciliation/settlement.staff.ts';
import { OrderLink } from '../layout/order-link.tsx';
import { dayOf, formatTags, madOf } from '../locale.ts';
import { PlainList } from '../layout/page-frame.tsx';
import { Part } from '../layout/part.tsx';
import { WordChip } from '../layout/word-chip.tsx';
import { useSay } from '../words/words.ts';
import { ConfirmMatched } from './confirm-matched.tsx';
import type { Kind } from './hand-in.tsx';
import { LineFacts } from './line-facts.tsx';

type Group = SettlementAnswer['groups'][number];

const tones: Partial<Record<Group['group'], 'success' | 'default' | 'primary'>> = {
  'to-confirm': 'primary',
  'no-order': 'default',
  'paid-back': 'default',
  agrees: 'success',
};

function ReadSoFar({ answer }: { answer: SettlementAnswer }) {
  const { settlement, locale } = useSay();
  const { lines, days, outgoing, unreadable } = answer;
  return (
    <Alert severity="info" role="status">
      <strong>{settlement.read(lines)}</strong>{' '}
      {days !== null && settlement.days(dayOf(days.first, locale), dayOf(days.last, locale))}{' '}
      {outgoing > 0 && settlement.leftOut.outgoing(outgoing)}{' '}
      {unreadable > 0 && settlement.leftOut.unreadable(unreadable)}
    </Alert>
  );
}

function Lines({ group }: { group: Group }) {
  return (
    <PlainList>
      {group.rows.map((row) => (
        <Card key={row.line} component="li" sx={{ p: 2 }}>
          <LineFacts row={row} isGuess={group.group === 'no-order'} />
        </Card>
      ))}
    </PlainList>
  );
}

function Missing({ kind, missing }: { kind: Kind; missing: SettlementAnswer['missing'] }) {
  const { settlement, locale } = useSay();
  const { count, rows } = missing;
  if (count === 0) return null;
  const { title, text } = settlement.missing[kind];
  return (
    <Part id="missing" title={title} beside={<WordChip color="warning" label={digitsOf(count, locale)} />}>
      <Typography color="text.secondary">{text}</Typography>
      <Card component="ul" sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none' }}>
        {rows.map(({ orderNumber, name, amountCentimes, day }) => (
          <Box
            key={orderNumber}
            component="li"
            sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <OrderLink number={orderNumber} /> {name !== null && <bdi>{name}</bdi>}
            </Typography>
            <Typography color="text.secondary">
              <strong>{madOf(amountCentimes, locale)}</strong>
              {day !== null && ` · ${dayOf(day, locale)}`}
            </Typography>
          </Box>
        ))}
      </Card>
      {count > rows.length && (
        <Typography variant="body2" color="text.secondary">
          {settlement.first(rows.length)}
        </Typography>
      )}
    </Part>
  );
}

const digitsOf = (n: number, locale: keyof typeof formatTags): string =>
  new Intl.NumberFormat(formatTags[locale]).format(n);

export function Matches({ kind, answer }: { kind: Kind; answer: SettlementAnswer }) {
  const { settlement, locale } = useSay();
  const { groups, missing } = answer;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ReadSoFar answer={answer} />
      {groups.length === 0 && missing.count === 0 && <Typography>{settlement.nothing}</Typography>}
      {groups.map((group) => (
        <Part
          key={group.group}
          id={group.group}
          title={settlement.groups[group.group].title}
          beside={<WordChip color={tones[group.group] ?? 'warning'} label={digitsOf(group.count, locale)} />}
        >
          <Typography color="text.secondary">{settlement.groups[group.group].text}</Typography>
          {group.group === 'to-confirm' ? <ConfirmMatched rows={group.rows} /> : <Lines group={group} />}
          {group.count > group.rows.length && (
            <Typography variant="body2" color="text.secondary">
              {settlement.first(group.rows.length)}
            </Typography>
          )}
        </Part>
      ))}
      <Missing kind={kind} missing={missing} />
    </Box>
  );
}
