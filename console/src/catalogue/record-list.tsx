/** All records of a kind in the order of the site: price, state, what is missing, samples. */
import Add from '@mui/icons-material/Add';
import { Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { SelectInput, useListContext, usePermissions } from 'react-admin';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { ActionButton } from '../layout/action-dialog.tsx';
import { Ltr, RecordState, SampleBadge } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { dayOf, momentOf, sidesIn } from '../locale.ts';
import { call } from '../api.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { ChangeOrder } from './change-order.tsx';
import { keptRecord } from './use-typing.ts';
import { Price, useTitle } from './quick-price.tsx';
import type { RecordKind } from '../../../src/admin/records/record-kinds.ts';

type RecordRow = RowOf<'catalogue'>;

/** Other kinds are ordered by date: articles and jobs by day, campaigns by time. */
const inHandOrder = new Set<string>([
  'course',
  'workshop',
  'product',
  'bundle',
  'trainer',
  'service',
] satisfies RecordKind[]);

const states = ['draft', 'scheduled', 'published', 'changed', 'archived', 'samples'] as const;

/** Kinds that are sold. */
const priced = new Set<string>(['course', 'workshop', 'product', 'bundle', 'service'] satisfies RecordKind[]);

/** Which day a kind is known by. */
const dayFields: Record<string, string> = { post: 'publishedOn', legal: 'effectiveOn', workshop: 'heldOn' };

type OnSiteProps = { of: Pick<RecordRow, 'pages' | 'languages'>; name?: string };

function Marks({ kind, row }: { kind: string; row: RecordRow }) {
  const { catalogue, locale } = useWords();
  if (row.removed !== null) {
    const { by, at } = row.removed;
    const who = by === 'academy' ? catalogue.history.academy : by;
    return catalogue.takenOff.by(who, momentOf(at, locale));
  }
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <RecordState state={row.state} at={row.scheduled?.publishAt ?? null} isPublished={row.isPublished} />
      {row.isComingSoon && <Chip size="small" color="primary" label={catalogue.comingSoon} />}
      {row.isClosedForSale && <Chip size="small" color="warning" label={catalogue.sale.closed} />}
      {row.isUnlisted && <Chip size="small" label={catalogue.unlisted} />}
      {row.faults > 0 && <Chip size="small" color="error" label={catalogue.lacks(row.faults)} />}
      {keptRecord(kind, row.slug) && <Chip size="small" color="warning" label={catalogue.unsaved} />}
      {row.isSample && <SampleBadge />}
    </Stack>
  );
}

function Duplicate({ kind, row }: { kind: string; row: RecordRow }) {
  const { catalogue } = useWords();
  const navigate = useNavigate();
  const name = useTitle()(row);
  return (
    <ActionButton
      label={catalogue.copy.yes}
      title={catalogue.copy.of(name)}
      sure={kind === 'course' ? catalogue.copy.course : catalogue.copy.lead}
      go={catalogue.copy.yes}
      done={catalogue.copy.done}
      isSmall
      run={async () => {
        const made = await call('catalogue/{kind}/records/{slug}/copy', { kind, slug: row.slug });
        void navigate(`/catalogue/${kind}/${made.slug}`);
      }}
    />
  );
}

/** To where visitors read it; the first address of a language that it is written in. */
export function OnSite({ of: { pages, languages }, name }: OnSiteProps) {
  const { common, catalogue, locale } = useWords();
  if (pages === null) return null;
  const spoken = sidesIn(locale);
  const side = spoken.find((one) => languages[one] === 'whole') ?? spoken[0] ?? locale;
  return (
    <MuiLink
      href={pages[side]}
      target="_blank"
      rel="noreferrer"
      {...(name !== undefined && { 'aria-label': `${catalogue.onSite}${common.colon}${name}` })}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 32 } }}
    >
      {name === undefined ? catalogue.onSite : catalogue.view}
    </MuiLink>
  );
}

function RowActions({ kind, row, mayCopy }: { kind: string; row: RecordRow; mayCopy: boolean }) {
  const name = useTitle()(row);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', whiteSpace: 'nowrap' }}>
      <OnSite of={row} name={name} />
      {mayCopy && row.removed === null && <Duplicate kind={kind} row={row} />}
    </Stack>
  );
}

