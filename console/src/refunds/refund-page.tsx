/** One refund: its status, what a person does for it, and its outcome. */
import { Alert, Box, Button, Card, Link as Plain, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useNotify } from 'react-admin';
import { Facts, Ltr, OrderNumber } from '../layout/facts.tsx';
import { useCalled } from '../layout/read.tsx';
import { DocumentButton } from '../orders/document-button.tsx';
import { type ConsoleLocale, dayOf, madOf, momentOf } from '../locale.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { RefundFrame, RefundState } from './refund-line.tsx';
import { type Payout, PayoutFields, WhereTo } from './payout-fields.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { type DoneOf, call } from '../api.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { todayInMorocco } from '../morocco.ts';
import { shownNumber } from '../../../src/selling/orders/order.ts';

type RefundWhole = DoneOf<'GET refunds/{id}'>;

/** In order; empty when nothing needs to be done. */
function stepsOf(refund: RefundWhole, { refunds }: ConsoleWords, locale: ConsoleLocale): string[] {
  const { steps } = refunds.one;
  const { gateway, way, state } = refund;
  const amount = madOf(refund.amountCentimes, locale);
  const name = gateway === null ? '' : (refunds.gateways[gateway] ?? gateway);
  if (state !== 'due') return [];
  if (refund.lacksAccount) return [steps.noAccount];
  switch (way) {
    case 'gateway':
      return [];
    case 'bank-transfer':
      return [steps.bank(amount), steps.bankReference(shownNumber(refund.orderNumber)), steps.proof];
    case 'cash-agency':
      return [steps.cash(amount), steps.cashName, steps.proof];
    case 'cash':
      return [steps.hand(amount), steps.proof];
    case 'gateway-office':
      return [
        refund.isDuplicate && gateway === 'cmi' ? steps.hold(name) : steps.office(name, amount),
        steps.proof,
      ];
  }
}

type RefundStepsProps = { refund: RefundWhole; isCorrection?: boolean; onMoved(): void };

/** The number of a payout: the first one, or a correction. */
function ProofForm({ refund, isCorrection = false, onMoved }: RefundStepsProps) {
  const { refunds } = useWords();
  const words = refunds.one;
  const action = useAction();
  const notify = useNotify();
  const [proof, setProof] = useState(isCorrection ? (refund.payout?.proof ?? '') : '');
  const [paidOn, setPaidOn] = useState(todayInMorocco);

  const write = async () => {
    const { id } = refund;
    const done = await action.run(() =>
      isCorrection
        ? call('PUT refunds/{id}/payout', { id, proof })
        : call('refunds/{id}/payout', { id, proof, ...(paidOn !== '' && { paidOn }) }),
    );
    if (done !== null) notify(isCorrection ? words.corrected : words.completed, { type: 'success' });
    else if (proof !== '') notify(words.youTyped(proof), { type: 'info', autoHideDuration: 12_000 });
    onMoved();
  };

  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5, alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <TypedField
        label={words.facts.proof}
        hint={words.proofHint[refund.way === 'cash-agency' || refund.way === 'cash' ? refund.way : 'other']}
        value={proof}
        onChange={setProof}
        fault={action.faultOf('proof')}
        maxLength={80}
        ltr
        required
      />
      {!isCorrection && (
        <TypedField
          label={words.facts.done}
          hint={words.paidOnHint}
          type="date"
          value={paidOn}
          onChange={setPaidOn}
          fault={action.faultOf('paidOn')}
          ltr
        />
      )}
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <Button type="submit" variant={isCorrection ? 'outlined' : 'contained'} disabled={action.isBusy}>
        {isCorrection ? words.correctSubmit : words.complete}
      </Button>
    </Stack>
  );
}

