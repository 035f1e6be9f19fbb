/** A text in Markdown, edited as it will look. Loaded with the first page that has one. */
import { Box } from '@mui/material';
import type { Node as ProseNode, Slice } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { directionOf, inLocale } from '../locale.ts';
import { ChoosePicture, pictureIn } from '../pictures/choose-picture.tsx';
import { useWords } from '../words/words.ts';
import { cleanPasted } from './clean-pasted.ts';
import type { DocNode } from './doc.ts';
import { openMarkdown, type OpenedMarkdown } from './open-markdown.ts';
import { extensionsIn } from './schema.ts';
import { blockText } from './write-block.ts';
import { WritingTools } from './writing-tools.tsx';

type RichTextProps = {
  id: string;
  /** Ids of the visible label, and of what is said below. */
  labelledBy: string;
  describedBy: string;
  /** The label in words, for the toolbar. */
  label: string;
  side: Locale;
  /** In Markdown. */
  value: string;
  onChange(value: string): void;
  isDisabled: boolean;
  isWrong: boolean;
  hasPictures: boolean;
};

/** A text that cannot be opened is one block of Markdown. */
function opened(text: string): OpenedMarkdown {
  const content = text === '' ? {} : { content: [{ type: 'text', text }] };
  return (
    openMarkdown(text) ?? { blocks: [{ type: 'source', ...content }], write: (texts) => texts.join('\n\n') }
  );
}

/** Blocks do not change: a changed one is another. */
const written = new WeakMap<ProseNode, string>();

function textOf(block: ProseNode): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const text = blockText(block.toJSON() as DocNode);
  written.set(block, text);
  return text;
}

const textsOf = (doc: ProseNode): string[] => doc.children.map(textOf).filter((text) => text !== '');

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

/** `at`: where the picture goes. */
type Choosing = { at: number; given: File | null; isOpen: boolean };

