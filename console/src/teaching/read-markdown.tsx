/** A short Markdown text to read, without its marks, with its own direction and line breaks. */
import { Box } from '@mui/material';
/** A short Markdown text as pieces without marks, line by line. `at`: position in the line; of a line, in the text. */
export type Piece = { at: number; text: string; as: 'plain' | 'strong' | 'emphasis' };
export type Line = { at: number; isHeading: boolean; pieces: Piece[] };

const marked =
  /\*\*(.+?)\*\*|__(.+?)__|\*(\S(?:.*?\S)?)\*|(?<!\w)_(\S(?:.*?\S)?)_(?!\w)|!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)|`([^`]+)`/g;

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(marked)) {
    const [whole, strong = found[2], , emphasis = found[4], , label, address, code] = found;
    if (found.index > from) pieces.push({ at: from, text: text.slice(from, found.index), as: 'plain' });
    const at = found.index;
    const linked = !address || address === label ? (label ?? '') : `${label} (${address})`;
    if (strong !== undefined) pieces.push({ at, text: strong, as: 'strong' });
    else if (emphasis !== undefined) pieces.push({ at, text: emphasis, as: 'emphasis' });
    else pieces.push({ at, text: code ?? linked, as: 'plain' });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), as: 'plain' });
  return pieces;
}

export function linesOf(markdown: string): Line[] {
  let at = 0;
  return markdown.split('\n').map((line) => {
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    const plain = heading?.[1] ?? line.replace(/^(\s*)[-*+]\s+/, '$1• ').replace(/^>\s?/, '');
    const read = { at, isHeading: heading !== null, pieces: piecesOf(plain) };
    at += line.length + 1;
    return read;
  });
}

function PieceText({ text, as }: Piece) {
  if (as === 'plain') return text;
  return as === 'strong' ? <strong>{text}</strong> : <em>{text}</em>;
}

export const ReadMarkdown = ({ children }: { children: string }) => (
  <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {linesOf(children).map(({ at, isHeading, pieces }) => (
      <Box key={at} sx={{ minBlockSize: '1lh', ...(isHeading && { fontWeight: 700 }) }}>
        {pieces.map((piece) => (
          <PieceText key={piece.at} {...piece} />
        ))}
      </Box>
    ))}
  </Box>
);
