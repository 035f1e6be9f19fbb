/** The fields of a kind in their groups, each a part of the page with its heading. */
import { Box, Card, Typography } from '@mui/material';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { FieldRows } from './field-view.tsx';
import { idOfPart, partsOf, whole } from './parts.ts';

export function Sections({
  fields,
  hasFreeAddress,
}: {
  fields: readonly FormField[];
  hasFreeAddress: boolean;
}) {
  const { catalogue } = useSay();
  return partsOf(fields, hasFreeAddress).map(({ group, fields: inGroup }) => (
    <Card component="section" key={group} aria-labelledby={idOfPart(group)} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography id={idOfPart(group)} component="h2" variant="h6" tabIndex={-1}>
        {catalogue.groups[group]}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2 }}>
        <FieldRows fields={inGroup} places={whole} />
      </Box>
    </Card>
  ));
}
