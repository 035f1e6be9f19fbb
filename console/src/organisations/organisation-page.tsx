/** '/organisations/:id': an organisation with its quotes, invoices and credit notes, and the seats of each. */
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useParams } from 'react-router-dom';
import { askFile, call, type DoneOf } from '../api.ts';
import { useTaking } from '../exports/take-away.tsx';
import { ActionButton } from '../layout/action-dialog.tsx';
import { CallForm, FieldPairs, FormChoice, FormText } from '../layout/call-form.tsx';
import { FactRows, Facts, Ltr, Part, WordChip } from '../layout/facts.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf, inLocale, languageName, madOf } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import { DealSeats } from './deal-seats.tsx';
import { OrganisationForm } from './organisations-page.tsx';

type Whole = DoneOf<'GET organisations/{id}'>;
export type Deal = Whole['deals'][number];
type Paper = Deal['papers'][number];

function PaperRow({ id, paper }: { id: string; paper: Paper }) {
  const { organisations: t, locale } = useWords();
  const { take, isBusy } = useTaking();
  const { number, kind, issuedAt, totalCentimes, paidOn, paidReference } = paper;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant="outlined"
        startIcon={<PictureAsPdf />}
        disabled={isBusy}
        sx={{ minHeight: 44 }}
        onClick={() => void take(askFile('GET organisations/{id}/papers/{number}', { id, number }))}
      >
        {t.papers[kind]}&nbsp;<Ltr>{number}</Ltr>
      </Button>
      <Typography>
        {madOf(totalCentimes, locale)} · {dayOf(issuedAt, locale)}
        {paidOn !== null && ` · ${t.paidOn(dayOf(paidOn, locale))}`}
        {paidReference !== null && ` · ${paidReference}`}
      </Typography>
    </Stack>
  );
}

type StepProps = { deal: Deal; onDone: () => void };

/** The transfer of an invoice came, or of a credit note left. */
function MarkPaid({ deal, kind, onDone }: StepProps & { kind: 'invoice' | 'credit-note' }) {
  const { organisations: t } = useWords();
  const [typed, setTyped] = useState({ amount: '', day: todayInMorocco(), reference: '' });
  const set = (name: keyof typeof typed) => (text: string) => setTyped({ ...typed, [name]: text });
  return (
    <ActionButton
      isPrime
      label={t.pay[kind]}
      sure={t.paySure[kind]}
      faults={t.faults}
      done={t.saved}
      onDone={onDone}
      onStale={onDone}
      run={() => call('organisations/deals/{id}/payment', { id: deal.id, kind, ...typed })}
    >
      {({ faultOf }) => (
        <>
          <TypedField
            label={t.amount}
            value={typed.amount}
            onChange={set('amount')}
            fault={faultOf('amount')}
            inputMode="decimal"
            ltr
          />
          <TypedField
            label={t.day}
            value={typed.day}
            onChange={set('day')}
            fault={faultOf('day')}
            type="date"
            ltr
          />
          <TypedField
            label={t.reference}
            value={typed.reference}
            onChange={set('reference')}
            fault={faultOf('reference')}
            maxLength={80}
          />
        </>
      )}
    </ActionButton>
  );
}

/** What can be done next with what was agreed. */
function Steps({ deal, onDone }: StepProps) {
  const { organisations: t } = useWords();
  const { id, state, papers } = deal;
  const after = { onDone, onStale: onDone, faults: t.faults, done: t.saved };
  const invoice = papers.find(({ kind }) => kind === 'invoice');
  const credit = papers.find(({ kind }) => kind === 'credit-note');
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ActionButton
        {...after}
        isPrime
        isOffered={state === 'quoted'}
        label={t.invoice}
        sure={t.invoiceSure}
        run={() => call('organisations/deals/{id}/invoice', { id })}
      />
      {state === 'invoiced' && <MarkPaid deal={deal} kind="invoice" onDone={onDone} />}
      {credit?.paidOn === null && invoice?.paidOn && (
        <MarkPaid deal={deal} kind="credit-note" onDone={onDone} />
      )}
      <ActionButton
        {...after}
        isDanger
        isOffered={state === 'invoiced' || state === 'paid'}
        label={t.credit}
        sure={t.creditSure}
        run={() => call('organisations/deals/{id}/credit', { id })}
      />
    </Stack>
  );
}

