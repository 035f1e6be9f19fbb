/** A long text in Markdown: buttons for what the pages know of it, pictures of the library, and how long it takes to read. */
import { Stack, Typography } from '@mui/material';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { usePermissions } from 'react-admin';
import { ChoosePicture } from '../pictures/choose-picture.tsx';
import { inMarkdown } from '../pictures/sources.ts';
import { useSay } from '../words/words.ts';
import { usePlace } from './draft.ts';
import { idOf, useEditing } from './editing.ts';
import { MarkdownTools } from './markdown-tools.tsx';
import { minutesOf, wordsIn } from './reading-time.ts';
import { TextInput, textOf, type FieldProps } from './text-input.tsx';

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
