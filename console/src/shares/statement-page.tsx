/** '/shares/:id', and a trainer's own at '/own-share/:id': a statement with every sale, on its way to be paid. */
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { askFile, call, type DoneOf } from '../api.ts';
import { useTaking } from '../exports/take-away.tsx';
import { ActionButton } from '../layout/action-dialog.tsx';
import { Facts, Ltr, WordChip } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf, languageName, madOf, sidesIn } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';
import { groupRib } from '../../../src/platform/money/rib.ts';
import { monthName, Sales, stateTones, StatementRows, TermsList } from './statement-rows.tsx';

type Statement = DoneOf<'GET shares/statements/{id}'>;

/** One button a language. */
function Papers({ id }: { id: string }) {
  const { shares: t, locale } = useWords();
  const { take, isBusy } = useTaking();
  return sidesIn(locale).map((language) => (
    <Button
      key={language}
      variant="outlined"
      size="small"
      startIcon={<PictureAsPdf />}
      disabled={isBusy}
      onClick={() => void take(askFile('GET shares/statements/{id}/paper', { id, language }))}
    >
      {t.paper(languageName(language, locale))}
    </Button>
  ));
}

type StepProps = { statement: Statement; onDone: () => void };

function MarkPaid({ statement: { id, name, netCentimes, state }, onDone }: StepProps) {
  const { shares: t, locale } = useWords();
  const [day, setDay] = useState(todayInMorocco);
  return (
    <ActionButton
      isPrime
      isOffered={state === 'to-pay'}
      label={t.pay}
      sure={t.paySure(name, madOf(netCentimes, locale))}
      faults={t.faults}
      done={t.saved}
      onDone={onDone}
      onStale={onDone}
      run={() => call('shares/statements/{id}/payment', { id, day })}
    >
      {({ faultOf }) => (
        <TypedField label={t.day} value={day} onChange={setDay} fault={faultOf('day')} type="date" ltr />
      )}
    </ActionButton>
  );
}

/** The next step of a statement, and the way back before it is paid. */
function Steps({ statement, onDone }: StepProps) {
  const { shares: t, locale } = useWords();
  const { id, name, netCentimes, state } = statement;
  const after = { onDone, onStale: onDone, faults: t.faults, done: t.saved };
  return (
    <>
      <ActionButton
        {...after}
        isPrime
        isOffered={state === 'to-approve' || state === 'approved-once'}
        label={t.approve}
        sure={t.approveSure(name, madOf(netCentimes, locale))}
        run={() => call('shares/statements/{id}/approval', { id })}
      />
      <MarkPaid statement={statement} onDone={onDone} />
      <ActionButton
        {...after}
        isOffered={state === 'approved-once' || state === 'to-pay'}
        label={t.takeBack}
        sure={t.takeBackSure}
        run={() => call('shares/statements/{id}/return', { id })}
      />
    </>
  );
}

function StatementFacts({ statement }: { statement: Statement }) {
  const { shares: t, locale } = useWords();
  const { number, state, rib, withholdPercent, approvedBy, secondBy, paidOn } = statement;
  const money = (centimes: number) => madOf(centimes, locale);
  return (
    <Facts
      title={t.toPay}
      facts={[
        { label: t.state, value: <WordChip color={stateTones[state]} label={t.states[state]} /> },
        { label: t.number, value: <Ltr>{number}</Ltr> },
        { label: t.rib, value: rib === null ? t.noRib : <Ltr>{groupRib(rib)}</Ltr> },
        { label: t.gross, value: money(statement.grossCentimes) },
        withholdPercent > 0 && {
          label: t.withheld(withholdPercent),
          value: money(statement.withheldCentimes),
        },
        { label: t.net, value: money(statement.netCentimes) },
        approvedBy !== null && { label: t.approvedBy, value: <Ltr>{approvedBy}</Ltr> },
        secondBy !== null && { label: t.secondBy, value: <Ltr>{secondBy}</Ltr> },
        paidOn !== null && { label: t.paidOn, value: dayOf(paidOn, locale) },
      ]}
    />
  );
}

export function StatementPage() {
  const { shares: t, nav, locale } = useWords();
  const { id = '' } = useParams();
  const { permissions = [] } = usePermissions<string[]>();
  const isOwn = useLocation().pathname.startsWith('/own-share');
  const reading = useCalled('GET shares/statements/{id}', { id });
  const { data } = reading;
  const title = data === null ? t.statements : `${data.name} · ${monthName(data.month, locale)}`;
  const back = isOwn
    ? { to: '/own-share', label: nav.pages.ownShare }
    : { to: '/shares', label: nav.pages.shares };
  return (
    <PageFrame title={title} back={back}>
      <Read reading={reading} height={400}>
        {(statement) => (
          <>
            <StatementFacts statement={statement} />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              {permissions.includes('maySeeShares') && <Steps statement={statement} onDone={reading.again} />}
              <Papers id={id} />
            </Stack>
            <Sales lines={statement.lines} title={t.sales} empty={t.noSales} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}

/** '/own-share' */
export function OwnSharePage() {
  const { shares: t, nav } = useWords();
  const reading = useCalled('GET shares/own');
  return (
    <PageFrame title={nav.pages.ownShare} lead={t.ownLead}>
      <Read reading={reading} height={400}>
        {({ terms, offered, open, statements }) => (
          <>
            <Facts
              title={t.agreed}
              facts={[{ label: t.share, value: <TermsList terms={terms} offered={offered} /> }]}
            />
            <Sales lines={open} title={t.open} empty={t.noSales} />
            <StatementRows statements={statements} to="/own-share" />
          </>
        )}
      </Read>
    </PageFrame>
  );
}
