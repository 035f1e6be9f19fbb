/** What somebody else wrote, as text and in its own direction: its first lines, and the rest when it is asked for. */
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../words/words.ts';

const longest = 160;

/** Up to the last word that fits whole; a word without an end is cut. */
function beginningOf(text: string): string {
  const cut = text.slice(0, longest).toWellFormed();
  const words = cut.replace(/\s+\S*$/, '');
  return words.length > longest / 2 ? words : cut;
}

export function LongText({ text }: { text: string }) {
  const { log } = useSay();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > longest;
  const shown = isLong && !isWhole ? `${beginningOf(text)}…` : text;
  return (
    <>
      <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {shown}
      </Box>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isWhole}
          // As high as a thumb, and no higher a line.
          sx={{ py: 0, my: -1, marginInlineStart: 0.5 }}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? log.short : log.whole}
        </Button>
      )}
    </>
  );
}