function DealCard({ deal, whole, maySell, onDone }: StepProps & { whole: Whole; maySell: boolean }) {
  const { organisations: t, locale } = useWords();
  const name = whole.courses.find(({ slug }) => slug === deal.courseSlug)?.name;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 2, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {name ? inLocale(name, locale) : deal.courseSlug}
      </Typography>
      <FactRows
        facts={[
          { label: t.state, value: <WordChip label={t.states[deal.state]} /> },
          { label: t.seats, value: `${deal.seats} × ${madOf(deal.unitCentimes, locale)}` },
          { label: t.valid, value: dayOf(deal.validUntil, locale) },
        ]}
      />
      <PlainList label={t.papersOf}>
        {deal.papers.map((paper) => (
          <PaperRow key={paper.number} id={whole.organisation.id} paper={paper} />
        ))}
      </PlainList>
      {maySell && <Steps deal={deal} onDone={onDone} />}
      <DealSeats deal={deal} onDone={onDone} />
    </Card>
  );
}

function Quote({ whole, onDone }: { whole: Whole; onDone: () => void }) {
  const { organisations: t, locale } = useWords();
  const courses = Object.fromEntries(whole.courses.map(({ slug, name }) => [slug, inLocale(name, locale)]));
  const { id } = whole.organisation;
  return (
    <OpenInPlace label={t.quote}>
      {(close) => (
        <Card sx={{ p: 2.5 }}>
          <CallForm
            label={t.quote}
            values={{ courseSlug: '', seats: '', price: '', validUntil: '' }}
            submit={t.sendQuote}
            faults={t.faults}
            send={(typed) => call('organisations/{id}/quotes', { id, ...typed })}
            onDone={() => {
              close();
              onDone();
            }}
            onClose={close}
          >
            <FieldPairs>
              <FormChoice name="courseSlug" label={t.course} choices={courses} />
              <FormText name="seats" label={t.seats} ltr inputMode="numeric" maxLength={3} required />
              <FormText name="price" label={t.price} hint={t.priceHint} ltr inputMode="decimal" required />
              <FormText name="validUntil" label={t.valid} type="date" ltr required />
            </FieldPairs>
          </CallForm>
        </Card>
      )}
    </OpenInPlace>
  );
}

function Particulars({ whole: { organisation: one } }: { whole: Whole }) {
  const { organisations: t, locale } = useWords();
  return (
    <Facts
      title={t.kinds[one.kind]}
      facts={[
        { label: 'ICE', value: one.ice === null ? t.noIce : <Ltr>{one.ice}</Ltr> },
        { label: t.address, value: one.address },
        { label: t.contactName, value: one.contactName },
        { label: t.contactEmail, value: <Ltr>{one.contactEmail}</Ltr> },
        one.contactPhone !== '' && { label: t.contactPhone, value: <Ltr>{one.contactPhone}</Ltr> },
        { label: t.language, value: languageName(one.locale, locale) },
      ]}
    />
  );
}

function Actions({ whole, maySell, onDone }: { whole: Whole; maySell: boolean; onDone: () => void }) {
  const { organisations: t } = useWords();
  const { id, ice, ...rest } = whole.organisation;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {maySell && <Quote whole={whole} onDone={onDone} />}
      {maySell && (
        <OpenInPlace label={t.change} variant="outlined">
          {(close) => (
            <OrganisationForm id={id} values={{ ...rest, ice: ice ?? '' }} onDone={onDone} onClose={close} />
          )}
        </OpenInPlace>
      )}
      <ActionButton
        label={t.renew}
        sure={t.renewSure}
        done={t.renewed}
        onDone={onDone}
        run={() => call('organisations/{id}/page', { id })}
      />
    </Stack>
  );
}

export function OrganisationPage() {
  const { organisations: t } = useWords();
  const { id = '' } = useParams();
  const { permissions = [] } = usePermissions<string[]>();
  const maySell = permissions.includes('maySellSeats');
  const reading = useCalled('GET organisations/{id}', { id });
  const { data } = reading;
  return (
    <PageFrame title={data?.organisation.name ?? t.title} back={{ to: '/organisations', label: t.title }}>
      <Read reading={reading} height={400}>
        {(whole) => (
          <>
            {whole.missing.length > 0 && (
              <Alert severity="warning">{t.missing(whole.missing.map((one) => t.particulars[one]))}</Alert>
            )}
            <Particulars whole={whole} />
            <Actions whole={whole} maySell={maySell} onDone={reading.again} />
            <Part id="deals" title={t.deals}>
              {whole.deals.length === 0 && <Typography>{t.noDeals}</Typography>}
              <PlainList>
                {whole.deals.map((deal) => (
                  <DealCard
                    key={deal.id}
                    deal={deal}
                    whole={whole}
                    maySell={maySell}
                    onDone={reading.again}
                  />
                ))}
              </PlainList>
            </Part>
          </>
        )}
      </Read>
    </PageFrame>
  );
}
