/** What changed, field by field: as it was, and as it became. */
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { LogRow } from '../../../api/staff/log.ts';
import { Ltr } from '../layout/ltr.tsx';
import { LongText } from '../layout/long-text.tsx';
import { directionOf, madOf, momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

type Value = NonNullable<LogRow['before']>[string];

/** Stands in the log for a value that it does not keep. */
const notKept = '[not kept]';
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const fewest = 4;

function Shown({ name, value }: { name: string; value: Value | undefined }) {
  const { log, locale } = useSay();
  if (value === null || value === undefined) return <>{log.nothing}</>;
  if (typeof value === 'boolean') return <>{value ? log.yes : log.no}</>;
  if (value === notKept) return <>{log.notKept}</>;
  if (name.endsWith('Centimes') && Number.isSafeInteger(Number(value)))
    return <>{madOf(Number(value), locale)}</>;
  if (typeof value === 'number') return <Ltr>{value}</Ltr>;
  if (instant.test(value)) return <time dateTime={value}>{momentOf(value, locale)}</time>;
  return <LongText text={value} />;
}

const hidden = {
  position: 'absolute',
  // As text: a bare 1 is all of the width.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

function Change({ name, row: { before, after } }: { name: string; row: LogRow }) {
  const { log, locale } = useSay();
  return (
    <>
      <Typography component="dt" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{log.fields[name] ?? name}</bdi>
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {before !== null && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            <Box component="span" sx={hidden}>
              {log.was}:{' '}
            </Box>
            <Shown name={name} value={before[name]} />
          </Box>
        )}
        {before !== null && <span aria-hidden>{directionOf(locale) === 'rtl' ? ' ← ' : ' → '}</span>}
        <Box component="span" sx={{ fontWeight: 600 }}>
          <Box component="span" sx={hidden}>
            {log.became}:{' '}
          </Box>
          <Shown name={name} value={after?.[name]} />
        </Box>
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

export function Changes({ row }: { row: LogRow }) {
  const { log } = useSay();
  const [isWhole, setWhole] = useState(false);
  const names = [...new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])];
  if (names.length === 0) return null;
  return (
    <>
      <Box component="dl" aria-label={log.changed} sx={grid}>
        {(isWhole ? names : names.slice(0, fewest)).map((name) => (
          <Change key={name} name={name} row={row} />
        ))}
      </Box>
      {names.length > fewest && (
        <Button
          size="small"
          aria-expanded={isWhole}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? log.fewer : log.more(names.length)}
        </Button>
      )}
    </>
  );
}

export function Details({ detail }: { detail: NonNullable<LogRow['detail']> }) {
  const { log } = useSay();
  const pairs = Object.entries(detail);
  if (pairs.length === 0) return null;
  return (
    <Box component="dl" aria-label={log.detail} sx={grid}>
      {pairs.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{log.fields[name] ?? name}</bdi>
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0 }}>
            <Shown name={name} value={value} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
