/** Workshops with how full they are, and one of them: who has a seat and who waits, and how to join it. */
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { useState } from 'react';
import { WordChip } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { RowOf } from '../providers.ts';
import { listWith } from '../today/task-addresses.ts';
import { Empty, Read, useCalled } from '../layout/read.tsx';
import { inEach } from '../../../src/platform/i18n/locale.ts';
import { dayOf, fieldIn, formatTags, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { WorkshopSessions } from './workshop-sessions.tsx';
import { TypedField, TypedForm } from '../layout/typed-field.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { call, type DoneOf } from '../api.ts';

type JoiningView = NonNullable<DoneOf<'GET workshops/{workshop}'>['joining']>;
type WorkshopRow = RowOf<'workshops'>;

type Draft = ReturnType<typeof draftOf>;

const draftOf = (details: JoiningView['details']) => ({
  meetingUrl: details?.meetingUrl ?? '',
  address: inEach((side) => details?.address[side] ?? ''),
  mapUrl: details?.mapUrl ?? '',
  bring: inEach((side) => details?.bring[side] ?? ''),
});

const most = { meetingUrl: 500, address: 300, mapUrl: 500, bring: 600 };

/** An online meeting asks for its link first, a location for its address. */
const inOrder = (kind: JoiningView['kind']) =>
  kind === 'online'
    ? (['meetingUrl', 'address', 'mapUrl', 'bring'] as const)
    : (['address', 'mapUrl', 'bring', 'meetingUrl'] as const);

const isOfLanguages = (name: keyof Draft): name is 'address' | 'bring' =>
  name === 'address' || name === 'bring';

/** How to join the next session: saved at once, after showing how many people are e-mailed. */
function JoiningCard({ slug, joining, onDone }: { slug: string; joining: JoiningView; onDone: () => void }) {
  const { applications, locale } = useWords();
  const t = applications.joining;
  const sides = sidesIn(locale);
  const notify = useNotify();
  const action = useAction();
  const { heldOn, version, people, details, kind } = joining;
  const [draft, setDraft] = useState(() => draftOf(details));
  const { meetingUrl, address } = draftOf(details);
  const isMissing = kind === 'online' ? meetingUrl === '' : !Object.values(address).some(Boolean);
  const by = action.failure?.code === 'changed-meanwhile' ? action.failure.detail?.['by'] : undefined;
  const isSame = JSON.stringify(draft) === JSON.stringify(draftOf(details));
  const save = async () => {
    const body = { workshop: slug, heldOn, seen: version, ...draft };
    const saved = await action.run(() => call('PUT workshops/{workshop}/joining', body));
    if (saved === null) return;
    const whom = people === 0 ? t.nobody : t.same;
    notify(saved.told > 0 ? t.saved(saved.told) : whom, { type: 'success' });
    onDone();
  };
  return (
    <Card component="section" aria-labelledby="joining" sx={{ p: 2 }}>
      <TypedForm sx={{ gap: 2 }} onSend={save}>
        <Typography id="joining" component="h2" variant="h6">
          {t.title(dayOf(heldOn, locale))}
        </Typography>
        <Typography color="text.secondary">{t.lead}</Typography>
        {isMissing && <Alert severity="warning">{t.missing}</Alert>}
        <Stack sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
          {inOrder(kind).flatMap((name) =>
            isOfLanguages(name) ? (
              sides.map((side) => (
                <TypedField
                  key={`${name} ${side}`}
                  label={sides.length === 1 ? t[name] : fieldIn(t[name], side, locale)}
                  value={draft[name][side]}
                  onChange={(value) => setDraft({ ...draft, [name]: { ...draft[name], [side]: value } })}
                  fault={action.faultOf(name) ?? action.faultOf(`${name}.${side}`)}
                  maxLength={most[name]}
                  {...(name === 'bring' && { rows: 2 })}
                />
              ))
            ) : (
              <Box key={name} sx={{ gridColumn: '1 / -1' }}>
                <TypedField
                  label={t[name]}
                  value={draft[name]}
                  onChange={(value) => setDraft({ ...draft, [name]: value })}
                  fault={action.faultOf(name)}
                  ltr
                  maxLength={most[name]}
                />
              </Box>
            ),
          )}
        </Stack>
        <Typography>{people === 0 ? t.nobody : t.people(people)}</Typography>
        {action.problem !== null && (
          <Alert
            severity="error"
            action={
              action.failure?.code === 'changed-meanwhile' && (
                <Button color="inherit" size="small" onClick={onDone}>
                  {t.again}
                </Button>
              )
            }
          >
            {typeof by === 'string' ? t.first(by) : action.problem}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={action.isBusy || isSame}
          sx={{ alignSelf: 'start' }}
        >
          {people === 0 ? t.save : t.saveAndWrite(people)}
        </Button>
      </TypedForm>
    </Card>
  );
}

type Listed = Omit<WorkshopRow, 'id'>;

/** Links to the other pages about the workshop. */
function Ways({ row }: { row: Listed }) {
  const { applications } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 3 }}>
      {permissions.includes('maySeeCatalogue') && row.capacity !== null && (
        <Button component={Link} to={`/catalogue/workshop/${encodeURIComponent(row.slug)}`} sx={{ px: 0 }}>
          {applications.workshops.toRecord}
        </Button>
      )}
      <Button
        component={Link}
        to={listWith('/applications', { kind: 'workshop', subject: row.slug })}
        sx={{ px: 0 }}
      >
        {applications.workshops.toApplications}
      </Button>
    </Stack>
  );
}

