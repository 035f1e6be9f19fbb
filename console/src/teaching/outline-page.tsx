/** A course's outline as staff write it: modules and lessons in their order, and what becomes of each. */
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useParams } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { Part } from '../layout/part.tsx';
import { Read } from '../layout/read.tsx';
import { useCalled, type Reading } from '../layout/use-reading.ts';
import { heardOnly } from '../catalogue/one-line.ts';
import { useSay } from '../words/words.ts';
import { CopyLessons } from './copy-lessons.tsx';
import { inLocale, learnAt, siteSide } from './in-words.ts';
import { AddModule, ModuleCard } from './module-card.tsx';
import { moverOf, type Editing, type Outline } from './outline.ts';
import { useCalls } from './use-calls.ts';

function Removed({
  outline,
  putBack,
}: {
  outline: Outline;
  putBack(lesson: Outline['removed'][number]): void;
}) {
  const { teaching, locale } = useSay();
  const say = teaching.outline;
  if (outline.removed.length === 0) return null;
  return (
    <Part id="removed" title={say.removed}>
      <Typography color="text.secondary">{say.removedLead}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {outline.removed.map((lesson) => {
          const title = inLocale(lesson.title, locale) || say.untitled;
          return (
            <Stack
              key={lesson.id}
              component="li"
              direction="row"
              sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{title}</bdi> · {teaching.kinds[lesson.kind]}
              </Typography>
              <Button aria-label={say.putBackOf(title)} onClick={() => putBack(lesson)}>
                {say.putBack}
              </Button>
            </Stack>
          );
        })}
      </Box>
    </Part>
  );
}

/** The button that was pressed stands elsewhere now, or was drawn anew: it keeps the focus. */
function useFocusKept(reading: Reading<Outline>) {
  const waits = useRef<string | null>(null);
  useEffect(() => {
    const id = waits.current;
    if (id === null || reading.isReading) return;
    waits.current = null;
    document.getElementById(id)?.focus();
  }, [reading.isReading]);
  return useCallback((id: string) => {
    waits.current = id;
  }, []);
}

function useEditingOf(outline: Outline, reading: Reading<Outline>) {
  const { teaching, locale } = useSay();
  const say = teaching.outline;
  const notify = useNotify();
  const calls = useCalls();
  const keepFocus = useFocusKept(reading);
  const [told, setTold] = useState('');
  const named = (title: { en: string; ar: string }) => inLocale(title, locale) || say.untitled;
  const editing: Editing = {
    outline,
    isBusy: calls.isBusy,
    async moveLesson(lesson, module, place) {
      keepFocus(moverOf(lesson.id));
      const done = await calls.send('teaching/move-lesson', { lesson: lesson.id, module: module.id, place });
      if (done === null) return;
      const isNew = !module.lessons.some(({ id }) => id === lesson.id);
      const of = module.lessons.length + (isNew ? 1 : 0);
      setTold(say.moved(named(lesson.title), Math.min(place + 1, of), of, named(module.title)));
      await reading.reread();
    },
    async moveModule(module, place) {
      keepFocus(moverOf(module.id));
      if ((await calls.send('teaching/move-module', { module: module.id, place })) === null) return;
      setTold(say.movedModule(named(module.title), place + 1, outline.modules.length));
      await reading.reread();
    },
    async takeOut(lesson) {
      if ((await calls.send('teaching/remove-lesson', { lesson: lesson.id })) === null) return;
      notify(say.takenOut(named(lesson.title)), { type: 'info' });
      await reading.reread();
    },
    async mark(lesson, change) {
      await calls.send('teaching/change-lesson', { lesson: lesson.id, ...change });
      await reading.reread();
    },
    reread: reading.reread,
  };
  const putBack = async (lesson: Outline['removed'][number]) => {
    if ((await calls.send('teaching/restore-lesson', { lesson: lesson.id })) === null) return;
    notify(say.isBack(named(lesson.title)), { type: 'success' });
    await reading.reread();
  };
  return { editing, putBack, told, problem: calls.problem };
}

function Whole({ outline, reading }: { outline: Outline; reading: Reading<Outline> }) {
  const { teaching, locale } = useSay();
  const say = teaching.outline;
  const { editing, putBack, told, problem } = useEditingOf(outline, reading);
  const { slug } = outline.course;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<Visibility />}
          href={learnAt(siteSide(locale), slug)}
          target="_blank"
          rel="noreferrer"
        >
          {say.asLearner}
        </Button>
        <CopyLessons course={slug} onCopied={reading.reread} />
      </Stack>
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {outline.warnings.map((warning) => (
        <Alert key={warning} severity="info">
          {say.warnings[warning]}
        </Alert>
      ))}
      <Box role="status" sx={heardOnly}>
        {told}
      </Box>
      {outline.modules.length === 0 && (
        <Card sx={{ p: 2.5 }}>
          <Typography sx={{ fontWeight: 700 }}>{say.empty}</Typography>
          <Typography color="text.secondary">{say.emptyHint}</Typography>
        </Card>
      )}
      {outline.modules.map((module, place) => (
        <ModuleCard key={module.id} module={module} place={place} editing={editing} />
      ))}
      <AddModule course={slug} onAdded={reading.reread} isFirst={outline.modules.length === 0} />
      <Removed outline={outline} putBack={(lesson) => void putBack(lesson)} />
    </>
  );
}

export function OutlinePage() {
  const { course = '' } = useParams();
  const { teaching, locale } = useSay();
  const say = teaching.outline;
  const reading = useCalled('teaching/outline', { course });
  const name = reading.data === null ? '' : inLocale(reading.data.course.name, locale);
  return (
    <PageFrame
      title={name || teaching.courses.title}
      heading={<bdi>{name || teaching.courses.title}</bdi>}
      lead={say.lead}
      back={{ to: '/teaching', label: say.back }}
    >
      <Read reading={reading} height={480}>
        {(outline) => <Whole outline={outline} reading={reading} />}
      </Read>
    </PageFrame>
  );
}
