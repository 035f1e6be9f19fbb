/** The fields of a kind in their groups, each a part of the page with its heading. */
import { Box, Card, Typography } from '@mui/material';
import type { FieldGroup } from '../../../domain/catalogue/field-meta.ts';
import type { FormField } from '../../../domain/catalogue/record-form.ts';
import { useSay } from '../words/words.ts';
import { FieldRows } from './field-view.tsx';

const order: FieldGroup[] = ['words', 'money', 'dates', 'facts', 'blocks', 'seo'];
const whole = [{ path: '', side: null }] as const;

/** Its address is chosen once, at the beginning; its place is changed in the list. */
const isTyped = ({ path }: FormField, isNew: boolean): boolean =>
  path !== 'position' && (isNew || path !== 'slug');

export function Sections({ fields, isNew }: { fields: readonly FormField[]; isNew: boolean }) {
  const { catalogue } = useSay();
  const typed = fields.filter((field) => isTyped(field, isNew));
  return order.map((group) => {
    const inGroup = typed.filter((field) => field.group === group);
    if (inGroup.length === 0) return null;
    return (
      <Card component="section" key={group} aria-labelledby={`group-${group}`} sx={{ p: { xs: 2, md: 2.5 } }}>
        <Typography id={`group-${group}`} component="h2" variant="h6">
          {catalogue.groups[group]}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2.5, mt: 2 }}>
          <FieldRows fields={inGroup} places={whole} />
        </Box>
      </Card>
    );
  });
}
