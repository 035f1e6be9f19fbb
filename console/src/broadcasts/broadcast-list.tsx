/** E-mails to learners: drafts, planned ones, and what was sent. */
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { Ltr, WordChip } from '../layout/facts.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { type ConsoleLocale, dayOf, formatTags, inLocale, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';

type Row = RowOf<'broadcasts'>;

const tones = {
  draft: 'default',
  scheduled: 'info',
  sending: 'warning',
  sent: 'success',
  stopped: 'default',
} as const;

export function StateChip({ state }: Pick<Row, 'state'>) {
  const { broadcasts } = useWords();
  return <WordChip color={tones[state]} label={broadcasts.states[state]} />;
}

/** In the language of the console where it is written in it; '' where it is written in none. */
export const subjectOf = ({ subject }: Pick<Row, 'subject'>, locale: ConsoleLocale) =>
  inLocale(subject, locale);

export const seatOf = (id: string): string => `/broadcasts/${id}/show`;

/** A new draft of the same texts, opened. */
export function useCopy() {
  const navigate = useNavigate();
  const notify = useNotify();
  const action = useAction();
  const copy = async (from: string) => {
    const made = await action.run(() => call('broadcasts', { from }));
    if (made !== null) await navigate(seatOf(made.id));
    else notify(action.problem ?? '', { type: 'error' });
  };
  return { copy, isBusy: action.isBusy };
}

type Choices = NonNullable<ReturnType<typeof useMeta<'broadcasts'>>>['choices'];

/** Who gets it, in words: the segment with what it names. */
export function ReadersName({
  of: row,
  choices,
}: {
  of: Pick<Row, 'segment' | 'segmentOf'>;
  choices: Choices;
}) {
  const { common, broadcasts: t, locale } = useWords();
  const { segment, segmentOf: of } = row;
  const language = locale === 'ar' ? 'ar' : 'en';
  const course = choices.courses.find(({ slug }) => slug === of)?.name[language];
  const group = choices.groups.find(({ id }) => id === of);
  const named =
    segment === 'idle'
      ? t.daysOf(Number(of))
      : (course ?? (group && t.groupOf(group.course[language], dayOf(group.startsOn, locale))) ?? of);
  return <bdi>{named === '' ? t.segments[segment] : `${t.segments[segment]}${common.colon}${named}`}</bdi>;
}

function ListedReaders({ row }: { row: Row }) {
  const meta = useMeta('broadcasts');
  return meta && <ReadersName of={row} choices={meta.choices} />;
}

export function BroadcastList() {
  const { nav, broadcasts: t, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const columns: Column<Row>[] = [
    {
      source: 'subject',
      label: t.subject,
      render: (row) => <bdi>{subjectOf(row, locale) || t.noSubject}</bdi>,
    },
    { source: 'state', label: t.state, card: 'beside', render: (row) => <StateChip {...row} /> },
    { source: 'segment', label: t.to, render: (row) => <ListedReaders row={row} /> },
    {
      source: 'progress',
      label: t.reached,
      render: ({ progress }) =>
        progress === null || progress.all === 0
          ? '–'
          : t.of(digits.format(progress.sent), digits.format(progress.all)),
    },
    {
      source: 'sendAt',
      label: t.when,
      render: ({ state, sendAt, changedAt }) =>
        state === 'draft' || sendAt === null
          ? t.changed(momentOf(changedAt, locale))
          : momentOf(sendAt, locale),
    },
    {
      source: 'createdBy',
      label: t.by,
      isExtra: true,
      render: ({ createdBy, sentBy }) => <Ltr>{sentBy ?? createdBy}</Ltr>,
    },
  ];
  return (
    <ListPage
      resource="broadcasts"
      title={nav.pages.broadcasts}
      lead={t.lead}
      empty={t.none}
      columns={columns}
      to={({ id }) => seatOf(id)}
      actions={
        <Button component={Link} to={seatOf('new')} variant="contained">
          {t.begin}
        </Button>
      }
    />
  );
}
