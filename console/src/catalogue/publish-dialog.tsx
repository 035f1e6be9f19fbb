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
import { madOf, momentOf } from '../locale.ts';
import { valueInWords } from '../log/log-view.ts';
import { call, type DoneOf, Refused } from '../api.ts';
import { useWords } from '../words/words.ts';
import { leavesThatDiffer, sumOfParts, valueAt } from './draft.ts';
import { useEditing } from './editing.ts';
import { nameOfPlace } from './labels.ts';
import { readMoment, typedMoment } from '../morocco.ts';

type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;

const anHour = 3_600_000;

/** Fields of the academy's settings that say to whom buyers send their money. */
const payees: ReadonlySet<string> = new Set(['bankTransfer', 'cashAgency']);

type Sides = { whole: RecordWhole; paths: readonly string[]; title: string; severity: 'info' | 'warning' };

export function Changed({ whole, paths, title, severity }: Sides) {
  const t = useWords();
  const { kind } = useEditing();
  const row = {
    act: 'publish-record',
    about: { of: 'record', name: null, key: null },
    detail: { kind },
  } as const;
  const leaves = paths.flatMap((path) =>
    leavesThatDiffer(valueAt(whole.published?.record, path), valueAt(whole.record, path), path),
  );
  const shown = (path: string, value: unknown): string =>
    valueInWords(path, value as string | number | boolean | null, row, t) ?? String(value);
  if (leaves.length === 0) return null;
  return (
    <Alert severity={severity} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      {leaves.map(({ path, before, after }) => (
        <Typography key={path}>
          {nameOfPlace(t.catalogue, kind, path)}:{' '}
          <bdi>{t.catalogue.publish.fromTo(shown(path, before), shown(path, after))}</bdi>
        </Typography>
      ))}
    </Alert>
  );
}

/** Prices and payment accounts, before and after. */
function Prices({ whole }: { whole: RecordWhole }) {
  const { publish } = useWords().catalogue;
  if (whole.published === null) return null;
  const [to, of] = [true, false].map((isPayee) =>
    whole.prices.filter((path) => payees.has(path) === isPayee),
  );
  return (
    <>
      <Changed whole={whole} paths={to ?? []} title={publish.payees} severity="warning" />
      <Changed whole={whole} paths={of ?? []} title={publish.prices} severity="info" />
    </>
  );
}

/** The instalments of a course's price are typed separately: a changed price leaves them as they were. */
function Parts({ whole }: { whole: RecordWhole }) {
  const { catalogue, locale } = useWords();
  const price = valueAt(whole.record, 'priceCentimes');
  const sum = sumOfParts(whole.record);
  if (whole.prices.length === 0 || typeof price !== 'number' || sum === null || sum === price) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {catalogue.publish.parts(madOf(sum, locale), madOf(price, locale))}
    </Alert>
  );
}

/** Warns that a free course opens for whoever orders it. */
function BecomesFree({ whole }: { whole: RecordWhole }) {
  const { publish } = useWords().catalogue;
  const { kind } = useEditing();
  const [isFree, wasFree] = [whole.record, whole.published?.record].map(
    (record) => valueAt(record, 'priceCentimes') === 0,
  );
  if (kind !== 'course' || !isFree || wasFree) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {publish.becomesFree}
    </Alert>
  );
}

/** New orders follow the setting; current learners keep the classroom, and who waits for a code has a seat instead. */
function TaughtElsewhere({ whole: { record, published, learners } }: { whole: RecordWhole }) {
  const { publish } = useWords().catalogue;
  const [goes, went] = [record, published?.record].map((side) => valueAt(side, 'taughtAt') === 'elsewhere');
  if (published === null || learners === null || goes === went) return null;
  const touched = goes ? learners.here : learners.waiting;
  if (touched === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {goes ? publish.leaves(touched) : publish.comesBack(touched)}
    </Alert>
  );
}

type Props = { slug: string; whole: RecordWhole; close(): void; done(): void; refuse(error: unknown): void };

export function PublishDialog({ slug, whole, close, done, refuse }: Props) {
  const { common, catalogue, locale } = useWords();
  const { kind } = useEditing();
  const t = catalogue.publish;
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
      const body = { kind, slug, revision: whole.revision, ...(at && { at: at.toISOString() }) };
      await call('catalogue/{kind}/records/{slug}/publication', body);
      notify(at ? t.waits(momentOf(at.toISOString(), locale)) : t.done, { type: 'success' });
      close();
      done();
    } catch (error) {
      if (error instanceof Refused && error.failure.fields?.['at']) setProblem(t.past);
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
      <DialogTitle id="publish">{t.title}</DialogTitle>
      <DialogContent>
        <Prices whole={whole} />
        <Parts whole={whole} />
        <BecomesFree whole={whole} />
        <TaughtElsewhere whole={whole} />
        <RadioGroup
          aria-labelledby="publish"
          value={isLater ? 'later' : 'now'}
          onChange={(_, value) => setLater(value === 'later')}
        >
          <FormControlLabel value="now" control={<Radio />} label={t.now} />
          <FormControlLabel value="later" control={<Radio />} label={t.later} />
        </RadioGroup>
        {isLater && (
          <TextField
            label={t.when}
            type="datetime-local"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={problem !== null}
            helperText={problem ?? t.clock}
            fullWidth
            sx={{ mt: 2 }}
            slotProps={{ htmlInput: { dir: 'ltr' }, inputLabel: { shrink: true } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{common.cancel}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void go()}>
          {isLater ? t.goLater : t.goNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
