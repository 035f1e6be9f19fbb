/** A text input with its fault and how many characters are left. */
import '@github/markdown-toolbar-element';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Image from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import TextFields from '@mui/icons-material/TextFields';
import Title from '@mui/icons-material/Title';
import { IconButton, Stack, TextField, Tooltip, Typography } from '@mui/material';
import {
  type ClipboardEvent,
  type ComponentProps,
  type ComponentType,
  createElement,
  type DragEvent,
  type ReactNode,
  useState,
} from 'react';
import { usePermissions } from 'react-admin';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { type ConsoleWords, useWords } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, type Place, useEditing } from './editing.ts';
import { Label } from './places.tsx';
import { ChoosePicture, inMarkdown } from '../pictures/choose-picture.tsx';

type Texts = ConsoleWords['pictures']['write'];

/** By the names under which the toolbar knows them. */
const tools: { name: string; label: (t: Texts) => string; Icon: ComponentType }[] = [
  { name: 'header-2', label: ({ heading }) => heading, Icon: Title },
  { name: 'header-3', label: ({ smallHeading }) => smallHeading, Icon: TextFields },
  { name: 'bold', label: ({ bold }) => bold, Icon: FormatBold },
  { name: 'italic', label: ({ italic }) => italic, Icon: FormatItalic },
  { name: 'link', label: ({ link }) => link, Icon: LinkIcon },
  { name: 'quote', label: ({ quote }) => quote, Icon: FormatQuote },
  { name: 'unordered-list', label: ({ list }) => list, Icon: FormatListBulleted },
  { name: 'ordered-list', label: ({ numbers }) => numbers, Icon: FormatListNumbered },
];

/** `onPicture` null: the role may not choose pictures of the library. */
type Props = { for: string; label: string; onPicture: (() => void) | null };

/** Buttons over a text in Markdown, only for marks that the site renders. */
function MarkdownTools({ for: id, label, onPicture }: Props) {
  const { pictures } = useWords();
  const t = pictures.write;
  const buttons = tools.map(({ name, label: nameOf, Icon }) => (
    <Tooltip key={name} title={nameOf(t)}>
      <IconButton aria-label={nameOf(t)} data-md-button={name}>
        <Icon />
      </IconButton>
    </Tooltip>
  ));
  // Its arrow keys count from the left, so it is laid out left to right.
  return createElement(
    'markdown-toolbar',
    { for: id, 'aria-label': t.toolbar(label), dir: 'ltr' },
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {buttons}
      {onPicture !== null && (
        <Tooltip title={t.picture}>
          <IconButton aria-label={t.picture} data-md-button="picture" onClick={onPicture}>
            <Image />
          </IconButton>
        </Tooltip>
      )}
    </Stack>,
  );
}

/** Words in any script; punctuation is not counted. */
const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Minutes of reading, at least one: 200 words a minute in English, 160 in Arabic, whose words carry more. */
const minutesOf = (words: number, side: 'en' | 'ar'): number =>
  Math.max(1, Math.round(words / (side === 'ar' ? 160 : 200)));

/** The first picture among what was dropped or pasted. */
const pictureIn = (data: DataTransfer): File | null =>
  [...data.files].find(({ type }) => type.startsWith('image/')) ?? null;

/** Inserts a line of its own below the paragraph with the caret; returns the text and the new caret. */
function withLine(text: string, at: number, line: string): { text: string; caret: number } {
  const rest = at > 0 ? text.slice(at - 1).search(/\n\s*\n/u) : 0;
  const end = rest === -1 ? text.length : Math.max(0, at - 1) + rest;
  const before = text.slice(0, end).trimEnd();
  const after = text.slice(end).trimStart();
  const begun = before === '' ? line : `${before}\n\n${line}`;
  return { text: after === '' ? `${begun}\n` : `${begun}\n\n${after}`, caret: begun.length };
}

/** `at`: the caret, restored when the dialog is closed. */
type Choosing = { at: number; given: File | null; isOpen: boolean };

function useCaret(path: string) {
  const area = () => {
    const element = document.getElementById(idOf(path));
    return element instanceof HTMLTextAreaElement ? element : null;
  };
  return {
    at: () => area()?.selectionEnd ?? 0,
    goTo(caret: number) {
      area()?.focus();
      area()?.setSelectionRange(caret, caret);
    },
  };
}