function useColumns(kind: string): Column<RecordRow>[] {
  const { catalogue, locale } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const title = useTitle();
  const t = catalogue.columns;
  const mayCopy = kind !== 'legal' && permissions.includes('mayEditCatalogue');
  return [
    { source: 'title', label: t.name, render: (row) => <bdi>{title(row)}</bdi> },
    ...(priced.has(kind)
      ? [
          {
            source: 'priceCentimes',
            label: t.price,
            isSorted: true,
            card: 'plain' as const,
            render: (row: RecordRow) => <Price kind={kind} row={row} />,
          },
        ]
      : []),
    { source: 'state', label: t.state, card: 'plain', render: (row) => <Marks kind={kind} row={row} /> },
    ...(kind === 'legal'
      ? [
          {
            source: 'version',
            label: catalogue.fields['version'] ?? 'version',
            isSorted: true,
            render: ({ version }: RecordRow) => version !== null && <Ltr>{version}</Ltr>,
          },
        ]
      : []),
    {
      source: 'languages',
      label: t.languages,
      isExtra: inHandOrder.has(kind),
      card: inHandOrder.has(kind) ? 'none' : 'line',
      render: ({ languages }) =>
        sidesIn(locale)
          .filter((side) => languages[side] !== 'none')
          .map((side) =>
            languages[side] === 'whole' ? catalogue.sides[side] : catalogue.begunIn(catalogue.sides[side]),
          )
          .join(' · '),
    },
    {
      source: 'position',
      label: t.position,
      isSorted: true,
      isNumber: true,
      card: 'none',
      isExtra: !inHandOrder.has(kind),
      render: ({ position }) => position,
    },
    {
      source: 'day',
      label: catalogue.fields[dayFields[kind] ?? ''] ?? catalogue.groups.dates,
      isSorted: true,
      isExtra: inHandOrder.has(kind) && kind !== 'workshop',
      card: inHandOrder.has(kind) && kind !== 'workshop' ? 'none' : 'line',
      render: ({ day }) => day !== null && <time dateTime={day}>{dayOf(day, locale)}</time>,
    },
    {
      source: 'updatedAt',
      label: t.updated,
      isSorted: true,
      isExtra: !inHandOrder.has(kind),
      render: ({ updatedAt }) => updatedAt !== null && momentOf(updatedAt, locale),
    },
    {
      source: 'draft',
      label: t.draftBy,
      isExtra: true,
      card: 'none',
      render: ({ draft }) => draft !== null && <Ltr>{draft.by}</Ltr>,
    },
    {
      source: 'slug',
      label: catalogue.fields['slug'] ?? 'slug',
      isExtra: true,
      card: 'none',
      render: ({ slug }) => <Ltr>{slug}</Ltr>,
    },
    {
      source: 'actions',
      label: t.actions,
      card: 'plain',
      render: (row) => <RowActions kind={kind} row={row} mayCopy={mayCopy} />,
    },
  ];
}

/** Beside the list of what is left of the sample. */
function ToSamples() {
  const { samples } = useWords();
  const { filterValues } = useListContext();
  if ((filterValues as Record<string, unknown>)['show'] !== 'samples') return null;
  return (
    <Button component={Link} to="/samples" color="error">
      {samples.remove}
    </Button>
  );
}

function Records({ kind }: { kind: string }) {
  const { catalogue, common, samples, locale } = useWords();
  const spoken = sidesIn(locale);
  const { permissions = [] } = usePermissions<string[]>();
  const columns = useColumns(kind);
  const names = catalogue.kinds[kind];
  const mayWrite = kind !== 'legal' && permissions.includes('mayEditCatalogue');
  // A campaign is nothing but a price.
  const mayAdd = mayWrite && (kind !== 'campaign' || permissions.includes('maySetPrices'));
  const add = mayAdd && (
    <Button component={Link} to={`/catalogue/${kind}/new`} variant="contained" startIcon={<Add />}>
      {names?.add}
    </Button>
  );
  return (
    <ListPage
      resource="catalogue"
      within={{ kind }}
      title={names?.many ?? kind}
      empty={
        <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
          <Typography>{catalogue.empty}</Typography>
          {add}
        </Stack>
      }
      columns={columns}
      to={({ slug }) => `/catalogue/${kind}/${slug}`}
      search={catalogue.search}
      sort={inHandOrder.has(kind) ? { field: 'position', order: 'ASC' } : { field: 'day', order: 'DESC' }}
      {...(kind !== 'legal' && {
        filters: [
          <SelectInput
            key="show"
            source="show"
            label={catalogue.columns.state}
            emptyText={catalogue.every}
            choices={states.map((id) => ({ id, name: id === 'samples' ? samples.only : common.states[id] }))}
            alwaysOn
          />,
          ...(spoken.length > 1
            ? [
                <SelectInput
                  key="lacks"
                  source="lacks"
                  label={catalogue.columns.languages}
                  emptyText={catalogue.every}
                  choices={spoken.map((id) => ({ id, name: catalogue.notWholeIn(catalogue.sides[id]) }))}
                  alwaysOn
                />,
              ]
            : []),
        ],
      })}
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginInlineStart: 'auto' }}>
          {mayWrite && inHandOrder.has(kind) && <ChangeOrder kind={kind} />}
          {permissions.includes('mayRemoveSamples') && <ToSamples />}
          {add}
        </Stack>
      }
    />
  );
}

export function RecordList() {
  const { kind = 'course' } = useParams();
  const { catalogue } = useWords();
  if (kind === 'settings') return <Navigate to="/settings/academy" replace />;
  if (catalogue.kinds[kind] === undefined) return <Navigate to="/catalogue/course" replace />;
  return <Records key={kind} kind={kind} />;
}
