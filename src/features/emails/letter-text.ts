/** The plain-text part of a letter: the same words as the page, for readers that show no HTML. */
import type { Block, Letter, LetterPart } from './letter.ts';

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return block.text.toUpperCase();
    case 'facts':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'code':
    case 'quote':
      return `${block.label}:\n${block.kind === 'code' ? block.code : block.text}`;
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
  }
}

const partText = ({ heading, blocks }: LetterPart): string => [heading, ...blocks.map(textOf)].join('\n\n');

/** Lines end with \n; paragraphs are set apart by an empty line. */
export const letterText = ({ parts, foot, siteName }: Letter): string =>
  `${[parts.map(partText).join('\n\n* * *\n\n'), '-- ', [siteName, ...foot].join('\n')].join('\n\n').replace('-- \n\n', '-- \n')}\n`;
