/** One e-mail to learners: written, previewed, tested and sent; afterwards what became of it. */
import { Alert, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { type Action, ActionButton } from '../layout/action-dialog.tsx';
import { Facts } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf, formatTags, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { StateChip, useNewBroadcast } from './broadcast-list.tsx';
import { Preview, useLacking } from './preview.tsx';

export type Whole = DoneOf<'GET broadcasts/{id}'>;
export type Readers = DoneOf<'broadcast-readers'>;
type Props = { one: Whole; again: () => void };

function Counted({ readers }: { readers: Readers }) {
  const { broadcasts: t, locale } = useWords();
  const { count, inArabic, leftOut, first } = readers;
  const languages = new Intl.DisplayNames(formatTags[locale], { type: 'language' });
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{t.count(count)}</Typography>
      {count > 0 && <Typography variant="body2">{t.inArabic(inArabic)}</Typography>}
      {leftOut > 0 && <Typography variant="body2">{t.leftOut(leftOut)}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {t.worked}
      </Typography>
      {first.length > 0 && (
        <details>
          <summary>{t.first}</summary>
          <ul>
            {first.map(({ email, name, locale: reads }, at) => (
              <li key={email ?? at}>
                <bdi>{name || t.noName}</bdi>
                {email !== null && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{email}</bdi>
                  </>
                )}
                {` · ${languages.of(reads) ?? reads}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Sends it now or at a time. */
function Send({ one, again, readers }: Props & { readers: Readers | null }) {
  const { broadcasts: t } = useWords();
  const [at, setAt] = useState('');
  const people = readers === null ? t.readers : t.count(readers.count);
  const problemIn = (action: Action) =>
    Object.keys(action.failure?.fields ?? {})
      .filter((field) => field !== 'at')
      .map((field) => t.faults[action.failure?.fields?.[field] ?? ''])[0];
  return (
    <ActionButton
      isPrime
      label={t.send}
      title={t.sendTitle}
      sure={t.sendSure(people)}
      go={t.send}
      run={() => call('broadcasts/{id}/sending', { id: one.id, at })}
      done={at === '' ? t.sent : t.states.scheduled}
      onDone={again}
    >
      {(action) => {
        const fault = action.failure?.fields?.['at'];
        const problem = problemIn(action);
        return (
          <>
            <TypedField
              label={t.at}
              hint={t.atHint}
              type="datetime-local"
              ltr
              value={at}
              onChange={(typed) => {
                action.mend('at');
                setAt(typed);
              }}
              fault={fault === undefined ? undefined : t.faults[fault]}
            />
            {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          </>
        );
      }}
    </ActionButton>
  );
}

function Actions({ one, again, readers }: Props & { readers: Readers | null }) {
  const { broadcasts: t } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const navigate = useNavigate();
  const { begin, isBusy } = useNewBroadcast();
  const { id, state } = one;
  const isDraft = state === 'draft';
  const maySend = may.includes('maySendToLearners');
  const lacking = useLacking()(one, readers);
  const missing = isDraft ? [...lacking.texts, ...lacking.readers] : [];
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {missing.length > 0 && (
        <Alert severity="info" sx={{ flexBasis: '100%' }}>
          {t.lacking.lead}
          <ul>
            {missing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isDraft && maySend && missing.length === 0 && <Send one={one} again={again} readers={readers} />}
      {isDraft && lacking.texts.length === 0 && (
        <ActionButton
          label={t.test}
          sure={t.testSure}
          run={() => call('broadcasts/{id}/test', { id })}
          done={t.tested}
        />
      )}
      {maySend && state === 'sending' && (
        <ActionButton
          isPrime
          label={t.stop}
          sure={t.stopSure}
          run={() => call('broadcasts/{id}/stop', { id })}
          done={t.stopped}
          onDone={again}
        />
      )}
      {maySend && state === 'scheduled' && (
        <ActionButton
          label={t.unplan}
          sure={t.unplanSure}
          run={() => call('broadcasts/{id}/stop', { id })}
          done={t.unplanned}
          onDone={again}
        />
      )}
      <Button variant="outlined" disabled={isBusy} onClick={() => void begin(id)}>
        {t.copy}
      </Button>
      {isDraft && (
        <ActionButton
          label={t.remove}
          sure={t.removeSure}
          run={() => call('broadcasts/{id}/removal', { id })}
          done={t.removed}
          onDone={() => void navigate('/broadcasts')}
        />
      )}
    </Stack>
  );
}

/** What 'segment_of' names, in words. */
function useReadersName(): (one: Whole) => string {
  const { broadcasts: t, locale } = useWords();
  const language = locale === 'ar' ? 'ar' : 'en';
  return ({ segment, segmentOf: of, choices }) => {
    const course = choices.courses.find(({ slug }) => slug === of)?.name[language];
    const group = choices.groups.find(({ id }) => id === of);
    const named =
      segment === 'idle'
        ? t.daysOf(Number(of))
        : (course ?? (group && t.groupOf(group.course[language], dayOf(group.startsOn, locale))) ?? of);
    return named === '' ? t.segments[segment] : `${t.segments[segment]}: ${named}`;
  };
}

const refreshMs = 5_000;

function Result({ one, again }: Props) {
  const { broadcasts: t, locale } = useWords();
  const nameOf = useReadersName();
  const { state, progress, sendAt, sentBy } = one;
  const digits = new Intl.NumberFormat(formatTags[locale]);
  useEffect(() => {
    if (state !== 'sending' && state !== 'scheduled') return undefined;
    const timer = setInterval(again, refreshMs);
    return () => clearInterval(timer);
  }, [state, again]);
  const counts = Object.entries(t.counts) as [keyof typeof t.counts, string][];
  return (
    <>
      {state === 'scheduled' && sendAt !== null && (
        <Alert severity="info">{t.planned(momentOf(sendAt, locale))}</Alert>
      )}
      {state === 'sending' && progress !== null && progress.all > 0 && (
        <LinearProgress
          variant="determinate"
          aria-label={t.result}
          value={((progress.all - progress.waiting) / progress.all) * 100}
        />
      )}
      <Facts
        title={t.result}
        facts={[
          { label: t.purpose, value: t.purposes[one.purpose] },
          { label: t.to, value: <bdi>{nameOf(one)}</bdi> },
          sendAt !== null && { label: t.when, value: momentOf(sendAt, locale) },
          sentBy !== null && { label: t.by, value: <bdi dir="ltr">{sentBy}</bdi> },
          ...counts.map(
            ([name, label]) =>
              progress !== null && state !== 'scheduled' && { label, value: digits.format(progress[name]) },
          ),
        ]}
      />
      <Typography variant="body2" color="text.secondary">
        {t.notTracked}
      </Typography>
    </>
  );
}

/** While something is typed that is not saved, it can only be saved: the rest is about the saved draft. */
function Draft({ one, again }: Props) {
  const { broadcasts: t } = useWords();
  const { purpose, segment: kind, segmentOf: of } = one;
  const readers = useCalled('broadcast-readers', { purpose, segment: { kind, of } });
  const [isUnsaved, setUnsaved] = useState(false);
  const form = useId();
  return (
    <>
      {isUnsaved ? (
        <Alert
          severity="warning"
          role="status"
          sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            <Button color="inherit" type="submit" form={form} sx={{ whiteSpace: 'nowrap' }}>
              {t.save}
            </Button>
          }
        >
          {t.unsaved}
        </Alert>
      ) : (
        <Actions one={one} again={again} readers={readers.data} />
      )}
      <BroadcastForm id={form} one={one} onSaved={again} onUnsaved={setUnsaved} />
      <Card component="section" aria-label={t.readers} sx={{ p: 2.5, display: 'grid', gap: 1 }}>
        <Typography component="h2" variant="h6">
          {t.readers}
        </Typography>
        <Read reading={readers} height={120}>
          {(found) => <Counted readers={found} />}
        </Read>
      </Card>
      <Preview one={one} isUnsaved={isUnsaved} />
    </>
  );
}

export function BroadcastPage() {
  const { broadcasts: t } = useWords();
  const { id = '' } = useParams();
  const reading = useCalled('GET broadcasts/{id}', { id });
  const { data, again } = reading;
  const title = data?.subjectEn || data?.subjectAr || t.noSubject;
  return (
    <PageFrame
      title={title}
      heading={<bdi>{title}</bdi>}
      aside={data && <StateChip state={data.state} />}
      back={{ to: '/broadcasts', label: t.title }}
    >
      <Read reading={reading} height={480}>
        {(one) =>
          one.state === 'draft' ? (
            <Draft one={one} again={again} />
          ) : (
            <>
              <Actions one={one} again={again} readers={null} />
              <Result one={one} again={again} />
              <Preview one={one} />
            </>
          )
        }
      </Read>
    </PageFrame>
  );
}
