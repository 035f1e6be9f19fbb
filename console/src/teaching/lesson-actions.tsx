/** Actions on the open lesson, always within reach: saving, publishing, and a preview. */
import Visibility from '@mui/icons-material/VisibilityOutlined';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Link,
  Paper,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { leadToMissing, useEditing } from '../catalogue/editing.ts';
import { heardOnPhones, onWideScreens, onPhones, tight } from '../catalogue/labels.ts';
import { ConflictNotice } from '../catalogue/field-parts.tsx';
import { isLocale } from '../../../src/platform/i18n/locale.ts';
import { sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { lessonAt } from './in-words.ts';
import type { Lack, OpenLesson } from './use-lesson.ts';

type Props = { open: OpenLesson };

/** 'task.questions.2' is question 3. */
const questionOf = ({ at }: Pick<Lack, 'at'>): number | null => {
  const [, index] = /^task\.questions\.(\d+)/.exec(at) ?? [];
  return index === undefined ? null : Number(index) + 1;
};

/** `onLead`: before it leads to what is missing. */
function Lacks({ open, onLead }: Props & { onLead?: () => void }) {
  const { teaching } = useWords();
  const { show } = useEditing();
  const t = teaching.lesson;
  const { lacks } = open.judged;
  if (lacks.length === 0) return null;
  return (
    <Alert severity="warning" {...(!onLead && { id: 'missing', tabIndex: -1 })}>
      <AlertTitle component="h2">{t.lacks(lacks.length)}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {lacks.map((lack) => {
          const question = questionOf(lack);
          return (
            <li key={`${lack.what} ${lack.at}`}>
              <Link
                component="button"
                type="button"
                sx={{ textAlign: 'start' }}
                onClick={() => {
                  onLead?.();
                  show(lack.at);
                }}
              >
                {t.lacking[lack.what]}
                {question !== null && ` (${t.question(question)})`}
              </Link>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

/** What a part of a lesson is called: 'body.ar' is its text in Arabic. */
function useNameInLesson(): (path: string) => string {
  const { teaching } = useWords();
  const { lesson, quiz } = teaching;
  const names: Record<string, string> = {
    title: lesson.title,
    body: lesson.body,
    minutes: lesson.minutes,
    link: lesson.link.title,
    task: quiz.title,
  };
  return (path) => {
    const [part = '', ...rest] = path.split('.');
    const name = names[part] ?? part;
    const question = questionOf({ at: path });
    const side = rest.at(-1);
    return [
      question === null ? name : lesson.question(question),
      ...(isLocale(side) ? [`(${teaching.sides[side]})`] : []),
    ].join(' ');
  };
}

function LessonConflict({ open: { conflict, isBusy, settleConflict } }: Props) {
  const nameOf = useNameInLesson();
  if (conflict === null) return null;
  const { by, at, content: theirs } = conflict.theirs;
  return (
    <ConflictNotice
      conflict={{ ...conflict, by, at, theirs }}
      isBusy={isBusy}
      settle={settleConflict}
      nameOf={nameOf}
    />
  );
}

/** Notices above a lesson's fields: kept text, who saved meanwhile, what is missing, advice. */
export function LessonNotices({ open }: Props) {
  const { teaching, common } = useWords();
  const t = teaching.lesson;
  const problem = open.problem ?? (open.faults.size > 0 ? common.failures['bad-fields'] : null);
  return (
    <>
      {open.whole.isRemoved && <Alert severity="warning">{t.removed}</Alert>}
      {open.isKept && (
        <Alert severity="info" action={<Button onClick={open.takeBack}>{t.dropTyped}</Button>}>
          {t.kept}
        </Alert>
      )}
      <LessonConflict open={open} />
      {problem !== null && open.conflict === null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <Lacks open={open} />
      {open.judged.advice.length > 0 && (
        <Alert severity="info">
          <AlertTitle component="h2">{t.advice}</AlertTitle>
          {open.judged.advice.map((advice) => (
            <Typography key={advice}>{t.advices[advice]}</Typography>
          ))}
        </Alert>
      )}
    </>
  );
}

function PublishDialog({ open, close }: Props & { close(): void }) {
  const { teaching, common } = useWords();
  const t = teaching.lesson.publish;
  const [as, setAs] = useState<'version' | 'correction'>('version');
  const isFirst = open.whole.state === 'draft';
  const lacksSomething = open.judged.lacks.length > 0;
  const go = async () => {
    const isPublished = await open.publish(as);
    close();
    // What is missing is listed at the head of a long page.
    if (!isPublished) requestAnimationFrame(leadToMissing);
  };
  const ways = [
    { way: 'version', label: t.version, hint: t.versionHint },
    { way: 'correction', label: t.correction, hint: t.correctionHint },
  ] as const;
  return (
    <Dialog open onClose={close} aria-labelledby="publish" fullWidth maxWidth="xs">
      <DialogTitle id="publish">{t.title}</DialogTitle>
      {lacksSomething && (
        <DialogContent>
          <Lacks open={open} onLead={close} />
        </DialogContent>
      )}
      {!isFirst && !lacksSomething && (
        <DialogContent>
          <RadioGroup
            aria-labelledby="publish"
            value={as}
            onChange={(_, value) => setAs(value === 'correction' ? 'correction' : 'version')}
          >
            {ways.map(({ way, label, hint }) => (
              <FormControlLabel
                key={way}
                value={way}
                control={<Radio />}
                sx={{ alignItems: 'flex-start', mb: 1 }}
                label={
                  <Box sx={{ pt: 1 }}>
                    {label}
                    <Typography variant="body2" color="text.secondary">
                      {hint}
                    </Typography>
                  </Box>
                }
              />
            ))}
          </RadioGroup>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={close}>{common.cancel}</Button>
        <Button variant="contained" disabled={open.isBusy || lacksSomething} onClick={() => void go()}>
          {t.go}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PreviewDialog({ open, close }: Props & { close(): void }) {
  const { teaching, common, locale } = useWords();
  const t = teaching.lesson;
  const { course, key } = open.whole;
  return (
    <Dialog open onClose={close} aria-labelledby="preview" fullWidth maxWidth="xs">
      <DialogTitle id="preview">{t.preview}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t.previewLead}</DialogContentText>
        <Stack sx={{ gap: 1, mt: 2 }}>
          {sidesIn(locale).map((side) => (
            <Button
              key={side}
              variant="outlined"
              href={lessonAt(side, course.slug, { key, isDraft: true })}
              target="_blank"
              rel="noreferrer"
            >
              {t.previewIn(teaching.sides[side])}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{common.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

export function LessonActions({ open }: Props) {
  const { teaching, catalogue } = useWords();
  const t = teaching.lesson;
  const [shown, setShown] = useState<'publish' | 'preview' | null>(null);
  const { isBusy, isTyped, whole, judged } = open;
  const close = () => setShown(null);
  /** Publishing and previewing use what is saved, so it saves first. */
  const withSaved = async (then: () => void) => {
    if (isTyped && (await open.save()) === null) return;
    then();
  };
  const canPublish = isTyped || whole.state !== 'published';
  return (
    <Paper
      component="section"
      aria-label={t.actions}
      sx={{ position: 'sticky', bottom: 0, zIndex: 5, p: { xs: 0.625, sm: 1.5 }, borderRadius: 3 }}
    >
      <Stack direction="row" sx={{ gap: { xs: 0.75, sm: 1 }, alignItems: 'center' }}>
        <Button variant="contained" disabled={isBusy || !isTyped} onClick={() => void open.save()} sx={tight}>
          {catalogue.save}
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy || !canPublish}
          onClick={() =>
            void withSaved(() => {
              // The text typed last may have filled the gap: the server decides.
              if (isTyped || judged.lacks.length === 0) setShown('publish');
              else leadToMissing();
            })
          }
          sx={tight}
        >
          {t.publish.begin}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => void withSaved(() => setShown('preview'))}
          aria-label={t.preview}
          sx={tight}
        >
          <Visibility sx={onPhones} />
          <Box component="span" sx={onWideScreens}>
            {t.preview}
          </Box>
        </Button>
        <Typography color="text.secondary" role="status" sx={{ ...heardOnPhones, flex: { sm: 1 } }}>
          {isTyped ? t.unsaved : t.allSaved}
        </Typography>
      </Stack>
      {shown === 'publish' && <PublishDialog open={open} close={close} />}
      {shown === 'preview' && <PreviewDialog open={open} close={close} />}
    </Paper>
  );
}
