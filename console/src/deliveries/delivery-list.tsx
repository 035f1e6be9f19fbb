/** Everything that was sent, and what payment services reported: what failed comes first. */
import { Box, Link, Typography } from '@mui/material';
import { SelectInput, type SelectInputProps, useListContext, usePermissions } from 'react-admin';
import { call, Refused } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { useBulkOutcome } from '../layout/bulk-outcome.tsx';
import { OrderLink } from '../layout/facts.tsx';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { useCalled } from '../layout/read.tsx';
import { formatTags, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { isStale, nameOf, namesOf, Recipient, responseIn, StateChip, useTypes, whenOf } from './delivery.tsx';
import { Replay } from './replay.tsx';

const rates = 'https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing';

/** What WhatsApp carried, and that it costs; nothing where it is not set up. */
function MessageCosts() {
  const { deliveries: t } = useWords();
  const { data } = useCalled('messages/state', {});
  if (data?.isSetUp !== true) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {t.costs(data)}{' '}
      <Link href={rates} target="_blank" rel="noopener">
        {t.rates}
      </Link>
    </Typography>
  );
}

/** Never listed: whoever reported stays anonymous. */
const unlisted: ReadonlySet<string> = new Set(['report-decided', 'circle-decision', 'staff-report']);

/** The names of the chosen type, and the one that is chosen already. */
function NameInput(props: SelectInputProps) {
  const t = useWords();
  const types = useTypes();
  const { filterValues } = useListContext();
  const { type = '', what = '' } = filterValues as { type?: string; what?: string };
  const shown = types.filter((one) => (type === '' ? one !== 'message' : one === type));
  const choices = shown
    .flatMap((one) => Object.entries(namesOf(one, t)))
    .filter(([id]) => !unlisted.has(id))
    .map(([id, name]) => ({ id, name }));
  const kept = what === '' || choices.some(({ id }) => id === what) ? [] : [{ id: what, name: what }];
  return <SelectInput {...props} choices={[...choices, ...kept]} />;
}

/** With more of them the confirmation names nobody. */
const mostNamed = 5;

/** Each is sent by itself; one that cannot go is named. */
function SendSelectedAgain() {
  const words = useWords();
  const { deliveries: t, common } = words;
  const { selectedIds, data = [], onUnselectItems } = useListContext<RowOf<'deliveries'>>();
  const say = useBulkOutcome();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const addresses = [...new Set(chosen.flatMap((row) => ('to' in row ? row.to : [])))];
  const send = async ({ id, type }: RowOf<'deliveries'>): Promise<string | null> => {
    if (type === 'notification') return t.notSent;
    try {
      await (type === 'event' ? call('events/{id}/again', { id }) : call('letters/{id}/again', { id }));
      return null;
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      return common.failures[failure.failure.code];
    }
  };
  return (
    <ActionButton
      label={t.againAll(chosen.length)}
      sure={t.sure.mail(addresses.length > mostNamed ? '' : addresses.join(', '))}
      isSmall
      run={async () => {
        const left = [];
        for (const row of chosen) {
          const why = await send(row);
          if (why !== null) left.push({ id: row.id, name: nameOf(row, words), why });
        }
        say(t.sentOf(chosen.length - left.length, chosen.length), left);
      }}
      onDone={() => onUnselectItems()}
    />
  );
}

/** In a table the other columns keep to one line. */
const clipped = {
  maxWidth: { md: '15rem' },
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

export function DeliveryList() {
  const words = useWords();
  const { deliveries: t, locale } = words;
  const { permissions = [] } = usePermissions<string[]>();
  const types = useTypes();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const columns: Column<RowOf<'deliveries'>>[] = [
    { source: 'what', label: t.what, render: (row) => <bdi>{nameOf(row, words)}</bdi> },
    { source: 'type', label: t.type, render: ({ type }) => t.types[type] },
    { source: 'state', label: t.state, card: 'beside', render: (row) => <StateChip row={row} /> },
    { source: 'to', label: t.to, render: (row) => <Recipient row={row} /> },
    {
      source: 'orderNumber',
      label: t.order,
      render: ({ orderNumber }) => (orderNumber === null ? '–' : <OrderLink number={orderNumber} />),
    },
    {
      source: 'at',
      label: t.at,
      render: (row) => {
        const at = isStale(row) ? row.createdAt : row.at;
        return (
          <>
            {whenOf(row, words)}{' '}
            <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
              {momentOf(at, locale)}
            </Box>
          </>
        );
      },
    },
    {
      source: 'lastError',
      label: t.response,
      card: 'plain',
      render: (row) => (
        <Box sx={clipped}>
          <bdi>{responseIn(row, words)}</bdi>
        </Box>
      ),
    },
    {
      source: 'tries',
      label: t.tries,
      isExtra: true,
      card: 'none',
      render: (row) => (row.type === 'notification' ? '–' : digits.format(row.tries)),
    },
  ];
  const states = {
    ...t.states,
    failed: t.failedOrToCheck,
    ...(types.includes('event') && { unconnected: t.unconnected }),
  };
  return (
    <ListPage
      resource="deliveries"
      title={t.title}
      empty={t.none}
      columns={columns}
      to={({ id }) => `/deliveries/${id}/show`}
      search={t.search}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={t.state}
          choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
          alwaysOn
        />,
        <NameInput key="what" source="what" label={t.what} />,
      ]}
      {...(types.length > 1 && {
        choice: {
          label: t.type,
          source: 'type',
          choices: { '': t.all, ...Object.fromEntries(types.map((type) => [type, t.types[type]])) },
        },
      })}
      bulk={<SendSelectedAgain />}
      actions={permissions.includes('mayForwardAgain') && <Replay />}
    >
      {permissions.includes('maySeeMails') && <MessageCosts />}
    </ListPage>
  );
}
