/** A long text: edited as it will look, or as the Markdown that is stored. */
import {
  FormControlLabel,
  FormHelperText,
  Skeleton,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { countWords, readingMinutes } from '../../../src/platform/text/markdown-text.ts';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { directionOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

type Props = {
  /** Of the element that gets the focus. */
  id: string;
  label: ReactNode;
  /** The same in words. */
  name: string;
  side: Locale;
  value: string;
  onChange(value: string): void;
  isDisabled?: boolean;
  isWrong: boolean;
  /** What is wrong, or a hint. */
  hint: ReactNode;
  hasPictures?: boolean;
};

export function MarkdownField(props: Props) {
  const {
    id,
    label,
    name,
    side,
    value,
    onChange,
    isDisabled = false,
    isWrong,
    hint,
    hasPictures = false,
  } = props;
  const {
    common,
    pictures: { write: t },
  } = useWords();
  const [isPlain, setPlain] = useState(false);
  const [labelId, hintId] = [useId(), useId()];
  const shared = { id, side, value, onChange, isDisabled, isWrong, hasPictures };
  return (
    <Stack sx={{ gap: 0.5, minWidth: 0 }}>
      <Typography id={labelId} variant="body2" color={isWrong ? 'error' : 'text.secondary'}>
        {label}
      </Typography>
      {isPlain ? (
        <TextField
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          multiline
          minRows={10}
          maxRows={28}
          fullWidth
          disabled={isDisabled}
          error={isWrong}
          slotProps={{
            htmlInput: {
              lang: side,
              dir: directionOf(side),
              'aria-labelledby': labelId,
              'aria-describedby': hintId,
            },
          }}
        />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={290} aria-busy="true" />}>
          <RichText {...shared} label={name} labelledBy={labelId} describedBy={hintId} />
        </Suspense>
      )}
      <FormHelperText id={hintId} error={isWrong}>
        {hint}
        {hint !== null && hasPictures && ' '}
        {hasPictures && !isPlain && t.drop}
      </FormHelperText>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {t.words(countWords(value))} · {t.minutes(readingMinutes(value, side))}
        </Typography>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={isPlain}
              onChange={(_event, isOn) => setPlain(isOn)}
              slotProps={{ input: { 'aria-label': `${t.plain}${common.colon}${name}` } }}
            />
          }
          label={t.plain}
        />
      </Stack>
    </Stack>
  );
}
