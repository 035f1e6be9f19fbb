/** '/groups/<id>': one group, who is where in it, its live sessions and what it was told; by a course's slug who learns without one. */
import { Tab, Tabs } from '@mui/material';
import { useParams, useSearchParams } from 'react-router-dom';
import type { DoneOf } from '../feature-calls.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { Read } from '../layout/read.tsx';
import { useCalled } from '../layout/use-reading.ts';
import { dayOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { GroupNews } from './group-news.tsx';
import { GroupRoster } from './group-roster.tsx';
import { GroupSessions } from './group-sessions.tsx';
import { inLocale } from './in-words.ts';

export type Roster = DoneOf<'teaching/roster'>;

const shows = ['learners', 'sessions', 'news'] as const;
type Show = (typeof shows)[number];

/** When it began and meets; of a course without groups that everybody goes at their own pace. */
function usePlan(): (cohort: Roster['cohort']) => string {
  const { cohorts: say, locale } = useSay();
  return (cohort) => {
    if (cohort === null) return say.group.ownPace;
    const days = cohort.weekdays.map((day) => say.weekdays[day - 1]).join(locale === 'ar' ? '، ' : ', ');
    return `${say.starts(dayOf(cohort.startsOn, locale))} · ${say.meets(days, cohort.startsAt)}`;
  };
}

export function GroupPage() {
  const { cohorts: say, locale } = useSay();
  const { of = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const reading = useCalled('teaching/roster', { of });
  const plan = usePlan();
  const { data } = reading;
  const cohort = data?.cohort ?? null;
  const show = (cohort && shows.find((name) => name === query.get('show'))) ?? 'learners';
  return (
    <PageFrame
      title={data ? inLocale(data.course.name, locale) : say.title}
      lead={data ? plan(cohort) : undefined}
      back={{ to: '/groups', label: say.title }}
      measure="columns"
    >
      {cohort !== null && (
        <Tabs
          value={show}
          onChange={(_event, name: Show) => setQuery(name === 'learners' ? {} : { show: name })}
          aria-label={say.group.show.label}
          variant="scrollable"
          scrollButtons={false}
        >
          {shows.map((name) => (
            <Tab
              key={name}
              value={name}
              label={say.group.show[name]}
              sx={{ textTransform: 'none', minWidth: 0, px: { xs: 1, sm: 2 } }}
            />
          ))}
        </Tabs>
      )}
      <Read reading={reading} height={480}>
        {(roster) =>
          cohort === null || show === 'learners' ? (
            <GroupRoster of={of} roster={roster} />
          ) : show === 'sessions' ? (
            <GroupSessions cohort={cohort} learners={roster.learners.length} onMarked={reading.again} />
          ) : (
            <GroupNews cohort={cohort.id} />
          )
        }
      </Read>
    </PageFrame>
  );
}
