/** Who works here, and in which role: given, changed and taken by an owner. */
import { useGetIdentity, useNotify } from 'react-admin';
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Read, useCalled } from '../layout/read.tsx';
import { useWords } from '../words/words.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { type Place, RoleFields, RoleMeanings, WhyNotPlaced } from './role-fields.tsx';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { AskOnce, ActionDialog, useAction, whyRefused } from '../layout/action-dialog.tsx';
import { type DoneOf, call } from '../api.ts';
import { Ltr } from '../layout/facts.tsx';
import { ColleagueSessions } from '../second-factor/sessions.tsx';
import { agoOf, dayOf } from '../locale.ts';

type ColleagueRow = DoneOf<'GET staff'>['rows'][number];
type ColleaguesAnswer = DoneOf<'GET staff'>;

type ColleagueCardProps = { colleague: ColleagueRow; offered: ColleaguesAnswer; onChanged(): void };

function Form({ colleague, offered, onChanged, onClose }: ColleagueCardProps & { onClose(): void }) {
  const { people } = useWords();
  const t = people.staff;
  const notify = useNotify();
  const action = useAction();
  const { email, role, expert } = colleague;
  const [place, setSeat] = useState<Place>({ role, expert: expert ?? '' });
  const change = async () => {
    const wanted = place.role === 'expert' && place.expert !== '' ? place.expert : null;
    const body = { role: place.role, expert: wanted, seen: role };
    const changed = await action.run(() => call('PUT staff/{email}', { email, ...body }));
    if (changed === null) return;
    notify(t.changed, { type: 'success' });
    onClose();
    onChanged();
  };
  // The form's own words name who was first, and the bookings that prevent it.
  const shown = { ...action, problem: null };
  return (
    <ActionDialog
      title={t.change(email)}
      lead={t.changeLead}
      submit={t.changeGo}
      action={shown}
      onSubmit={change}
      onClose={() => {
        onClose();
        if (action.failure?.code === 'staff-changed') onChanged();
      }}
    >
      <RoleFields place={place} onPlace={setSeat} offered={offered} faultOf={action.faultOf} />
      {action.problem !== null && action.failure !== null && <WhyNotPlaced failure={action.failure} />}
    </ActionDialog>
  );
}

/** Another role for a colleague. Whoever saw outdated data is shown who was first. */
function ChangeRole(props: ColleagueCardProps) {
  const { people } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        aria-label={`${people.staff.changeShort}: ${props.colleague.email}`}
        onClick={() => setOpen(true)}
      >
        {people.staff.changeShort}
      </Button>
      {isOpen && <Form {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Remove({
  colleague: { email },
  isOwn,
  onChanged,
}: {
  colleague: ColleagueRow;
  isOwn: boolean;
  onChanged(): void;
}) {
  const { people, common } = useWords();
  const t = people.staff;
  const notify = useNotify();
  const action = useAction();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const gone = await action.run(() => call('DELETE staff/{email}', { email }));
    setAsking(false);
    if (gone === null) return;
    const isLong = gone.stillBookable !== null;
    notify(isLong ? `${t.removed} ${t.stillBookable}` : t.removed, {
      type: isLong ? 'warning' : 'success',
      autoHideDuration: isLong ? 12_000 : 4_000,
    });
    onChanged();
  };
  return (
    <Box sx={isAsking || action.failure !== null ? { flexBasis: '100%' } : {}}>
      {action.failure !== null && <WhyNotPlaced failure={action.failure} />}
      {isAsking ? (
        <Stack role="group" aria-label={t.remove(email)} sx={{ gap: 1 }}>
          <Typography>{isOwn ? t.removeSelf : t.removeSure}</Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              disabled={action.isBusy}
              ref={focusAtFirst}
              onClick={() => void remove()}
            >
              {t.removeGo}
            </Button>
            <Button disabled={action.isBusy} onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
          </Stack>
        </Stack>
      ) : (
        <Button
          aria-label={`${t.removeShort}: ${email}`}
          onClick={() => {
            action.clear();
            setAsking(true);
          }}
        >
          {t.removeShort}
        </Button>
      )}
    </Box>
  );
}

function ResetSecondFactor({
  colleague: { email },
  onChanged,
}: {
  colleague: ColleagueRow;
  onChanged(): void;
}) {
  const { people, common } = useWords();
  const t = people.staff;
  const notify = useNotify();
  const reset = async () => {
    try {
      await call('DELETE staff/{email}/second-factor', { email });
    } catch (failure) {
      return whyRefused(failure, common, (by) => t.changedBy(by, null));
    }
    notify(t.reset, { type: 'success' });
    onChanged();
    return null;
  };
  return <AskOnce label={t.resetSecond} sure={t.resetSure} go={t.resetGo} onGo={reset} />;
}

function Since({ colleague }: { colleague: ColleagueRow }) {
  const { people, locale } = useWords();
  const t = people.staff;
  const { addedAt, lastSignIn, secondFactorSince } = colleague;
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      <span>{t.since(dayOf(addedAt, locale))}</span>
      <span>{lastSignIn === null ? t.neverSignedIn : t.lastSignIn(agoOf(lastSignIn, locale))}</span>
      <span>{secondFactorSince === null ? t.noSecond : t.second(dayOf(secondFactorSince, locale))}</span>
    </Typography>
  );
}

/** One colleague: role, since when, how they sign in, their sessions and their second step. */
function ColleagueCard({ colleague, offered, onChanged }: ColleagueCardProps) {
  const { people, locale } = useWords();
  const t = people.staff;
  const { identity } = useGetIdentity();
  const { email, role, expert, secondFactorSince } = colleague;
  const isOwn = identity?.id === email;
  const trainer = offered.trainers.find(({ slug }) => slug === expert)?.name[locale === 'ar' ? 'ar' : 'en'];
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1, minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h2" sx={{ fontWeight: 700, fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
          <Ltr>{email}</Ltr>
        </Typography>
        <Chip size="small" color="primary" variant="outlined" label={t.roles[role]} />
        {expert !== null && <bdi>{trainer ?? expert}</bdi>}
        {isOwn && <Chip size="small" label={t.you} />}
      </Stack>
      <Since colleague={colleague} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ChangeRole colleague={colleague} offered={offered} onChanged={onChanged} />
        <Remove colleague={colleague} isOwn={isOwn} onChanged={onChanged} />
        {!isOwn && <ColleagueSessions email={email} />}
        {secondFactorSince !== null && !isOwn && (
          <ResetSecondFactor colleague={colleague} onChanged={onChanged} />
        )}
      </Stack>
    </Card>
  );
}

