/** A title in both languages, side by side. */
import { Box } from '@mui/material';
import { sideBySide } from '../catalogue/places.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useSay } from '../words/words.ts';
import type { InBoth } from './in-words.ts';

type Props = {
  label(side: string): string;
  value: InBoth;
  onChange(value: InBoth): void;
  fault?: string | undefined;
  hint?: string;
  focus?: (field: HTMLElement | null) => void;
};

export function BothTitles({ label, value, onChange, fault, hint, focus }: Props) {
  const { teaching } = useSay();
  return (
    <Box sx={sideBySide(2)}>
      {(['en', 'ar'] as const).map((side) => (
        <TypedField
          key={side}
          label={label(teaching.sides[side])}
          value={value[side]}
          onChange={(text) => onChange({ ...value, [side]: text })}
          maxLength={160}
          {...(side === 'en' && {
            fault,
            ...(hint !== undefined && { hint }),
            ...(focus && { inputRef: focus }),
          })}
        />
      ))}
    </Box>
  );
}
