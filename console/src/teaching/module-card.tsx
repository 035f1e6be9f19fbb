/** A module of the outline with its lessons, moved by hand or by keys. */
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Edit from '@mui/icons-material/EditOutlined';
import { Alert, Box, Button, Card, IconButton, Stack, TextField, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { inEach } from '../../../src/platform/i18n/locale.ts';
import type { LessonKind } from '../../../src/learning/classroom/lesson.ts';
import { focusAtFirst } from '../layout/typed-field.tsx';
import { dayOf, inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { dragOf, lineAt, moverOf, useDrop } from '../layout/dragging.ts';
import { type Editing, isUntitled, LessonLine, type Module, TitlesField } from './lesson-line.tsx';
import { ModuleForm } from './module-form.tsx';
import { useCalls } from './use-calls.ts';

function AddLesson({ module, name, onAdded }: { module: string; name: string; onAdded(): Promise<void> }) {
  const { teaching, common } = useWords();
  const t = teaching.outline;
  const calls = useCalls();
  const [isOpen, setOpen] = useState(false);
  // Its words list every kind: a new one without words does not compile.
  const kinds = Object.keys(teaching.kinds) as LessonKind[];
  const [kind, setKind] = useState<LessonKind>('text');
  const [title, setTitle] = useState(() => inEach(() => ''));
  const [isTried, setTried] = useState(false);
  const { course = '' } = useParams();
  const navigate = useNavigate();
  const add = async ({ isWritten }: { isWritten: boolean }) => {
    setTried(true);
    if (isUntitled(title)) return;
    const added = await calls.send('teaching/add-lesson', { module, kind, title });
    if (added === null) return;
    if (isWritten) return void navigate(`/teaching/${course}/lessons/${added.id}`);
    setTitle(inEach(() => ''));
    setTried(false);
    await onAdded();
  };
  if (!isOpen)
    return (
      <Button sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)} aria-label={t.addLessonTo(name)}>
        {t.addLesson}
      </Button>
    );
  return (
    <Box
      component="form"
      noValidate
      aria-label={t.addLessonTo(name)}
      onSubmit={(event) => {
        event.preventDefault();
        void add({ isWritten: false });
      }}
      sx={{ display: 'grid', gap: 2, pt: 1 }}
    >
      {calls.problem !== null && <Alert severity="error">{calls.problem}</Alert>}
      <TextField
        select
        id={`kind-${module}`}
        label={t.kind}
        value={kind}
        onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'text')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {teaching.kinds[one]}
          </option>
        ))}
      </TextField>
      <TitlesField
        label={t.lessonTitle}
        value={title}
        onChange={setTitle}
        hint={t.lessonTitleHint}
        focus={focusAtFirst}
        fault={isTried && isUntitled(title) ? t.needsTitle : undefined}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={calls.isBusy}>
          {t.add}
        </Button>
        <Button variant="outlined" disabled={calls.isBusy} onClick={() => void add({ isWritten: true })}>
          {t.addAndWrite}
        </Button>
        <Button onClick={() => setOpen(false)}>{common.close}</Button>
      </Stack>
    </Box>
  );
}

/** When it opens: days after the first day, and for each running group as a date. */
function Opens({ module, editing }: { module: Module; editing: Editing }) {
  const { teaching, locale } = useWords();
  const t = teaching.outline;
  const { drip } = editing.outline;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <Typography variant="body2">
        {module.opensAfterDays === 0 ? t.opensAtOnce : t.opens(module.opensAfterDays)}
        {' · '}
        {t.lessons(module.lessons.length)}
      </Typography>
      {drip.length > 0 && (
        <details>
          <summary>
            <Typography component="span" variant="body2">
              {t.dates}
            </Typography>
          </summary>
          <Box component="ul" sx={{ m: 0, ps: 2 }}>
            {drip.map(({ cohort, startsOn, opensOn }) => (
              <Typography key={cohort} component="li" variant="body2">
                {t.drip(dayOf(startsOn, locale), dayOf(opensOn[module.id] ?? startsOn, locale))}
              </Typography>
            ))}
          </Box>
        </details>
      )}
    </Box>
  );
}

type HeadProps = { module: Module; place: number; editing: Editing; name: string; change(): void };

