/** One text or member that was reported: the reports, the text as it was, and the decision. */
import { Alert, Box, Button, Link, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { call, type DoneOf, type InputOf, Refused } from '../api.ts';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { LongText, WordChip } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { momentOf } from '../locale.ts';
import { isNameIn } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';

type ReportRow = DoneOf<'GET reports'>['rows'][number];
type Props = { item: ReportRow };
type Act = InputOf<'reports/{kind}/{id}/decision'>['act'];

export function Reasons({ item: { reasons } }: Props) {
  const { reports, today } = useWords();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {reasons.map(({ reason, times }) => {
        const word = today.waits.reasons[reason] ?? reason;
        return (
          <WordChip key={reason} color="warning" label={times === 1 ? word : reports.times(word, times)} />
        );
      })}
    </Stack>
  );
}

const daysOf: Partial<Record<Act, number>> = { 'quiet-1': 1, 'quiet-7': 7, 'quiet-30': 30 };

/** What an action does to whom, before it is confirmed. `isText`: about a text, which goes with it. */
export function Effect({ act, who, isText }: { act: Act; who: string; isText: boolean }) {
  const { reports } = useWords();
  const { effects: t } = reports;
  const days = daysOf[act];
  const named = `\u2068${who}\u2069`;
  const text =
    days !== undefined
      ? t.mute(named, reports.days(days))
      : act === 'shut-out'
        ? t.block(named)
        : act === 'remove'
          ? t.remove(named)
          : t.keep();
  const isHeld = days !== undefined || act === 'shut-out';
  return (
    <Alert severity={act === 'keep' ? 'info' : 'warning'} aria-live="polite">
      {isHeld && isText && `${t.textToo} `}
      {text}
    </Alert>
  );
}

/** The decision and its reason, which the author reads; the button names what was chosen. */
export function Decide({ item: { kind, id, author } }: Props) {
  const { reports: t } = useWords();
  const [act, setAct] = useState<Act | ''>('');
  const [reason, setReason] = useState('');
  const who = author ?? t.theAuthor;
  const acts: Record<string, string> = kind === 'member' ? t.memberActs : t.acts;
  const decide = () => {
    if (act === '') throw new Refused(422, { code: 'bad-fields', fields: { act: 'choice-required' } });
    return call('reports/{kind}/{id}/decision', { kind, id, act, reason });
  };
  return (
    <ActionButton
      isPrime
      isSmall
      isDangerGo={act !== '' && act !== 'keep'}
      label={t.submit}
      title={kind === 'member' ? t.decideAbout(who) : t.decideText(t.kinds[kind], who)}
      sure={t.reasonHint}
      go={acts[act] ?? t.choose}
      run={async () => decide()}
      done={t.decided}
    >
      {({ faultOf }) => (
        <>
          <TypedField
            label={t.decide}
            value={act}
            onChange={(chosen) => isNameIn(t.acts, chosen) && setAct(chosen)}
            fault={act === '' ? faultOf('act') : undefined}
            select
          >
            {Object.entries(acts).map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TypedField>
          <TypedField
            label={act === 'keep' ? t.reasonKeep : t.reason}
            value={reason}
            onChange={setReason}
            fault={faultOf('reason')}
            rows={2}
            maxLength={500}
          />
          {act !== '' && <Effect act={act} who={who} isText={kind !== 'member'} />}
        </>
      )}
    </ActionButton>
  );
}

/** What was decided, by whom, when and why. */
export function Decided({ decided }: { decided: NonNullable<ReportRow['decided']> }) {
  const { reports: t, locale } = useWords();
  const { act, by, at, why } = decided;
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong>{{ ...t.acts, ...t.oldActs }[act]}</strong>
      <Typography variant="body2" color="text.secondary">
        {t.decidedBy(by, momentOf(at, locale))}
      </Typography>
      {why !== '' && <LongText text={why} />}
    </Stack>
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
    <Box component="blockquote" dir="auto" sx={{ m: 0, textAlign: 'match-parent' }}>
      <LongText text={text} />
    </Box>
  </Box>
);

/** The author of an anonymous text is shown only on request, and the log records that. */
export function Author({ item: { kind, id, author, isAnonymous } }: Props) {
  const { reports } = useWords();
  const [revealed, setRevealed] = useState<{ name: string | null } | null>(null);
  const action = useAction();
  if (!isAnonymous) return <bdi>{author ?? reports.gone}</bdi>;
  if (revealed !== null)
    return <span aria-live="polite">{reports.revealed(revealed.name ?? reports.gone)}</span>;
  const reveal = async () =>
    setRevealed(await action.run(() => call('reports/{kind}/{id}/author', { kind, id })));
  return (
    <>
      {reports.noName}
      <Button size="small" disabled={action.isBusy} onClick={() => void reveal()}>
        {reports.reveal}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {reports.revealNote}
      </Typography>
      {action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
    </>
  );
}

/** The text when it was reported and now, what it answers, and what the reporters wrote. */
export function Texts({ item: { answersTo, quoted, now, isGone, notes, postId } }: Props) {
  const { reports, locale } = useWords();
  const community = locale === 'ar' ? '/ar/circle' : '/circle';
  return (
    <Stack sx={{ gap: 1 }}>
      {answersTo !== null && <Quote label={reports.answersTo} text={answersTo} />}
      {quoted.map((text) => (
        <Quote key={text} label={reports.quoted} text={text} />
      ))}
      {now !== null && <Quote label={reports.now} text={now} />}
      {isGone && <Typography sx={{ fontWeight: 600 }}>{reports.deleted}</Typography>}
      {[...new Set(notes)].map((note) => (
        <Quote key={note} label={reports.notes} text={note} />
      ))}
      {postId !== null && (
        <Link href={`${community}/posts/${encodeURIComponent(postId)}`} sx={{ alignSelf: 'start', py: 1 }}>
          {reports.open}
        </Link>
      )}
    </Stack>
  );
}

/** Ends a mute or a block. */
export function Lift({
  memberId,
  name,
  isBlocked,
  isSmall = false,
  onDone,
}: {
  memberId: string;
  name: string;
  isBlocked: boolean;
  isSmall?: boolean;
  onDone?: () => void;
}) {
  const { reports } = useWords();
  const t = isBlocked ? reports.unblock : reports.unmute;
  return (
    <ActionButton
      isSmall={isSmall}
      label={t.label}
      title={t.of(name)}
      sure={t.sure}
      go={t.label}
      run={() => call('held-members/{member}/release', { member: memberId })}
      done={reports.lifted}
      {...(onDone && { onDone })}
    />
  );
}
