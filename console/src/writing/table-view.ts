/** A table in the text: drawn as the site shows it, and as its Markdown while it is edited. */
import type { NodeViewRenderer } from '@tiptap/core';

export type TableWords = { table: string; tableLines: string; editTable: string };

const borders = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** The words of its cells, the head first; null for any other Markdown. */
function rowsOf(text: string): string[][] | null {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const [head = '', border = '', ...body] = lines;
  const rows = [head, ...body];
  if (body.length === 0 || !borders.test(border) || !rows.every((line) => /^\|.+\|$/.test(line))) return null;
  return rows.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) =>
        cell
          .trim()
          .replace(/^\*\*(.+)\*\*$/, '$1')
          .replaceAll(/\\(.)/g, '$1'),
      ),
  );
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...inside: (Node | string)[]) {
  const element = document.createElement(tag);
  element.append(...inside);
  return element;
}

export const tableView =
  (words: TableWords): NodeViewRenderer =>
  ({ node, editor, getPos }) => {
    const [table, text] = [make('table'), make('pre')];
    const button = make('button', words.editTable);
    const drawn = make('div', make('strong', words.table), make('small', words.tableLines), button, table);
    const dom = make('div', drawn, text);
    drawn.contentEditable = 'false';
    button.type = 'button';
    text.dir = 'auto';
    const draw = (written: string) => {
      const rows = rowsOf(written);
      dom.classList.toggle('is-table', rows !== null);
      const lines = (rows ?? []).map((cells, at) =>
        make('tr', ...cells.map((cell) => make(at === 0 ? 'th' : 'td', cell))),
      );
      table.replaceChildren(...lines);
    };
    const turn = () => {
      const [at, { from, to }] = [getPos(), editor.state.selection];
      const isInside =
        at !== undefined && from > at && to < at + (editor.state.doc.nodeAt(at)?.nodeSize ?? 0);
      dom.classList.toggle('is-edited', isInside);
    };
    // Not when the text is left: what moves between pressing and releasing a button below it is not clicked.
    editor.on('selectionUpdate', turn);
    drawn.addEventListener('click', () => {
      const at = getPos();
      if (at !== undefined && editor.isEditable)
        editor
          .chain()
          .setTextSelection(at + 1)
          .focus()
          .run();
    });
    draw(node.textContent);
    return {
      dom,
      contentDOM: text,
      update(next) {
        if (next.type !== node.type) return false;
        draw(next.textContent);
        return true;
      },
      stopEvent: ({ target }) => target instanceof Node && drawn.contains(target),
      ignoreMutation: ({ type, target }) => type !== 'selection' && !text.contains(target),
      destroy: () => void editor.off('selectionUpdate', turn),
    };
  };
