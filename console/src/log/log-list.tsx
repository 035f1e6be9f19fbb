/** The log: who did what and what changed by it, newest first. */
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  AutocompleteInput,
  DateInput,
  SelectInput,
  TextInput,
  useListContext,
  usePermissions,
} from 'react-admin';
import { useState } from 'react';
import { type SettingsPage, settingsPages } from '../../../src/academy/settings/settings-pages.ts';
import { TakeAway } from '../exports/take-away.tsx';
import { LongText, Ltr } from '../layout/facts.tsx';
import { heardOnly } from '../layout/heard-only.ts';
import { type Column, ListPage, useIsDesk } from '../layout/list-page.tsx';
import { type ConsoleLocale, directionOf, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { wordOf } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';
import { type LogRow, type ShownField, logDetailsOf } from './log-view.ts';
import { Subject } from './subject.tsx';
import { askFile } from '../api.ts';

/** More are folded away. */
const mostFields = 4;

const longestOnALine = 80;

const Value = ({ text }: { text: string }) =>
  text.length > longestOnALine ? <LongText text={text} /> : <bdi>{text}</bdi>;

function Field({ label, was, is }: ShownField) {
  const { common, log, locale } = useWords();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
        <bdi>{label}</bdi>
        {common.colon}
      </Box>
      <Box component="dd" sx={{ display: 'inline', m: 0 }}>
        {was !== null && was !== is && (
          <>
            <Box component="span" sx={heardOnly}>
              {log.was}
              {common.colon}
            </Box>
            <Value text={was} />
            <span aria-hidden>{directionOf(locale) === 'rtl' ? ' ← ' : ' → '}</span>
            <Box component="span" sx={heardOnly}>
              {log.became}
              {common.colon}
            </Box>
          </>
        )}
        <Box component="span" sx={{ fontWeight: was === null ? 400 : 600 }}>
          <Value text={is} />
        </Box>
      </Box>
    </Box>
  );
}

/** What a line of the log adds to its action: each changed field, before and after, and last the values without words. */
function Changes({ row }: { row: LogRow }) {
  const t = useWords();
  const { log } = t;
  const isDesk = useIsDesk();
  const [isWhole, setWhole] = useState(false);
  const { fields, technical } = logDetailsOf(row, t);
  const isTechnical = Object.keys(technical).length > 0;
  if (fields.length === 0 && !isTechnical) return null;
  // A phone shows one line of each action, and its changes once they are asked for.
  const most = isDesk ? mostFields : 0;
  const isFolded = fields.length > most || (!isDesk && isTechnical);
  const shown = isWhole ? fields : fields.slice(0, most);
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'start', minWidth: { md: '15rem' }, maxWidth: '28rem' }}>
      {shown.length > 0 && (
        <Box component="dl" aria-label={log.changed} sx={{ m: 0 }}>
          {shown.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </Box>
      )}
      {isFolded && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? log.fewer : isDesk ? log.more(fields.length) : log.changed}
        </Button>
      )}
      {isTechnical && (isDesk || isWhole) && (
        <details open={!isDesk && fields.length === 0}>
          <Typography component="summary" variant="body2" color="text.secondary" sx={{ cursor: 'pointer' }}>
            {log.technical}
          </Typography>
          <Typography
            component="pre"
            variant="body2"
            dir="ltr"
            sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
          >
            {JSON.stringify(technical, null, 1)}
          </Typography>
        </details>
      )}
    </Stack>
  );
}

/** The export takes the chosen days and ignores other filters. */
function TakeLog() {
  const { log } = useWords();
  const { filterValues } = useListContext();
  const { permissions = [] } = usePermissions<string[]>();
  const { from, to } = filterValues as { from?: string; to?: string };
  if (!permissions.includes('mayExportLog')) return null;
  return <TakeAway ask={(as) => askFile('GET exports/log', { ...as, from, to })} lead={log.takeAway} />;
}

const byName = (choices: Readonly<Record<string, string>>, locale: ConsoleLocale) =>
  Object.entries(choices)
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));

export function LogList() {
  const { log, nav, locale } = useWords();
  const isDesk = useIsDesk();
  const pages = Object.fromEntries(
    Object.keys(settingsPages).map((page) => [page, nav.pages[page as SettingsPage]]),
  );
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 200 } };
  const time = (at: string) => (
    <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
      {momentOf(at, locale)}
    </Box>
  );
  const columns: Column<RowOf<'log'>>[] = [
    {
      source: 'act',
      label: log.act,
      render: ({ act }) => <bdi>{wordOf(log.acts, act) ?? act}</bdi>,
    },
    {
      source: 'at',
      label: log.when,
      card: 'plain',
      render: ({ at, email }) =>
        isDesk ? (
          time(at)
        ) : (
          <Typography variant="body2" color="text.secondary">
            {time(at)} · <Ltr>{email}</Ltr>
          </Typography>
        ),
    },
    { source: 'email', label: log.who, card: 'none', render: ({ email }) => <Ltr>{email}</Ltr> },
    { source: 'subject', label: log.about, card: 'plain', render: (row) => <Subject row={row} /> },
    { source: 'after', label: log.changed, card: 'plain', render: (row) => <Changes row={row} /> },
    {
      source: 'address',
      label: log.whence,
      isExtra: true,
      card: 'none',
      render: ({ address, agent }) =>
        address === null ? '–' : <Ltr>{[address, agent].filter(Boolean).join(' · ')}</Ltr>,
    },
  ];
  return (
    <ListPage
      resource="log"
      title={nav.pages.log}
      empty={log.empty}
      columns={columns}
      filters={[
        <TextInput key="email" source="email" label={log.email} slotProps={ltr} alwaysOn />,
        <AutocompleteInput
          key="act"
          source="act"
          label={log.act}
          choices={byName(log.acts, locale)}
          sx={{ minWidth: '18rem' }}
          alwaysOn
        />,
        <SelectInput
          key="settingsPage"
          source="settingsPage"
          label={log.settingsPage}
          choices={byName(pages, locale)}
        />,
        <DateInput key="from" source="from" label={log.from} />,
        <DateInput key="to" source="to" label={log.to} />,
        <TextInput key="subject" source="subject" label={log.subject} slotProps={ltr} />,
      ]}
      actions={<TakeLog />}
    />
  );
}
