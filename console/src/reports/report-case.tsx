/** Everything open about one text or member: the reports, the text as it was, and the decision. */
import {
  Alert,
  Box,
  Button,
  Card,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { whyRefused } from '../layout/action-dialog.tsx';
import { WordChip } from '../layout/facts.tsx';
import { momentOf } from '../locale.ts';
import { call, type DoneOf, type InputOf, Refused } from '../api.ts';
import { isNameIn } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';
import { focusAtFirst } from '../layout/typed-field.tsx';

type ReportRow = DoneOf<'GET reports'>['cases'][number];

const longestReason = 500;

type Act = InputOf<'reports/{kind}/{id}/decision'>['act'];
type Faults = { act?: string; reason?: string };

function Sure({ isBusy, onGo, onBack }: { isBusy: boolean; onGo(): void; onBack(): void }) {
  const { reports, common } = useWords();
  return (
    <Stack role="group" aria-label={reports.sureTitle} sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{reports.sureTitle}</Typography>
      <Typography>{reports.sure}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" color="error" disabled={isBusy} ref={focusAtFirst} onClick={onGo}>
          {reports.sureGo}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {common.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

type ActsProps = {
  kind: ReportRow['kind'];
  act: string;
  fault: string | undefined;
  onAct(act: Act): void;
};

function Acts({ kind, act, fault, onAct }: ActsProps) {
  const { reports } = useWords();
  const id = useId();
  const acts = Object.entries(kind === 'member' ? reports.memberActs : reports.acts);
  return (
    <FormControl error={fault !== undefined}>
      <FormLabel id={id}>{reports.decide}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={act}
        onChange={(_event, chosen) => isNameIn(reports.acts, chosen) && onAct(chosen)}
      >
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
function useDecision({ kind, id }: ReportRow, onDecided: () => void, onOvertaken: (message: string) => void) {
  const { reports, common } = useWords();
  const [act, setAct] = useState<Act | ''>('');
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
    if (act === '') return;
    setBusy(true);
    try {
      await call('reports/{kind}/{id}/decision', { kind, id, act, reason });
      onDecided();
    } catch (failure) {
      const message = whyRefused(failure, common, reports.already);
      if (failure instanceof Refused && failure.failure.code === 'already-decided')
        return onOvertaken(message);
      setProblem(message);
      setSure(false);
      setBusy(false);
    }
  };
  const submit = () => {
    if (!check()) return;
    // Removing a text requires its reason; suspending somebody asks for confirmation.
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

type Props = { item: ReportRow; onDecided(): void; onOvertaken(message: string): void };

/** The decision about a report and its reason, which the author reads. */
function DecideReport({ item, onDecided, onOvertaken }: Props) {
  const { reports } = useWords();
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

/** Somebody else's text, each line in its own direction. */
const Quote = ({ label, text }: { label: string; text: string }) => (
  <Box
    component="figure"
    sx={{
      m: 0,
      borderInlineStart: '4px solid',
      borderColor: 'warning.main',
      paddingInlineStart: 1.5,
      minWidth: 0,
    }}
  >
    <Typography component="figcaption" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography
      component="blockquote"
      dir="auto"
      sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  </Box>
);

/** The author of an anonymous text is shown only on request, and the log records that. */
function Author({ item: { kind, id, author, isAnonymous } }: { item: ReportRow }) {
  const { reports, common } = useWords();
  const [revealed, setRevealed] = useState<{ name: string | null } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reveal = async () => {
    setProblem(null);
    try {
      setRevealed(await call('reports/{kind}/{id}/author', { kind, id }));
    } catch (failure) {
      setProblem(whyRefused(failure, common, reports.already));
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
  const { reports } = useWords();
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

export function ReportCase(props: Props) {
  const { reports, today, locale } = useWords();
  const { kind, space, reasons, since, postId } = props.item;
  const community = locale === 'ar' ? '/ar/circle' : '/circle';
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
              label={
                times === 1
                  ? today.waits.reasons[reason]
                  : reports.times(today.waits.reasons[reason] ?? reason, times)
              }
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
            href={`${community}/posts/${encodeURIComponent(postId)}`}
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
