/** A short Markdown text to read, without its marks, with its own direction and line breaks. */
import { Box } from '@mui/material';
import { linesOf, type Piece } from './markdown-pieces.ts';

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
