/**
 * '/groups/<id>': one group: its learners, live sessions and announcements; with a course's slug, its learners without a
 * group.
 */
import { Alert, Box, Card, Tab, Tabs, Typography } from '@mui/material';
import { useParams, useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import type { DoneOf } from '../api.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { dayOf, inLocale, momentOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { GroupRoster } from './group-roster.tsx';
import { GroupSessions } from './group-sessions.tsx';
import { ActionButton } from '../layout/action-dialog.tsx';
import { Part } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { callDone } from './use-calls.ts';

type Announcements = DoneOf<'teaching/announcements'>;

function Write({
  cohort,
  reaches,
  onSent,
}: { cohort: string; onSent: () => void } & Pick<Announcements, 'reaches'>) {
  const { cohorts } = useWords();
  const t = cohorts.news;
  // The id makes an announcement that is sent twice one.
  const [draft, setDraft] = useState(() => ({ id: crypto.randomUUID(), body: '' }));
  const learners = cohorts.group.counted(reaches.learners);
  const { id, body } = draft;
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <TypedField
        label={t.text}
        hint={t.hint}
        value={body}
        onChange={(typed) => setDraft({ id, body: typed })}
        rows={5}
        maxLength={4_000}
      />
      <Typography>{t.reaches(learners, reaches.byEmail)}</Typography>
      {body.trim() !== '' && (
        <Box>
          <ActionButton
            isPrime
            label={t.send}
            sure={t.sure(learners)}
            go={t.go}
            faults={cohorts.refused}
            run={() => callDone('teaching/announce', { cohort, id, body })}
            done={t.sent}
            onDone={() => {
              setDraft({ id: crypto.randomUUID(), body: '' });
              onSent();
            }}
          />
        </Box>
      )}
    </Card>
  );
}

/** Announcements to a group: writing one, whom it reaches, and earlier ones. */
function GroupNews({ cohort }: { cohort: string }) {
  const { cohorts, locale } = useWords();
  const t = cohorts.news;
  const reading = useCalled('teaching/announcements', { cohort });
  return (
    <Read reading={reading} height={320}>
      {({ announcements, reaches }) => (
        <>
          {reaches.learners === 0 ? (
            <Alert severity="info">{t.nobody}</Alert>
          ) : (
            <Write cohort={cohort} reaches={reaches} onSent={reading.again} />
          )}
          <Part id="announcements" title={t.told}>
            {announcements.length === 0 && <Typography color="text.secondary">{t.none}</Typography>}
            <PlainList label={t.told}>
              {announcements.map(({ id, body, by, at }) => (
                <Card component="li" key={id} sx={{ p: 2, display: 'grid', gap: 0.5 }}>
                  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                    {t.by(by, momentOf(at, locale))}
                  </Typography>
                  {/* Each paragraph has the direction of its own language. */}
                  <Box
                    sx={{
                      whiteSpace: 'pre-line',
                      overflowWrap: 'anywhere',
                      unicodeBidi: 'plaintext',
                      textAlign: 'start',
                    }}
                  >
                    {body}
                  </Box>
                </Card>
              ))}
            </PlainList>
          </Part>
        </>
      )}
    </Read>
  );
}

export type Roster = DoneOf<'teaching/roster'>;

const shows = ['learners', 'sessions', 'news'] as const;
type Show = (typeof shows)[number];

/** When it began and meets; of a course without groups that everybody learns at their own pace. */
function usePlan(): (cohort: Roster['cohort']) => string {
  const { cohorts: t, locale } = useWords();
  return (cohort) => {
    if (cohort === null) return t.group.ownPace;
    const days = cohort.weekdays.map((day) => t.weekdays[day - 1]).join(locale === 'ar' ? '، ' : ', ');
    return `${t.starts(dayOf(cohort.startsOn, locale))} · ${t.meets(days, cohort.startsAt)}`;
  };
}

export function GroupPage() {
  const { cohorts: t, locale } = useWords();
  const { of = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const reading = useCalled('teaching/roster', { of });
  const plan = usePlan();
  const { data } = reading;
  const cohort = data?.cohort ?? null;
  const show = (cohort && shows.find((name) => name === query.get('show'))) ?? 'learners';
  return (
    <PageFrame
      title={data ? inLocale(data.course.name, locale) : t.title}
      lead={data ? plan(cohort) : undefined}
      back={{ to: '/groups', label: t.title }}
    >
      {cohort !== null && (
        <Tabs
          value={show}
          onChange={(_event, name: Show) => setQuery(name === 'learners' ? {} : { show: name })}
          aria-label={t.group.show.label}
          variant="scrollable"
          scrollButtons={false}
        >
          {shows.map((name) => (
            <Tab
              key={name}
              value={name}
              label={t.group.show[name]}
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