function Head({ module, place, editing, name, change }: HeadProps) {
  const { common, teaching } = useWords();
  const t = teaching.outline;
  const calls = useCalls();
  const last = editing.outline.modules.length - 1;
  const takeOut = async () => {
    if ((await calls.send('teaching/remove-module', { module: module.id })) !== null) await editing.reread();
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <Tooltip title={t.moveHint}>
          <IconButton
            id={moverOf(module.id)}
            aria-label={t.move(name)}
            sx={{ cursor: 'grab' }}
            {...dragOf('module', module.id, `module-${module.id}`)}
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              const to = place + by;
              if (!editing.isBusy && to >= 0 && to <= last) void editing.moveModule(module, to);
            }}
          >
            <DragIndicator />
          </IconButton>
        </Tooltip>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            id={`module-name-${module.id}`}
            component="h2"
            variant="h6"
            sx={{ overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </Typography>
          <Opens module={module} editing={editing} />
        </Box>
        <IconButton aria-label={t.edit(name)} onClick={change}>
          <Edit />
        </IconButton>
        {module.lessons.length === 0 && (
          <IconButton
            aria-label={`${t.takeOut}${common.colon}${name}`}
            disabled={calls.isBusy}
            onClick={() => void takeOut()}
          >
            <DeleteOutline />
          </IconButton>
        )}
      </Stack>
      {calls.problem !== null && <Alert severity="error">{calls.problem}</Alert>}
    </>
  );
}

/** Positions count without the moved item itself. */
const seatAfterMove = (list: readonly { id: string }[], moved: string, target: string, isAfter: boolean) => {
  const others = list.filter(({ id }) => id !== moved);
  const at = others.findIndex(({ id }) => id === target);
  return at === -1 ? others.length : at + (isAfter ? 1 : 0);
};

/** A module of the outline: its title and day, its lessons in order, and adding one. */
export function ModuleCard({ module, place, editing }: { module: Module; place: number; editing: Editing }) {
  const { teaching, common, locale } = useWords();
  const t = teaching.outline;
  const calls = useCalls();
  const [isChanging, setChanging] = useState(false);
  const name = inLocale(module.title, locale) || t.untitled;
  const { modules } = editing.outline;
  const dropLesson = (id: string, target: string, isAfter: boolean) => {
    const lesson = modules.flatMap(({ lessons }) => lessons).find((one) => one.id === id);
    if (lesson && id !== target)
      void editing.moveLesson(lesson, module, seatAfterMove(module.lessons, id, target, isAfter));
  };
  const lessonDrop = useDrop('lesson', (id) => dropLesson(id, '', true));
  const moduleDrop = useDrop('module', (id, isAfter) => {
    const moved = modules.find((one) => one.id === id);
    if (moved && id !== module.id)
      void editing.moveModule(moved, seatAfterMove(modules, id, module.id, isAfter));
  });
  return (
    <Card
      component="section"
      id={`module-${module.id}`}
      aria-labelledby={`module-name-${module.id}`}
      sx={{
        p: { xs: 1.5, sm: 2.5 },
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        ...lineAt(moduleDrop.over),
      }}
      {...moduleDrop.hands}
    >
      {isChanging ? (
        <>
          {calls.problem !== null && <Alert severity="error">{calls.problem}</Alert>}
          <ModuleForm
            start={module}
            submit={common.save}
            isBusy={calls.isBusy}
            close={() => setChanging(false)}
            send={async (written) => {
              const done = await calls.send('teaching/change-module', { module: module.id, ...written });
              if (done === null) return false;
              await editing.reread();
              return true;
            }}
          />
        </>
      ) : (
        <Head module={module} place={place} editing={editing} name={name} change={() => setChanging(true)} />
      )}
      <Box {...lessonDrop.hands} sx={lineAt(module.lessons.length === 0 ? lessonDrop.over : null)}>
        {module.lessons.length === 0 ? (
          <Typography color="text.secondary" sx={{ py: 1 }}>
            {t.moduleEmpty}
          </Typography>
        ) : (
          <Box component="ol" aria-label={name} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
            {module.lessons.map((lesson, index) => (
              <LessonLine
                key={lesson.id}
                lesson={lesson}
                module={module}
                place={index}
                editing={editing}
                onDrop={(id, isAfter) => dropLesson(id, lesson.id, isAfter)}
              />
            ))}
          </Box>
        )}
      </Box>
      <AddLesson module={module.id} name={name} onAdded={editing.reread} />
    </Card>
  );
}
