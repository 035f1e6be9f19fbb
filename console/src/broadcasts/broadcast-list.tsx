/** E-mails to learners: drafts, planned ones, and what was sent. */
import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { call } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { Ltr, WordChip } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { formatTags, momentOf } from '../locale.ts';
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

export const seatOf = (id: string): string => `/broadcasts/${id}/show`;

/** Opens a new draft, empty or a copy. */
export function useNewBroadcast() {
  const navigate = useNavigate();
  const notify = useNotify();
  const action = useAction();
  const begin = async (from?: string) => {
    const made = await action.run(() => call('broadcasts', from === undefined ? {} : { from }));
    if (made !== null) await navigate(seatOf(made.id));
    else notify(action.problem ?? '', { type: 'error' });
    return made !== null;
  };
  return { begin, isBusy: action.isBusy };
}

function NewBroadcast() {
  const { broadcasts } = useWords();
  const { begin, isBusy } = useNewBroadcast();
  return (
    <Button variant="contained" disabled={isBusy} onClick={() => void begin()}>
      {broadcasts.begin}
    </Button>
  );
}

export function BroadcastList() {
  const { broadcasts: t, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const columns: Column<Row>[] = [
    {
      source: 'subjectEn',
      label: t.subject,
      render: ({ subjectEn, subjectAr }) => <bdi>{subjectEn || subjectAr || t.noSubject}</bdi>,
    },
    { source: 'state', label: t.state, card: 'beside', render: (row) => <StateChip {...row} /> },
    { source: 'segment', label: t.to, render: ({ segment }) => t.segments[segment] },
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
      render: ({ sendAt, changedAt }) => momentOf(sendAt ?? changedAt, locale),
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
      title={t.title}
      lead={t.lead}
      empty={t.none}
      columns={columns}
      to={({ id }) => seatOf(id)}
      actions={<NewBroadcast />}
    />
  );
}
