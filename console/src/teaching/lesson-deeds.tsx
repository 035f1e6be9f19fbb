/** What can be done with the open lesson, always within reach: saving, publishing, and looking at it as a learner does. */
import Visibility from '@mui/icons-material/VisibilityOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Paper,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { leadToMissing } from '../catalogue/editing.ts';
import { heardOnPhones, onDesks, onPhones, tight } from '../catalogue/one-line.ts';
import { useSay } from '../words/words.ts';
import { lessonAt } from './in-words.ts';
import type { OpenLesson } from './use-lesson.ts';

type Props = { open: OpenLesson };

function PublishDialog({ open, close }: Props & { close(): void }) {
  const { teaching, office } = useSay();
  const say = teaching.lesson.publish;
  const [as, setAs] = useState<'version' | 'correction'>('version');
  const isFirst = open.whole.state === 'draft';
  const go = async () => {
    await open.publish(as);
    close();
  };
  const ways = [
    { way: 'version', label: say.version, hint: say.versionHint },
    { way: 'correction', label: say.correction, hint: say.correctionHint },
  ] as const;
  return (
    <Dialog open onClose={close} aria-labelledby="publish" fullWidth maxWidth="xs">
      <DialogTitle id="publish">{say.title}</DialogTitle>
      {!isFirst && (
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
        <Button onClick={close}>{office.cancel}</Button>
        <Button variant="contained" disabled={open.isBusy} onClick={() => void go()}>
          {say.go}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PreviewDialog({ open, close }: Props & { close(): void }) {
  const { teaching, office } = useSay();
  const say = teaching.lesson;
  const { course, key } = open.whole;
  return (
    <Dialog open onClose={close} aria-labelledby="preview" fullWidth maxWidth="xs">
      <DialogTitle id="preview">{say.preview}</DialogTitle>
      <DialogContent>
        <DialogContentText>{say.previewLead}</DialogContentText>
        <Stack sx={{ gap: 1, mt: 2 }}>
          {(['en', 'ar'] as const).map((side) => (
            <Button
              key={side}
              variant="outlined"
              href={lessonAt(side, course.slug, { key, isDraft: true })}
              target="_blank"
              rel="noreferrer"
            >
              {say.previewIn(teaching.sides[side])}
            </Button>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{office.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

export function LessonDeeds({ open }: Props) {
  const { teaching } = useSay();
  const say = teaching.lesson;
  const [shown, setShown] = useState<'publish' | 'preview' | null>(null);
  const { isBusy, isTyped, whole, judged } = open;
  const close = () => setShown(null);
  /** Publishing and looking are about what is saved. */
  const withSaved = async (then: () => void) => {
    if (isTyped && (await open.save()) === null) return;
    then();
  };
  const canPublish = isTyped || whole.state !== 'published';
  return (
    <Paper
      component="section"
      aria-label={say.deeds}
      sx={{ position: 'sticky', bottom: 0, zIndex: 5, p: { xs: 0.625, sm: 1.5 }, borderRadius: 3 }}
    >
      <Stack direction="row" sx={{ gap: { xs: 0.75, sm: 1 }, alignItems: 'center' }}>
        <Button variant="contained" disabled={isBusy || !isTyped} onClick={() => void open.save()} sx={tight}>
          {say.save}
        </Button>
        <Button
          variant="outlined"
          disabled={isBusy || !canPublish}
          onClick={() =>
            void withSaved(() => {
              // What was just typed may have filled the gap: the server is asked in any case.
              if (isTyped || judged.lacks.length === 0) setShown('publish');
              else leadToMissing();
            })
          }
          sx={tight}
        >
          {say.publish.begin}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => void withSaved(() => setShown('preview'))}
          aria-label={say.preview}
          sx={tight}
        >
          <Visibility sx={onPhones} />
          <Box component="span" sx={onDesks}>
            {say.preview}
          </Box>
        </Button>
        <Typography color="text.secondary" role="status" sx={{ ...heardOnPhones, flex: { sm: 1 } }}>
          {isTyped ? say.unsaved : say.allSaved}
        </Typography>
      </Stack>
      {shown === 'publish' && <PublishDialog open={open} close={close} />}
      {shown === 'preview' && <PreviewDialog open={open} close={close} />}
    </Paper>
  );
}
