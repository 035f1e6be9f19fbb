/** '/partners': who wants a partner for the sprint; staff read two goals and pair them. */
import { Alert, Box, Card, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { dayOf } from '../locale.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Part } from '../layout/facts.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { AskOnce, whyRefused } from '../layout/action-dialog.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { type DoneOf, call } from '../api.ts';

type SprintRow = DoneOf<'GET partners'>['sprints'][number];
type WaitingRow = SprintRow['members'][number];

type Props = { who: WaitingRow; sprint: SprintRow; onDone(message: Message): void };

/** Choosing a partner by name and goal, with one confirmation; both get an e-mail. */
function PairUp({ who, sprint, onDone }: Props) {
  const { partners, common } = useWords();
  const [chosen, setChosen] = useState('');
  const others = sprint.members.filter(({ memberId }) => memberId !== who.memberId);
  // A colleague may have paired the chosen one meanwhile.
  const other = others.find(({ memberId }) => memberId === chosen);
  const pair = async () => {
    if (other === undefined) return null;
    try {
      await call('partners', { startsOn: sprint.startsOn, memberIds: [who.memberId, other.memberId] });
      onDone({ severity: 'success', text: partners.paired(who.name, other.name) });
    } catch (failure) {
      onDone({ severity: 'warning', text: whyRefused(failure, common, partners.conflict) });
    }
    return null;
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TypedField label={partners.withFor(who.name)} value={other ? chosen : ''} onChange={setChosen} select>
        <MenuItem value="" disabled>
          {partners.choose}
        </MenuItem>
        {others.map(({ memberId, name, goal }) => (
          <MenuItem key={memberId} value={memberId} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            <span>
              <bdi>{name}</bdi>: <bdi>{goal}</bdi>
            </span>
          </MenuItem>
        ))}
      </TypedField>
      {other !== undefined && (
        <AskOnce
          label={partners.submit}
          sure={partners.sure(who.name, other.name)}
          go={partners.submit}
          onGo={pair}
        />
      )}
    </Box>
  );
}

export type Message = { severity: 'success' | 'warning'; text: string };

function Sprint({ sprint, onDone }: { sprint: SprintRow; onDone(message: Message): void }) {
  const { partners, locale } = useWords();
  const { startsOn, members } = sprint;
  return (
    <Part id={`sprint-${startsOn}`} title={partners.sprint(dayOf(startsOn, locale))}>
      <PlainList>
        {members.map((who) => (
          <Card key={who.memberId} component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
            <Box>
              <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                <bdi>{who.name}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {who.city !== '' && (
                  <>
                    <bdi>{who.city}</bdi>
                    {' · '}
                  </>
                )}
                {partners.since(dayOf(who.joinedAt, locale))}
              </Typography>
            </Box>
            <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {who.goal}
            </Typography>
            {members.length === 1 ? (
              <Typography color="text.secondary">{partners.alone}</Typography>
            ) : (
              <PairUp who={who} sprint={sprint} onDone={onDone} />
            )}
          </Card>
        ))}
      </PlainList>
    </Part>
  );
}

export function PartnersPage() {
  const { partners, reports } = useWords();
  const reading = useCalled('GET partners');
  const [message, setMessage] = useState<Message | null>(null);
  const done = (what: Message) => {
    setMessage(what);
    reading.again();
    window.scrollTo({ top: 0 });
  };
  return (
    <PageFrame title={partners.title} lead={partners.lead} back={{ to: '/reports', label: reports.title }}>
      <Box role="status">{message !== null && <Alert severity={message.severity}>{message.text}</Alert>}</Box>
      <Read reading={reading} height={320}>
        {({ sprints }) =>
          sprints.length === 0 ? (
            <Typography>{partners.none}</Typography>
          ) : (
            sprints.map((sprint) => <Sprint key={sprint.startsOn} sprint={sprint} onDone={done} />)
          )
        }
      </Read>
    </PageFrame>
  );
}
