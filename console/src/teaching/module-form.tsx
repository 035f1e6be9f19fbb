/** The title of a module and the day it opens, of a new one or to change. */
import { Alert, Box, Button, Card, Stack } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { inEach } from '../../../src/platform/i18n/locale.ts';
import { isUntitled, type Module, TitlesField } from './lesson-line.tsx';
import { useCalls } from './use-calls.ts';

/** A whole number within bounds; null for anything else. */
const daysIn = (text: string): number | null => {
  const days = Number(text.trim() || '0');
  return Number.isInteger(days) && days >= 0 && days <= 730 ? days : null;
};

type FormProps = {
  start: Pick<Module, 'title' | 'opensAfterDays'>;
  submit: string;
  send(written: Pick<Module, 'title' | 'opensAfterDays'>): Promise<boolean>;
  close(): void;
  isBusy: boolean;
};

export function ModuleForm({ start, submit, send, close, isBusy }: FormProps) {
  const { teaching, common } = useWords();
  const t = teaching.outline;
  const [title, setTitle] = useState({ ...inEach(() => ''), ...start.title });
  const [days, setDays] = useState(String(start.opensAfterDays));
  const [isTried, setTried] = useState(false);
  const opensAfterDays = daysIn(days);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isUntitled(title) || opensAfterDays === null) return;
    if (await send({ title, opensAfterDays })) close();
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void go(event)} sx={{ display: 'grid', gap: 2 }}>
      <TitlesField
        label={t.moduleTitle}
        value={title}
        onChange={setTitle}
        focus={focusAtFirst}
        fault={isTried && isUntitled(title) ? t.needsTitle : undefined}
      />
      <TypedField
        label={t.opensAfter}
        value={days}
        onChange={setDays}
        inputMode="numeric"
        ltr
        hint={t.opensAfterHint}
        fault={opensAfterDays === null ? `${common.faults['out-of-range']} (0–730)` : undefined}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {submit}
        </Button>
        <Button onClick={close} disabled={isBusy}>
          {common.cancel}
        </Button>
      </Stack>
    </Box>
  );
}

export function AddModule({
  course,
  onAdded,
  isFirst,
}: {
  course: string;
  onAdded(): Promise<void>;
  isFirst: boolean;
}) {
  const { teaching } = useWords();
  const t = teaching.outline;
  const calls = useCalls();
  return (
    <Box>
      <OpenInPlace label={t.addModule} variant={isFirst ? 'contained' : 'outlined'}>
        {(close) => (
          <Card component="section" aria-label={t.addModule} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
            {calls.problem !== null && <Alert severity="error">{calls.problem}</Alert>}
            <ModuleForm
              start={{ title: inEach(() => ''), opensAfterDays: 0 }}
              submit={t.add}
              isBusy={calls.isBusy}
              close={close}
              send={async (written) => {
                if ((await calls.send('teaching/add-module', { course, ...written })) === null) return false;
                await onAdded();
                return true;
              }}
            />
          </Card>
        )}
      </OpenInPlace>
    </Box>
  );
}
