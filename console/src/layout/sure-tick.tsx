/** A box to tick before something that is hard to take back: the server refuses it without, as a fault of `isSure`. */
import { Alert, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useId } from 'react';

type Props = {
  text: string;
  label: string;
  isSure: boolean;
  onSure(isSure: boolean): void;
  fault: string | undefined;
};

export function SureTick({ text, label, isSure, onSure, fault }: Props) {
  const id = useId();
  return (
    <Alert severity="warning">
      {text}
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={
          <Checkbox
            checked={isSure}
            onChange={(_event, isTicked) => onSure(isTicked)}
            slotProps={{ input: { 'aria-invalid': fault !== undefined, 'aria-describedby': id } }}
          />
        }
        label={label}
      />
      <FormHelperText id={id} error>
        {fault}
      </FormHelperText>
    </Alert>
  );
}
