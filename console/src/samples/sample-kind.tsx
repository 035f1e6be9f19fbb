/** What of one kind is still the sample's: a box for each, one for all of them, and why one stays. */
import { Box, Card, Checkbox, FormControlLabel, Link as Plain, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SampleRow } from '../../../src/features/catalogue/samples.staff.ts';
import { formatTags, momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { isNamedOnly, keyOf, mayGo, type SampleGroup } from './sample-groups.ts';

/** Null where nothing holds it. */
function useWhy({ stays }: SampleRow): string | null {
  const { samples, catalogue, locale } = useSay();
  if (stays === null) return null;
  const { reason, detail } = stays;
  if (isNamedOnly({ stays })) return samples.named(Number(detail['records']));
  if (reason === 'needs-price-right') return samples.stays.price;
  if (reason === 'draft-there')
    return samples.stays.draft(String(detail['by']), momentOf(String(detail['at']), locale));
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const needs = Object.entries(detail).map(([what, count]) =>
    samples.need(catalogue.needs[what] ?? what, digits.format(Number(count))),
  );
  return samples.stays.needed(new Intl.ListFormat(formatTags[locale]).format(needs));
}

const placeOf = ({ kind, slug }: SampleRow): string =>
  kind === 'access-codes' ? '/access-codes' : kind === 'coupon' ? '/coupons' : `/catalogue/${kind}/${slug}`;

type RowProps = { row: SampleRow; isChosen: boolean; onChoose(isOn: boolean): void };

function SampleLine({ row, isChosen, onChoose }: RowProps) {
  const { samples, locale } = useSay();
  const why = useWhy(row);
  const { slug, kind, title } = row;
  const name = (locale === 'ar' ? title.ar || title.en : title.en || title.ar) || slug;
  const whyId = `why-${kind}-${slug}`;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={isChosen}
              disabled={!mayGo(row)}
              onChange={({ target }) => onChoose(target.checked)}
              slotProps={{ input: why === null ? {} : { 'aria-describedby': whyId } }}
            />
          }
          label={<bdi>{name}</bdi>}
          sx={{
            minHeight: 44,
            marginInlineEnd: 0,
            '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' },
          }}
        />
        {why !== null && (
          <Typography
            id={whyId}
            variant="body2"
            color="text.secondary"
            sx={{ paddingInlineStart: '2rem', overflowWrap: 'anywhere' }}
          >
            {why}
          </Typography>
        )}
      </Box>
      <Plain
        component={Link}
        to={placeOf(row)}
        aria-label={samples.open(name)}
        sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center', flexShrink: 0 }}
      >
        {samples.openShort}
      </Plain>
    </Box>
  );
}

type KindProps = {
  group: SampleGroup;
  chosen: ReadonlySet<string>;
  onChoose(rows: readonly SampleRow[], isOn: boolean): void;
};

export function SampleKind({ group: { kind, rows }, chosen, onChoose }: KindProps) {
  const { samples, today, catalogue, codes, coupons } = useSay();
  const named = { 'access-codes': codes.title, coupon: coupons.title } as Record<string, string>;
  const free = rows.filter(mayGo);
  const on = free.filter((row) => chosen.has(keyOf(row))).length;
  const id = `samples-${kind}`;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography id={id} component="h2" variant="h6">
        {today.samples.kinds[kind](rows.length)}
      </Typography>
      {rows.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={free.length > 0 && on === free.length}
              indeterminate={on > 0 && on < free.length}
              disabled={free.length === 0}
              onChange={({ target }) => onChoose(rows, target.checked)}
            />
          }
          label={samples.all(catalogue.kinds[kind]?.many ?? named[kind] ?? kind)}
          sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {rows.map((row) => (
          <SampleLine
            key={row.slug}
            row={row}
            isChosen={mayGo(row) && chosen.has(keyOf(row))}
            onChoose={(isOn) => onChoose([row], isOn)}
          />
        ))}
      </Box>
    </Card>
  );
}
