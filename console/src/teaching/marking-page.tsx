/** '/teaching/marking': work that learners handed in, one after the other, the longest waiting first. */
import { Box, Button, MenuItem } from '@mui/material';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, isDone, type DoneOf } from '../feature-calls.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf } from '../locale.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { inLocale } from './in-words.ts';
import { WorkCard } from './work-card.tsx';

type Listed = DoneOf<'teaching/marking-queue'>;
type Group = Listed['groups'][number];

const rowsOf = ({ waiting, total }: Listed) => ({ rows: waiting, total });
const idOf = ({ id }: Listed['waiting'][number]) => id;

/** The queue of what is chosen in the address: everything, a course, or a group of it. */
function useWork() {
  const [query] = useSearchParams();
  const [course, cohort] = [query.get('course'), query.get('cohort')];
  const read = useCallback(async (): Promise<Listed> => {
    const narrowed = { ...(course !== null && { course }), ...(cohort !== null && { cohort }) };
    const answer = await call('teaching/marking-queue', narrowed);
    if (!isDone(answer)) throw new Refused(409, { code: 'unexpected' });
    return answer;
  }, [course, cohort]);
  return useQueue({ read, rowsOf, name: 'work', idOf });
}

const sumOf = (groups: readonly Group[]): number => groups.reduce((sum, { waiting }) => sum + waiting, 0);

/** No course is called so. */
const everything = '*';

/** Courses and their groups that have something to mark, with how much. */
function Narrow({ groups }: { groups: readonly Group[] }) {
  const { marking, cohorts, locale } = useSay();
  const [query, setQuery] = useSearchParams();
  const [course, cohort] = [query.get('course') ?? '', query.get('cohort') ?? ''];
  const inCourse = (slug: string) => groups.filter(({ courseSlug }) => courseSlug === slug);
  const slugs = [...new Set([...groups.map(({ courseSlug }) => courseSlug), ...(course ? [course] : [])])];
  const choices = slugs.flatMap((slug) => {
    const own = inCourse(slug);
    const name = own[0] ? inLocale(own[0].course, locale) : slug;
    const whole = { value: slug, label: marking.group(name, sumOf(own)) };
    const parts = own.flatMap(({ cohort: group, waiting }) => {
      if (group === null) return [];
      const label = `${name} · ${cohorts.starts(dayOf(group.startsOn, locale))}`;
      return [{ value: `${slug}/${group.id}`, label: marking.group(label, waiting) }];
    });
    return [whole, ...parts];
  });
  const chosen = course === '' ? everything : cohort === '' ? course : `${course}/${cohort}`;
  const choose = (value: string) => {
    const [slug = '', group = ''] = value === everything ? [] : value.split('/');
    setQuery({ ...(slug && { course: slug }), ...(group && { cohort: group }) }, { replace: true });
  };
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <TypedField label={marking.narrow} value={chosen} onChange={choose} select>
        <MenuItem value={everything}>{marking.everything(sumOf(groups))}</MenuItem>
        {/* Of a group that has nothing left to mark, chosen before. */}
        {choices.every(({ value }) => value !== chosen) && chosen !== everything && (
          <MenuItem value={chosen}>{marking.group(course, 0)}</MenuItem>
        )}
        {choices.map(({ value, label }) => (
          <MenuItem key={value} value={value} sx={{ whiteSpace: 'normal' }}>
            {label}
          </MenuItem>
        ))}
      </TypedField>
    </Box>
  );
}

export function MarkingPage() {
  const { marking } = useSay();
  const queue = useWork();
  const { whole, astray } = queue;
  const instead = astray !== null && (
    <>
      <WorkCard
        key={astray}
        id={astray}
        hasKeys={false}
        onDone={() => {
          queue.toFirst();
          queue.load();
        }}
        headingRef={() => undefined}
      />
      <Button variant="outlined" onClick={queue.toFirst} sx={{ alignSelf: 'start' }}>
        {marking.toQueue}
      </Button>
    </>
  );
  return (
    <QueuePage
      say={marking}
      queue={queue}
      above={whole !== null && whole.groups.length > 0 && <Narrow groups={whole.groups} />}
      instead={instead}
    >
      {({ id }, { hasKeys, onDone, headingRef }) => (
        <WorkCard
          key={id}
          id={id}
          hasKeys={hasKeys}
          onDone={(by) => {
            onDone(id, by);
            // How much is left in each group, and what was handed in meanwhile.
            queue.load();
          }}
          headingRef={headingRef}
        />
      )}
    </QueuePage>
  );
}
