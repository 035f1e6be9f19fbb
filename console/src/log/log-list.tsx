/** The log: who did what and what changed by it, newest first. */
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { DateInput, SelectInput, TextInput, useListContext, usePermissions } from 'react-admin';
import { useState } from 'react';
import { TakeAway } from '../exports/take-away.tsx';
import { LineList } from '../layout/line-list.tsx';
import { LongText, Ltr } from '../layout/facts.tsx';
import { directionOf, momentOf } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import { heardOnly } from '../layout/heard-only.ts';
import { useWords } from '../words/words.ts';
import { actionsOf, type ShownField, logDetailsOf } from './log-view.ts';
import { asText, Subject } from './subject.tsx';
import { askFile, type DoneOf } from '../api.ts';

type LogRow = DoneOf<'GET log'>['rows'][number];

const fewest = 4;
/** Folding away one or two lines is worse than showing them. */
const mostUnfolded = 6;
/** Longer values are placed one below the other. */
const mostInLine = 60;

function BeforeAfter({ was, is }: { was: string; is: string }) {
  const { log, locale } = useWords();
  const isLong = was.length + is.length > mostInLine;
  const valueColor = isLong ? { color: 'text.secondary' } : heardOnly;
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', ...(isLong && { display: 'block' }) }}>
        <Box component="span" sx={valueColor}>
          {log.was}:{' '}
        </Box>
        <LongText text={was} />
      </Box>
      {!isLong && <span aria-hidden>{directionOf(locale) === 'rtl' ? ' ← ' : ' → '}</span>}
      <Box component="span" sx={{ fontWeight: 600, ...(isLong && { display: 'block' }) }}>
        <Box component="span" sx={valueColor}>
          {log.became}:{' '}
        </Box>
        <LongText text={is} />
      </Box>
    </>
  );
}

function Field({ label, was, is }: ShownField) {
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{label}</bdi>
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {was === null ? <LongText text={is} /> : <BeforeAfter was={was} is={is} />}
      </Typography>
    </>
  );
}

const grid = {
  m: 0,
  display: 'grid',
  columnGap: 1.5,
  rowGap: 0.25,
  gridTemplateColumns: { xs: 'minmax(0, 7rem) minmax(0, 1fr)', md: 'minmax(0, 11rem) minmax(0, 1fr)' },
} as const;

/** Values without words, for whoever investigates. */
function Technical({ held }: { held: Record<string, unknown> }) {
  const { log } = useWords();
  return (
    <Box component="details">
      <Typography
        component="summary"
        variant="body2"
        color="text.secondary"
        sx={{ cursor: 'pointer', minHeight: 32, alignContent: 'center' }}
      >
        {log.technical}
      </Typography>
      <Typography
        component="pre"
        variant="body2"
        dir="ltr"
        sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
      >
        {JSON.stringify(held, null, 1)}
      </Typography>
    </Box>
  );
}

/** What a line of the log adds to its action: each changed field, before and after, in the reader's words. */
function Changes({ row }: { row: LogRow }) {
  const t = useWords();
  const { log } = t;
  const [isWhole, setWhole] = useState(false);
  const { fields, technical } = logDetailsOf(row, t);
  const isFolded = fields.length > mostUnfolded;
  return (
    <>
      {fields.length > 0 && (
        <Box component="dl" aria-label={log.changed} sx={grid}>
          {(isWhole || !isFolded ? fields : fields.slice(0, fewest)).map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </Box>
      )}
      {isFolded && (
        <Button
          size="small"
          aria-expanded={isWhole}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? log.fewer : log.more(fields.length)}
        </Button>
      )}
      {Object.keys(technical).length > 0 && <Technical held={technical} />}
    </>
  );
}

function Who({ row }: { row: LogRow }) {
  const { log, locale } = useWords();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { email, address, agent } = row;
  const only = () => setFilters({ ...filterValues, email }, { ...(displayedFilters as object), email: true });
  return (
    <>
      <Typography variant="body2" color="text.secondary" component="div">
        <time dateTime={row.at}>{momentOf(row.at, locale)}</time>
        {' · '}
        <Button sx={asText} aria-label={log.onlyTheirs(email)} onClick={only}>
          <Ltr>{email}</Ltr>
        </Button>
      </Typography>
      {address !== null && (
        <Typography variant="body2" color="text.secondary" component="div">
          {log.whence} <Ltr>{address}</Ltr>
          {agent !== null && (
            <>
              {' · '}
              <LongText text={agent} />
            </>
          )}
        </Typography>
      )}
    </>
  );
}

const sides = {
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 22rem) minmax(0, 1fr)' },
} as const;

/** The action and what it was done to; who did it is shown once for all lines of that action. */
function Act({ row, isPart = false }: { row: LogRow; isPart?: boolean }) {
  const { log } = useWords();
  return (
    <Box sx={sides}>
      <Stack sx={{ gap: 0.5, minWidth: 0 }}>
        <Typography
          component={isPart ? 'h3' : 'h2'}
          sx={{ fontWeight: isPart ? 600 : 700, overflowWrap: 'anywhere' }}
        >
          <bdi>{wordOf(log.acts, row.act) ?? row.act}</bdi>
        </Typography>
        {row.subject !== null && (
          <Typography variant="body2" component="div">
            <Subject row={row} />
          </Typography>
        )}
        {!isPart && <Who row={row} />}
      </Stack>
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        <Changes row={row} />
      </Stack>
    </Box>
  );
}

function Line({ row, also }: { row: LogRow; also: LogRow[] }) {
  const { log } = useWords();
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Act row={row} />
      {also.length > 0 && (
        <Stack
          component="ul"
          aria-label={log.withIt}
          sx={{
            gap: 1.5,
            m: 0,
            mt: 1.5,
            p: 0,
            paddingInlineStart: 2,
            listStyle: 'none',
            borderInlineStart: '3px solid',
            borderColor: 'divider',
          }}
        >
          {also.map((part) => (
            <li key={part.id}>
              <Act row={part} isPart />
            </li>
          ))}
        </Stack>
      )}
    </Card>
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
  const { log } = useWords();
  const acts = Object.entries(log.acts).map(([id, name]) => ({ id, name }));
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 200 } };
  return (
    <LineList<LogRow>
      title={log.title}
      empty={log.empty}
      filters={[
        <TextInput key="email" source="email" label={log.email} slotProps={ltr} />,
        <SelectInput key="act" source="act" label={log.act} choices={acts} />,
        <TextInput key="subject" source="subject" label={log.subject} slotProps={ltr} />,
        <DateInput key="from" source="from" label={log.from} />,
        <DateInput key="to" source="to" label={log.to} />,
      ]}
      actions={<TakeLog />}
      gather={actionsOf}
      Line={Line}
    />
  );
}
