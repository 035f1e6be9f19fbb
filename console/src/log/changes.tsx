/** What a line of the log tells beside its act: what changed, as it was and as it became, in the reader's words. */
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { LogRow } from '../../../src/features/staff/log.staff.ts';
import { LongText } from '../layout/long-text.tsx';
import { directionOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { toldOf, type ToldField } from './told.ts';

const fewest = 4;
/** A fold that hides one or two lines is worse than the lines. */
const mostUnfolded = 6;
/** Longer ones stand one beneath the other. */
const mostInLine = 60;

const hidden = {
  position: 'absolute',
  // As text: a bare 1 is all of the width.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

function BeforeAfter({ was, is }: { was: string; is: string }) {
  const { log, locale } = useSay();
  const isLong = was.length + is.length > mostInLine;
  const said = isLong ? { color: 'text.secondary' } : hidden;
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary', ...(isLong && { display: 'block' }) }}>
        <Box component="span" sx={said}>
          {log.was}:{' '}
        </Box>
        <LongText text={was} />
      </Box>
      {!isLong && <span aria-hidden>{directionOf(locale) === 'rtl' ? ' ← ' : ' → '}</span>}
      <Box component="span" sx={{ fontWeight: 600, ...(isLong && { display: 'block' }) }}>
        <Box component="span" sx={said}>
          {log.became}:{' '}
        </Box>
        <LongText text={is} />
      </Box>
    </>
  );
}

function Field({ label, was, is }: ToldField) {
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

/** For whoever looks something up: what has no words. */
function Technical({ held }: { held: Record<string, unknown> }) {
  const { log } = useSay();
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

export function Changes({ row }: { row: LogRow }) {
  const say = useSay();
  const { log } = say;
  const [isWhole, setWhole] = useState(false);
  const { fields, technical } = toldOf(row, say);
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
