/** One e-mail: its text, its delivery attempts, and sending it again after it was given up. */
import { Box, Card, Stack, Typography } from '@mui/material';
import { SelectInput, Show, TextInput, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { EmailRow, EmailWhole } from '../../../src/features/emails/mails.staff.ts';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { OutboxLine, StatusFacts, StateChip, Tries } from '../outbox/delivery.tsx';
import { ask } from '../api.ts';
import { useWords } from '../words/words.ts';
import { LineList } from '../layout/line-list.tsx';
import { Ltr } from '../layout/facts.tsx';

function To({ row }: { row: Pick<EmailRow, 'to' | 'isForTeam'> }) {
  const { letters } = useWords().outbox;
  if (row.to !== null) return <Ltr>{row.to}</Ltr>;
  return <>{row.isForTeam ? letters.team : letters.nobody}</>;
}

function Line({ row }: { row: EmailRow }) {
  const { letters } = useWords().outbox;
  return (
    <OutboxLine row={row} path="letters" title={letters.names[row.letter] ?? row.letter}>
      <To row={row} />
      {row.whyNotAgain !== null && (
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
          {letters.whyNot[row.whyNotAgain]}
        </Typography>
      )}
    </OutboxLine>
  );
}

/** Never listed: whoever reported stays anonymous. */
const unlisted: ReadonlySet<string> = new Set(['report-decided', 'circle-decision', 'staff-report']);

/** E-mails, those that were given up first, because somebody must act on them. */
export function EmailList() {
  const { outbox } = useWords();
  const { letters } = outbox;
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 320 } };
  const names = Object.entries(letters.names)
    .filter(([id]) => !unlisted.has(id))
    .map(([id, name]) => ({ id, name }));
  return (
    <LineList<EmailRow>
      title={letters.title}
      empty={letters.empty}
      filters={[
        <TextInput key="to" source="to" label={letters.to} slotProps={ltr} />,
        <SelectInput key="letter" source="letter" label={letters.letter} choices={names} />,
        <TextInput key="order" source="order" label={letters.order} slotProps={ltr} />,
      ]}
      status={{
        label: outbox.which,
        source: 'state',
        choices: { ...outbox.states, '': outbox.all },
        first: 'failed',
        none: letters.emptyFailed,
      }}
      Line={Line}
    />
  );
}

function Again({ id }: { id: string }) {
  const { outbox, office } = useWords();
  const { letters } = outbox;
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (): Promise<string | null> => {
    try {
      await ask('POST', `/letters/${id}/again`, {});
      notify(letters.done, { type: 'success' });
    } catch (failure) {
      notify(whyRefused(failure, office, outbox.first), { type: 'warning' });
    }
    refresh();
    return null;
  };
  return <AskOnce isPrime label={letters.again} sure={letters.sure} go={letters.sureGo} onGo={send} />;
}

/** As plain text, each line in the direction of its own language. */
function Words({ words }: { words: EmailWhole['words'] }) {
  const { letters } = useWords().outbox;
  if ('hidden' in words)
    return <Typography color="text.secondary">{letters.hidden[words.hidden]}</Typography>;
  const paragraphs = words.text.split('\n\n').map((paragraph, place) => ({ place, paragraph }));
  return (
    <Card component="section" aria-labelledby="letter-words" sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Typography id="letter-words" component="h2" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {words.subject}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {letters.asNow}
      </Typography>
      <Box>
        {paragraphs.map(({ place, paragraph }) => (
          <Typography
            key={place}
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1.5 }}
          >
            {paragraph}
          </Typography>
        ))}
      </Box>
    </Card>
  );
}

const isWhole = (row: Partial<EmailWhole> | undefined): row is EmailWhole => row?.history !== undefined;

function Whole() {
  const row = useRecordContext<Partial<EmailWhole> & { id: string }>();
  const { letters } = useWords().outbox;
  // The row of the list comes first, the whole e-mail a moment later.
  if (!isWhole(row)) return null;
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{letters.names[row.letter] ?? row.letter}</bdi>
        </Typography>
        <StateChip state={row.state} />
      </Stack>
      {row.state === 'failed' && (
        <Card sx={{ p: 2.5, borderColor: 'warning.main' }}>
          {row.whyNotAgain === null ? (
            <Again id={row.id} />
          ) : (
            <Typography>{letters.whyNotAtAll[row.whyNotAgain]}</Typography>
          )}
        </Card>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <StatusFacts row={row} to={<To row={row} />} />
        <Tries history={row.history} />
      </Box>
      <Words words={row.words} />
    </Stack>
  );
}

export function EmailPage() {
  const { letters } = useWords().outbox;
  return (
    <Show title={letters.title} actions={false} component="div">
      <Whole />
    </Show>
  );
}
