/** Who works here, and in which role: given, changed and taken by an owner. */
import { Alert, Box, Card, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { type ApiFailure, call, type DoneOf } from '../api.ts';
import { ActionButton } from '../layout/action-dialog.tsx';
import { CallForm, FormText, useFormField } from '../layout/call-form.tsx';
import { Ltr, OrderLink, WordChip } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { useCalled } from '../layout/read.tsx';
import { useSettled } from '../layout/kept-typing.ts';
import { agoOf, dayOf, momentOf } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { ColleagueSessions } from '../second-factor/sessions.tsx';
import { useWords } from '../words/words.ts';
import { SureTick } from '../layout/sure-tick.tsx';

type ColleagueRow = RowOf<'staff'>;

/** The bookings that prevent a change of role, beside the refusal. */
function ComingHours({ failure }: { failure: ApiFailure | null }) {
  const { locale } = useWords();
  if (failure?.code !== 'staff-hours-to-come') return null;
  const { detail = {} } = failure;
  const { count: _count, ...hours } = detail;
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
      {Object.entries(hours).map(([number, at]) => (
        <li key={number}>
          <OrderLink number={number} />, {momentOf(String(at), locale)}
        </li>
      ))}
    </Box>
  );
}

type Roles = DoneOf<'GET staff'>['roles'];

function Powers({ powers }: { powers: Roles[number]['powers'] }) {
  const { people } = useWords();
  return (
    <Box
      component="ul"
      sx={{ m: 0, paddingInlineStart: 3, overflowWrap: 'anywhere', display: 'grid', gap: 0.5 }}
    >
      {powers.map((power) => (
        <Typography key={power} component="li" variant="body2">
          {people.staff.powers[power]}
        </Typography>
      ))}
    </Box>
  );
}

