/** '/claims/statement': lines of a bank statement are pasted, and the claims they pay are confirmed. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type DoneOf, call } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { TypedForm } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { madOf } from '../locale.ts';
import { useBulkConfirm } from './use-bulk-confirm.ts';
import { OrderLink } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { MissingOrders } from '../settlement/missing-orders.tsx';
import { statusIn } from '../words/word-of.ts';
import { shownNumber } from '../../../src/selling/orders/order.ts';

type ClaimOutcome = DoneOf<'statement/confirmations'>['answers'][number];
type StatementLine = DoneOf<'statement'>['lines'][number];

function Became({ outcome }: { outcome: ClaimOutcome }) {
  const { claims, orders, common } = useWords();
  const t = claims.statement;
  const outcomes = { ...common.failures, ...t.outcomes };
  const isGood = outcome.outcome === 'confirmed';
  const text =
    outcome.outcome === 'already-decided'
      ? t.conflict(outcome.by ?? '', statusIn(orders, outcome.status ?? ''))
      : outcomes[outcome.outcome];
  return (
    <Typography sx={{ fontWeight: 700, color: isGood ? 'success.main' : 'error.main' }}>{text}</Typography>
  );
}

type Shown = {
  line: StatementLine;
  isTicked: boolean;
  outcome: ClaimOutcome | null;
  onTick: (isTicked: boolean) => void;
};

function StatementLineCard({ line, isTicked, outcome, onTick }: Shown) {
  const { claims, locale } = useWords();
  const t = claims.statement;
  const { order, amountCentimes } = line;
  const isOpen = order !== null && line.match !== 'none';
  const mayTick = isOpen && (outcome === null || outcome.outcome === 'failed');
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {t.line(line.line)}
        </Typography>
        {amountCentimes !== null && (
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
            {madOf(Math.abs(amountCentimes), locale)} {amountCentimes < 0 && `(${t.out})`}
          </Typography>
        )}
      </Box>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {line.text}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.whys[line.why]}
      </Typography>
      {order !== null && mayTick && (
        <FormControlLabel
          control={<Checkbox checked={isTicked} onChange={(event) => onTick(event.target.checked)} />}
          label={t.pick(shownNumber(order.number), order.name)}
          sx={{ '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere', minWidth: 0 } }}
        />
      )}
      {order !== null && !mayTick && (
        <Typography variant="body2">
          {line.why === 'no-order' && `${t.perhaps} `}
          <OrderLink number={order.number} /> · <bdi>{order.name}</bdi> ·{' '}
          {madOf(order.amountCentimes, locale)}
        </Typography>
      )}
      {isOpen && outcome !== null && <Became outcome={outcome} />}
    </Card>
  );
}

const groups = ['sure', 'likely', 'none'] as const;

/** Each order once, however many lines name it. */
function chosenOf(lines: StatementLine[], ticked: ReadonlySet<number>) {
  const orders = lines.flatMap(({ line, order }) => (order !== null && ticked.has(line) ? [order] : []));
  return [...new Map(orders.map((order) => [order.number, order])).values()];
}

/** When the money of each order had arrived, as its line says. */
const daysOf = (lines: StatementLine[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ order, day }) => (order !== null && day !== null ? [[order.number, day]] : [])),
  );

/** What was read from a statement, in three groups: ticked lines are confirmed together, each claim by itself. */
function StatementMatches({ lines }: { lines: StatementLine[] }) {
  const { claims, locale } = useWords();
  const t = claims.statement;
  const { ticked, isBusy, problem, done, outcomeOf, tick, confirm } = useBulkConfirm(
    (orderNumbers: string[]) => call('statement/confirmations', { orderNumbers, receivedOn: daysOf(lines) }),
    lines,
    // Sure matches are ticked at first.
    lines.filter(({ match }) => match === 'sure'),
  );
  const chosen = chosenOf(lines, ticked);
  const sum = chosen.reduce((all, { amountCentimes }) => all + amountCentimes, 0);

  return (
    <Stack sx={{ gap: 2 }}>
      {groups.map((group) => {
        const members = lines.filter(({ match }) => match === group);
        if (members.length === 0) return null;
        return (
          <Box component="section" key={group} aria-labelledby={`lines-${group}`}>
            <Typography id={`lines-${group}`} component="h2" variant="h6" sx={{ mb: 1 }}>
              {t.groups[group]}
            </Typography>
            <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
              {members.map((line) => (
                <StatementLineCard
                  key={line.line}
                  line={line}
                  isTicked={ticked.has(line.line)}
                  outcome={outcomeOf(line) ?? null}
                  onTick={(isTicked) => tick(line.line, isTicked)}
                />
              ))}
            </Stack>
          </Box>
        );
      })}
      <Box role="status">{done > 0 && <Alert severity="success">{t.did(done)}</Alert>}</Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {lines.some(({ match }) => match !== 'none') && (
        <Box>
          <Button
            variant="contained"
            size="large"
            disabled={isBusy || chosen.length === 0}
            onClick={() => void confirm(chosen.map(({ number }) => number))}
          >
            {chosen.length === 0 ? t.nothingTicked : t.confirm(chosen.length, madOf(sum, locale))}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {t.opens}
          </Typography>
        </Box>
      )}
    </Stack>
  );
}

/** `times`: counts readings, so that ticks of the one before are dropped. */
type Understood = DoneOf<'statement'> & { times: number };

export function StatementPage() {
  const { claims, common } = useWords();
  const t = claims.statement;
  const [text, setText] = useState('');
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const action = useAction();
  const problem = action.faultOf('text') ?? action.problem;

  const read = async () => {
    const answer = await action.run(() => call('statement', { text }));
    setUnderstood((before) => answer && { ...answer, times: (before?.times ?? 0) + 1 });
  };

  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Card sx={{ p: 2.5 }}>
        <TypedForm sx={{ gap: 2 }} onSend={read}>
          <TextField
            label={t.paste}
            helperText={problem ?? t.example}
            error={problem !== null}
            value={text}
            onChange={(event) => setText(event.target.value)}
            multiline
            minRows={5}
            maxRows={14}
            slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
          />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              type="submit"
              variant={understood === null ? 'contained' : 'outlined'}
              disabled={action.isBusy}
            >
              {t.read}
            </Button>
            <Button component={Link} to="/claims">
              {t.queue}
            </Button>
          </Stack>
        </TypedForm>
      </Card>
      {understood !== null && understood.lines.length === 0 && <Alert severity="info">{common.none}</Alert>}
      {understood !== null && (
        <>
          <StatementMatches key={understood.times} lines={understood.lines} />
          <MissingOrders
            id="missing-paid"
            words={t.missing}
            count={understood.missing.length}
            rows={understood.missing}
          />
        </>
      )}
    </PageFrame>
  );
}
