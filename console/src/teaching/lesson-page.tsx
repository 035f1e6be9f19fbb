/** Editing one lesson in the languages that are shown: its text, its film, quiz or assignment, and its versions. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useNotify } from 'react-admin';
import { EditingProvider, idOf, leadTo, useEditing } from '../catalogue/editing.ts';
import { Languages, sidesShown, useShown, withPath } from '../catalogue/language-choice.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { Ltr, Part, WordChip } from '../layout/facts.tsx';
import { useWords } from '../words/words.ts';
import { AssignmentEditor } from './assignment-editor.tsx';
import { lessonAt, siteSide } from './in-words.ts';
import { LessonActions, LessonNotices } from './lesson-actions.tsx';
import { LessonFiles, LessonFilm } from './lesson-media.tsx';
import { QuizEditor } from './quiz-editor.tsx';
import { type Content, type LessonWhole, type OpenLesson, useLesson } from './use-lesson.ts';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { inEach, locales } from '../../../src/platform/i18n/locale.ts';
import { statesOfLesson } from '../../../src/learning/classroom/teaching.ts';
import { useDraft, usePlace } from '../catalogue/draft.ts';
import { MarkdownInput } from '../catalogue/text-input.tsx';
import { Sided } from '../catalogue/field-parts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { BothAt, NumberAt } from './fields.tsx';
import { inLocale, momentOf } from '../locale.ts';
import { useCalls } from './use-calls.ts';

type Version = LessonWhole['versions'][number];

function Entry({ version, isNow, take }: { version: Version; isNow: boolean; take(): void }) {
  const { teaching, locale } = useWords();
  const t = teaching.lesson.history;
  const { number, madeBy, madeAt, publishedAt, correctedAt, correctedBy } = version;
  const facts = [
    t.made(madeBy, momentOf(madeAt, locale)),
    publishedAt !== null && t.published(momentOf(publishedAt, locale)),
    correctedAt !== null && correctedBy !== null && t.corrected(correctedBy, momentOf(correctedAt, locale)),
  ];
  return (
    <Box
      component="li"
      sx={{ '& + &': { borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1 } }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{t.number(number)}</Typography>
        {isNow && <Chip size="small" color="success" variant="outlined" label={t.now} />}
        {publishedAt === null && <Chip size="small" color="warning" variant="outlined" label={t.draft} />}
        <Button onClick={take}>{t.take}</Button>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.filter((fact) => fact !== false).join(' · ')}
      </Typography>
    </Box>
  );
}

/** The versions of a lesson: who wrote each, which one learners see, and restoring an earlier one. */
function LessonHistory({ open }: { open: OpenLesson }) {
  const { teaching } = useWords();
  const t = teaching.lesson;
  const notify = useNotify();
  const calls = useCalls();
  const [isOpen, setOpen] = useState(false);
  const { whole } = open;
  const now = whole.versions.find(({ publishedAt }) => publishedAt !== null)?.number;
  const take = async (number: number) => {
    const read = await calls.send('teaching/version', { lesson: whole.id, number });
    if (read === null) return;
    open.draft.replace(read.content);
    notify(t.history.taken, { type: 'info' });
  };
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.history.title}
        </Button>
        {whole.state === 'changed' && (
          <Button color="error" disabled={open.isBusy} onClick={() => void open.dropDraft()}>
            {t.dropDraft}
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Card component="section" aria-label={t.history.title} sx={{ p: 2, width: '100%' }}>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {whole.versions.map((version) => (
              <Entry
                key={version.number}
                version={version}
                isNow={version.number === now}
                take={() => void take(version.number)}
              />
            ))}
          </Box>
        </Card>
      )}
    </Stack>
  );
}

const body: FormField = {
  path: 'body.{locale}',
  widget: 'markdown',
  group: 'words',
  required: false,
  nullable: false,
  mostSigns: 60_000,
};

