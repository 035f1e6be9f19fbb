/** '/settlement': a bank statement or CMI's settlement is compared with the orders; claims that it pays are confirmed. */
import { useState } from 'react';
import { Alert, Box, Button, Card, Checkbox, Typography } from '@mui/material';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { useWords } from '../words/words.ts';
import { HandIn, type Kind } from './hand-in.tsx';
import { MissingOrders } from './missing-orders.tsx';
import { OrderLink, Part, WordChip } from '../layout/facts.tsx';
import { dayOf, formatTags, madOf } from '../locale.ts';
import { useBulkConfirm } from '../claims/use-bulk-confirm.ts';
import { statusIn } from '../words/word-of.ts';
import { StatusChip } from '../orders/status-chip.tsx';
import { shownNumber } from '../../../src/selling/orders/order.ts';

type SettledOutcome = DoneOf<'settlement/confirmations'>['answers'][number];
type SettlementAnswer = DoneOf<'settlement'>;
type SettlementRow = DoneOf<'settlement'>['groups'][number]['rows'][number];

/** A line of the file beside the order it names. */
function LineFacts({ row, isGuess = false }: { row: SettlementRow; isGuess?: boolean }) {
  const { settlement, locale } = useWords();
  const { order, day } = row;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        minWidth: 0,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box>
        <Typography variant="body2" color="text.secondary">
          {settlement.line(row.line)}
          {day !== null && ` · ${dayOf(day, locale)}`}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{madOf(row.amountCentimes, locale)}</Typography>
        <Typography dir="auto" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {row.text}
        </Typography>
      </Box>
      {order !== null && (
        <Box>
          {isGuess && (
            <Typography variant="body2" color="text.secondary">
              {settlement.perhaps}
            </Typography>
          )}
          <Typography>
            <OrderLink number={order.number} />
          </Typography>
          {order.name !== null && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{order.name}</bdi>
            </Typography>
          )}
          <Typography sx={{ fontWeight: 700 }}>{madOf(order.amountCentimes, locale)}</Typography>
          {order.status !== null && <StatusChip status={order.status} />}
        </Box>
      )}
    </Box>
  );
}

function Became({ outcome: { outcome, by, status } }: { outcome: SettledOutcome }) {
  const { settlement, orders, common } = useWords();
  const outcomes = { ...common.failures, ...settlement.outcomes };
  const isFirst = outcome === 'already-decided' && by !== null && by.includes('@');
  return (
    <Typography
      sx={{ mt: 1, fontWeight: 700, color: outcome === 'confirmed' ? 'success.main' : 'error.main' }}
    >
      {isFirst ? settlement.conflict(by, statusIn(orders, status ?? '')) : outcomes[outcome]}
    </Typography>
  );
}

type LineProps = {
  row: SettlementRow;
  isTicked: boolean;
  outcome: SettledOutcome | undefined;
  onTick(isTicked: boolean): void;
};

function Line({ row, isTicked, outcome, onTick }: LineProps) {
  const { settlement } = useWords();
  const mayTick = outcome === undefined || outcome.outcome === 'failed';
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'start' }}>
      {mayTick && (
        <Checkbox
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          slotProps={{ input: { 'aria-label': settlement.pick(shownNumber(row.order?.number ?? '')) } }}
          sx={{ mt: -1, marginInlineStart: -1 }}
        />
      )}
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <LineFacts row={row} />
        {outcome !== undefined && <Became outcome={outcome} />}
      </Box>
    </Card>
  );
}

/** Matching claims: ticked, and confirmed together by one press, each by itself. */
function ConfirmMatched({ rows }: { rows: SettlementRow[] }) {
  const { settlement, locale } = useWords();
  const { ticked, isBusy, problem, done, outcomeOf, tick, confirm } = useBulkConfirm(
    (matched: InputOf<'settlement/confirmations'>['claims']) =>
      call('settlement/confirmations', { claims: matched }),
    rows,
    rows,
  );
  const chosen = rows.filter((row) => ticked.has(row.line) && row.order !== null);
  const sum = chosen.reduce((all, { amountCentimes }) => all + amountCentimes, 0);
  const claims = chosen.flatMap(({ order, amountCentimes, day }) =>
    order === null
      ? []
      : [{ orderNumber: order.number, amountCentimes, ...(day !== null && { receivedOn: day }) }],
  );
  const isOver = rows.every((row) => !['failed', undefined].includes(outcomeOf(row)?.outcome));
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, minWidth: 0 }}>
        {rows.map((row) => (
          <Line
            key={row.line}
            row={row}
            isTicked={ticked.has(row.line)}
            outcome={outcomeOf(row)}
            onTick={(isTicked) => tick(row.line, isTicked)}
          />
        ))}
      </Box>
      <Box role="status">{done > 0 && <Alert severity="success">{settlement.done(done)}</Alert>}</Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {!isOver && (
        <Button
          variant="contained"
          size="large"
          disabled={isBusy || chosen.length === 0}
          onClick={() => void confirm(claims)}
          sx={{ justifySelf: 'start' }}
        >
          {chosen.length === 0
            ? settlement.noneTicked
            : settlement.confirm(settlement.claims(chosen.length), madOf(sum, locale))}
        </Button>
      )}
    </>
  );
}

