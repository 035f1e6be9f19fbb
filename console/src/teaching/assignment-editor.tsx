/** An assignment: the task, how and until when it is handed in, and the criteria for marking. */
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import { inEach } from '../../../src/platform/i18n/locale.ts';
import { usePlace } from '../catalogue/draft.ts';
import { idOf, useEditing } from '../catalogue/editing.ts';
import { sideBySide, useFaultAt } from '../catalogue/field-parts.tsx';
import { Part } from '../layout/facts.tsx';
import { useWords } from '../words/words.ts';
import { BothAt, NumberAt, TickAt } from './fields.tsx';
import type { Content } from './use-lesson.ts';

type Assignment = Extract<NonNullable<Content['task']>, { kind: 'assignment' }>;

const ways = ['text', 'photo', 'voice', 'file'] as const;
const mostLines = 8;

const blank = (): Assignment => ({
  kind: 'assignment',
  brief: inEach(() => ''),
  takes: ['text', 'photo'],
  rubric: [],
  dueAfterDays: 7,
  lateAllowed: true,
});

function Rubric({ rubric }: Pick<Assignment, 'rubric'>) {
  const { teaching } = useWords();
  const t = teaching.assignment;
  const { draft } = useEditing();
  const write = (next: Assignment['rubric']) => draft.set('task.rubric', next);
  return (
    <Stack sx={{ gap: 2 }}>
      <Box>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {t.rubric}
        </Typography>
        <Typography color="text.secondary">{t.rubricHint}</Typography>
      </Box>
      {rubric.map((line, index) => (
        <Box
          key={line.id}
          role="group"
          aria-label={t.line(index + 1)}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 8rem auto' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            <BothAt path={`task.rubric.${index}.title`} label={t.line(index + 1)} maxLength={200} />
          </Box>
          <NumberAt path={`task.rubric.${index}.points`} label={t.points} least={1} most={100} />
          <IconButton
            aria-label={t.takeLine(index + 1)}
            onClick={() => write(rubric.filter(({ id }) => id !== line.id))}
          >
            <DeleteOutline />
          </IconButton>
        </Box>
      ))}
      {rubric.length < mostLines && (
        <Button
          sx={{ alignSelf: 'start' }}
          onClick={() => write([...rubric, { id: crypto.randomUUID(), title: inEach(() => ''), points: 5 }])}
        >
          {t.addLine}
        </Button>
      )}
    </Stack>
  );
}

function Takes({ takes }: Pick<Assignment, 'takes'>) {
  const { teaching } = useWords();
  const t = teaching.assignment;
  const { draft } = useEditing();
  return (
    <Box role="group" aria-labelledby="takes">
      <Typography id="takes" component="h3" sx={{ fontWeight: 700 }}>
        {t.takes}
      </Typography>
      <FormGroup row>
        {ways.map((way) => {
          const isTaken = takes.includes(way);
          return (
            <FormControlLabel
              key={way}
              label={t.ways[way]}
              control={
                <Checkbox
                  checked={isTaken}
                  // At least one way stays on.
                  disabled={isTaken && takes.length === 1}
                  onChange={({ target }) =>
                    draft.set(
                      'task.takes',
                      ways.filter((one) => (one === way ? target.checked : takes.includes(one))),
                    )
                  }
                />
              }
            />
          );
        })}
      </FormGroup>
    </Box>
  );
}

/** Whoever hands in reads two works of others; a second tick lets two that agree accept a work. */
function Review({ review }: Pick<Assignment, 'review'>) {
  const { teaching } = useWords();
  const t = teaching.assignment.review;
  const { draft } = useEditing();
  const fault = useFaultAt('task.review');
  return (
    <Box id={idOf('task.review')} tabIndex={-1}>
      <FormControlLabel
        label={t.reads}
        control={
          <Checkbox
            checked={Boolean(review)}
            onChange={({ target }) =>
              draft.set('task.review', target.checked ? { works: 2, acceptsByReviews: false } : undefined)
            }
          />
        }
      />
      <Typography
        variant="body2"
        color={fault ? 'error' : 'text.secondary'}
        sx={{ marginInlineStart: 4, marginBlockEnd: 1 }}
      >
        {fault ?? t.hint}
      </Typography>
      {review && <TickAt path="task.review.acceptsByReviews" label={t.accepts} />}
    </Box>
  );
}

export function AssignmentEditor() {
  const { teaching } = useWords();
  const t = teaching.assignment;
  const { draft } = useEditing();
  const task = usePlace(draft, 'task') as Content['task'];
  const assignment = task?.kind === 'assignment' ? task : null;
  return (
    <Part id="assignment" title={t.title}>
      <Box id={idOf('task')} tabIndex={-1} sx={{ display: 'grid', gap: 2 }}>
        {assignment === null ? (
          <Box>
            <Typography color="text.secondary">{t.briefHint}</Typography>
            <Button variant="outlined" sx={{ mt: 1 }} onClick={() => draft.set('task', blank())}>
              {t.begin}
            </Button>
          </Box>
        ) : (
          <>
            <BothAt path="task.brief" label={t.brief} hint={t.briefHint} rows={4} maxLength={8_000} />
            <Takes takes={assignment.takes} />
            <Box sx={sideBySide(2)}>
              <NumberAt
                path="task.dueAfterDays"
                label={t.due}
                hint={t.dueHint}
                least={0}
                most={730}
                empty={null}
              />
              <TickAt path="task.lateAllowed" label={t.late} />
            </Box>
            <Rubric rubric={assignment.rubric} />
            <Review review={assignment.review} />
          </>
        )}
      </Box>
    </Part>
  );
}