/** A lesson's text in the languages that are shown, its duration, and its link. */
function LessonWords() {
  const { teaching } = useWords();
  const { sides } = useEditing();
  const t = teaching.lesson;
  return (
    <Part id="words" title={t.words}>
      <BothAt path="title" label={t.title} maxLength={160} />
      <Typography color="text.secondary">{t.bodyHint}</Typography>
      <Box id={idOf('body')} tabIndex={-1}>
        <Sided places={sides.map((side) => ({ path: `body.${side}`, side }))} label={t.body}>
          {(place, label) => <MarkdownInput field={body} place={place} label={label} />}
        </Sided>
      </Box>
      <Box sx={{ maxWidth: '14rem' }}>
        <NumberAt path="minutes" label={t.minutes} least={1} most={600} />
      </Box>
    </Part>
  );
}

const isAddress = (text: string): boolean => /^https:\/\/\S+\.\S+$/.test(text) && URL.canParse(text);

/** The lesson gets its link once the address is valid; until then the text stays in the field with its fault. */
function LessonLink() {
  const { teaching } = useWords();
  const t = teaching.lesson.link;
  const { draft } = useEditing();
  const link = usePlace(draft, 'link') as Content['link'];
  const [typed, setTyped] = useState(link?.url ?? '');
  const change = (text: string) => {
    setTyped(text);
    const url = text.trim();
    if (url === '') draft.set('link', null);
    else if (isAddress(url)) draft.set('link', { label: inEach(() => ''), ...link, url });
  };
  return (
    <Part id="link" title={t.title}>
      <Box id={idOf('link')} tabIndex={-1}>
        <TypedField
          label={t.url}
          value={typed}
          onChange={change}
          ltr
          maxLength={2_000}
          fault={typed.trim() !== '' && !isAddress(typed.trim()) ? t.wrong : undefined}
        />
      </Box>
      {link !== null && <BothAt path="link.label" label={t.label} maxLength={160} />}
    </Part>
  );
}

const none: ReadonlySet<string> = new Set();

function Facts({ whole }: { whole: LessonWhole }) {
  const { teaching, common, locale } = useWords();
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
        {teaching.lesson.address}
        {common.colon}
        <Ltr>{lessonAt(siteSide(locale), course.slug, { key, isDraft: false })}</Ltr>
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
  const kept = useDraft(draft, (record) => JSON.stringify(statesOfLesson(record)));
  const states = JSON.parse(kept) as ReturnType<typeof statesOfLesson>;
  const [shown, setShown] = useShown(locales.filter((one) => states[one] !== 'none'));
  const show = useCallback(
    (path: string) => {
      setShown(withPath(shown, path));
      leadTo(path);
    },
    [shown, setShown],
  );
  const editing = useMemo(
    () => ({
      kind: 'lesson',
      draft,
      choices,
      faults,
      isLocked: false,
      apart: [],
      opened: none,
      unfold,
      sides: sidesShown(shown),
      show,
    }),
    [draft, choices, faults, unfold, shown, show],
  );
  const media = { whole, ofLesson: open.judged.media, onSettled: reload };
  return (
    <EditingProvider value={editing}>
      <Facts whole={whole} />
      <LessonNotices open={open} />
      <Box sx={{ justifySelf: 'end', bgcolor: 'background.paper', borderRadius: 1 }}>
        <Languages shown={shown} onShown={setShown} states={states} />
      </Box>
      {(whole.kind === 'film' || whole.kind === 'sound') && <LessonFilm {...media} kind={whole.kind} />}
      {whole.kind === 'link' && <LessonLink />}
      <LessonWords />
      {whole.kind === 'quiz' && <QuizEditor />}
      {whole.kind === 'assignment' && <AssignmentEditor />}
      <LessonFiles {...media} />
      <LessonActions open={open} />
      <LessonHistory open={open} />
    </EditingProvider>
  );
}

export function LessonPage() {
  const { course = '', lesson = '' } = useParams();
  const { teaching, locale } = useWords();
  const reading = useCalled('teaching/lesson', { lesson });
  const { data } = reading;
  const title = data === null ? '' : inLocale(data.title, locale) || teaching.outline.untitled;
  const back = data === null ? teaching.courses.title : inLocale(data.course.name, locale);
  return (
    <PageFrame
      title={title || teaching.courses.title}
      heading={<bdi>{title || teaching.courses.title}</bdi>}
      back={{ to: `/teaching/${course}`, label: back }}
    >
      <Read reading={reading} height={640}>
        {(whole) => <Editor key={lesson} whole={whole} reload={reading.again} />}
      </Read>
    </PageFrame>
  );
}
