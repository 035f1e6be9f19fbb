/** What staff keep about a person for each other: tags and notes; and muting or blocking them in the community. */
import { Box, Card, Chip, LinearProgress, Link as MuiLink, MenuItem, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { CallForm, FormText } from '../layout/call-form.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { addressOfPerson, LongText, Ltr, OrderLink } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { agoOf, dayOf, madOf, momentOf } from '../locale.ts';
import { Effect, Lift } from '../reports/report-case.tsx';
import { isToCome } from './learners-page.tsx';
import { useWords } from '../words/words.ts';
import { StatusChip } from '../orders/status-chip.tsx';

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
/** As when her phone was stolen. */
export function SignOut({ person: { email } }: Pick<Props, 'person'>) {
  const { people } = useWords();
  const t = people.person.signOut;
  return (
    <ActionButton
      label={t.label}
      sure={t.sure}
      isDanger
      run={() => call('people/{email}/signing-out', { email })}
      done={t.done}
    />
  );
}

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

type PersonWhole = DoneOf<'GET people/{email}'>;

type ListProps = {
  title: string;
  none?: string;
  lines: { key: string; line: ReactNode }[];
  children?: ReactNode;
};

/** Left out where it is empty, unless `none` says what that means or `children` can be done. */
export function List({ title, none, lines, children }: ListProps) {
  if (lines.length === 0 && none === undefined && children === undefined) return null;
  return (
    <Card component="section" sx={{ p: 2.5, minWidth: 0 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {lines.length === 0 && none !== undefined ? (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {lines.map(({ key, line }) => (
            <Box component="li" key={key} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {line}
            </Box>
          ))}
        </Box>
      )}
      {children}
    </Card>
  );
}

/* What a person bought and was given: whether they can use it, and how far they are. */

export const Small = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
);

type Learning = PersonWhole['opened'][number]['learning'];

function Learned({ learning }: { learning: Learning }) {
  const { people, locale } = useWords();
  const t = people.person;
  if (learning === null) return null;
  const { done, of, percent, units, lastAt, finishedAt } = learning;
  const far = [t.lessons(done, of), ...(units.of > 1 ? [t.modules(units.done, units.of)] : [])].join(' · ');
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={far}
        sx={{ my: 0.5, maxWidth: '20rem' }}
      />
      <Small>
        {finishedAt === null ? far : t.finished(dayOf(finishedAt, locale))}
        {` · ${lastAt === null ? t.neverLearned : t.lastLearned(agoOf(lastAt, locale))}`}
      </Small>
    </>
  );
}

type Access = NonNullable<PersonWhole['ordered'][number]['access']>;

/** Whether they can use it, why not, and what to do about it. */
function AccessInWords({ access: { state, at, day, owner } }: { access: Access }) {
  const { people, locale } = useWords();
  const { is, todo } = people.person.access[state];
  const moment = day !== null ? dayOf(day, locale) : at === null ? '' : dayOf(at, locale);
  return (
    <Typography variant="body2">
      <strong>{is(moment)}</strong> {todo}
      {owner !== null && (
        <>
          {' '}
          <MuiLink component={Link} to={addressOfPerson(owner)} sx={{ py: 1.25 }}>
            <Ltr>{owner}</Ltr>
          </MuiLink>
        </>
      )}
    </Typography>
  );
}

/** What they bought, each with how they get in and how far they are; then gifts they were given. */
export function Bought({ person }: { person: PersonWhole }) {
  const { people, locale } = useWords();
  const t = people.person;
  const openedBy = new Map(person.opened.map((one) => [one.number, one]));
  const orders = person.ordered.map((order) => ({
    key: order.number,
    line: (
      <>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <OrderLink number={order.number} />
          <StatusChip status={order.shown} />
          <span>{madOf(order.amountCentimes, locale)}</span>
        </Stack>
        <bdi>{order.item[locale]}</bdi>
        {order.access !== null && <AccessInWords access={order.access} />}
        <Learned learning={openedBy.get(order.number)?.learning ?? null} />
        <Small>{momentOf(order.placedAt, locale)}</Small>
      </>
    ),
  }));
  const numbers = new Set(person.ordered.map(({ number }) => number));
  const gifts = person.opened
    .filter(({ number }) => !numbers.has(number))
    .map((one) => ({
      key: one.number,
      line: (
        <>
          <Stack direction="row" sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <bdi>{one.item[locale]}</bdi>
            <OrderLink number={one.number} />
          </Stack>
          <Small>
            {t.accountSince(dayOf(one.grantedAt, locale))}
            {one.pausedAt !== null && ` · ${t.paused}`}
          </Small>
          <Learned learning={one.learning} />
        </>
      ),
    }));
  return (
    <>
      <List title={t.bought} none={t.noOrders} lines={orders} />
      <List title={t.gifts} lines={gifts} />
    </>
  );
}
