/** '/claims/statement': lines of a bank's statement are pasted, and those claims confirmed which they pay. */
import { Alert, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StatementLine } from '../../../src/features/reconciliation/statement.staff.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { StatementMatches } from './statement-matches.tsx';

/** `times`: which reading of the statement it is, so that ticks of the one before are gone. */
type Understood = { lines: StatementLine[]; times: number };

export function StatementPage() {
  const { claims, office } = useSay();
  const say = claims.statement;
  const [text, setText] = useState('');
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const read = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { lines } = await ask<{ lines: StatementLine[] }>('POST', '/statement', { text });
      setUnderstood((before) => ({ lines, times: (before?.times ?? 0) + 1 }));
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, fields } = failure.failure;
      setUnderstood(null);
      setProblem(office.faults[fields?.['text'] ?? ''] ?? office.failures[code]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 }, pt: { md: 2 } }}>
      <Title title={say.title} />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {say.title}
      </Typography>
      <Typography color="text.secondary">{say.lead}</Typography>
      <Card component="form" noValidate onSubmit={(event) => void read(event)} sx={{ p: 2.5 }}>
        <Stack sx={{ gap: 2 }}>
          <TextField
            label={say.paste}
            helperText={problem ?? say.example}
            error={problem !== null}
            value={text}
            onChange={(event) => setText(event.target.value)}
            multiline
            minRows={5}
            maxRows={14}
            slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
          />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button type="submit" variant={understood === null ? 'contained' : 'outlined'} disabled={isBusy}>
              {say.read}
            </Button>
            <Button component={Link} to="/claims">
              {say.queue}
            </Button>
          </Stack>
        </Stack>
      </Card>
      {understood !== null && understood.lines.length === 0 && <Alert severity="info">{office.none}</Alert>}
      {understood !== null && <StatementMatches key={understood.times} lines={understood.lines} />}
    </Stack>
  );
}
