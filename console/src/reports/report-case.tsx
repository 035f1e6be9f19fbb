/** All that waits about one text or one member: what was said of it, how it stood, and the decision. */
import { Alert, Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReportRow } from '../../../src/features/reports/report-shapes.staff.ts';
import { whyRefused } from '../layout/why-refused.ts';
import { WordChip } from '../layout/word-chip.tsx';
import { momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { DecideReport } from './decide-report.tsx';
import { Quote } from './quote.tsx';

/** Of a text without a name the author is shown only when somebody asks, and the log keeps that. */
function Author({ item: { kind, id, author, isAnonymous } }: { item: ReportRow }) {
  const { reports, office } = useSay();
  const [revealed, setRevealed] = useState<{ name: string | null } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reveal = async () => {
    setProblem(null);
    try {
      const address = `/reports/${kind}/${encodeURIComponent(id)}/author`;
      setRevealed(await ask<{ name: string | null }>('POST', address, {}));
    } catch (failure) {
      setProblem(whyRefused(failure, office, reports.already));
    }
  };
  if (!isAnonymous)
    return (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {kind !== 'member' && `${reports.by} `}
        <bdi>{author ?? reports.gone}</bdi>
      </Typography>
    );
  return (
    <Box aria-live="polite">
      {revealed === null ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography>{reports.noName}</Typography>
          <Button variant="outlined" onClick={() => void reveal()}>
            {reports.reveal}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {reports.revealNote}
          </Typography>
        </Stack>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{reports.revealed(revealed.name ?? reports.gone)}</Typography>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
    </Box>
  );
}

function Texts({ item: { answersTo, quoted, now, isGone, notes } }: { item: ReportRow }) {
  const { reports } = useSay();
  return (
    <Stack sx={{ gap: 1.5 }}>
      {answersTo !== null && <Quote label={reports.answersTo} text={answersTo} />}
      {quoted.map((text) => (
        <Quote key={text} label={reports.quoted} text={text} />
      ))}
      {now !== null && <Quote label={reports.now} text={now} />}
      {isGone && <Typography sx={{ fontWeight: 600 }}>{reports.deleted}</Typography>}
      {notes.length > 0 && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {reports.notes}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {[...new Set(notes)].map((note) => (
              <Box
                component="li"
                key={note}
                dir="auto"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {note}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Stack>
  );
}

type Props = { item: ReportRow; onDecided(): void; onOvertaken(told: string): void };

export function ReportCase(props: Props) {
  const { reports, locale } = useSay();
  const { kind, space, reasons, since, postId } = props.item;
  const circle = locale === 'ar' ? '/ar/circle' : '/circle';
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ columnGap: 1, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h2" variant="h6">
            {reports.kinds[kind]}
            {space !== null && ` · ${reports.spaces[space]}`}
          </Typography>
          {reasons.map(({ reason, times }) => (
            <WordChip
              key={reason}
              color="warning"
              label={times === 1 ? reports.reasons[reason] : reports.times(reports.reasons[reason], times)}
            />
          ))}
        </Stack>
        <Box>
          <Author item={props.item} />
          <Typography variant="body2" color="text.secondary">
            {reports.since(momentOf(since, locale))}
          </Typography>
        </Box>
        <Texts item={props.item} />
        {postId !== null && (
          <Link
            href={`${circle}/posts/${encodeURIComponent(postId)}`}
            sx={{ alignSelf: 'start', py: 1.25, my: -1 }}
          >
            {reports.open}
          </Link>
        )}
        <DecideReport {...props} />
      </Stack>
    </Card>
  );
}
