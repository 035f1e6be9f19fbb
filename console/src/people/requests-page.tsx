/** Requests about personal data: open ones by deadline, and answered ones. */
import { Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { call, type InputOf } from '../api.ts';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { CallForm, FieldPairs, FormChoice, FormText } from '../layout/call-form.tsx';
import { Ltr } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { dayOf, momentOf } from '../locale.ts';
import { todayInMorocco } from '../morocco.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { Deadline, RequestChip, Whom } from './deadline.tsx';

type RequestRow = RowOf<'data-requests'>;

/** The button, and the form that records a request; `email`: whom a learner's page was about. */
function NewRequest() {
  const { people, common } = useWords();
  const t = people.requests;
  const notify = useNotify();
  const refresh = useRefresh();
  const [query] = useSearchParams();
  const [email] = useState(query.get('email') ?? '');
  const blank: Required<InputOf<'data-requests'>> = {
    kind: 'access',
    email,
    name: '',
    way: 'email',
    receivedOn: todayInMorocco(),
    note: '',
  };
  return (
    <OpenInPlace label={t.open} atFirst={email !== ''}>
      {(close) => (
        <Card sx={{ p: 2.5 }}>
          <CallForm
            label={t.open}
            values={blank}
            submit={common.save}
            send={(typed) => call('data-requests', typed)}
            onDone={() => {
              notify(t.made, { type: 'success' });
              close();
              refresh();
            }}
            onClose={close}
          >
            <FieldPairs>
              <FormChoice name="kind" label={t.kind} choices={t.kinds} />
              <FormChoice name="way" label={t.way} choices={t.ways} />
              <FormText
                name="email"
                label={t.email}
                hint={t.emailHint}
                ltr
                inputMode="email"
                maxLength={254}
              />
              <FormText name="name" label={t.name} maxLength={120} />
              <FormText name="receivedOn" label={t.receivedOn} hint={t.receivedHint} type="date" />
            </FieldPairs>
            <FormText name="note" label={t.noteLabel} rows={2} maxLength={1_000} />
          </CallForm>
        </Card>
      )}
    </OpenInPlace>
  );
}

function NoRequests() {
  const { people } = useWords();
  const { show } = useListContext().filterValues as { show?: 'answered' };
  return <Typography>{people.requests.none[show ?? 'open']}</Typography>;
}

function useColumns(): Column<RequestRow>[] {
  const { people, lists, locale } = useWords();
  const t = people.requests;
  return [
    { source: 'kind', label: t.kind, render: ({ kind }) => t.kinds[kind] },
    {
      source: 'state',
      label: lists.columns.status,
      card: 'beside',
      render: (row) => <RequestChip request={row} />,
    },
    { source: 'email', label: t.who, card: 'plain', render: (row) => <Whom request={row} /> },
    {
      source: 'dueAt',
      label: t.dueAt,
      card: 'plain',
      render: (row) =>
        row.answeredAt === null ? <Deadline request={row} /> : momentOf(row.answeredAt, locale),
    },
    { source: 'receivedOn', label: t.receivedOn, render: ({ receivedOn }) => dayOf(receivedOn, locale) },
    { source: 'way', label: t.way, render: ({ way }) => t.ways[way] },
    { source: 'notedBy', label: t.notedBy, isExtra: true, render: ({ notedBy }) => <Ltr>{notedBy}</Ltr> },
  ];
}

export function RequestsPage() {
  const { people } = useWords();
  const t = people.requests;
  const { label, ...choices } = t.tabs;
  return (
    <ListPage
      resource="data-requests"
      title={t.title}
      lead={t.lead}
      empty={<NoRequests />}
      columns={useColumns()}
      to={({ id }) => `/people/requests/${id}`}
      choice={{ label, source: 'show', choices, first: 'open' }}
      actions={<NewRequest />}
    />
  );
}