/** What a person does for a refund that is not automatic: whom to pay, how, and its number. */
function RefundSteps({ refund, onMoved }: RefundStepsProps) {
  const words = useWords();
  const { locale } = words;
  const { one } = words.refunds;
  const steps = stepsOf(refund, words, locale);
  if (steps.length === 0) return null;
  const subject = encodeURIComponent(one.writeSubject(shownNumber(refund.orderNumber)));
  return (
    <Card component="section" aria-labelledby="steps" sx={{ p: 2.5, borderColor: 'warning.main' }}>
      <Typography id="steps" component="h2" variant="h6">
        {one.stepsTitle}
      </Typography>
      <Box component="ol" sx={{ my: 1.5, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      {refund.lacksAccount ? (
        <Button variant="outlined" href={`mailto:${refund.email}?subject=${subject}`}>
          {one.write}
        </Button>
      ) : (
        <ProofForm refund={refund} onMoved={onMoved} />
      )}
    </Card>
  );
}

type Props = { refund: RefundWhole; onMoved(): void };

/** For a refund that a card service refused, or that nobody has paid yet: another way, or other details. */
function AnotherWay({ refund, onMoved }: Props) {
  const { refunds } = useWords();
  const words = refunds.one;
  const action = useAction();
  const notify = useNotify();
  const go = useNavigate();
  const isUrgent = refund.state === 'failed' || refund.lacksAccount;
  const [key] = useState(() => crypto.randomUUID());
  const [payout, setPayout] = useState<Payout>({
    way: refund.otherWays[0] ?? refund.way,
    name: refund.payout?.name ?? refund.name,
    rib: refund.payout?.rib ?? '',
    phone: refund.payout?.phone ?? refund.phone,
  });

  const change = async () => {
    const done = await action.run(() => call('refunds/{id}/way', { id: refund.id, ...payout, key }));
    if (done === null) return onMoved();
    notify(words.changed, { type: 'success' });
    void go(`/refunds/${done.id}/show`);
  };

  const title = refund.lacksAccount ? words.typeAccount : words.change;
  return (
    <OpenInPlace label={title} atFirst={isUrgent} variant="outlined" sx={{ alignSelf: 'start' }}>
      {() => (
        <Card component="section" aria-labelledby="way" sx={{ p: 2.5 }}>
          <Typography id="way" component="h2" variant="h6">
            {title}
          </Typography>
          <Stack
            component="form"
            noValidate
            sx={{ gap: 2, mt: 1, alignItems: 'start' }}
            onSubmit={(event) => {
              event.preventDefault();
              void change();
            }}
          >
            <Typography color="text.secondary">{words.changeLead}</Typography>
            <PayoutFields
              ways={refund.otherWays}
              payout={payout}
              action={action}
              onChange={(changed) => setPayout((before) => ({ ...before, ...changed }))}
            />
            {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
            <Button type="submit" variant="outlined" disabled={action.isBusy}>
              {words.changeSubmit}
            </Button>
          </Stack>
        </Card>
      )}
    </OpenInPlace>
  );
}

function Became({ refund }: { refund: RefundWhole }) {
  const { refunds, locale } = useWords();
  const { one, form } = refunds;
  const { facts } = one;
  const { lastProblem, payout } = refund;
  return (
    <Facts
      title={one.heading}
      facts={[
        { label: facts.amount, value: madOf(refund.amountCentimes, locale) },
        {
          label: facts.order,
          value: (
            <Plain component={Link} to={`/orders/${refund.orderNumber}/show`}>
              <OrderNumber number={refund.orderNumber} />
            </Plain>
          ),
        },
        { label: facts.buyer, value: <bdi>{refund.name}</bdi> },
        { label: facts.due, value: dayOf(refund.dueAt, locale) },
        { label: facts.decided, value: momentOf(refund.decidedAt, locale) },
        { label: facts.by, value: <Ltr>{refund.decidedBy}</Ltr> },
        {
          label: form.reason,
          value: refund.reason === 'made-at-gateway' ? one.made : <bdi>{refund.reason}</bdi>,
        },
        refund.doneOn !== null && { label: facts.done, value: dayOf(refund.doneOn, locale) },
        payout !== null && payout.proof !== null && { label: facts.proof, value: <Ltr>{payout.proof}</Ltr> },
        lastProblem !== null && { label: facts.problem, value: one.problems[lastProblem] ?? lastProblem },
      ]}
    />
  );
}

function Status({ refund }: { refund: RefundWhole }) {
  const { refunds } = useWords();
  const { one } = refunds;
  const { state, way, successor } = refund;
  return (
    <>
      {successor !== null && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" component={Link} to={`/refunds/${successor.id}/show`}>
              {one.open(successor.creditNoteNumber)}
            </Button>
          }
        >
          {one.replacedBy(successor.creditNoteNumber)} {one.paidAlready}
        </Alert>
      )}
      {refund.isLate && <Alert severity="error">{one.late}</Alert>}
      {state === 'failed' && <Alert severity="error">{refund.hasComeBack ? one.cameBack : one.failed}</Alert>}
      {state === 'pending' && <Alert severity="info">{one.pending}</Alert>}
      {state === 'due' && way === 'gateway' && <Alert severity="info">{one.asked}</Alert>}
    </>
  );
}

function Correct({ refund, onMoved }: { refund: RefundWhole; onMoved(): void }) {
  const { refunds } = useWords();
  const { one } = refunds;
  return (
    <OpenInPlace label={one.correct} variant="outlined" sx={{ alignSelf: 'start' }}>
      {() => (
        <Card component="section" aria-labelledby="correct" sx={{ p: 2.5 }}>
          <Typography id="correct" component="h2" variant="h6">
            {one.correct}
          </Typography>
          <Typography sx={{ mb: 1.5 }}>{one.correctLead}</Typography>
          <ProofForm refund={refund} isCorrection onMoved={onMoved} />
        </Card>
      )}
    </OpenInPlace>
  );
}

export function RefundPage() {
  const { refunds, locale } = useWords();
  const { one } = refunds;
  const { id = '' } = useParams();
  const { data: refund, problem, again } = useCalled('GET refunds/{id}', { id });
  return (
    <RefundFrame
      title={refunds.title}
      heading={
        <>
          {one.heading} {refund && <Ltr>{refund.creditNoteNumber}</Ltr>}
        </>
      }
      aside={
        refund && (
          <>
            <RefundState refund={refund} />
            <Typography sx={{ fontWeight: 700 }}>
              {madOf(refund.amountCentimes, locale)} · <bdi>{refund.name}</bdi>
            </Typography>
          </>
        )
      }
      back={{ to: '/refunds', label: one.back }}
      isThere={refund !== null}
      problem={problem}
      again={again}
    >
      {refund && (
        <Stack key={`${refund.id} ${refund.state}`} sx={{ gap: 2 }}>
          <Status refund={refund} />
          <WhereTo refund={refund} />
          <RefundSteps refund={refund} onMoved={again} />
          {refund.otherWays.length > 0 && <AnotherWay refund={refund} onMoved={again} />}
          <Became refund={refund} />
          {refund.doneOn !== null && (
            <DocumentButton order={refund.orderNumber} document={refund.creditNoteNumber} />
          )}
          {refund.mayCorrectProof && <Correct refund={refund} onMoved={again} />}
        </Stack>
      )}
    </RefundFrame>
  );
}
