/** Publishing: what it changes for buyers, and now or at a time on Morocco's clock. */
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { RecordWhole } from '../../../api/staff/catalogue-shapes.ts';
import { madOf, momentOf } from '../locale.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { valueAt } from './draft.ts';
import { useEditing } from './editing.ts';
import { nameOfPlace } from './labels.ts';
import { readMoment, typedMoment } from './moments.ts';

const anHour = 3_600_000;

function Prices({ whole }: { whole: RecordWhole }) {
  const { catalogue, locale } = useSay();
  const { kind } = useEditing();
  const amount = (record: object | undefined, path: string): string => {
    const value = valueAt(record, path);
    if (typeof value !== 'number') return catalogue.nothing;
    if (kind === 'course' && path === 'priceCentimes' && value === 0) return catalogue.free;
    return path.endsWith('Centimes') ? madOf(value, locale) : String(value);
  };
  const isFree = kind === 'course' && valueAt(whole.record, 'priceCentimes') === 0;
  const wasFree = valueAt(whole.published?.record, 'priceCentimes') === 0;
  const becomesFree = isFree && !wasFree && <Typography>{catalogue.publish.becomesFree}</Typography>;
  if (becomesFree && whole.published === null)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {becomesFree}
      </Alert>
    );
  if (whole.prices.length === 0 || whole.published === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>{catalogue.publish.prices}</Typography>
      {whole.prices.map((path) => (
        <Typography key={path}>
          {nameOfPlace(catalogue, kind, path)}:{' '}
          {catalogue.publish.fromTo(amount(whole.published?.record, path), amount(whole.record, path))}
        </Typography>
      ))}
      {becomesFree}
    </Alert>
  );
}

type Props = { name: string; whole: RecordWhole; close(): void; done(): void; refuse(error: unknown): void };

export function PublishDialog({ name, whole, close, done, refuse }: Props) {
  const { office, catalogue, locale } = useSay();
  const say = catalogue.publish;
  const notify = useNotify();
  const [isLater, setLater] = useState(false);
  const [typed, setTyped] = useState(() => typedMoment(new Date(Date.now() + anHour)));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const go = async () => {
    const at = isLater ? readMoment(typed) : undefined;
    if (at === null) return setProblem(catalogue.problem('not-a-date', null));
    setBusy(true);
    setProblem(null);
    try {
      const body = { revision: whole.revision, ...(at && { at: at.toISOString() }) };
      await ask('POST', `/catalogue/${name}/publication`, body);
      notify(at ? say.waits(momentOf(at.toISOString(), locale)) : say.done, { type: 'success' });
      close();
      done();
    } catch (error) {
      if (error instanceof Refused && error.failure.fields?.['at']) setProblem(say.past);
      else {
        close();
        refuse(error);
        done();
      }
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  return (
    <Dialog open onClose={close} aria-labelledby="publish" fullWidth maxWidth="xs">
      <DialogTitle id="publish">{say.title}</DialogTitle>
      <DialogContent>
        <Prices whole={whole} />
        <RadioGroup
          aria-labelledby="publish"
          value={isLater ? 'later' : 'now'}
          onChange={(_, value) => setLater(value === 'later')}
        >
          <FormControlLabel value="now" control={<Radio />} label={say.now} />
          <FormControlLabel value="later" control={<Radio />} label={say.later} />
        </RadioGroup>
        {isLater && (
          <TextField
            label={say.when}
            type="datetime-local"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={problem !== null}
            helperText={problem ?? say.clock}
            fullWidth
            sx={{ mt: 2 }}
            slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{office.cancel}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void go()}>
          {isLater ? say.goLater : say.goNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
