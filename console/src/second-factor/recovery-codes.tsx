/** Eight codes, told once: kept by copying, as a file or on paper; she goes on when she says that she has them. */
import { Box, Button, Checkbox, FormControlLabel, GlobalStyles, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { saveFile } from '../layout/save-file.ts';
import { useCopy } from '../layout/use-copy.ts';
import { useSay } from '../words/words.ts';

/** On paper there are the codes and whose they are, at the top of one page, and nothing of the office around them. */
const onPaper = (
  <GlobalStyles
    styles={{
      '@media print': {
        'body *': { visibility: 'hidden' },
        '.kept-codes, .kept-codes *': { visibility: 'visible' },
        '.kept-codes': { position: 'fixed', insetBlockStart: 0, insetInline: 0 },
      },
    }}
  />
);
function KeepThem({ codes, email }: { codes: readonly string[]; email: string }) {
  const { secondFactor } = useSay();
  const say = secondFactor.codes;
  const copy = useCopy(say);
  const file = () => {
    const text = `${say.head(email)}\r\n\r\n${codes.join('\r\n')}\r\n`;
    return { blob: new Blob([text], { type: 'text/plain;charset=utf-8' }), name: say.file };
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => void copy(codes.join('\n'))}>
        {say.copy}
      </Button>
      <Button variant="outlined" onClick={() => saveFile(file())}>
        {say.download}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {say.print}
      </Button>
    </Stack>
  );
}

type Props = { codes: readonly string[]; email: string; go: string; onKept(): void };

export function RecoveryCodes({ codes, email, go, onKept }: Props) {
  const { secondFactor } = useSay();
  const say = secondFactor.codes;
  const [isKept, setKept] = useState(false);
  return (
    <Stack spacing={2}>
      {onPaper}
      <Typography component="h2" variant="h6" tabIndex={-1} ref={focusAtFirst} sx={{ outline: 'none' }}>
        {say.title}
      </Typography>
      <Typography>{say.lead}</Typography>
      <Box className="kept-codes">
        <Typography sx={{ display: 'none', mb: 2, '@media print': { display: 'block' } }}>
          {say.head(email)}
        </Typography>
        <Box
          component="ol"
          dir="ltr"
          aria-label={say.list}
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(2, 1fr)',
            gap: 1,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'ui-monospace, monospace',
            fontSize: '1.05rem',
            textAlign: 'center',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <KeepThem codes={codes} email={email} />
      <FormControlLabel
        control={<Checkbox checked={isKept} onChange={(_event, isTicked) => setKept(isTicked)} />}
        label={say.kept}
      />
      <Button variant="contained" size="large" disabled={!isKept} onClick={onKept}>
        {go}
      </Button>
    </Stack>
  );
}
