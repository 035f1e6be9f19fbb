/** One e-mail: its text, its delivery attempts, and sending it again after it was given up. */
import { Box, Card, Link, Stack, Typography } from '@mui/material';
import { SelectInput, Show, TextInput, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { OutboxLine, StatusFacts, StateChip, Tries } from '../outbox/delivery.tsx';
import { type DoneOf, call } from '../api.ts';
import { useWords } from '../words/words.ts';
import { LineList } from '../layout/line-list.tsx';
import { useCalled } from '../layout/read.tsx';
import { Ltr } from '../layout/facts.tsx';

type EmailRow = DoneOf<'GET letters'>['rows'][number];
type EmailWhole = DoneOf<'GET letters/{id}'>;

function To({ row }: { row: Pick<EmailRow, 'to' | 'isForTeam'> }) {
  const { emails } = useWords().outbox;
  if (row.to !== null) return <Ltr>{row.to}</Ltr>;
  return <>{row.isForTeam ? emails.team : emails.nobody}</>;
}

/** That it is a message by WhatsApp, and how far it got: WhatsApp's number of the reason where it failed. */
function Channel({ row: { channel, delivery } }: { row: Pick<EmailRow, 'channel' | 'delivery'> }) {
  const { emails } = useWords().outbox;
  if (channel === 'mail') return null;
  return (
    <>
      {' · '}
      {emails.message}
      {delivery !== null && `: ${emails.delivery[delivery.state]}`}
      {delivery !== null && delivery.code !== null && <Ltr> ({delivery.code})</Ltr>}
    </>
  );
}

function Line({ row }: { row: EmailRow }) {
  const { emails } = useWords().outbox;
  return (
    <OutboxLine row={row} path="letters" title={emails.names[row.letter] ?? row.letter}>
      <To row={row} />
      <Channel row={row} />
      {row.whyNotAgain !== null && (
        <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
          {emails.whyNot[row.whyNotAgain]}
        </Typography>
      )}
    </OutboxLine>
  );
}

const rates = 'https://developers.facebook.com/documentation/business-messaging/whatsapp/pricing';

/** What WhatsApp carried, and that it costs; nothing where it is not set up. */
function MessageCosts() {
  const { emails } = useWords().outbox;
  const { data } = useCalled('messages/state', {});
  if (data?.isSetUp !== true) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {emails.costs(data)}{' '}
      <Link href={rates} target="_blank" rel="noopener">
        {emails.rates}
      </Link>
    </Typography>
  );
}

/** Never listed: whoever reported stays anonymous. */
const unlisted: ReadonlySet<string> = new Set(['report-decided', 'circle-decision', 'staff-report']);

/** E-mails, those that were given up first, because somebody must act on them. */
export function EmailList() {
  const { outbox } = useWords();
  const { emails } = outbox;
  const ltr = { htmlInput: { dir: 'ltr', maxLength: 320 } };
  const names = Object.entries(emails.names)
    .filter(([id]) => !unlisted.has(id))
    .map(([id, name]) => ({ id, name }));
  return (
    <LineList<EmailRow>
      title={emails.title}
      lead={<MessageCosts />}
      empty={emails.empty}
      filters={[
        <TextInput key="to" source="to" label={emails.to} slotProps={ltr} />,
        <SelectInput key="letter" source="letter" label={emails.email} choices={names} />,
        <TextInput key="order" source="order" label={emails.order} slotProps={ltr} />,
      ]}
      status={{
        label: outbox.which,
        source: 'state',
        choices: { ...outbox.states, '': outbox.all },
        first: 'failed',
        none: emails.emptyFailed,
      }}
      Line={Line}
    />
  );
}

function Again({ id }: { id: string }) {
  const { outbox, common } = useWords();
  const { emails } = outbox;
  const notify = useNotify();
  const refresh = useRefresh();
  const send = async (): Promise<string | null> => {
    try {
      await call('letters/{id}/again', { id });
      notify(emails.done, { type: 'success' });
    } catch (failure) {
      notify(whyRefused(failure, common, outbox.first), { type: 'warning' });
    }
    refresh();
    return null;
  };
  return <AskOnce isPrime label={emails.again} sure={emails.sure} go={emails.sureGo} onGo={send} />;
}

/** As plain text, each line in the direction of its own language. */
function Words({ words }: { words: EmailWhole['words'] }) {
  const { emails } = useWords().outbox;
  if ('hidden' in words) return <Typography color="text.secondary">{emails.hidden[words.hidden]}</Typography>;
  const paragraphs = words.text.split('\n\n').map((paragraph, place) => ({ place, paragraph }));
  return (
    <Card component="section" aria-labelledby="email-words" sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Typography id="email-words" component="h2" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {words.subject}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {emails.asNow}
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
  const { emails } = useWords().outbox;
  // The row of the list comes first, the whole e-mail a moment later.
  if (!isWhole(row)) return null;
  return (
    <Stack sx={{ gap: 2, p: { xs: 1, md: 0 } }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{emails.names[row.letter] ?? row.letter}</bdi>
        </Typography>
        <StateChip state={row.state} />
      </Stack>
      {row.state === 'failed' && (
        <Card sx={{ p: 2.5, borderColor: 'warning.main' }}>
          {row.whyNotAgain === null ? (
            <Again id={row.id} />
          ) : (
            <Typography>{emails.whyNotAtAll[row.whyNotAgain]}</Typography>
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
        <StatusFacts
          row={row}
          to={
            <>
              <To row={row} />
              <Channel row={row} />
            </>
          }
        />
        <Tries history={row.history} />
      </Box>
      <Words words={row.words} />
    </Stack>
  );
}

export function EmailPage() {
  const { emails } = useWords().outbox;
  return (
    <Show title={emails.title} actions={false} component="div">
      <Whole />
    </Show>
  );
}
