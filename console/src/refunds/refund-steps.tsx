/** What a person does for a refund that no program carries out: whom to pay, how, and the number of it. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { RefundWhole } from '../../../src/features/refunds/refund-shapes.staff.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { madOf, type ConsoleLocale } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay, type ConsoleWords } from '../words/words.ts';

/** One after the other; empty when nobody need do anything. */
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
      return [steps.bank(amount), steps.bankReference(refund.orderNumber), steps.proof];
    case 'cash-agency':
      return [steps.cash(amount), steps.cashName, steps.proof];
    case 'gateway-office':
      return [
        refund.isSurplus && gateway === 'cmi' ? steps.hold(name) : steps.office(name, amount),
        steps.proof,
      ];
  }
}

type Props = { refund: RefundWhole; isCorrection?: boolean; onMoved(): void };

/** The number of a payout: the first one, or the right one in its place. */
export function ProofForm({ refund, isCorrection = false, onMoved }: Props) {
  const { refunds } = useSay();
  const words = refunds.one;
  const deed = useDeed();
  const notify = useNotify();
  const [proof, setProof] = useState(isCorrection ? (refund.payout?.proof ?? '') : '');

  const write = async () => {
    const method = isCorrection ? 'PUT' : 'POST';
    const done = await deed.run(() => ask(method, `/refunds/${refund.id}/payout`, { proof }));
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
        label={words.proof}
        hint={words.proofHint}
        value={proof}
        onChange={setProof}
        fault={deed.faultOf('proof')}
        maxLength={80}
        ltr
        required
      />
      {deed.problem !== null && <Alert severity="error">{deed.problem}</Alert>}
      <Button type="submit" variant={isCorrection ? 'outlined' : 'contained'} disabled={deed.isBusy}>
        {isCorrection ? words.correctSubmit : words.complete}
      </Button>
    </Stack>
  );
}

export function RefundSteps({ refund, onMoved }: Props) {
  const { locale, ...words } = useSay();
  const { one } = words.refunds;
  const steps = stepsOf(refund, words, locale);
  if (steps.length === 0) return null;
  const subject = encodeURIComponent(one.writeSubject(refund.orderNumber));
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
