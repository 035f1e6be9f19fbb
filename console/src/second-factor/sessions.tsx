/** Where somebody is signed in, with a button that ends each. */
import {
  Box,
  Button,
  Card,
  Chip,
  Dialog,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type DoneOf, call } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { Ltr } from '../layout/facts.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { agoOf, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Session = DoneOf<'GET staff/{email}/sessions'>['sessions'][number] & { isThis?: boolean };

type RowProps = {
  title: ReactNode;
  notes: readonly string[];
  mark?: string | undefined;
  children?: ReactNode;
};

/** A passkey, a device or a session: its name, what is known of it, and its button. */
export const SignInRow = ({ title, notes, mark, children }: RowProps) => (
  <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <Stack sx={{ flex: '1 1 14rem', minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        {mark !== undefined && <Chip size="small" label={mark} />}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {notes.join(' · ')}
      </Typography>
    </Stack>
    {children}
  </Card>
);

type ListProps = {
  label: string;
  sessions: readonly Session[];
  end(id: string): Promise<unknown>;
  endAll(): Promise<{ ended: number }>;
  onEnded(): void;
};

export function SessionList({ label, sessions, end, endAll, onEnded }: ListProps) {
  const { secondFactor, locale } = useWords();
  const t = secondFactor.sessions;
  const notify = useNotify();
  const isOwn = sessions.some(({ isThis }) => isThis);
  const others = sessions.filter(({ isThis }) => !isThis).length;
  if (sessions.length === 0) return <Typography color="text.secondary">{t.empty}</Typography>;
  return (
    <>
      <PlainList label={label}>
        {sessions.map(({ id, browser, since, seenAt, isComplete, isThis = false }) => {
          const [name, begun] = [browser ?? t.browser, t.since(momentOf(since, locale))];
          const notes = [t.seen(agoOf(seenAt, locale)), begun];
          return (
            <SignInRow
              key={id}
              title={browser === null ? name : <Ltr>{name}</Ltr>}
              notes={isComplete ? notes : [...notes, t.unfinished]}
              mark={isThis ? t.isThis : undefined}
            >
              {/* One's own present session is ended by signing out. */}
              {!isThis && (
                <ActionButton
                  label={t.end}
                  title={t.endOne(name, begun)}
                  sure={t.endLead}
                  go={t.end}
                  run={() => end(id)}
                  done={t.ended}
                  onDone={onEnded}
                  isSmall
                />
              )}
            </SignInRow>
          );
        })}
      </PlainList>
      {others > (isOwn ? 0 : 1) && (
        <Box>
          <ActionButton
            label={isOwn ? t.endAll : t.endAllOf}
            sure={isOwn ? t.endAllLead : t.endAllOfLead}
            run={async () => notify(t.endedAll((await endAll()).ended), { type: 'success' })}
            onDone={onEnded}
          />
        </Box>
      )}
    </>
  );
}

/** A colleague's sessions, for an owner. */
export function ColleagueSessions({ email }: { email: string }) {
  const { common, secondFactor } = useWords();
  const t = secondFactor.sessions;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${t.open}${common.colon}${email}`}
        onClick={() => setOpen(true)}
      >
        {t.open}
      </Button>
      {isOpen && <SessionsDialog email={email} onClose={() => setOpen(false)} />}
    </>
  );
}

function SessionsDialog({ email, onClose }: { email: string; onClose(): void }) {
  const { secondFactor, common } = useWords();
  const t = secondFactor.sessions;
  const id = useId();
  const reading = useCalled('GET staff/{email}/sessions', { email });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t.of(email)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Read reading={reading} height={120}>
          {({ sessions }) => (
            <SessionList
              label={t.title}
              sessions={sessions}
              end={(one) => call('DELETE staff/{email}/sessions/{session}', { email, session: one })}
              endAll={() => call('DELETE staff/{email}/sessions', { email })}
              onEnded={reading.again}
            />
          )}
        </Read>
        <Button onClick={onClose} sx={{ justifySelf: 'end' }}>
          {common.close}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