/** The editor, and its text kept in step with `value` in both directions. */
function useText(props: RichTextProps, choose: (choosing: Choosing) => void) {
  const { id, labelledBy, describedBy, side, value, onChange, isDisabled, isWrong, hasPictures } = props;
  const [first] = useState(() => opened(value));
  const kept = useRef({ text: value, opened: first });
  const { pictures } = useWords();
  const extensions = useMemo(() => extensionsIn(pictures.write), [pictures]);
  const editorProps = useMemo(() => {
    const takeFrom = (data: DataTransfer | null, at: number | undefined): boolean => {
      const picture = pictureIn(data);
      if (picture !== null && hasPictures) choose({ given: picture, at: at ?? 0, isOpen: true });
      return picture !== null;
    };
    return {
      // The bar with Save covers the end of the screen.
      scrollThreshold: overBar,
      scrollMargin: overBar,
      attributes: {
        id,
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(isWrong),
        'aria-readonly': String(isDisabled),
        lang: side,
        dir: directionOf(side),
      },
      transformPastedHTML: cleanPasted,
      // Words that come with a picture of themselves, as from a spreadsheet, are words.
      handlePaste: (view: EditorView, { clipboardData }: ClipboardEvent) =>
        clipboardData?.types.includes('text/plain') !== true &&
        takeFrom(clipboardData, view.state.selection.to),
      // Words typed after a picture was chosen or put in do not replace it.
      handleTextInput: ({ state: { selection, schema, tr }, dispatch }: EditorView) => {
        const paragraph = schema.nodes['paragraph']?.create();
        if (!(selection instanceof NodeSelection) || paragraph === undefined) return false;
        const { doc } = tr.insert(selection.to, paragraph);
        dispatch(tr.setSelection(TextSelection.create(doc, selection.to + 1)));
        return false;
      },
      handleDrop: (
        view: EditorView,
        { dataTransfer, clientX, clientY }: DragEvent,
        _: Slice,
        isMoved: boolean,
      ) => !isMoved && takeFrom(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos),
    };
  }, [id, labelledBy, describedBy, side, isDisabled, isWrong, hasPictures, choose]);
  const editor = useEditor({
    extensions,
    content: { type: 'doc', content: first.blocks },
    editable: !isDisabled,
    editorProps,
    // The page's policy wants styles with its nonce: they are below.
    injectCSS: false,
    onUpdate({ editor: { state } }) {
      const text = kept.current.opened.write(textsOf(state.doc));
      if (text === kept.current.text) return;
      kept.current.text = text;
      onChange(text);
    },
  });
  useEffect(() => {
    editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useEffect(() => {
    if (value === kept.current.text) return;
    const next = opened(value);
    kept.current = { text: value, opened: next };
    // Saving trims a text: where nothing else changed, the caret stays.
    if (isSame(textsOf(editor.state.doc), next.blocks.map(blockText))) return;
    editor.commands.setContent({ type: 'doc', content: next.blocks }, { emitUpdate: false });
  }, [editor, value]);
  return editor;
}

/** Below the block there; in place of an empty one. */
function placeFor(doc: ProseNode, at: number): number | { from: number; to: number } {
  const place = doc.resolve(Math.min(at, doc.content.size));
  if (place.depth === 0) return place.pos;
  const block = place.node(1);
  const isEmpty = block.isTextblock && block.content.size === 0;
  return isEmpty ? { from: place.before(1), to: place.after(1) } : place.after(1);
}

const look = {
  '& .ProseMirror': {
    minHeight: '14rem',
    maxHeight: '70vh',
    overflowY: 'auto',
    px: 2,
    py: 1,
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    borderRadius: 'inherit',
    '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -3 },
    '& p, & h1, & h2, & h3, & h4, & h5, & h6, & ul, & ol, & blockquote, & pre': { marginBlock: 0 },
    '& > :not(:first-child), & blockquote > :not(:first-child)': { marginBlockStart: '0.75em' },
    '& h1, & h2': { fontSize: '1.3rem' },
    '& h3': { fontSize: '1.1rem' },
    '& h4, & h5, & h6': { fontSize: '1rem' },
    '& ul, & ol': { paddingInlineStart: '1.5em' },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: '1em',
      borderInlineStart: '3px solid',
      borderColor: 'divider',
    },
    '& a': { color: 'primary.main', textDecoration: 'underline' },
    '& img': { display: 'block', maxWidth: '100%', maxHeight: '16rem', borderRadius: 0.5 },
    '& img.ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main' },
    '& img.ProseMirror-separator': { display: 'inline', width: 0, height: 0, margin: 0 },
    '& .is-table': { border: 1, borderColor: 'divider', borderRadius: 1, overflowX: 'auto' },
    '& .is-table.ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main' },
    '& .is-table > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, p: 1 },
    '& div:not(.is-table) > [contenteditable], & .is-table:not(.is-edited) > pre': { display: 'none' },
    '& .is-table.is-edited table, & .is-edited button, & .is-table:not(.is-edited) small': {
      display: 'none',
    },
    '&[contenteditable="false"] button': { display: 'none' },
    '& .is-table button': { font: 'inherit', color: 'primary.main', border: 0, bgcolor: 'transparent', p: 1 },
    '& table': { flexBasis: '100%', borderCollapse: 'collapse', whiteSpace: 'normal' },
    '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'start' },
    '& pre, & code': { fontFamily: 'monospace', bgcolor: 'action.hover' },
    '& pre': { p: 1, borderRadius: 1, whiteSpace: 'pre-wrap', fontSize: '0.875rem' },
  },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
} as const;

const overBar = { top: 80, bottom: 140, left: 0, right: 0 };

export function RichText(props: RichTextProps) {
  const { id, label, side, isDisabled, isWrong, hasPictures } = props;
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const editor = useText(props, setChoosing);
  const close = () => setChoosing(choosing && { ...choosing, isOpen: false });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: isWrong ? 'error.main' : 'divider',
        borderRadius: 1,
        minWidth: 0,
        ...(isDisabled && { color: 'text.secondary' }),
        ...look,
      }}
    >
      {!isDisabled && (
        <WritingTools
          editor={editor}
          id={id}
          label={label}
          onPicture={
            hasPictures
              ? () => setChoosing({ at: editor.state.selection.to, given: null, isOpen: true })
              : null
          }
        />
      )}
      <EditorContent editor={editor} />
      {choosing !== null && (
        <ChoosePicture
          given={choosing.given}
          side={side}
          isOpen={choosing.isOpen}
          onTake={({ address, alt }) => {
            const at = placeFor(editor.state.doc, choosing.at);
            const attrs = { src: address, alt: inLocale(alt, side) };
            editor.commands.insertContentAt(at, { type: 'picture', attrs });
            close();
          }}
          onClose={close}
          onGone={() => {
            setChoosing(null);
            editor.commands.focus();
          }}
        />
      )}
    </Box>
  );
}
