/** One delivery: what it said, every try, and what can be done about one that failed. */
import { Box, Card, Stack, Typography } from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { useState } from 'react';
import { type Fact, Facts, LongText, Ltr, OrderLink } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { type ConsoleLocale, formatTags, madOf, momentOf } from '../locale.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { Answer, nameOf, Recipient, responseIn, StateChip, whenOf, type Whole } from './delivery.tsx';
import { call } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';

type Sent = Exclude<Whole, { type: 'notification' }>;
type Report = Extract<Whole, { type: 'notification' }>;
type Props<Row> = { row: Row; again: () => void };

/** Of what failed: nobody needs it any more, or it can never arrive. */
function PutAway({ row, again }: Props<Sent>) {
  const { deliveries: t } = useWords();
  const [reason, setReason] = useState('');
  const isStuck =
    row.type === 'message' && row.state === 'waiting' && /^(account|template)/.test(row.lastError ?? '');
  if (row.state !== 'failed' && !isStuck) return null;
  return (
    <ActionButton
      label={t.putAway.label}
      sure={t.putAway.sure}
      go={t.putAway.go}
      done={t.putAway.done}
      run={() => call('deliveries/{id}/put-away', { id: row.id, reason })}
      onDone={again}
      onStale={again}
    >
      {({ faultOf }) => (
        <TypedField
          label={t.putAway.reason}
          value={reason}
          onChange={setReason}
          fault={faultOf('reason')}
          rows={2}
          maxLength={300}
        />
      )}
    </ActionButton>
  );
}

/* What can be done about a delivery: sent again, put away, applied or archived. */

function SendAgain({ row, again }: Props<Sent>) {
  const { deliveries: t } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const go = useNavigate();
  const { id } = row;
  if (row.type === 'event')
    return permissions.includes('mayForwardAgain') ? (
      <ActionButton
        isPrime={row.state === 'failed'}
        label={t.again}
        sure={t.sure.event}
        run={() => call('events/{id}/again', { id })}
        done={t.done}
        onDone={again}
        onStale={again}
      />
    ) : null;
  const isFailed = row.state === 'failed';
  if (row.whyNotSent !== null)
    return (
      <Typography>
        {row.state === 'waiting' ? '' : `${t.notAgain} `}
        {t.whyNot[row.whyNotSent]}
      </Typography>
    );
  if (!isFailed && !(row.type === 'mail' && row.state === 'sent')) return null;
  return (
    <ActionButton
      isPrime={isFailed}
      label={t.again}
      sure={t.sure.mail(row.to.join(', '))}
      run={async () => {
        const next = await call('emails/{id}/again', { id });
        // A copy of what was sent is a record of its own.
        if (next.id !== id) void go(`/deliveries/${next.id}/show`);
      }}
      done={t.done}
      onDone={again}
      onStale={again}
    />
  );
}

/** Refused and not handled: applied from its content; of one that came too late the bank is asked. */
const mayApply = ({ verdict, handled, says, reason }: Report): boolean =>
  verdict === 'refused' && handled === null && (says !== null || reason === 'stale');

/** Applying a notification again, or putting it away. */
function ReportActions({ row, again }: Props<Report>) {
  const { deliveries: t } = useWords();
  const notify = useNotify();
  const { id } = row;
  const words = row.says === null ? t.ask : t.apply;
  const apply = async () => {
    const { verdict } = await call('notifications/{id}/again', { id });
    notify(t.results[verdict], { type: verdict === 'duplicate' ? 'warning' : 'success' });
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {mayApply(row) && (
        <ActionButton
          isPrime
          label={words.label}
          sure={words.sure}
          run={apply}
          onDone={again}
          onStale={again}
        />
      )}
      {row.state === 'failed' && (
        <ActionButton
          label={t.archive.label}
          sure={t.archive.sure}
          run={() => call('notifications/{id}/handled', { id })}
          done={t.archive.done}
          onDone={again}
          onStale={again}
        />
      )}
    </Stack>
  );
}

type Email = Exclude<Sent, { type: 'event' }>;

