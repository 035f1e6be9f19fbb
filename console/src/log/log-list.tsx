/** The log: who did what and what changed by it, newest first. */
import { Box, Button, Stack, Typography } from '@mui/material';
import { DateInput, SelectInput, TextInput, useListContext, usePermissions } from 'react-admin';
import { useState } from 'react';
import { TakeAway } from '../exports/take-away.tsx';
import { LongText, Ltr } from '../layout/facts.tsx';
import { heardOnly } from '../layout/heard-only.ts';
import { type Column, ListPage } from '../layout/list-page.tsx';
import { directionOf, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { wordOf } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';
import { type LogRow, type ShownField, logDetailsOf } from './log-view.ts';
import { Subject } from './subject.tsx';
import { askFile } from '../api.ts';

/** More are folded away. */
const mostFields = 4;

function Field({ label, was, is }: ShownField) {
  const { log, locale } = useWords();
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
        <bdi>{label}</bdi>:{' '}
      </Box>
      <Box component="dd" sx={{ display: 'inline', m: 0 }}>
        {was !== null && (
          <>
            <Box component="span" sx={heardOnly}>
              {log.was}:{' '}
            </Box>
            <LongText text={was} />
            <span aria-hidden>{directionOf(locale) === 'rtl' ? ' ← ' : ' → '}</span>
            <Box component="span" sx={heardOnly}>
              {log.became}:{' '}
            </Box>
          </>
        )}
        <Box component="span" sx={{ fontWeight: was === null ? 400 : 600 }}>
          <LongText text={is} />
        </Box>
      </Box>
    </Box>
  );
}

/** What a line of the log adds to its action: each changed field, before and after, and last the values without words. */
function Changes({ row }: { row: LogRow }) {
  const t = useWords();
  const { log } = t;
  const [isWhole, setWhole] = useState(false);
  const { fields, technical } = logDetailsOf(row, t);
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'start', maxWidth: '28rem' }}>
      {fields.length > 0 && (
        <Box component="dl" aria-label={log.changed} sx={{ m: 0 }}>
          {(isWhole ? fields : fields.slice(0, mostFields)).map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </Box>
      )}
      {fields.length > mostFields && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? log.fewer : log.more(fields.length)}
        </Button>
      )}
      {Object.keys(technical).length > 0 && (
        <details>
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

export function LogList() {
  const { log, locale } = useWords();
  const acts = Object.entries(log.acts).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 200 } };
  const columns: Column<RowOf<'log'>>[] = [
    {
      source: 'act',
      label: log.act,
      render: ({ act }) => <bdi>{wordOf(log.acts, act) ?? act}</bdi>,
    },
    { source: 'subject', label: log.about, card: 'plain', render: (row) => <Subject row={row} /> },
    { source: 'after', label: log.changed, card: 'plain', render: (row) => <Changes row={row} /> },
    { source: 'email', label: log.who, render: ({ email }) => <Ltr>{email}</Ltr> },
    {
      source: 'at',
      label: log.when,
      render: ({ at }) => (
        <Box component="time" dateTime={at} sx={{ whiteSpace: 'nowrap' }}>
          {momentOf(at, locale)}
        </Box>
      ),
    },
    {
      source: 'address',
      label: log.whence,
      isExtra: true,
      render: ({ address, agent }) =>
        address === null ? '–' : <Ltr>{[address, agent].filter(Boolean).join(' · ')}</Ltr>,
    },
  ];
  return (
    <ListPage
      resource="log"
      title={log.title}
      empty={log.empty}
      columns={columns}
      filters={[
        <TextInput key="email" source="email" label={log.email} slotProps={ltr} alwaysOn />,
        <SelectInput key="act" source="act" label={log.act} choices={acts} alwaysOn />,
        <DateInput key="from" source="from" label={log.from} />,
        <DateInput key="to" source="to" label={log.to} />,
        <TextInput key="subject" source="subject" label={log.subject} slotProps={ltr} />,
      ]}
      actions={<TakeLog />}
    />
  );
}
