/** A course's outline as staff edit it: modules and lessons in order, and actions on each. */
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { Part } from '../layout/facts.tsx';
import { Read, type Reading, useCalled } from '../layout/read.tsx';
import { screenReaderOnly } from '../layout/screen-reader-only.ts';
import { inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { pathIn } from '../../../src/platform/i18n/locale.ts';
import { siteSide } from './in-words.ts';
import { ModuleCard } from './module-card.tsx';
import { AddModule } from './module-form.tsx';
import { moverOf } from '../layout/dragging.ts';
import type { Editing, Outline } from './lesson-line.tsx';
import { useCalls } from './use-calls.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';

type Props = { course: string; onCopied(): Promise<void> };

/** Copies all lessons of another course, for the next use of a course. */
function CopyDialog({ course, onCopied, close }: Props & { close(): void }) {
  const { teaching, locale } = useWords();
  const t = teaching.outline.copy;
  const notify = useNotify();
  const action = useAction();
  const calls = useCalls();
  const reading = useCalled('teaching/courses', {});
  const others = (reading.data?.courses ?? []).filter(({ slug }) => slug !== course);
  const [chosen, setChosen] = useState('');
  const from = chosen || (others[0]?.slug ?? '');
  const copy = async () => {
    if (from === '') return;
    const done = await calls.send('teaching/copy-lessons', { from, to: course });
    if (done === null) return;
    notify(t.done(done.lessons), { type: 'success' });
    close();
    await onCopied();
  };
  return (
    <ActionDialog
      title={t.title}
      lead={t.lead}
      submit={t.go}
      action={{ ...action, isBusy: calls.isBusy, problem: calls.problem }}
      onSubmit={copy}
      onClose={close}
    >
      {reading.data !== null && others.length === 0 ? (
        <Typography>{t.none}</Typography>
      ) : (
        <TextField
          select
          label={t.from}
          value={from}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          fullWidth
          id="copy-from"
        >
          {others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {inLocale(name, locale)}
            </option>
          ))}
        </TextField>
      )}
    </ActionDialog>
  );
}

function CopyLessons(props: Props) {
  const { teaching } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{teaching.outline.copy.begin}</Button>
      {isOpen && <CopyDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

function Removed({
  outline,
  putBack,
}: {
  outline: Outline;
  putBack(lesson: Outline['removed'][number]): void;
}) {
  const { teaching, locale } = useWords();
  const t = teaching.outline;
  if (outline.removed.length === 0) return null;
  return (
    <Part id="removed" title={t.removed}>
      <Typography color="text.secondary">{t.removedLead}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {outline.removed.map((lesson) => {
          const title = inLocale(lesson.title, locale) || t.untitled;
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
              <Button aria-label={t.putBackOf(title)} onClick={() => putBack(lesson)}>
                {t.putBack}
              </Button>
            </Stack>
          );
        })}
      </Box>
    </Part>
  );
}

/** Keeps the focus on the pressed button, which may have moved or been rendered anew. */
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
  const { teaching, locale } = useWords();
  const t = teaching.outline;
  const notify = useNotify();
  const calls = useCalls();
  const keepFocus = useFocusKept(reading);
  const [announcement, setAnnouncement] = useState('');
  const named = (title: Parameters<typeof inLocale>[0]) => inLocale(title, locale) || t.untitled;
  const editing: Editing = {
    outline,
    isBusy: calls.isBusy,
    async moveLesson(lesson, module, place) {
      keepFocus(moverOf(lesson.id));
      const done = await calls.send('teaching/move-lesson', { lesson: lesson.id, module: module.id, place });
      if (done === null) return;
      const isNew = !module.lessons.some(({ id }) => id === lesson.id);
      const of = module.lessons.length + (isNew ? 1 : 0);
      setAnnouncement(t.moved(named(lesson.title), Math.min(place + 1, of), of, named(module.title)));
      await reading.reread();
    },
    async moveModule(module, place) {
      keepFocus(moverOf(module.id));
      if ((await calls.send('teaching/move-module', { module: module.id, place })) === null) return;
      setAnnouncement(t.movedModule(named(module.title), place + 1, outline.modules.length));
      await reading.reread();
    },
    async takeOut(lesson) {
      if ((await calls.send('teaching/remove-lesson', { lesson: lesson.id })) === null) return;
      notify(t.takenOut(named(lesson.title)), { type: 'info' });
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
    notify(t.isBack(named(lesson.title)), { type: 'success' });
    await reading.reread();
  };
  return { editing, putBack, announcement, problem: calls.problem };
}

function Whole({ outline, reading }: { outline: Outline; reading: Reading<Outline> }) {
  const { teaching, locale } = useWords();
  const t = teaching.outline;
  const { editing, putBack, announcement, problem } = useEditingOf(outline, reading);
  const { permissions = [] } = usePermissions<string[]>();
  const { slug } = outline.course;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<Visibility />}
          href={pathIn(siteSide(locale), `/learn/${slug}`)}
          target="_blank"
          rel="noreferrer"
        >
          {t.asLearner}
        </Button>
        <CopyLessons course={slug} onCopied={reading.reread} />
        {permissions.includes('maySeeCatalogue') && (
          <Button component={Link} to={`/catalogue/course/${encodeURIComponent(slug)}`}>
            {t.toRecord}
          </Button>
        )}
      </Stack>
      {problem !== null && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {!outline.course.isPublished && <Alert severity="info">{t.notPublished}</Alert>}
      {outline.warnings.map((warning) => (
        <Alert key={warning} severity="info">
          {t.warnings[warning]}
        </Alert>
      ))}
      {outline.whole.begun > 0 && outline.whole.published < outline.whole.of && (
        <Alert severity={outline.whole.isAtOwnPace ? 'warning' : 'info'}>
          {t.notWhole(outline.whole.published, outline.whole.of)}{' '}
          {outline.whole.isAtOwnPace && !outline.whole.hasDates && t.noDates}
        </Alert>
      )}
      <Box role="status" sx={screenReaderOnly}>
        {announcement}
      </Box>
      {outline.modules.length === 0 && (
        <Card sx={{ p: 2.5 }}>
          <Typography sx={{ fontWeight: 700 }}>{t.empty}</Typography>
          <Typography color="text.secondary">{t.emptyHint}</Typography>
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
  const { teaching, locale } = useWords();
  const t = teaching.outline;
  const reading = useCalled('teaching/outline', { course });
  const name = reading.data === null ? '' : inLocale(reading.data.course.name, locale);
  return (
    <PageFrame
      title={name || teaching.courses.title}
      heading={<bdi>{name || teaching.courses.title}</bdi>}
      lead={t.lead}
      back={{ to: '/teaching', label: t.back }}
    >
      <Read reading={reading} height={480}>
        {(outline) => <Whole outline={outline} reading={reading} />}
      </Read>
    </PageFrame>
  );
}