/** Every try, newest first, with its answer. */
function Tries({ history }: Pick<Sent, 'history'>) {
  const { deliveries: t, locale } = useWords();
  const tries = history.map((one, place) => ({ ...one, place })).toReversed();
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h6">
        {t.history}
      </Typography>
      {tries.length === 0 ? (
        <Typography color="text.secondary">{t.noHistory}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {tries.map(({ place, at, outcome, error }) => (
            <Box component="li" key={place}>
              <Typography sx={{ fontWeight: 600 }}>{t.outcomes[outcome]}</Typography>
              <Typography variant="body2" color="text.secondary" component="div">
                <time dateTime={at}>{momentOf(at, locale)}</time>
                {error !== null && (
                  <>
                    {' · '}
                    {outcome === 'failed' ? <Answer text={error} /> : <LongText text={error} />}
                  </>
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}

/** Facts that every type has. */
function useShared(row: Whole): Fact[] {
  const words = useWords();
  const { deliveries: t, locale } = words;
  const { orderNumber, createdAt, at, state } = row;
  const when = whenOf(row, words) ?? (state === 'waiting' ? null : t.states[state]);
  return [
    { label: t.type, value: t.types[row.type] },
    orderNumber !== null && { label: t.order, value: <OrderLink number={orderNumber} /> },
    { label: t.created, value: momentOf(createdAt, locale) },
    row.type !== 'notification' && when !== null && { label: when, value: momentOf(at, locale) },
  ];
}

function SentFacts({ row }: { row: Sent }) {
  const { deliveries: t, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const shared = useShared(row);
  return (
    <Facts
      title={t.facts}
      facts={[
        ...shared,
        row.type === 'event'
          ? { label: t.what, value: <Ltr>{row.what}</Ltr> }
          : { label: t.to, value: <Recipient row={row} /> },
        row.type === 'event' && { label: t.position, value: digits.format(row.position) },
        { label: t.id, value: <Ltr>{row.id}</Ltr> },
        { label: t.tries, value: digits.format(row.tries) },
        row.lastError !== null &&
          row.state !== 'overtaken' && { label: t.response, value: <Answer text={row.lastError} /> },
      ]}
    />
  );
}

/** As plain text, each line in the direction of its own language. */
function Words({ words }: Pick<Email, 'words'>) {
  const { deliveries: t } = useWords();
  if ('hidden' in words) return <Typography color="text.secondary">{t.hidden[words.hidden]}</Typography>;
  const paragraphs = words.text.split('\n\n').map((paragraph, place) => ({ place, paragraph }));
  return (
    <Card component="section" aria-labelledby="email-words" sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Typography id="email-words" component="h2" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {words.subject}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t.asNow}
      </Typography>
      <Box>
        {paragraphs.map(({ place, paragraph }) => (
          <Typography
            key={place}
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1.5 }}
          >
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Card>
  );
}

/** 'person.email', with its value as text. */
const flat = (data: unknown, path = ''): [name: string, value: string][] =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).flatMap(([name, value]) => flat(value, path === '' ? name : `${path}.${name}`))
    : [[path, typeof data === 'string' ? data : data === null ? '' : JSON.stringify(data)]];

function SentPage({ row, again }: Props<Sent>) {
  const { deliveries: t } = useWords();
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <SendAgain row={row} again={again} />
        <PutAway row={row} again={again} />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <SentFacts row={row} />
        <Tries history={row.history} />
      </Box>
      {row.type === 'event' ? (
        <Facts
          title={t.content}
          facts={flat(row.data).map(([label, value]) => ({ label, value: <LongText text={value} /> }))}
        />
      ) : (
        <Words words={row.words} />
      )}
    </Stack>
  );
}

/** An amount in another currency keeps that currency's name. */
function amountOf(
  { amountCentimes, currency }: NonNullable<Report['says']>,
  t: ConsoleWords['deliveries'],
  locale: ConsoleLocale,
): string | null {
  if (amountCentimes === null) return null;
  if (currency === null || currency === 'MAD') return madOf(amountCentimes, locale);
  return t.foreign((amountCentimes / 100).toFixed(2), currency);
}

function ReportPage({ row, again }: Props<Report>) {
  const words = useWords();
  const { deliveries: t, locale } = words;
  const { permissions = [] } = usePermissions<string[]>();
  const shared = useShared(row);
  const { says, handled } = row;
  const amount = says && amountOf(says, t, locale);
  const outcome = says?.outcome ?? null;
  const number = says?.providerReference ?? null;
  const isHeld = mayApply(row) && row.what === 'cmi' && outcome === 'captured';
  return (
    <Stack sx={{ gap: 2 }}>
      {row.looksForged && (
        <Typography>
          {t.forged} {t.forgedHint}
        </Typography>
      )}
      {isHeld && <Typography sx={{ fontWeight: 600 }}>{t.heldAtCmi}</Typography>}
      {handled !== null && (
        <Typography color="success.main">
          <bdi>{t.handledBy(handled.by, momentOf(handled.at, locale))}</bdi>
        </Typography>
      )}
      {permissions.includes('mayApplyAgain') && <ReportActions row={row} again={again} />}
      <Facts
        title={t.facts}
        facts={[
          ...shared,
          { label: t.result, value: t.verdicts[row.verdict] },
          row.reason !== null && { label: t.reason, value: <LongText text={responseIn(row, words)} /> },
          { label: t.kind, value: t.kinds[row.kind] },
          says === null && { label: t.content, value: t.unbelieved },
          typeof amount === 'string' && { label: t.amount, value: <bdi>{amount}</bdi> },
          outcome !== null && {
            label: t.outcome,
            value: <LongText text={t.reported[outcome] ?? outcome} />,
          },
          number !== null && { label: t.number, value: <LongText text={number} /> },
          { label: t.id, value: <Ltr>{row.id}</Ltr> },
        ]}
      />
    </Stack>
  );
}

export function DeliveryPage() {
  const words = useWords();
  const { deliveries: t } = words;
  const { id = '' } = useParams();
  const reading = useCalled('GET deliveries/{id}', { id });
  const { data, again } = reading;
  const title = data === null ? t.title : nameOf(data, words);
  return (
    <PageFrame
      title={title}
      heading={<bdi>{title}</bdi>}
      aside={data && <StateChip row={data} />}
      back={{ to: '/deliveries', label: t.title }}
    >
      <Read reading={reading} height={400}>
        {(row) =>
          row.type === 'notification' ? (
            <ReportPage row={row} again={again} />
          ) : (
            <SentPage row={row} again={again} />
          )
        }
      </Read>
    </PageFrame>
  );
}
