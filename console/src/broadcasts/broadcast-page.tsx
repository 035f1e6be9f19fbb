/** One e-mail to learners: written, previewed, tested and sent; afterwards what became of it. */
import { Alert, Box, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { usePermissions } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { addressOf, call, type DoneOf } from '../api.ts';
import { type Action, ActionButton } from '../layout/action-dialog.tsx';
import { Chosen } from '../layout/choice-buttons.tsx';
import { Facts } from '../layout/facts.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { directionOf, formatTags, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { ReadersName, seatOf, StateChip, subjectOf, useCopy } from './broadcast-list.tsx';

type Side = 'en' | 'ar';

export type Whole = DoneOf<'GET broadcasts/{id}'>;
export type Readers = DoneOf<'broadcast-readers'>;
type Props = { one: Whole; again: () => void };

/** Sends it now or at a time. */
function Send({ one, again, readers }: Props & { readers: Readers | null }) {
  const { broadcasts: t } = useWords();
  const [at, setAt] = useState('');
  const people = readers === null ? t.segment : t.count(readers.count);
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
      go={at === '' ? t.send : t.schedule}
      run={() => call('broadcasts/{id}/sending', { id: one.id, at })}
      done={at === '' ? t.sent : t.scheduled}
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

function Shown({
  id,
  changedAt,
  side,
  text,
}: Pick<Whole, 'id' | 'changedAt'> & { side: Side; text: string }) {
  const { broadcasts: t } = useWords();
  const name = side === 'en' ? t.english : t.arabic;
  return (
    <>
      <Box
        component="iframe"
        // Another address after each save, so that the browser asks again.
        key={changedAt}
        title={t.previewOf(name)}
        src={addressOf('GET broadcasts/{id}/email', { id, locale: side })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        sx={{ width: '100%', height: 620, border: 1, borderColor: 'divider', borderRadius: 2 }}
      />
      <details>
        <summary>{t.asText}</summary>
        <Box
          component="pre"
          tabIndex={0}
          lang={side}
          dir={directionOf(side)}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }}
        >
          {text}
        </Box>
      </details>
    </>
  );
}

/** The saved e-mail as its readers see it, in each language that is written, and as plain text. */
function Preview({ one, isUnsaved = false }: { one: Whole; isUnsaved?: boolean }) {
  const { broadcasts: t, locale } = useWords();
  const { id, changedAt, subjectEn, textEn, subjectAr, textAr } = one;
  const isWritten = {
    en: [subjectEn, textEn].every((text) => text.trim() !== ''),
    ar: [subjectAr, textAr].every((text) => text.trim() !== ''),
  };
  const sides: readonly Side[] = locale === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  const written = sides.filter((side) => isWritten[side]);
  const [chosen, setChosen] = useState<Side>(locale === 'ar' ? 'ar' : 'en');
  const side = isWritten[chosen] ? chosen : written[0];
  return (
    <Card component="section" aria-label={t.preview} sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {t.preview}
      </Typography>
      {isUnsaved && <Alert severity="info">{t.unsavedPreview}</Alert>}
      {side === undefined ? (
        <Typography>{t.nothing}</Typography>
      ) : (
        <>
          {written.length > 1 ? (
            <Stack direction="row" role="group" aria-label={t.preview} sx={{ gap: 1 }}>
              <Chosen of={written} names={{ en: t.english, ar: t.arabic }} chosen={side} choose={setChosen} />
            </Stack>
          ) : (
            <Typography variant="body2">{t.onlyOne}</Typography>
          )}
          <PreviewOf key={changedAt} id={id} changedAt={changedAt} side={side} />
        </>
      )}
    </Card>
  );
}

function PreviewOf({ side, ...saved }: Pick<Whole, 'id' | 'changedAt'> & { side: Side }) {
  const reading = useCalled('GET broadcasts/{id}/preview', { id: saved.id });
  return (
    <Read reading={reading} height={620}>
      {(texts) => {
        const shown = texts[side];
        return shown && <Shown {...saved} side={side} text={shown.text} />;
      }}
    </Read>
  );
}

/** What a draft still lacks before it can be tested or sent. */
function useLacking(): (one: Whole, readers: Readers | null) => { texts: string[]; readers: string[] } {
  const { broadcasts: t } = useWords();
  const isEmpty = (text: string) => text.trim() === '';
  return ({ subjectEn, textEn, subjectAr, textAr }, readers) => {
    const languages = [
      { subject: subjectEn, text: textEn, names: [t.subjectEn, t.textEn] },
      { subject: subjectAr, text: textAr, names: [t.subjectAr, t.textAr] },
    ];
    const isBlank = languages.every(({ subject, text }) => isEmpty(subject) && isEmpty(text));
    // A language that was begun needs both; one that was not is left out.
    const halves = languages.flatMap(({ subject, text, names }) =>
      isEmpty(subject) === isEmpty(text) ? [] : (names[isEmpty(subject) ? 0 : 1] ?? []),
    );
    return {
      texts: isBlank ? [t.lacking.texts] : halves,
      readers: readers?.count === 0 ? [t.lacking.readers(readers.leftOut)] : [],
    };
  };
}

function Actions({ one, again, readers }: Props & { readers: Readers | null }) {
  const { broadcasts: t } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const navigate = useNavigate();
  const { copy, isBusy } = useCopy();
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
      {isDraft && !maySend && (
        <Alert severity="info" sx={{ flexBasis: '100%' }}>
          {t.ownerSends}
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
          isPrime
          label={t.stop}
          title={t.unplan}
          sure={t.unplanSure}
          go={t.stop}
          run={() => call('broadcasts/{id}/stop', { id })}
          done={t.unplanned}
          onDone={again}
        />
      )}
      <Button variant="outlined" disabled={isBusy} onClick={() => void copy(id)}>
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

const refreshMs = 5_000;

function Result({ one, again }: Props) {
  const { broadcasts: t, locale } = useWords();
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
          { label: t.to, value: <ReadersName of={one} choices={one.choices} /> },
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
      <Preview one={one} isUnsaved={isUnsaved} />
    </>
  );
}

/** Nothing is stored before it is saved for the first time. */
function NewBroadcast() {
  const { nav, broadcasts: t } = useWords();
  const reading = useCalled('GET broadcast-choices');
  const navigate = useNavigate();
  const form = useId();
  return (
    <PageFrame title={t.begin} back={{ to: '/broadcasts', label: nav.pages.broadcasts }}>
      <Read reading={reading} height={480}>
        {(choices) => (
          <BroadcastForm
            id={form}
            one={{ ...blank, choices }}
            onSaved={(id) => void navigate(seatOf(id), { replace: true })}
          />
        )}
      </Read>
    </PageFrame>
  );
}

const blank = {
  id: null,
  purpose: 'news',
  segment: 'everybody',
  segmentOf: '',
  subjectEn: '',
  textEn: '',
  subjectAr: '',
  textAr: '',
} as const;

export function BroadcastPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewBroadcast /> : <SavedBroadcast id={id} />;
}

function SavedBroadcast({ id }: { id: string }) {
  const { nav, broadcasts: t, locale } = useWords();
  const reading = useCalled('GET broadcasts/{id}', { id });
  const { data, again } = reading;
  const title = (data && subjectOf(data, locale)) || t.noSubject;
  return (
    <PageFrame
      title={title}
      heading={<bdi>{title}</bdi>}
      aside={data && <StateChip state={data.state} />}
      back={{ to: '/broadcasts', label: nav.pages.broadcasts }}
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
