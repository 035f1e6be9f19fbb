/** The seats of what an organisation paid: their link, who was invited, and taking back what nobody has taken. */
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { call } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { CopyButton } from '../layout/copy-button.tsx';
import { Ltr } from '../layout/facts.tsx';
import { PlainList } from '../layout/page-frame.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import type { Deal } from './organisation-page.tsx';

type Props = { deal: Deal; onDone: () => void };

/** Pasted as they come: from a mail, a table, one a line. */
function Invite({ id, onDone }: { id: string; onDone: () => void }) {
  const { organisations: t } = useWords();
  const [emails, setEmails] = useState('');
  return (
    <ActionButton
      label={t.invite}
      sure={t.inviteSure}
      faults={t.faults}
      done={t.invited}
      onDone={() => {
        setEmails('');
        onDone();
      }}
      run={() => call('organisations/deals/{id}/invitations', { id, emails })}
    >
      {({ faultOf }) => (
        <TypedField
          label={t.emails}
          value={emails}
          onChange={setEmails}
          fault={faultOf('emails')}
          rows={6}
          ltr
        />
      )}
    </ActionButton>
  );
}

function Link({ deal: { id, link, isListOnly }, onDone }: Props) {
  const { organisations: t } = useWords();
  if (link === null) return null;
  const change = (value: { isListOnly: boolean; isNew: boolean }) => ({
    onDone,
    done: t.saved,
    run: () => call('organisations/deals/{id}/link', { id, ...value }),
  });
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Ltr>{link}</Ltr>
        </Box>
        <CopyButton label={t.link} text={link} />
      </Stack>
      <Typography>{isListOnly ? t.listOnly : t.anybody}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Invite id={id} onDone={onDone} />
        <ActionButton
          {...change({ isListOnly: !isListOnly, isNew: false })}
          label={isListOnly ? t.openLink : t.closeLink}
          sure={isListOnly ? t.anybody : t.listOnly}
        />
        <ActionButton {...change({ isListOnly, isNew: true })} label={t.newLink} sure={t.newLinkSure} />
      </Stack>
    </>
  );
}

export function DealSeats({ deal, onDone }: Props) {
  const { organisations: t, locale } = useWords();
  const { id, seats, seatRows, state } = deal;
  if (state !== 'paid' && state !== 'ended') return null;
  const taken = seatRows.filter(({ takenAt }) => takenAt !== null).length;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{t.used(taken, seatRows.length - taken, seats)}</Typography>
      <Link deal={deal} onDone={onDone} />
      <PlainList label={t.seats}>
        {seatRows.map(({ id: seat, email, takenAt, invitedAt }) => (
          <Stack
            key={seat}
            component="li"
            direction="row"
            sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Ltr>{email}</Ltr>
            </Box>
            <Typography color="text.secondary">
              {takenAt === null ? t.kept(dayOf(invitedAt ?? '', locale)) : t.takenOn(dayOf(takenAt, locale))}
            </Typography>
            <ActionButton
              isSmall
              isOffered={takenAt === null}
              label={t.free}
              title={`${t.free}: ${email}`}
              sure={t.freeSure}
              faults={t.faults}
              done={t.saved}
              onDone={onDone}
              onStale={onDone}
              run={() => call('organisations/deals/{id}/seats/{seat}/release', { id, seat })}
            />
          </Stack>
        ))}
      </PlainList>
    </>
  );
}