type Group = SettlementAnswer['groups'][number];

const tones: Partial<Record<Group['group'], 'success' | 'default' | 'primary'>> = {
  'to-confirm': 'primary',
  'no-order': 'default',
  'paid-back': 'default',
  agrees: 'success',
};

function ReadSoFar({ answer }: { answer: SettlementAnswer }) {
  const { settlement, locale } = useWords();
  const { lines, days, outgoing } = answer;
  return (
    <Alert severity="info" role="status">
      <strong>{settlement.read(lines, lines + answer.unreadable.count)}</strong>{' '}
      {days !== null && settlement.days(dayOf(days.first, locale), dayOf(days.last, locale))}{' '}
      {outgoing > 0 && settlement.leftOut.outgoing(outgoing)}
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

/** Balances, totals and remarks: shown with their numbers, so that nothing is lost unseen. */
function Unreadable({ unreadable: { count, rows } }: Pick<SettlementAnswer, 'unreadable'>) {
  const { settlement, claims, common } = useWords();
  if (count === 0) return null;
  return (
    <Box component="details">
      <Typography component="summary" sx={{ cursor: 'pointer', py: 1.25, fontWeight: 600 }}>
        {settlement.leftOut.unreadable(count)}
      </Typography>
      <PlainList>
        {rows.map(({ line, text, why }) => (
          <Typography key={line} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{settlement.line(line)}</strong> <bdi>{text}</bdi> {claims.statement.whys[why]}
          </Typography>
        ))}
      </PlainList>
      {count > rows.length && (
        <Typography variant="body2" color="text.secondary">
          {common.first(rows.length)}
        </Typography>
      )}
    </Box>
  );
}

const digitsOf = (n: number, locale: keyof typeof formatTags): string =>
  new Intl.NumberFormat(formatTags[locale]).format(n);

/** What was found in the file, group by group: what needs a person first. */
function Matches({ kind, answer }: { kind: Kind; answer: SettlementAnswer }) {
  const { settlement, common, locale } = useWords();
  const { groups, missing, missingPaid, unreadable } = answer;
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <ReadSoFar answer={answer} />
      <Unreadable unreadable={unreadable} />
      {groups.length === 0 && missing.count + missingPaid.count === 0 && (
        <Typography>{settlement.nothing}</Typography>
      )}
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
              {common.first(group.rows.length)}
            </Typography>
          )}
        </Part>
      ))}
      <MissingOrders id="missing" words={settlement.missing[kind]} {...missing} />
      <MissingOrders id="missing-paid" words={settlement.missing.cmi} {...missingPaid} />
    </Box>
  );
}

/** `times`: counts readings, so that ticks of the one before are dropped. */
type Understood = { kind: Kind; answer: SettlementAnswer; times: number };

export function SettlementPage() {
  const { settlement } = useWords();
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const action = useAction();

  const read = async (kind: Kind, text: string) => {
    const answer = await action.run(() => call('settlement', { kind, text }));
    setUnderstood((before) => answer && { kind, answer, times: (before?.times ?? 0) + 1 });
    if (answer !== null) window.scrollTo({ top: 0 });
  };

  return (
    <PageFrame title={settlement.title} lead={settlement.lead}>
      {understood !== null && (
        <Matches key={understood.times} kind={understood.kind} answer={understood.answer} />
      )}
      <HandIn
        isBusy={action.isBusy}
        isPrime={understood === null}
        problem={action.faultOf('text') ?? action.problem}
        onSubmit={(kind, text) => void read(kind, text)}
      />
    </PageFrame>
  );
}
