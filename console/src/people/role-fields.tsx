/** Which role somebody gets, its permissions, and which trainer an expert is. */
import { Alert, Box, Card, MenuItem, Typography } from '@mui/material';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import type { DoneOf, ApiFailure } from '../api.ts';
import { OrderLink } from '../layout/facts.tsx';
import { momentOf } from '../locale.ts';

type ColleagueRow = DoneOf<'GET staff'>['rows'][number];
type ColleaguesAnswer = DoneOf<'GET staff'>;

/** Why a staff role was not given, changed or taken: in words, with the bookings that prevent it. */
export function WhyNotPlaced({ failure }: { failure: ApiFailure }) {
  const { people, common, locale } = useWords();
  const t = people.staff;
  const { code, detail = {} } = failure;
  const { by, role } = detail;
  const roles: Record<string, string> = t.roles;
  if (code === 'staff-hours-to-come') {
    const { count: _count, ...hours } = detail;
    return (
      <Alert severity="error">
        {t.hours}
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {Object.entries(hours).map(([number, at]) => (
            <li key={number}>
              <OrderLink number={number} />, {momentOf(String(at), locale)}
            </li>
          ))}
        </Box>
      </Alert>
    );
  }
  const colleague = typeof by === 'string' ? by : null;
  if (code === 'staff-changed' && colleague !== null)
    return (
      <Alert severity="warning">
        {t.changedBy(colleague, typeof role === 'string' ? (roles[role] ?? role) : null)}
      </Alert>
    );
  if (code === 'is-staff-already' && colleague !== null)
    return <Alert severity="warning">{t.thereBy(colleague)}</Alert>;
  return <Alert severity="error">{common.failures[code]}</Alert>;
}

type Roles = ColleaguesAnswer['roles'];

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
export function RoleMeanings({ roles }: { roles: Roles }) {
  const { people } = useWords();
  return (
    <Card component="section" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h6">
        {people.staff.meaning}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {roles.map(({ role, powers }) => (
          <Box key={role}>
            <Typography component="h3" sx={{ fontWeight: 700, mb: 0.5 }}>
              {people.staff.roles[role]}
            </Typography>
            <Powers powers={powers} />
          </Box>
        ))}
      </Box>
    </Card>
  );
}

export type Place = { role: ColleagueRow['role']; expert: string };

type Props = {
  place: Place;
  onPlace(place: Place): void;
  offered: Pick<ColleaguesAnswer, 'roles' | 'trainers'>;
  faultOf(field: string): string | undefined;
};

export function RoleFields({ place, onPlace, offered, faultOf }: Props) {
  const { people, locale } = useWords();
  const t = people.staff;
  const { roles, trainers } = offered;
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
              <bdi>{name[locale === 'ar' ? 'ar' : 'en']}</bdi>
            </MenuItem>
          ))}
        </TypedField>
      )}
      <Box aria-live="polite">
        <Typography variant="body2" color="text.secondary">
          {t.may}:
        </Typography>
        <Powers powers={powers} />
      </Box>
    </>
  );
}
