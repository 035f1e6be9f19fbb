/** The buttons above a text: one stop for Tab, arrow keys between them. */
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import Image from '@mui/icons-material/ImageOutlined';
import LinkIcon from '@mui/icons-material/Link';
import TextFields from '@mui/icons-material/TextFields';
import Title from '@mui/icons-material/Title';
import { Button, IconButton, Stack, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { useWords } from '../words/words.ts';
import { linkTarget } from '../../../src/platform/text/markdown-text.ts';
import { Refused } from '../api.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';

type Tool = {
  name: 'heading' | 'smallHeading' | 'bold' | 'italic' | 'quote' | 'list' | 'numbers';
  Icon: ComponentType;
  /** Whether the selection has it. */
  isOn(editor: Editor): boolean;
  turn(editor: Editor): boolean;
};

const tools: readonly Tool[] = [
  {
    name: 'heading',
    Icon: Title,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    turn: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'smallHeading',
    Icon: TextFields,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    turn: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    Icon: FormatBold,
    isOn: (editor) => editor.isActive('bold'),
    turn: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    Icon: FormatItalic,
    isOn: (editor) => editor.isActive('italic'),
    turn: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'quote',
    Icon: FormatQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    turn: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'list',
    Icon: FormatListBulleted,
    isOn: (editor) => editor.isActive('bulletList'),
    turn: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    Icon: FormatListNumbered,
    isOn: (editor) => editor.isActive('orderedList'),
    turn: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Moves the focus between the buttons, in the direction in which they are read. */
function moveAmong(event: KeyboardEvent<HTMLElement>, onMoved: (to: number) => void): void {
  const bar = event.currentTarget;
  const buttons = [...bar.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const forward = getComputedStyle(bar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const places: Record<string, number> = { Home: 0, End: buttons.length - 1 };
  const step = event.key === forward ? 1 : -1;
  const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const to = isArrow ? (at + step + buttons.length) % buttons.length : places[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
  onMoved(to);
}

type ButtonProps = {
  label: string;
  Icon: ComponentType;
  isOn?: boolean;
  isStop: boolean;
  onPress(): void;
};

const ToolButton = ({ label, Icon, isOn, isStop, onPress }: ButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      color={isOn === true ? 'primary' : 'default'}
      tabIndex={isStop ? 0 : -1}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{ borderRadius: 2, ...(isOn === true && { bgcolor: 'action.selected' }) }}
    >
      <Icon />
    </IconButton>
  </Tooltip>
);

/** `onPicture` null: pictures may not be added here. */
type Props = { editor: Editor; id: string; label: string; onPicture: (() => void) | null };

/** 'derb.ma' and 'salma@derb.ma' as people type them, with the scheme that they stand for. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/.test(text)) return `mailto:${text}`;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}

type LinkDialogProps = { editor: Editor; onClose(): void };

/** The address of a link, and its words where none are selected. */
function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useWords().pictures.write;
  const action = useAction({ 'bad-link': t.badAddress });
  const isOnLink = editor.isActive('link');
  const hasWords = isOnLink || !editor.state.selection.empty;
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [words, setWords] = useState('');
  const close = () => {
    onClose();
    // After the dialog has returned the focus.
    setTimeout(() => editor.commands.focus());
  };
  const set = async () => {
    const href = addressOf(address);
    const isSet = await action.run(async () => {
      if (linkTarget(href, 'en') === null)
        throw new Refused(422, { code: 'bad-fields', fields: { address: 'bad-link' } });
      const mark = { type: 'link', attrs: { href, title: null } };
      if (hasWords) return editor.chain().extendMarkRange('link').setMark('link', mark.attrs).run();
      return editor.commands.insertContent({
        type: 'text',
        text: words.trim() || address.trim(),
        marks: [mark],
      });
    });
    if (isSet !== null) close();
  };
  return (
    <ActionDialog title={t.link} submit={t.setLink} action={action} onSubmit={set} onClose={close}>
      {!hasWords && (
        <TypedField
          label={t.shownWords}
          value={words}
          onChange={setWords}
          inputRef={focusAtFirst}
          maxLength={200}
        />
      )}
      <TypedField
        label={t.address}
        hint={t.addressHint}
        value={address}
        onChange={setAddress}
        fault={action.faultOf('address')}
        {...(hasWords && { inputRef: focusAtFirst })}
        maxLength={2_000}
        ltr
      />
      {isOnLink && (
        <Button
          color="error"
          sx={{ alignSelf: 'start' }}
          onClick={() => {
            editor.chain().extendMarkRange('link').unsetMark('link').run();
            close();
          }}
        >
          {t.removeLink}
        </Button>
      )}
    </ActionDialog>
  );
}

export function WritingTools({ editor, id, label, onPicture }: Props) {
  const t = useWords().pictures.write;
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const { on, isLink } = useEditorState({
    editor,
    selector: () => ({
      on: tools.filter((tool) => tool.isOn(editor)).map(({ name }) => name),
      isLink: editor.isActive('link'),
    }),
  });
  return (
    <>
      <Stack
        direction="row"
        role="toolbar"
        aria-label={t.toolbar(label)}
        aria-controls={id}
        onKeyDown={(event) => moveAmong(event, setStop)}
        sx={{ flexWrap: 'wrap', borderBlockEnd: 1, borderColor: 'divider', p: 0.25 }}
      >
        {tools.map((tool, at) => (
          <ToolButton
            key={tool.name}
            label={t[tool.name]}
            Icon={tool.Icon}
            isOn={on.includes(tool.name)}
            isStop={stop === at}
            onPress={() => tool.turn(editor)}
          />
        ))}
        <ToolButton
          label={t.link}
          Icon={LinkIcon}
          isOn={isLink}
          isStop={stop === tools.length}
          onPress={() => setLinking(true)}
        />
        {onPicture !== null && (
          <ToolButton label={t.picture} Icon={Image} isStop={stop === tools.length + 1} onPress={onPicture} />
        )}
      </Stack>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
