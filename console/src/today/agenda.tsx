/** What still takes place today: consultations and live sessions, the next first; and the texts in work. */
import { Card, Link as Plain, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { DoneOf } from '../api.ts';
import { Ltr, Part, RecordState } from '../layout/facts.tsx';
import { agoOf, timeOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Entry = DoneOf<'GET today'>['agenda'][number];

const addressOf = ({ kind, id }: Entry): string =>
  `/${kind === 'booking' ? 'bookings' : 'groups'}/${encodeURIComponent(id)}`;

function Line({ entry }: { entry: Entry }) {
  const { today, locale } = useWords();
  const { startsAt, endsAt, learner, name } = entry;
  return (
    <Stack component="li" direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="time" dateTime={startsAt} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Ltr>{`${timeOf(startsAt, locale)}–${timeOf(endsAt, locale)}`}</Ltr>
      </Typography>
      <Plain
        component={Link}
        to={addressOf(entry)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
      >
        {learner === null ? today.agenda.live : <bdi>{learner}</bdi>}
      </Plain>
      <Typography color="text.secondary">
        <bdi>{name[locale === 'ar' ? 'ar' : 'en']}</bdi>
      </Typography>
    </Stack>
  );
}

export function Agenda({ entries }: { entries: readonly Entry[] }) {
  const { today } = useWords();
  if (entries.length === 0) return null;
  return (
    <Part id="agenda" title={today.agenda.title}>
      <Card component="ul" aria-labelledby="agenda" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Line key={`${entry.id} ${entry.startsAt}`} entry={entry} />
        ))}
      </Card>
    </Part>
  );
}

/** What is scheduled, and the reader's own drafts. */
export function Works({ works }: { works: DoneOf<'GET today'>['works'] }) {
  const { today, locale } = useWords();
  if (works.length === 0) return null;
  return (
    <Part id="works" title={today.works.title}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {today.works.lead}
      </Typography>
      <Card component="ul" aria-labelledby="works" sx={{ m: 0, px: 2, py: 1, listStyle: 'none' }}>
        {works.map(({ kind, slug, name, state, at }) => (
          <Stack
            component="li"
            key={`${kind}/${slug}`}
            direction="row"
            sx={{ columnGap: 2, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Plain
              component={Link}
              to={`/catalogue/${kind}/${encodeURIComponent(slug)}`}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                fontWeight: 600,
                minWidth: 0,
              }}
            >
              <bdi>{(locale === 'ar' ? name.ar || name.en : name.en || name.ar) || slug}</bdi>
            </Plain>
            <RecordState state={state} at={at} />
            {state !== 'scheduled' && (
              <Typography variant="body2" color="text.secondary">
                {agoOf(at, locale)}
              </Typography>
            )}
          </Stack>
        ))}
      </Card>
    </Part>
  );
}
