/** What staff keep about a person for each other: tags and notes; and muting or blocking them in the community. */
import { Card, Chip, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { CallForm, FormText } from '../layout/call-form.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { LongText } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { momentOf } from '../locale.ts';
import { Effect, Lift } from '../reports/report-case.tsx';
import { isToCome } from './learners-page.tsx';
import { useWords } from '../words/words.ts';

type Props = { person: DoneOf<'GET people/{email}'>; again: () => void };

/** Chips beside the name; a new one is typed in place. */
export function Tags({ person: { email, tags, tagsInUse }, again }: Props) {
  const { people } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const action = useAction();
  const t = people.person;
  const isWriter = may.includes('mayNoteOrders');
  const remove = async (tag: string) => {
    await action.run(() => call('people/{email}/tags', { email, add: [], remove: [tag] }));
    again();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack
        direction="row"
        role="group"
        aria-label={t.tags}
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={<bdi>{tag}</bdi>}
            disabled={action.isBusy}
            {...(isWriter && { onDelete: () => void remove(tag) })}
          />
        ))}
        {isWriter && (
          <OpenInPlace label={t.addTag} variant="text" size="small">
            {(close) => (
              <CallForm
                label={t.addTag}
                values={{ tag: '' }}
                submit={t.tagGo}
                faults={t.faults}
                send={({ tag }) => call('people/{email}/tags', { email, add: [tag], remove: [] })}
                onDone={() => {
                  close();
                  again();
                }}
                onClose={close}
              >
                <FormText name="tag" label={t.addTag} hint={t.tagHint} maxLength={24} suggested={tagsInUse} />
              </CallForm>
            )}
          </OpenInPlace>
        )}
      </Stack>
    </Stack>
  );
}

export function Notes({ person: { email, notes }, again }: Props) {
  const { people, locale } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const { identity } = useGetIdentity();
  const [written, setWritten] = useState(0);
  const t = people.person;
  return (
    <Card component="section" sx={{ p: 2.5, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {t.notes}
      </Typography>
      {may.includes('mayNoteOrders') && (
        <CallForm
          key={written}
          label={t.notes}
          values={{ text: '' }}
          submit={t.saveNote}
          send={({ text }) => call('people/{email}/notes', { email, text })}
          onDone={() => {
            setWritten(written + 1);
            again();
          }}
        >
          <FormText name="text" label={t.writeNote} hint={t.noteHint} rows={2} maxLength={2_000} />
        </CallForm>
      )}
      {notes.map(({ id, at, by, text }) => (
        <Stack key={id} sx={{ gap: 0.5, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <LongText text={text} />
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" color="text.secondary">
              <bdi>{by}</bdi> · {momentOf(at, locale)}
            </Typography>
            {by === identity?.id && (
              <ActionButton
                label={t.removeNote}
                sure={t.removeNoteSure}
                isSmall
                run={() => call('DELETE people/{email}/notes/{id}', { email, id })}
                onDone={again}
              />
            )}
          </Stack>
        </Stack>
      ))}
    </Card>
  );
}

type HoldAct = InputOf<'held-members/{member}'>['act'];
const ways: readonly HoldAct[] = ['quiet-1', 'quiet-7', 'quiet-30', 'shut-out'];

/** Mutes or blocks a member whom nobody reported, and ends it. */
export function Hold({ person, again }: Props) {
  const { people, reports } = useWords();
  const [act, setAct] = useState<HoldAct>('quiet-7');
  const [reason, setReason] = useState('');
  const t = people.person;
  const { memberId, shutOutAt, quietUntil } = person;
  const name = person.account?.displayName ?? person.name;
  if (memberId === null) return null;
  const isMuted = isToCome(quietUntil);
  const lift = <Lift memberId={memberId} name={name} isBlocked={shutOutAt !== null} onDone={again} />;
  if (shutOutAt !== null) return lift;
  return (
    <>
      {isMuted && lift}
      <ActionButton
        label={isMuted ? t.holdMore : t.hold}
        sure={reports.reasonHint}
        go={reports.memberActs[act]}
        isDanger
        run={() => call('held-members/{member}', { member: memberId, act, reason })}
        done={t.heldDone}
        onDone={again}
      >
        {({ faultOf }) => (
          <>
            <TypedField
              label={reports.decide}
              value={act}
              onChange={(chosen) => setAct(ways.find((way) => way === chosen) ?? act)}
              fault={faultOf('act')}
              select
            >
              {ways.map((way) => (
                <MenuItem key={way} value={way}>
                  {reports.memberActs[way]}
                </MenuItem>
              ))}
            </TypedField>
            <TypedField
              label={reports.reason}
              value={reason}
              onChange={setReason}
              fault={faultOf('reason')}
              rows={2}
              maxLength={500}
              required
            />
            <Effect act={act} who={name} isText={false} />
          </>
        )}
      </ActionButton>
    </>
  );
}
