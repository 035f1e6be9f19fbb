/** Which role somebody gets, its permissions, and which trainer an expert is. */
import { Box, Card, MenuItem, Typography } from '@mui/material';
import { SureTick } from '../layout/sure-tick.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import type { ApiFailure, DoneOf } from '../api.ts';
import { OrderLink } from '../layout/facts.tsx';
import { useMeta } from '../layout/list-page.tsx';
import { momentOf } from '../locale.ts';

type ColleagueRow = DoneOf<'GET staff'>['rows'][number];

/** The bookings that prevent a change of role, beside the refusal. */
export function ComingHours({ failure }: { failure: ApiFailure | null }) {
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
export function RoleMeanings() {
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
export type Place = { role: Role; expert: string; isSure: boolean };

type Props = {
  place: Place;
  /** The role they have. */
  was?: Role;
  onPlace(place: Place): void;
  faultOf(field: string): string | undefined;
};

export function RoleFields({ place, was, onPlace, faultOf }: Props) {
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
              <bdi>{name[locale === 'ar' ? 'ar' : 'en']}</bdi>
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
