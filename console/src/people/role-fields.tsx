/** Which role somebody gets, what that means, and which trainer an expert is. */
import { Box, MenuItem, Typography } from '@mui/material';
import type { ColleaguesAnswer, ColleagueRow } from '../../../src/features/staff/people-staff.staff.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { useSay } from '../words/words.ts';
import { Powers } from './role-meaning.tsx';

export type Place = { role: ColleagueRow['role']; expert: string };

type Props = {
  place: Place;
  onPlace(place: Place): void;
  offered: Pick<ColleaguesAnswer, 'roles' | 'trainers'>;
  faultOf(field: string): string | undefined;
};

export function RoleFields({ place, onPlace, offered, faultOf }: Props) {
  const { people, locale } = useSay();
  const say = people.staff;
  const { roles, trainers } = offered;
  const powers = roles.find(({ role }) => role === place.role)?.powers ?? [];
  const isRole = (text: string): text is Place['role'] => roles.some(({ role }) => role === text);
  return (
    <>
      <TypedField
        label={say.role}
        value={place.role}
        onChange={(role) => isRole(role) && onPlace({ ...place, role })}
        fault={faultOf('role')}
        select
      >
        {roles.map(({ role }) => (
          <MenuItem key={role} value={role}>
            {say.roles[role]}
          </MenuItem>
        ))}
      </TypedField>
      {place.role === 'expert' && trainers.length === 0 && <Typography>{say.noTrainers}</Typography>}
      {place.role === 'expert' && trainers.length > 0 && (
        <TypedField
          label={say.trainer}
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
          {say.may}:
        </Typography>
        <Powers powers={powers} />
      </Box>
    </>
  );
}
