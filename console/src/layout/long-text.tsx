/** What somebody else wrote, as text and in its own direction: its first lines, and the rest when it is asked for. */
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useSay } from '../words/words.ts';

const longest = 160;

export function LongText({ text }: { text: string }) {
  const { log } = useSay();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > longest;
  const shown = isLong && !isWhole ? `${text.slice(0, longest).toWellFormed()}…` : text;
  return (
    <>
      <Box component="bdi" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {shown}
      </Box>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isWhole}
          sx={{ minHeight: 32, py: 0, marginInlineStart: 0.5 }}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? log.short : log.whole}
        </Button>
      )}
    </>
  );
}
