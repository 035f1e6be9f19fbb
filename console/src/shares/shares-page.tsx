/** '/shares': who has a share of what is sold, and the statements that are paid. */
import { Alert, Button, Card, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { askFile, call, type DoneOf, type InputOf } from '../api.ts';
import { useTaking } from '../exports/take-away.tsx';
import { type Action, ActionButton } from '../layout/action-dialog.tsx';
import { CallForm, FieldPairs, FormChoice, FormText } from '../layout/call-form.tsx';
import { FactRows, Ltr, Part } from '../layout/facts.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, type Reading, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { inLocale, languageName, madOf, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { groupRib } from '../../../src/platform/money/rib.ts';
import { StatementRows, TermsList } from './statement-rows.tsx';

type Shares = DoneOf<'GET shares'>;
type Payee = Shares['payees'][number];
type Typed = Omit<Required<InputOf<'shares/payees'>>, 'id'>;

/** Name, address and account of somebody; a new one without an `id`. */
function PayeeForm({ id, values, onDone, onClose }: FormProps) {
  const { shares: t, common, locale } = useWords();
  const notify = useNotify();
  const languages = Object.fromEntries(sidesIn(locale).map((one) => [one, languageName(one, locale)]));
  return (
    <Card sx={{ p: 2.5 }}>
      <CallForm
        label={id === undefined ? t.add : t.change}
        values={values}
        submit={common.save}
        faults={t.faults}
        send={(typed) => call('shares/payees', { ...typed, ...(id !== undefined && { id }) })}
        onDone={() => {
          notify(t.saved, { type: 'success' });
          onClose();
          onDone();
        }}
        onClose={onClose}
      >
        <FieldPairs>
          <FormText name="name" label={t.name} maxLength={120} required />
          <FormText name="email" label={t.email} hint={t.emailHint} ltr inputMode="email" required />
          <FormText name="rib" label={t.rib} hint={t.ribHint} ltr maxLength={60} />
          <FormChoice name="locale" label={t.language} choices={languages} />
        </FieldPairs>
      </CallForm>
    </Card>
  );
}

type FormProps = { id?: string; values: Typed; onDone: () => void; onClose: () => void };

type Offered = Shares['offered'];

type Terms = { item: string; percent: string; costPercent: string };
type TermsProps = {
  payee: Payee;
  offered: Offered;
  typed: Terms;
  action: Action;
  onChange: (typed: Terms) => void;
};

function TermFields({ payee, offered, typed, action, onChange }: TermsProps) {
  const { shares: t, locale } = useWords();
  const known = payee.terms.find(({ item }) => item === typed.item);
  const field = (name: keyof Terms) => ({
    value: typed[name],
    fault: action.faultOf(name),
    onChange: (text: string) => {
      action.mend(name);
      onChange({ ...typed, [name]: text });
    },
  });
  return (
    <>
      <TypedField {...field('item')} label={t.item} select>
        {offered.map(({ entry, name }) => (
          <MenuItem key={entry} value={entry} sx={{ whiteSpace: 'normal' }}>
            {inLocale(name, locale)}
          </MenuItem>
        ))}
      </TypedField>
      {known && <Typography>{t.hasNow(t.terms(known.percent, known.costPercent))}</Typography>}
      <FieldPairs>
        <TypedField {...field('percent')} label={t.percent} hint={t.percentHint} ltr inputMode="numeric" />
        <TypedField {...field('costPercent')} label={t.cost} ltr inputMode="numeric" />
      </FieldPairs>
    </>
  );
}

/** Another share of an item, a new one, or the end of one: of orders placed from now on. */
function SetShare({ payee, offered, onDone }: { payee: Payee; offered: Offered; onDone: () => void }) {
  const { shares: t } = useWords();
  const [typed, setTyped] = useState<Terms>({ item: '', percent: '', costPercent: '0' });
  return (
    <ActionButton
      label={t.set}
      title={t.setOf(payee.name)}
      sure={t.setLead}
      faults={t.faults}
      run={() => call('shares/payees/{id}/terms', { id: payee.id, ...typed })}
      done={t.saved}
      onDone={onDone}
    >
      {(action) => (
        <TermFields payee={payee} offered={offered} typed={typed} action={action} onChange={setTyped} />
      )}
    </ActionButton>
  );
}

function PayeeCard({ payee, offered, onDone }: { payee: Payee; offered: Offered; onDone: () => void }) {
  const { shares: t, locale } = useWords();
  const { id, name, email, rib, terms, dueCentimes, heldCentimes } = payee;
  const values = { name, email, rib: rib ?? '', locale: payee.locale };
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        <bdi>{name}</bdi>
      </Typography>
      {rib === null && <Alert severity="warning">{t.noRib}</Alert>}
      <FactRows
        facts={[
          { label: t.email, value: <Ltr>{email}</Ltr> },
          rib !== null && { label: t.rib, value: <Ltr>{groupRib(rib)}</Ltr> },
          { label: t.share, value: <TermsList terms={terms} offered={offered} /> },
          { label: t.due, value: madOf(dueCentimes, locale) },
          { label: t.held, value: madOf(heldCentimes, locale) },
        ]}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SetShare payee={payee} offered={offered} onDone={onDone} />
        <OpenInPlace label={t.change} variant="outlined">
          {(close) => <PayeeForm id={id} values={values} onDone={onDone} onClose={close} />}
        </OpenInPlace>
      </Stack>
    </Card>
  );
}

/** What is approved twice and not paid yet, as a file. */
function BankFile() {
  const { shares: t, lists, locale } = useWords();
  const { take, isBusy } = useTaking();
  return (
    <Button
      variant="outlined"
      disabled={isBusy}
      onClick={() => void take(askFile('GET shares/bank-file', { locale }))}
    >
      {isBusy ? lists.exports.busy : t.bankFile}
    </Button>
  );
}

type PeopleProps = Pick<Shares, 'payees' | 'offered'> & { onDone: () => void };

function People({ payees, offered, onDone }: PeopleProps) {
  const { shares: t, locale } = useWords();
  const blank: Typed = { name: '', email: '', rib: '', locale };
  return (
    <Part id="payees" title={t.people}>
      {payees.length === 0 && <Typography>{t.none}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <OpenInPlace label={t.add}>
          {(close) => <PayeeForm values={blank} onDone={onDone} onClose={close} />}
        </OpenInPlace>
      </Stack>
      <PlainList isPaired>
        {payees.map((payee) => (
          <PayeeCard key={payee.id} payee={payee} offered={offered} onDone={onDone} />
        ))}
      </PlainList>
    </Part>
  );
}

export function SharesPage() {
  const { shares: t } = useWords();
  const reading: Reading<Shares> = useCalled('GET shares');
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Read reading={reading} height={400}>
        {({ payees, statements, offered }) => (
          <>
            <Part
              id="statements"
              title={t.statements}
              beside={statements.some(({ state }) => state === 'to-pay') && <BankFile />}
            >
              <StatementRows statements={statements} to="/shares" />
            </Part>
            <People payees={payees} offered={offered} onDone={reading.again} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}
