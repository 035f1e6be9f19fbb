/** Requests about personal data: open ones by deadline, and answered ones. */
import { Alert, Box, Button, Card, MenuItem, Stack, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { dayOf } from '../locale.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { call, type DoneOf, type InputOf, queryOf } from '../api.ts';
import { useWords } from '../words/words.ts';
import { Deadline, RequestChip, Whom } from './deadline.tsx';
import { Pages } from './learners-page.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { dayInMorocco } from '../morocco.ts';

type RequestRow = DoneOf<'GET data-requests'>['rows'][number];

const today = (): string => dayInMorocco(new Date());

type Props = { email: string; onNoted(): void; onClose(): void };

/** Records a request about somebody's data. What was typed is never lost. */
function NoteRequest({ email, onNoted, onClose }: Props) {
  const { people, common } = useWords();
  const t = people.requests;
  const action = useAction();
  const [typed, setTyped] = useState<Required<InputOf<'data-requests'>>>({
    kind: 'access',
    email,
    name: '',
    way: 'email',
    receivedOn: today(),
    note: '',
  });
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    fault: action.faultOf(name),
  });
  const note = async () => {
    if (await action.run(() => call('data-requests', typed))) onNoted();
  };
  const options = (words: Record<string, string>) =>
    Object.entries(words).map(([value, label]) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ));
  return (
    <Stack
      component="form"
      noValidate
      aria-label={t.open}
      onSubmit={(event) => {
        event.preventDefault();
        void note();
      }}
      sx={{ gap: 2 }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TypedField {...field('kind', t.kind)} select>
          {options(t.kinds)}
        </TypedField>
        <TypedField {...field('way', t.way)} select>
          {options(t.ways)}
        </TypedField>
        <TypedField {...field('email', t.email)} hint={t.emailHint} ltr inputMode="email" maxLength={254} />
        <TypedField {...field('name', t.name)} maxLength={120} />
        <TextField
          type="date"
          label={t.receivedOn}
          value={typed.receivedOn}
          onChange={(event) => setTyped({ ...typed, receivedOn: event.target.value })}
          error={action.faultOf('receivedOn') !== undefined}
          helperText={action.faultOf('receivedOn') ?? t.receivedHint}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
        />
      </Box>
      <TypedField {...field('note', t.noteLabel)} rows={2} maxLength={1_000} />
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={action.isBusy}>
          {t.make}
        </Button>
        <Button onClick={onClose} disabled={action.isBusy}>
          {common.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

const shows = ['open', 'answered'] as const;
type Show = (typeof shows)[number];

function Request({ request }: { request: RequestRow }) {
  const { people, locale } = useWords();
  const t = people.requests;
  const { id, kind, way, receivedOn, notedBy } = request;
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" variant="h6">
          {t.kinds[kind]}
        </Typography>
        <RequestChip request={request} />
      </Stack>
      <Deadline request={request} />
      <Whom request={request} />
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t.cameOn(dayOf(receivedOn, locale))} · {t.ways[way]}
        <br />
        {t.by(notedBy)}
      </Typography>
      <Button component={Link} to={`/people/requests/${id}`} variant="outlined">
        {t.look}
      </Button>
    </Card>
  );
}

function New({ email, onNoted }: { email: string | null; onNoted(): void }) {
  const { people } = useWords();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(email !== null);
  if (!isOpen)
    return (
      <Box>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {people.requests.open}
        </Button>
      </Box>
    );
  return (
    <Card sx={{ p: 2.5 }}>
      <NoteRequest
        email={email ?? ''}
        onClose={() => setOpen(false)}
        onNoted={() => {
          notify(people.requests.made, { type: 'success' });
          setOpen(false);
          onNoted();
        }}
      />
    </Card>
  );
}

export function RequestsPage() {
  const { people } = useWords();
  const t = people.requests;
  const [query, setQuery] = useSearchParams();
  const show: Show = query.get('show') === 'answered' ? 'answered' : 'open';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const reading = useCalled('GET data-requests', { show, page });
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <New email={query.get('email')} onNoted={reading.again} />
      <Tabs
        value={show}
        onChange={(_event, name: Show) => setQuery(name === 'open' ? {} : { show: name })}
        aria-label={t.tabs.label}
      >
        {shows.map((name) => (
          <Tab key={name} value={name} label={t.tabs[name]} sx={{ textTransform: 'none' }} />
        ))}
      </Tabs>
      <Read reading={reading} height={240}>
        {({ rows, hasNext }) => (
          <>
            {rows.length === 0 && <Typography>{t.none[show]}</Typography>}
            <PlainList label={t.tabs[show]}>
              {rows.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </PlainList>
            <Pages page={page} hasNext={hasNext} onPage={(to) => setQuery(queryOf({ show, page: to }))} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}