/** A long text in Markdown: toolbar, pictures of the library, and reading time. */
export function MarkdownInput(props: FieldProps) {
  const { place, label } = props;
  const { pictures } = useWords();
  const { draft, isLocked } = useEditing();
  const { permissions = [] } = usePermissions<string[]>();
  const mayShowPictures = !isLocked && permissions.includes('mayAddPictures');
  const text = textOf(usePlace(draft, place.path));
  const side = place.side ?? 'en';
  const caret = useCaret(place.path);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const words = wordsIn(text);

  const begin = (given: File | null) => setChoosing({ at: caret.at(), given, isOpen: true });
  const takeFrom = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const picture = mayShowPictures ? pictureIn(data) : null;
    if (picture === null) return;
    event.preventDefault();
    begin(picture);
  };
  const hands = {
    onPaste: (event: ClipboardEvent) => takeFrom(event, event.clipboardData),
    onDrop: (event: DragEvent) => takeFrom(event, event.dataTransfer),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
  };
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0 }}>
      {!isLocked && (
        <MarkdownTools
          for={idOf(place.path)}
          label={label}
          onPicture={mayShowPictures ? () => begin(null) : null}
        />
      )}
      <TextInput {...props} hands={hands} />
      <Typography variant="body2" color="text.secondary">
        {pictures.write.words(words)} · {pictures.write.minutes(minutesOf(words, side))}
        {mayShowPictures ? ` · ${pictures.write.drop}` : ''}
      </Typography>
      {choosing !== null && (
        <ChoosePicture
          given={choosing.given}
          isOpen={choosing.isOpen}
          onTake={(picture) => {
            const written = withLine(text, choosing.at, inMarkdown(picture, side));
            draft.set(place.path, written.text);
            setChoosing({ ...choosing, at: written.caret, isOpen: false });
          }}
          onClose={() => setChoosing({ ...choosing, isOpen: false })}
          onGone={() => {
            setChoosing(null);
            caret.goTo(choosing.at);
          }}
        />
      )}
    </Stack>
  );
}

export type FieldProps = { field: FormField; place: Place; label: string };

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is wrong, a hint, or how many characters are left. */
export function useHint({ field, place }: FieldProps, value: unknown): { isWrong: boolean; hint: ReactNode } {
  const { catalogue } = useWords();
  const { kind, faults } = useEditing();
  const fault = faults.get(place.path);
  if (fault) return { isWrong: true, hint: catalogue.problem(fault.problem, fault.limit) };
  const { length } = textOf(value);
  const most = field.mostSigns ?? 0;
  if (most > 0 && length > most) return { isWrong: true, hint: catalogue.signs(length, most) };
  const key = field.path.split('.').at(-1) ?? '';
  const hint = catalogue.hints[`${kind}.${field.path}`] ?? catalogue.hints[key];
  if (hint !== undefined) return { isWrong: false, hint };
  return { isWrong: false, hint: most > 0 && length > most * 0.8 ? catalogue.signs(length, most) : null };
}

const sideProps = ({ side }: Place, isPlainLtr: boolean) =>
  side === null ? (isPlainLtr ? { dir: 'ltr' } : {}) : { dir: side === 'ar' ? 'rtl' : 'ltr', lang: side };

const ltrWidgets = new Set(['slug', 'link', 'picture', 'time', 'day', 'moment', 'number', 'money']);
const multiline: Record<string, { minRows: number; maxRows: number }> = {
  'long-text': { minRows: 2, maxRows: 14 },
  markdown: { minRows: 10, maxRows: 28 },
};

type Hands = Pick<ComponentProps<'textarea'>, 'onPaste' | 'onDrop' | 'onDragOver' | 'aria-describedby'>;

/** `hands`: handlers of drop and paste. */
export function TextInput({ hands, ...props }: FieldProps & { hands?: Hands }) {
  const { field, place, label } = props;
  const { draft, isLocked } = useEditing();
  const value = usePlace(draft, place.path);
  const { isWrong, hint } = useHint(props, value);
  const rows = multiline[field.widget];
  return (
    <>
      <TextField
        id={idOf(place.path)}
        label={<Label field={field} text={label} />}
        value={textOf(value)}
        onChange={({ target }) =>
          draft.set(place.path, target.value === '' && field.nullable ? null : target.value)
        }
        {...(rows && { multiline: true, ...rows })}
        {...(field.widget === 'time' && { type: 'time' })}
        {...(field.widget === 'day' && { type: 'date' })}
        fullWidth
        disabled={isLocked}
        error={isWrong}
        helperText={hint}
        slotProps={{
          htmlInput: {
            ...sideProps(place, ltrWidgets.has(field.widget)),
            ...hands,
          },
          ...(['time', 'day'].includes(field.widget) && { inputLabel: { shrink: true } }),
        }}
      />
    </>
  );
}
