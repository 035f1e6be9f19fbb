/** The address of a link, and its words where none are selected. */
import { Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { linkTarget } from '../../../src/platform/text/markdown-text.ts';
import { Refused } from '../api.ts';
import { ActionDialog, useAction } from '../layout/action-dialog.tsx';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';

/** 'derb.ma' and 'salma@derb.ma' as people type them, with the scheme that they stand for. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/.test(text)) return `mailto:${text}`;
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
}

type Props = { editor: Editor; onClose(): void };

export function LinkDialog({ editor, onClose }: Props) {
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
