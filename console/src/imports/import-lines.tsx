/** The lines of an import, before and after: what becomes of each, by outcome. */
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { DoneOf } from '../api.ts';
import { Ltr, OrderLink, WordChip } from '../layout/facts.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { useCalled, Waiting } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';

type Rehearsed = DoneOf<'imports/reading'>['lines'][number];
type Done = DoneOf<'GET imports/{id}'>['lines'][number];
type Outcome = Rehearsed['outcome'];

const good: ReadonlySet<Outcome | null> = new Set<Outcome | null>(['given', 'owns-already']);
/** Nothing is wrong, and nothing is done. */
const quiet: ReadonlySet<Outcome | null> = new Set<Outcome | null>(['left-out', 'twice', 'stopped', null]);

export function OutcomeChip({ outcome, rows }: { outcome: Outcome | null; rows?: number }) {
  const { imports } = useWords();
  const label = outcome === null ? imports.waiting : imports.outcomes[outcome];
  const color = good.has(outcome) ? 'success' : quiet.has(outcome) ? 'default' : 'warning';
  return <WordChip color={color} label={rows === undefined ? label : `${label} (${rows})`} />;
}

function Line({ line, who, children }: { line: number; who: ReactNode; children: ReactNode }) {
  const { imports } = useWords();
  return (
    <Box
      component="li"
      sx={{
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        overflowWrap: 'anywhere',
        display: 'grid',
        gap: 0.5,
      }}
    >
      <Typography variant="body2">
        <strong>{imports.line(line)}</strong> · {who}
      </Typography>
      {children}
    </Box>
  );
}

function Before({ one }: { one: Rehearsed }) {
  const { imports, freeAccess, common, locale } = useWords();
  const { outcome, lessons, item, knownBy } = one;
  const faults = Object.entries(one.faults).map(
    ([column, fault]) =>
      `${freeAccess.columns[column] ?? column}${common.colon}${common.faults[fault] ?? freeAccess.faults[fault] ?? fault}`,
  );
  const said = [...faults, ...one.remarks.map((remark) => imports.remarks[remark])];
  const who = (
    <>
      <bdi>{one.name}</bdi>{' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        <Ltr>{one.email || one.phone}</Ltr>
      </Box>
    </>
  );
  return (
    <Line line={one.line} who={who}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <OutcomeChip outcome={outcome} />
        {good.has(outcome) && (
          <WordChip variant="outlined" label={knownBy === null ? imports.isNew : imports.known[knownBy]} />
        )}
        {lessons !== null && lessons.ticked > 0 && (
          <WordChip variant="outlined" label={imports.lessons(lessons.ticked, lessons.of)} />
        )}
        {one.waitsForCode && <WordChip variant="outlined" label={imports.code} />}
      </Stack>
      {item !== null && (
        <Typography variant="body2" color="text.secondary">
          <bdi>{item.name[locale]}</bdi>
        </Typography>
      )}
      {said.map((text) => (
        <Typography key={text} variant="body2" color="warning.dark">
          {text}
        </Typography>
      ))}
    </Line>
  );
}

function After({ one }: { one: Done }) {
  const { imports } = useWords();
  const { order, lessons, undone } = one;
  const who = order && (
    <>
      <bdi>{order.name}</bdi> <OrderLink number={order.number} />
    </>
  );
  return (
    <Line line={one.line} who={who}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <OutcomeChip outcome={one.outcome} />
        {lessons > 0 && <WordChip variant="outlined" label={imports.ticked(lessons)} />}
        {undone !== null && (
          <WordChip color={undone === 'taken-back' ? 'default' : 'warning'} label={imports.undone[undone]} />
        )}
      </Stack>
    </Line>
  );
}

/** Lines at once: two thousand would make a phone wait. */
const piece = 100;

function Filtered<One extends { outcome: Outcome | null }>({
  lines,
  render,
}: {
  lines: readonly One[];
  render(one: One, at: number): ReactNode;
}) {
  const { imports } = useWords();
  const [only, setOnly] = useState<Outcome | null | 'all'>('all');
  const [shown, setShown] = useState(piece);
  const counts = [...Map.groupBy(lines, ({ outcome }) => outcome)];
  const some = lines.filter(({ outcome }) => only === 'all' || outcome === only);
  const choose = (to: typeof only) => () => {
    setOnly(to);
    setShown(piece);
  };
  const chips = [
    { key: 'all' as const, label: imports.all(lines.length) },
    ...counts.map(([outcome, { length }]) => ({
      key: outcome,
      label: `${outcome === null ? imports.waiting : imports.outcomes[outcome]} (${length})`,
    })),
  ];
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {chips.map(({ key, label }) => (
          <Chip
            key={key}
            label={label}
            variant={only === key ? 'filled' : 'outlined'}
            color={only === key ? 'primary' : 'default'}
            aria-pressed={only === key}
            onClick={choose(key)}
            sx={{ height: 'auto', minHeight: 44, '& .MuiChip-label': { whiteSpace: 'normal' } }}
          />
        ))}
      </Stack>
      <PlainList label={imports.lines}>{some.slice(0, shown).map(render)}</PlainList>
      {some.length > shown && (
        <Button onClick={() => setShown(shown + piece)} sx={{ justifySelf: 'start' }}>
          {imports.more}
        </Button>
      )}
    </>
  );
}

export const RehearsedLines = ({ lines }: { lines: readonly Rehearsed[] }) => (
  <Filtered lines={lines} render={(one, at) => <Before key={`${one.line} ${at}`} one={one} />} />
);

/** Of an import that was begun. */
export function DoneLines({ id }: { id: string }) {
  const asked = useCalled('GET imports/{id}', { id });
  if (asked.data === null) return <Waiting asked={asked} />;
  return (
    <Filtered lines={asked.data.lines} render={(one, at) => <After key={`${one.line} ${at}`} one={one} />} />
  );
}
