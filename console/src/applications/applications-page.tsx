/** What people asked for with a form, newest first: what nobody answered, or all, by kind and subject. */
import { Stack, Typography } from '@mui/material';
import { SelectInput, useListContext, usePermissions } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Navigate, useSearchParams } from 'react-router-dom';
import { askFile, call } from '../api.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { ActionButton } from '../layout/action-dialog.tsx';
import { useBulkOutcome } from '../layout/bulk-outcome.tsx';
import { Ltr, PhoneLinks, WordChip } from '../layout/facts.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { Empty } from '../layout/read.tsx';

import { momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { listWith } from '../today/task-addresses.ts';
import { isNameIn } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';
import { Marks } from './application-page.tsx';
import { writtenIn } from './reply.tsx';

type ApplicationRow = RowOf<'applications'>;
type Filter = { kind?: ApplicationRow['kind']; subject?: string; stage?: string };

const useFilter = (): Filter => useListContext().filterValues as Filter;

/** `source`, `label` and `alwaysOn` are read by the list, which shows the filters. */
type InputProps = { source: string; label: string; alwaysOn: true };

/** With how many of each kind are there, or wait. */
function KindInput({ source, label }: InputProps) {
  const { applications } = useWords();
  const { kinds = [] } = useMeta('applications') ?? {};
  const { stage } = useFilter();
  const form = useFormContext();
  return (
    <SelectInput
      size="small"
      source={source}
      label={label}
      emptyText={applications.all}
      // A subject belongs to its kind, and so do all stages but the first.
      onChange={() => {
        form.setValue('subject', '');
        if (stage !== 'new') form.setValue('stage', '');
      }}
      choices={kinds.map(({ kind, sent, waiting }) => ({
        id: kind,
        name: `${applications.kinds[kind]} (${stage === 'new' ? waiting : sent})`,
      }))}
    />
  );
}

/** Of the chosen kind; of messages their topic. */
function SubjectInput({ source, label }: InputProps) {
  const { applications, locale } = useWords();
  const { subjects = [] } = useMeta('applications') ?? {};
  const { kind, subject: chosen } = useFilter();
  if (kind === undefined || subjects.length === 0) return null;
  const isMessage = kind === 'contact';
  return (
    <SelectInput
      size="small"
      source={source}
      // It appears after the form has read the address.
      {...(chosen !== undefined && { defaultValue: chosen })}
      label={isMessage ? applications.topic : label}
      emptyText={applications.anySubject}
      choices={subjects.map(({ subject, about, sent }) => ({
        id: subject,
        name: `${(isMessage ? applications.topics[subject] : undefined) ?? about[locale]} (${sent})`,
      }))}
    />
  );
}

/** Of proposed courses, how far they have come. */
function StageInput({ source, label }: InputProps) {
  const { pipeline, applications } = useWords();
  const { kind, stage: chosen } = useFilter();
  if (kind !== 'host-course') return null;
  return (
    <SelectInput
      size="small"
      source={source}
      {...(chosen !== undefined && { defaultValue: chosen })}
      label={label}
      emptyText={applications.all}
      choices={Object.entries(pipeline.stages).map(([id, name]) => ({ id, name }))}
    />
  );
}

/** Takes several out of the list of new ones, answered elsewhere or archived, each by itself. */
function CloseSelected({ to }: { to: 'answered' | 'put-away' }) {
  const { applications: t, common } = useWords();
  const { selectedIds, data = [], onUnselectItems } = useListContext<ApplicationRow>();
  const say = useBulkOutcome();
  const all = selectedIds.length;
  const nameOf = (id: string): string => {
    const row = data.find((one) => one.id === id);
    return row?.name ?? row?.email ?? id;
  };
  return (
    <ActionButton
      label={t.close[to](all)}
      sure={t.closeSure}
      isSmall
      run={async () => {
        const { closed, left } = await call('applications/closing', { ids: selectedIds, to });
        const why = ({ stage, by }: (typeof left)[number]): string =>
          stage === null
            ? common.failures['not-found']
            : t.leftAt(isNameIn(t.stages, stage) ? t.stages[stage] : stage, by ?? t.byItself);
        say(
          t.closed(closed, all),
          left.map((one) => ({ id: one.id, name: nameOf(one.id), why: why(one) })),
        );
      }}
      onDone={() => onUnselectItems()}
    />
  );
}

function TakeApplications() {
  const { applications } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { kind, subject } = useFilter();
  if (!permissions.includes('mayExportApplications')) return null;
  return (
    <TakeAway
      ask={(as) => askFile('GET exports/applications', { ...as, kind, subject })}
      lead={applications.takeAway}
    />
  );
}

function NoApplications() {
  const { applications: t } = useWords();
  const { stage } = useFilter();
  if (stage === 'new')
    return (
      <Empty to={listWith('/applications', {})} label={t.everything}>
        {t.allAnswered}
      </Empty>
    );
  return (
    <Empty to="/contact" isSite label={t.toForm}>
      {t.none}
    </Empty>
  );
}

/** The beginning of what was written, on one line. */
const Beginning = ({ answers }: Pick<ApplicationRow, 'answers'>) => (
  <Typography
    component="bdi"
    variant="body2"
    color="text.secondary"
    noWrap
    sx={{ display: 'block', maxWidth: '20rem' }}
  >
    {writtenIn(answers)}
  </Typography>
);

function useColumns(): Column<ApplicationRow>[] {
  const { applications: t, lists, locale } = useWords();
  const { columns } = lists;
  return [
    { source: 'name', label: columns.name, render: ({ name, email }) => <bdi>{name ?? email}</bdi> },
    { source: 'stage', label: columns.status, card: 'beside', render: (row) => <Marks row={row} /> },
    {
      source: 'kind',
      label: t.kindsLabel,
      card: 'plain',
      render: ({ kind }) => <WordChip label={t.kinds[kind]} />,
    },
    {
      source: 'about',
      label: t.subject,
      card: 'plain',
      render: ({ about, answers }) => (
        <Stack>
          {about !== null && <bdi>{about[locale]}</bdi>}
          <Beginning answers={answers} />
        </Stack>
      ),
    },
    { source: 'sentAt', label: t.sent, render: ({ sentAt }) => <bdi>{momentOf(sentAt, locale)}</bdi> },
    { source: 'email', label: columns.email, isExtra: true, render: ({ email }) => <Ltr>{email}</Ltr> },
    {
      source: 'phone',
      label: columns.phone,
      isExtra: true,
      card: 'plain',
      render: ({ phone }) => phone !== null && phone !== '' && <PhoneLinks phone={phone} />,
    },
  ];
}

/** Addresses in e-mails name a kind alone; seats of a workshop have a page of their own. */
export function ApplicationsPage() {
  const { nav, lists, applications: t } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const [query] = useSearchParams();
  const columns = useColumns();
  const kind = query.get('kind') ?? '';
  const subject = query.get('subject');
  if (kind === 'workshop' && subject !== null)
    return <Navigate to={`/workshops/${encodeURIComponent(subject)}`} replace />;
  if (isNameIn(t.kinds, kind))
    return (
      <Navigate to={listWith('/applications', { kind, ...(subject !== null && { subject }) })} replace />
    );
  return (
    <ListPage
      resource="applications"
      title={nav.pages.applications}
      lead={t.lead}
      empty={<NoApplications />}
      columns={columns}
      to={({ id }) => `/applications/${id}`}
      search={t.search}
      filters={[
        <KindInput key="kind" source="kind" label={t.kindsLabel} alwaysOn />,
        <SubjectInput key="subject" source="subject" label={t.subject} alwaysOn />,
        <StageInput key="stage" source="stage" label={lists.columns.status} alwaysOn />,
      ]}
      choice={{
        label: t.whichLabel,
        source: 'stage',
        choices: { new: t.onlyNew, '': t.everything },
        first: 'new',
      }}
      actions={<TakeApplications />}
      // A waitlist or a seat is not answered, a proposal is discussed, and what is answered is closed.
      isSelectable={({ kind: of, stage }) => of !== 'host-course' && stage === 'new'}
      {...(permissions.includes('mayAnswerApplications') && {
        bulk: (
          <>
            <CloseSelected to="answered" />
            <CloseSelected to="put-away" />
          </>
        ),
      })}
    />
  );
}
