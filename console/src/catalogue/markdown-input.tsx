/** A long text in Markdown: buttons for what the pages know of it, pictures of the library, and how long it takes to read. */
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
import { IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { type ClipboardEvent, type ComponentType, createElement, type DragEvent, useState } from 'react';
import { usePermissions } from 'react-admin';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { inMarkdown } from '../pictures/sources.ts';
import { type ConsoleWords, useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing } from './editing.ts';
import { type FieldProps, TextInput, textOf } from './text-input.tsx';

/** Buttons over a text in Markdown: each writes what the pages know, and there is none for what they do not. */
type Say = ConsoleWords['pictures']['write'];

/** By the names under which the toolbar knows them. */
const tools: { name: string; label: (say: Say) => string; Icon: ComponentType }[] = [
  { name: 'header-2', label: ({ heading }) => heading, Icon: Title },
  { name: 'header-3', label: ({ smallHeading }) => smallHeading, Icon: TextFields },
  { name: 'bold', label: ({ bold }) => bold, Icon: FormatBold },
  { name: 'italic', label: ({ italic }) => italic, Icon: FormatItalic },
  { name: 'link', label: ({ link }) => link, Icon: LinkIcon },
  { name: 'quote', label: ({ quote }) => quote, Icon: FormatQuote },
  { name: 'unordered-list', label: ({ list }) => list, Icon: FormatListBulleted },
  { name: 'ordered-list', label: ({ numbers }) => numbers, Icon: FormatListNumbered },
];

/** `onPicture` null: pictures of the library are not theirs to choose. */
type Props = { for: string; label: string; onPicture: (() => void) | null };

function MarkdownTools({ for: id, label, onPicture }: Props) {
  const { pictures } = useSay();
  const say = pictures.write;
  const buttons = tools.map(({ name, label: nameOf, Icon }) => (
    <Tooltip key={name} title={nameOf(say)}>
      <IconButton aria-label={nameOf(say)} data-md-button={name}>
        <Icon />
      </IconButton>
    </Tooltip>
  ));
  // Its arrow keys count from the left.
  return createElement(
    'markdown-toolbar',
    { for: id, 'aria-label': say.toolbar(label), dir: 'ltr' },
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {buttons}
      {onPicture !== null && (
        <Tooltip title={say.picture}>
          <IconButton aria-label={say.picture} data-md-button="picture" onClick={onPicture}>
            <Image />
          </IconButton>
        </Tooltip>
      )}
    </Stack>,
  );
}

/** How long a text is, counted as its page counts it. */

/** Words in any script; signs between them are none. */
const wordsIn = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Minutes of reading, at least one: 200 words a minute in English, 160 in Arabic, whose words carry more. */
const minutesOf = (words: number, side: 'en' | 'ar'): number =>
  Math.max(1, Math.round(words / (side === 'ar' ? 160 : 200)));

/** The first picture among what somebody drops or pastes. */
const pictureIn = (data: DataTransfer): File | null =>
  [...data.files].find(({ type }) => type.startsWith('image/')) ?? null;

/** On a line of its own, below the paragraph in which the caret stands; returns the text and where the caret goes. */
function withLine(text: string, at: number, line: string): { text: string; caret: number } {
  const rest = at > 0 ? text.slice(at - 1).search(/\n\s*\n/u) : 0;
  const end = rest === -1 ? text.length : Math.max(0, at - 1) + rest;
  const before = text.slice(0, end).trimEnd();
  const after = text.slice(end).trimStart();
  const begun = before === '' ? line : `${before}\n\n${line}`;
  return { text: after === '' ? `${begun}\n` : `${begun}\n\n${after}`, caret: begun.length };
}

/** `at`: where the caret stands, and where it goes when the dialog is gone. */
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

export function MarkdownInput(props: FieldProps) {
  const { place, label } = props;
  const { pictures } = useSay();
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
