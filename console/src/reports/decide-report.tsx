/** What is to be done about a report, and why: whoever wrote the text reads the reason. */
import {
  Alert,
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { ReportRow } from '../../../src/features/reports/report-shapes.staff.ts';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { whyRefused } from '../layout/why-refused.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

const longestReason = 500;

type Faults = { act?: string; reason?: string };

function Sure({ isBusy, onGo, onBack }: { isBusy: boolean; onGo(): void; onBack(): void }) {
  const { reports, office } = useSay();
  return (
    <Stack role="group" aria-label={reports.sureTitle} sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{reports.sureTitle}</Typography>
      <Typography>{reports.sure}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" color="error" disabled={isBusy} ref={focusAtFirst} onClick={onGo}>
          {reports.sureGo}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {office.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

type ActsProps = {
  kind: ReportRow['kind'];
  act: string;
  fault: string | undefined;
  onAct(act: string): void;
};

function Acts({ kind, act, fault, onAct }: ActsProps) {
  const { reports } = useSay();
  const id = useId();
  const acts = Object.entries(kind === 'member' ? reports.memberActs : reports.acts);
  return (
    <FormControl error={fault !== undefined}>
      <FormLabel id={id}>{reports.decide}</FormLabel>
      <RadioGroup aria-labelledby={id} value={act} onChange={(_event, chosen) => onAct(chosen)}>
        {acts.map(([value, label]) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={label}
            sx={{ minHeight: 48, '& .MuiFormControlLabel-label': { lineHeight: 1.35, py: 0.5 } }}
          />
        ))}
      </RadioGroup>
      {fault !== undefined && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  );
}

/** What is typed, what is wrong with it, and sending it. */
function useDecision({ kind, id }: ReportRow, onDecided: () => void, onOvertaken: (told: string) => void) {
  const { reports, office } = useSay();
  const [act, setAct] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const isReasonNeeded = act !== 'keep';
  const check = (): boolean => {
    const wrong: Faults = {
      ...(act === '' && { act: reports.actNeeded }),
      ...(isReasonNeeded && reason.trim() === '' && { reason: reports.reasonNeeded }),
      ...(reason.length > longestReason && { reason: reports.tooLong }),
    };
    setFaults(wrong);
    setProblem(null);
    return Object.keys(wrong).length === 0;
  };
  const send = async () => {
    setBusy(true);
    try {
      await ask('POST', `/reports/${kind}/${encodeURIComponent(id)}/decision`, { act, reason });
      onDecided();
    } catch (failure) {
      const told = whyRefused(failure, office, reports.already);
      if (failure instanceof Refused && failure.failure.code === 'already-decided') return onOvertaken(told);
      setProblem(told);
      setSure(false);
      setBusy(false);
    }
  };
  const submit = () => {
    if (!check()) return;
    // Taking a text away asks for its reason; closing the community to somebody asks once more.
    if (act === 'shut-out') setSure(true);
    else void send();
  };
  return {
    act,
    setAct,
    reason,
    setReason,
    faults,
    problem,
    isSure,
    setSure,
    isBusy,
    isReasonNeeded,
    submit,
    send,
  };
}

type Props = { item: ReportRow; onDecided(): void; onOvertaken(told: string): void };

export function DecideReport({ item, onDecided, onOvertaken }: Props) {
  const { reports } = useSay();
  const form = useDecision(item, onDecided, onOvertaken);
  const { faults } = form;
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        sx={{ gap: 2 }}
      >
        <Acts kind={item.kind} act={form.act} fault={faults.act} onAct={form.setAct} />
        <TextField
          label={form.isReasonNeeded ? reports.reason : reports.reasonKeep}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
          multiline
          minRows={2}
          error={faults.reason !== undefined}
          helperText={faults.reason ?? (form.isReasonNeeded ? reports.reasonHint : undefined)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: longestReason }, inputLabel: { shrink: true } }}
        />
        {form.problem !== null && <Alert severity="error">{form.problem}</Alert>}
        {form.isSure ? (
          <Sure isBusy={form.isBusy} onGo={() => void form.send()} onBack={() => form.setSure(false)} />
        ) : (
          <Box>
            <Button type="submit" variant="contained" disabled={form.isBusy}>
              {reports.submit}
            </Button>
          </Box>
        )}
      </Stack>
    </Box>
  );
}