type Props = { offered: ColleaguesAnswer; onAdded(email: string): void };

/** Gives somebody a staff role. What was typed is never lost. */
function AddForm({ offered, onAdded, onClose }: Props & { onClose(): void }) {
  const { people, common } = useWords();
  const t = people.staff;
  const action = useAction();
  const [email, setEmail] = useState('');
  const [place, setSeat] = useState<Place>({ role: 'support', expert: '' });
  const add = async () => {
    const expert = place.role === 'expert' && place.expert !== '' ? place.expert : null;
    const added = await action.run(() => call('staff', { email, role: place.role, expert }));
    if (added) onAdded(added.email);
  };
  return (
    <Card
      component="form"
      noValidate
      aria-label={t.open}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      sx={{ p: 2.5, display: 'grid', gap: 2 }}
    >
      <TypedField
        label={t.email}
        hint={t.emailHint}
        value={email}
        onChange={setEmail}
        fault={action.faultOf('email')}
        ltr
        inputMode="email"
        maxLength={254}
        inputRef={focusAtFirst}
      />
      <RoleFields place={place} onPlace={setSeat} offered={offered} faultOf={action.faultOf} />
      {action.problem !== null && action.failure !== null && <WhyNotPlaced failure={action.failure} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={action.isBusy}>
          {t.add}
        </Button>
        <Button onClick={onClose} disabled={action.isBusy}>
          {common.cancel}
        </Button>
      </Stack>
    </Card>
  );
}

function AddColleague({ offered, onAdded }: Props) {
  const { people } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Box>
        <Button variant="contained" onClick={() => setOpen(true)}>
          {people.staff.open}
        </Button>
      </Box>
    );
  return (
    <AddForm
      offered={offered}
      onClose={() => setOpen(false)}
      onAdded={(email) => {
        setOpen(false);
        onAdded(email);
      }}
    />
  );
}

export function StaffPage() {
  const { people } = useWords();
  const t = people.staff;
  const notify = useNotify();
  const reading = useCalled('GET staff');
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Read reading={reading} height={320}>
        {(offered) => (
          <>
            <AddColleague
              offered={offered}
              onAdded={(email) => {
                notify(t.added(email), { type: 'success' });
                reading.again();
              }}
            />
            <PlainList label={t.title}>
              {offered.rows.map((colleague) => (
                <ColleagueCard
                  // Another role makes another card, so that its form starts anew.
                  key={`${colleague.email} ${colleague.role}`}
                  colleague={colleague}
                  offered={offered}
                  onChanged={reading.again}
                />
              ))}
            </PlainList>
            <RoleMeanings roles={offered.roles} />
          </>
        )}
      </Read>
    </PageFrame>
  );
}