/** What each role may do, in words: made from the rules that every page and call checks. */
function RoleMeanings() {
  const { people } = useWords();
  const { roles = [] } = useMeta('staff') ?? {};
  return (
    <Card component="details" sx={{ px: 2.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.5, fontWeight: 600 }}>
        {people.staff.meaning}
      </Box>
      <Box
        sx={{
          pb: 2.5,
          display: 'grid',
          columnGap: 4,
          rowGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {roles.map(({ role, powers }) => (
          <Box key={role}>
            <Typography component="h2" sx={{ fontWeight: 700, mb: 0.5 }}>
              {people.staff.roles[role]}
            </Typography>
            <Powers powers={powers} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

type Role = ColleagueRow['role'];

/** `isSure`: that somebody becomes owner was ticked, who could remove whoever did it by mistake. */
type Place = { role: Role; expert: string; isSure: boolean };

type Props = {
  place: Place;
  /** The role they have. */
  was?: Role;
  onPlace(place: Place): void;
  faultOf(field: string): string | undefined;
};

/** Which role somebody gets, its permissions, and which trainer an expert is. */
function RoleFields({ place, was, onPlace, faultOf }: Props) {
  const { people, locale } = useWords();
  const t = people.staff;
  const { roles = [], trainers = [] } = useMeta('staff') ?? {};
  const powers = roles.find(({ role }) => role === place.role)?.powers ?? [];
  const isRole = (text: string): text is Place['role'] => roles.some(({ role }) => role === text);
  return (
    <>
      <TypedField
        label={t.role}
        value={place.role}
        onChange={(role) => isRole(role) && onPlace({ ...place, role })}
        fault={faultOf('role')}
        select
      >
        {roles.map(({ role }) => (
          <MenuItem key={role} value={role}>
            {t.roles[role]}
          </MenuItem>
        ))}
      </TypedField>
      {place.role === 'expert' && trainers.length === 0 && <Typography>{t.noTrainers}</Typography>}
      {place.role === 'expert' && trainers.length > 0 && (
        <TypedField
          label={t.trainer}
          value={place.expert}
          onChange={(expert) => onPlace({ ...place, expert })}
          fault={faultOf('expert')}
          select
        >
          {trainers.map(({ slug, name }) => (
            <MenuItem key={slug} value={slug}>
              <bdi>{name[locale]}</bdi>
            </MenuItem>
          ))}
        </TypedField>
      )}
      <Box aria-live="polite">
        <Typography variant="body2" color="text.secondary">
          {t.may}
        </Typography>
        <Powers powers={powers} />
      </Box>
      {place.role === 'owner' && was !== 'owner' && (
        <SureTick
          text={t.ownerMay}
          label={t.ownerSure}
          isSure={place.isSure}
          onSure={(isSure) => onPlace({ ...place, isSure })}
          fault={faultOf('isSure')}
        />
      )}
    </>
  );
}

const expertOf = ({ role, expert }: Place): string | null =>
  role === 'expert' && expert !== '' ? expert : null;

/** Another name or role for a colleague. */
function ChangeRole({ colleague: { email, name, role, expert } }: { colleague: ColleagueRow }) {
  const { people, lists } = useWords();
  const t = people.staff;
  const [place, setPlace] = useState<Place>({ role, expert: expert ?? '', isSure: false });
  const [typed, setTyped] = useState(name);
  const body = { ...place, email, name: typed, expert: expertOf(place), seen: role };
  return (
    <ActionButton
      isSmall
      label={t.changeShort}
      title={t.change(email)}
      sure={t.changeLead}
      go={t.changeGo}
      run={() => call('PUT staff/{email}', body)}
      done={t.changed}
    >
      {({ faultOf, failure }) => (
        <>
          <TypedField
            label={lists.columns.name}
            value={typed}
            onChange={setTyped}
            fault={faultOf('name')}
            maxLength={120}
          />
          <RoleFields place={place} was={role} onPlace={setPlace} faultOf={faultOf} />
          <ComingHours failure={failure} />
        </>
      )}
    </ActionButton>
  );
}

function Remove({ email, isOwn }: { email: string; isOwn: boolean }) {
  const { people } = useWords();
  const t = people.staff;
  const notify = useNotify();
  const remove = async () => {
    const { stillBookable } = await call('DELETE staff/{email}', { email });
    if (stillBookable === null) notify(t.removed, { type: 'success' });
    else notify(`${t.removed} ${t.stillBookable}`, { type: 'warning', autoHideDuration: 12_000 });
  };
  return (
    <ActionButton
      isSmall
      label={t.removeShort}
      title={t.remove(email)}
      sure={isOwn ? t.removeSelf : t.removeSure}
      go={t.removeGo}
      run={remove}
    >
      {({ failure }) => <ComingHours failure={failure} />}
    </ActionButton>
  );
}

function Actions({ colleague, isOwn }: { colleague: ColleagueRow; isOwn: boolean }) {
  const { people } = useWords();
  const t = people.staff;
  const { email, name, role, secondFactorSince } = colleague;
  const { owners = 0 } = useMeta('staff') ?? {};
  if (role === 'owner' && owners === 1)
    return (
      <>
        <Typography variant="body2" color="text.secondary">
          {t.onlyOwner}
        </Typography>
        {!isOwn && <ColleagueSessions email={email} />}
      </>
    );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {/* Another name or role makes another form. */}
      <ChangeRole key={`${role} ${name}`} colleague={colleague} />
      <Remove email={email} isOwn={isOwn} />
      {!isOwn && <ColleagueSessions email={email} />}
      {secondFactorSince !== null && !isOwn && (
        <ActionButton
          isSmall
          label={t.resetSecond}
          sure={t.resetSure}
          go={t.resetGo}
          run={() => call('DELETE staff/{email}/second-factor', { email })}
          done={t.reset}
        />
      )}
    </Stack>
  );
}

function PlaceInForm() {
  const role = useFormField<Place['role']>('role');
  const expert = useFormField<string>('expert');
  const isSure = useFormField<boolean>('isSure');
  const faults: Partial<Record<string, string>> = {
    role: role.fault,
    expert: expert.fault,
    isSure: isSure.fault,
  };
  return (
    <RoleFields
      place={{ role: role.value, expert: expert.value, isSure: isSure.value }}
      onPlace={(place) => {
        role.onChange(place.role);
        expert.onChange(place.expert);
        isSure.onChange(place.isSure);
      }}
      faultOf={(field) => faults[field]}
    />
  );
}

/** Says so where the address is a learner's: they may be another person than was meant. */
function KnownLearner() {
  const { people } = useWords();
  const email = useSettled(useFormField<string>('email').value.trim().toLowerCase());
  const found = useCalled('GET people', email.includes('@') ? { search: email, show: 'all', page: 1 } : null);
  const known = found.data?.rows.find((one) => one.email === email && one.status !== 'team');
  if (known === undefined) return null;
  return <Alert severity="info">{people.staff.isLearner(known.name || email)}</Alert>;
}

/** The button, and the form that gives somebody a staff role. */
function AddColleague() {
  const { people, lists } = useWords();
  const t = people.staff;
  const notify = useNotify();
  const refresh = useRefresh();
  const faults = Object.fromEntries(
    Object.entries(t.roles).map(([role, name]) => [`works-here-as-${role}`, t.worksHere(name)]),
  );
  const blank: Place & { email: string; name: string } = {
    email: '',
    name: '',
    role: 'support',
    expert: '',
    isSure: false,
  };
  return (
    <OpenInPlace label={t.open}>
      {(close) => (
        <Card sx={{ p: 2.5 }}>
          <CallForm
            label={t.open}
            values={blank}
            submit={t.add}
            faults={faults}
            send={(typed) => call('staff', { ...typed, expert: expertOf(typed) })}
            onDone={({ email }) => {
              notify(t.added(email), { type: 'success' });
              close();
              refresh();
            }}
            onClose={close}
          >
            <FormText name="email" label={t.email} hint={t.emailHint} ltr inputMode="email" maxLength={254} />
            <KnownLearner />
            <FormText name="name" label={lists.columns.name} maxLength={120} />
            <PlaceInForm />
          </CallForm>
        </Card>
      )}
    </OpenInPlace>
  );
}

/** Of an expert, which trainer they are. */
function Trainer({ expert }: { expert: string }) {
  const { locale } = useWords();
  const { trainers = [] } = useMeta('staff') ?? {};
  const name = trainers.find(({ slug }) => slug === expert)?.name[locale];
  return <bdi>{name ?? expert}</bdi>;
}

export function StaffPage() {
  const { people, lists, locale } = useWords();
  const t = people.staff;
  const { identity } = useGetIdentity();
  const columns: Column<ColleagueRow>[] = [
    {
      source: 'email',
      label: t.email,
      isSorted: true,
      render: ({ email, name }) => (
        <>
          {name !== '' && (
            <Typography sx={{ fontWeight: 600 }}>
              <bdi>{name}</bdi>
            </Typography>
          )}
          <Ltr>{email}</Ltr>
        </>
      ),
    },
    {
      source: 'role',
      label: t.role,
      isSorted: true,
      card: 'beside',
      render: ({ email, role, expert }) => (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
          <WordChip color="primary" variant="outlined" label={t.roles[role]} />
          {identity?.id === email && <WordChip label={t.you} />}
          {expert !== null && <Trainer expert={expert} />}
        </Stack>
      ),
    },
    { source: 'addedAt', label: t.since, isSorted: true, render: ({ addedAt }) => dayOf(addedAt, locale) },
    {
      source: 'lastSignIn',
      label: t.lastSignIn,
      isSorted: true,
      render: ({ lastSignIn }) => (lastSignIn === null ? t.neverSignedIn : agoOf(lastSignIn, locale)),
    },
    {
      source: 'secondFactorSince',
      label: t.second,
      isSorted: true,
      render: ({ secondFactorSince }) =>
        secondFactorSince === null ? t.noSecond : dayOf(secondFactorSince, locale),
    },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) => <Actions colleague={row} isOwn={identity?.id === row.email} />,
    },
  ];
  return (
    <ListPage
      resource="staff"
      title={t.title}
      lead={t.lead}
      empty={t.lead}
      columns={columns}
      search={lists.columns.email}
      actions={<AddColleague />}
    >
      <RoleMeanings />
    </ListPage>
  );
}