/** '/workshops/<slug>'. The next session is shown also while nobody has asked for it; past or removed ones only with people. */
export function WorkshopPage() {
  const { applications, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const { slug = '' } = useParams();
  const all = useCalled('GET workshops');
  const reading = useCalled('GET workshops/{workshop}', { workshop: slug });
  const row = all.data?.rows.find((one) => one.slug === slug);
  const name = row?.name[locale] ?? slug;
  const t = applications.workshops;
  return (
    <PageFrame title={name} back={{ to: '/workshops', label: t.back }}>
      {row && <Ways row={row} />}
      <Read reading={reading} height={320}>
        {(workshop) => (
          <>
            <WorkshopSessions slug={slug} name={name} workshop={workshop} onDone={reading.again} />
            {workshop.joining !== null && permissions.includes('mayAnswerApplications') && (
              <JoiningCard
                key={`${slug} ${workshop.joining.heldOn} ${workshop.joining.version}`}
                slug={slug}
                joining={workshop.joining}
                onDone={reading.again}
              />
            )}
          </>
        )}
      </Read>
    </PageFrame>
  );
}

function Seats({ row: { seats, capacity } }: { row: WorkshopRow }) {
  const { applications, locale } = useWords();
  if (capacity === null) return new Intl.NumberFormat(formatTags[locale]).format(seats);
  const taken = applications.seats(seats, capacity);
  if (seats <= capacity) return taken;
  return (
    <>
      {taken} <WordChip color="error" label={applications.workshops.tooMany(seats - capacity)} />
    </>
  );
}

function State({ row: { heldOn, isComing } }: { row: WorkshopRow }) {
  const { applications } = useWords();
  const t = applications.workshops;
  if (heldOn === null) return <WordChip variant="outlined" label={t.removed} />;
  if (!isComing) return <WordChip variant="outlined" label={t.over} />;
  return <WordChip variant="outlined" color="success" label={t.coming} />;
}

export function WorkshopsPage() {
  const { applications, lists, nav, locale } = useWords();
  const t = applications.workshops;
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const columns: Column<WorkshopRow>[] = [
    {
      source: 'slug',
      label: t.which,
      render: ({ name }) => <bdi>{name[locale]}</bdi>,
    },
    { source: 'isComing', label: lists.columns.status, card: 'beside', render: (row) => <State row={row} /> },
    {
      source: 'heldOn',
      label: t.day,
      isSorted: true,
      render: ({ heldOn }) => heldOn !== null && dayOf(heldOn, locale),
    },
    {
      source: 'seats',
      label: applications.groups.seat,
      isSorted: true,
      render: (row) => <Seats row={row} />,
    },
    {
      source: 'waiting',
      label: applications.groups.waiting,
      isSorted: true,
      isNumber: true,
      render: ({ waiting }) => digits.format(waiting),
    },
  ];
  return (
    <ListPage
      resource="workshops"
      title={t.title}
      lead={t.lead}
      empty={
        <Empty to="/catalogue/workshop" label={nav.pages.workshop} may="maySeeCatalogue">
          {t.none}
        </Empty>
      }
      columns={columns}
      to={({ slug }) => `/workshops/${encodeURIComponent(slug)}`}
      search={t.which}
      choice={{
        label: applications.whichLabel,
        source: 'isComing',
        choices: { '': applications.all, true: t.coming, false: t.over },
      }}
    />
  );
}
