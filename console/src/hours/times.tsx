/** A pair of times with what is wrong about it, and taking it away. */
import Close from '@mui/icons-material/Close';
import { Box, IconButton, TextField } from '@mui/material';
import { useSay } from '../words/words.ts';

type Times = { from: string; until: string };
type FieldProps = { label: string; value: string; fault: string | undefined; onChange(value: string): void };

const TimeField = ({ label, value, fault, onChange }: FieldProps) => (
  <TextField
    type="time"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={fault !== undefined}
    helperText={fault}
    // On a phone the whole time must fit beside its neighbour.
    sx={{ flex: 1, minWidth: 0, '& .MuiInputBase-input': { px: 1, py: 1.375 } }}
    slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
  />
);

type Props = {
  times: Times;
  /** What these times are of, for whoever hears the fields. */
  about: string;
  faultOf(edge: 'from' | 'until'): string | undefined;
  onChange(times: Times): void;
  onRemove?: () => void;
};

export function TimesFields({ times, about, faultOf, onChange, onRemove }: Props) {
  const { hours } = useSay();
  const { from, until } = times;
  return (
    <Box role="group" aria-label={about} sx={{ display: 'flex', gap: 1, alignItems: 'start', minWidth: 0 }}>
      <TimeField
        label={hours.from}
        value={from}
        fault={faultOf('from')}
        onChange={(typed) => onChange({ from: typed, until })}
      />
      <TimeField
        label={hours.until}
        value={until}
        fault={faultOf('until')}
        onChange={(typed) => onChange({ from, until: typed })}
      />
      {onRemove !== undefined && (
        <IconButton aria-label={hours.removeOne(about)} onClick={onRemove} sx={{ marginInlineEnd: -1.25 }}>
          <Close />
        </IconButton>
      )}
    </Box>
  );
}
