/** All lessons of another course once more: for a course's next use. */
import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { DeedDialog } from '../layout/deed-dialog.tsx';
import { useDeed } from '../layout/use-deed.ts';
import { useCalled } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { inLocale } from './in-words.ts';
import { useCalls } from './use-calls.ts';

type Props = { course: string; onCopied(): Promise<void> };

function CopyDialog({ course, onCopied, close }: Props & { close(): void }) {
  const { teaching, locale } = useSay();
  const say = teaching.outline.copy;
  const notify = useNotify();
  const deed = useDeed();
  const calls = useCalls();
  const reading = useCalled('teaching/courses', {});
  const others = (reading.data?.courses ?? []).filter(({ slug }) => slug !== course);
  const [chosen, setChosen] = useState('');
  const from = chosen || (others[0]?.slug ?? '');
  const copy = async () => {
    if (from === '') return;
    const done = await calls.send('teaching/copy-lessons', { from, to: course });
    if (done === null) return;
    notify(say.done(done.lessons), { type: 'success' });
    close();
    await onCopied();
  };
  return (
    <DeedDialog
      title={say.title}
      lead={say.lead}
      submit={say.go}
      deed={{ ...deed, isBusy: calls.isBusy, problem: calls.problem }}
      onSubmit={copy}
      onClose={close}
    >
      {reading.data !== null && others.length === 0 ? (
        <Typography>{say.none}</Typography>
      ) : (
        <TextField
          select
          label={say.from}
          value={from}
          onChange={({ target }) => setChosen(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          fullWidth
          id="copy-from"
        >
          {others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {inLocale(name, locale)}
            </option>
          ))}
        </TextField>
      )}
    </DeedDialog>
  );
}

export function CopyLessons(props: Props) {
  const { teaching } = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{teaching.outline.copy.begin}</Button>
      {isOpen && <CopyDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}
