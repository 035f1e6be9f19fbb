/** One lesson, written in both languages: its words, what is watched, asked or handed in, and what becomes of it. */
import { Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { EditingProvider } from '../catalogue/editing.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useCalled } from '../layout/use-reading.ts';
import { WordChip } from '../layout/word-chip.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { useSay } from '../words/words.ts';
import { AssignmentEditor } from './assignment-editor.tsx';
import { inLocale, lessonAt } from './in-words.ts';
import { LessonDeeds } from './lesson-deeds.tsx';
import { LessonHistory } from './lesson-history.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { LessonFiles, LessonFilm } from './lesson-media.tsx';
import { LessonLink, LessonWords } from './lesson-words.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { useLesson, type LessonWhole } from './use-lesson.ts';

const none: ReadonlySet<string> = new Set();

function Facts({ whole }: { whole: LessonWhole }) {
  const { teaching } = useSay();
  const { course, key, kind, state, isFree } = whole;
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <WordChip variant="outlined" label={teaching.kinds[kind]} />
        <WordChip
          variant="outlined"
          color={state === 'published' ? 'success' : 'warning'}
          label={teaching.states[state]}
        />
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {teaching.lesson.address}: <Ltr>{lessonAt('en', course.slug, { key, isDraft: false })}</Ltr>
        {isFree && ` · ${teaching.lesson.free}`}
      </Typography>
    </Stack>
  );
}

function Editor({ whole, reload }: { whole: LessonWhole; reload(): void }) {
  const open = useLesson(whole, reload);
  const [choices] = useState({});
  const unfold = useCallback(() => {}, []);
  const { draft, faults } = open;
  const editing = useMemo(
    () => ({
      kind: 'lesson',
      draft,
      choices,
      portraits: [],
      faults,
      isLocked: false,
      priced: [],
      opened: none,
      unfold,
    }),
    [draft, choices, faults, unfold],
  );
  const media = { whole, told: open.judged.media, onSettled: reload };
  return (
    <EditingProvider value={editing}>
      <Facts whole={whole} />
      <LessonNotices open={open} />
      {(whole.kind === 'film' || whole.kind === 'sound') && <LessonFilm {...media} kind={whole.kind} />}
      {whole.kind === 'link' && <LessonLink />}
      <LessonWords />
      {whole.kind === 'quiz' && <QuizEditor />}
      {whole.kind === 'assignment' && <AssignmentEditor />}
      <LessonFiles {...media} />
      <LessonDeeds open={open} />
      <LessonHistory open={open} />
    </EditingProvider>
  );
}

export function LessonPage() {
  const { course = '', lesson = '' } = useParams();
  const { teaching, locale } = useSay();
  const reading = useCalled('teaching/lesson', { lesson });
  const { data } = reading;
  const title = data === null ? '' : inLocale(data.title, locale) || teaching.outline.untitled;
  const back = data === null ? teaching.courses.title : inLocale(data.course.name, locale);
  return (
    <PageFrame
      title={title || teaching.courses.title}
      heading={<bdi>{title || teaching.courses.title}</bdi>}
      back={{ to: `/teaching/${course}`, label: back }}
      measure="columns"
    >
      <Read reading={reading} height={640}>
        {(whole) => <Editor key={lesson} whole={whole} reload={reading.again} />}
      </Read>
    </PageFrame>
  );
}
