/** What a role may do, in words: made from the rules that every page and call asks. */
import { Box, Card, Typography } from '@mui/material';
import type { ColleaguesAnswer } from '../../../src/features/staff/people-staff.staff.ts';
import { useSay } from '../words/words.ts';

type Roles = ColleaguesAnswer['roles'];

export function Powers({ powers }: { powers: Roles[number]['powers'] }) {
  const { people } = useSay();
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

export function RoleMeanings({ roles }: { roles: Roles }) {
  const { people } = useSay();
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
