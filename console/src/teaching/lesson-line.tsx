/** One lesson in the outline: its position, kind, and actions. */
import DragIndicator from '@mui/icons-material/DragIndicator';
import MoreVert from '@mui/icons-material/MoreVert';
import {
  Box,
  Checkbox,
  FormControlLabel,
  IconButton,
  Link as MuiLink,
  Menu,
  MenuItem,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { dragOf, lineAt, moverOf, useDrop } from '../layout/dragging.ts';
import { WordChip } from '../layout/facts.tsx';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { inLocale, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { lessonAt, siteSide } from './in-words.ts';
import type { DoneOf } from '../api.ts';
import { sideBySide } from '../catalogue/field-parts.tsx';
import { TypedField } from '../layout/typed-field.tsx';

type Titles = Record<Locale, string>;

export const isUntitled = (titles: Titles): boolean =>
  Object.values(titles).every((title) => title.trim() === '');

type TitlesProps = {
  label(side: string): string;
  value: Titles;
  onChange(value: Titles): void;
  fault?: string | undefined;
  hint?: string;
  focus?: (field: HTMLElement | null) => void;
};

/** A title in each language that is spoken. */
export function TitlesField({ label, value, onChange, fault, hint, focus }: TitlesProps) {
  const { teaching, locale } = useWords();
  const sides = sidesIn(locale);
  return (
    <Box sx={sideBySide(sides.length)}>
      {sides.map((side, at) => (
        <TypedField
          key={side}
          label={label(teaching.sides[side])}
          value={value[side]}
          onChange={(text) => onChange({ ...value, [side]: text })}
          maxLength={160}
          {...(at === 0 && {
            fault,
            ...(hint !== undefined && { hint }),
            ...(focus && { inputRef: focus }),
          })}
        />
      ))}
    </Box>
  );
}

export type Outline = DoneOf<'teaching/outline'>;
export type Module = Outline['modules'][number];
type Lesson = Module['lessons'][number];

/** What the parts of the outline can call. */
export type Editing = {
  outline: Outline;
  isBusy: boolean;
  moveLesson(lesson: Lesson, module: Module, place: number): Promise<void>;
  moveModule(module: Module, place: number): Promise<void>;
  takeOut(lesson: Lesson): Promise<void>;
  mark(lesson: Lesson, change: { isFree: boolean } | { isRequired: boolean }): Promise<void>;
  reread(): Promise<void>;
};

const colours = { draft: 'warning', published: 'success', changed: 'warning' } as const;

type Props = {
  lesson: Lesson;
  module: Module;
  place: number;
  editing: Editing;
  onDrop(id: string, isAfter: boolean): void;
};
type MenuProps = Pick<Props, 'lesson' | 'module' | 'place' | 'editing'> & { name: string; href: string };

/** Everything that dragging does, and more, for keyboard and touch. */
function More({ lesson, module, place, editing, name, href }: MenuProps) {
  const { teaching, locale } = useWords();
  const t = teaching.outline;
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (go: () => void) => () => {
    setAnchor(null);
    go();
  };
  const last = module.lessons.length - 1;
  const others = editing.outline.modules.filter(({ id }) => id !== module.id);
  return (
    <>
      <IconButton
        aria-label={t.more(name)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => void navigate(href))}>{t.write}</MenuItem>
        <MenuItem
          component="a"
          href={lessonAt(siteSide(locale), editing.outline.course.slug, {
            key: lesson.key,
            isDraft: lesson.state !== 'published',
          })}
          target="_blank"
          rel="noreferrer"
          onClick={() => setAnchor(null)}
        >
          {t.learner}
        </MenuItem>
        <MenuItem
          disabled={place === 0}
          onClick={choose(() => void editing.moveLesson(lesson, module, place - 1))}
        >
          {t.up}
        </MenuItem>
        <MenuItem
          disabled={place === last}
          onClick={choose(() => void editing.moveLesson(lesson, module, place + 1))}
        >
          {t.down}
        </MenuItem>
        {others.map((other) => (
          <MenuItem
            key={other.id}
            sx={{ whiteSpace: 'normal' }}
            onClick={choose(() => void editing.moveLesson(lesson, other, other.lessons.length))}
          >
            {t.to(inLocale(other.title, locale) || t.untitled)}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(() => void editing.takeOut(lesson))}>{t.takeOut}</MenuItem>
      </Menu>
    </>
  );
}

type Ticked = { isFree: boolean } | { isRequired: boolean };

function Ticks({ lesson, name, editing }: Pick<Props, 'lesson' | 'editing'> & { name: string }) {
  const { teaching } = useWords();
  const t = teaching.outline;
  // Shown as pressed until the server has answered.
  const [pressed, setPressed] = useState<Ticked | null>(null);
  const { isFree, isRequired } = { ...lesson, ...pressed };
  const press = async (ticked: Ticked) => {
    setPressed(ticked);
    await editing.mark(lesson, ticked);
    setPressed(null);
  };
  const ticks = [
    { label: t.free, spoken: t.freeOf(name), isOn: isFree, as: (on: boolean) => ({ isFree: on }) },
    {
      label: t.required,
      spoken: t.requiredOf(name),
      isOn: isRequired,
      as: (on: boolean) => ({ isRequired: on }),
    },
  ];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      {ticks.map(({ label, spoken, isOn, as }) => (
        <FormControlLabel
          key={label}
          label={label}
          control={
            <Checkbox
              checked={isOn}
              onChange={({ target }) => void press(as(target.checked))}
              slotProps={{ input: { 'aria-label': spoken } }}
            />
          }
        />
      ))}
    </Stack>
  );
}

export function LessonLine({ lesson, module, place, editing, onDrop }: Props) {
  const { teaching, locale } = useWords();
  const t = teaching.outline;
  const name = inLocale(lesson.title, locale) || t.untitled;
  const { course, modules } = editing.outline;
  const href = `/teaching/${course.slug}/lessons/${lesson.id}`;
  const { over, hands } = useDrop('lesson', onDrop);
  /** Beyond the end of its module it moves into the next one. */
  const step = (by: 1 | -1) => {
    const to = place + by;
    if (to >= 0 && to < module.lessons.length) return editing.moveLesson(lesson, module, to);
    const beside = modules[modules.findIndex(({ id }) => id === module.id) + by];
    return beside && editing.moveLesson(lesson, beside, by === 1 ? 0 : beside.lessons.length);
  };
  return (
    <Box
      component="li"
      id={`lesson-${lesson.id}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'start',
        columnGap: 0.5,
        py: 0.75,
        borderBlockStart: place === 0 ? 0 : 1,
        borderColor: 'divider',
        ...lineAt(over),
      }}
      {...hands}
    >
      <Tooltip title={t.moveHint}>
        <IconButton
          id={moverOf(lesson.id)}
          aria-label={t.move(name)}
          sx={{ cursor: 'grab' }}
          {...dragOf('lesson', lesson.id, `lesson-${lesson.id}`)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            if (!editing.isBusy) void step(event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <DragIndicator />
        </IconButton>
      </Tooltip>
      <Box sx={{ minWidth: 0, pt: 1, display: { md: 'flex' }, gap: 2, alignItems: 'start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <MuiLink component={Link} to={href} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </MuiLink>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
            <Typography variant="body2" color="text.secondary">
              {teaching.kinds[lesson.kind]} · {t.minutes(lesson.minutes)}
            </Typography>
            <WordChip
              variant="outlined"
              color={colours[lesson.state]}
              label={teaching.states[lesson.state]}
            />
          </Stack>
        </Box>
        <Box sx={{ mt: { md: -1 } }}>
          <Ticks lesson={lesson} name={name} editing={editing} />
        </Box>
      </Box>
      <More lesson={lesson} module={module} place={place} editing={editing} name={name} href={href} />
    </Box>
  );
}
