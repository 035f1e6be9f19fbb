/** '/teaching/marking': work that learners handed in, one by one, the longest waiting first. */
import { Alert, Box, Button, Card, Chip, Link, MenuItem, Stack, Typography } from '@mui/material';
import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, type DoneOf, isDone, Refused } from '../api.ts';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf, inLocale, momentOf } from '../locale.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { useWords } from '../words/words.ts';
import { lessonAt, siteSide } from './in-words.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { OrderOf, PersonLink, WordChip } from '../layout/facts.tsx';
import { Picture } from '../queue/picture.tsx';
import { ReadMarkdown } from './read-markdown.tsx';
import { MarkForm, type Work } from './mark-form.tsx';
import { Reported } from './reported-reviews.tsx';
import { Sound } from './voice-recorder.tsx';

type Submission = Work['submission'];

const fileAt = (submission: string, file: string): string => `/learn/submissions/${submission}/${file}`;

/** What somebody wrote, with its own direction and line breaks. */
const WrittenText = ({ children }: { children: string }) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

function HandedIn({ one }: { one: Submission }) {
  const { marking } = useWords();
  const photos = one.files.filter(({ kind }) => kind === 'photo');
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      {one.text !== '' && <WrittenText>{one.text}</WrittenText>}
      {photos.map(({ id }, index) => (
        <Picture key={id} address={fileAt(one.id, id)} name={marking.photo(index + 1)} />
      ))}
      {one.files.map(({ id, kind, name }) => {
        if (kind === 'voice') return <Sound key={id} src={fileAt(one.id, id)} label={marking.voice} />;
        if (kind === 'photo') return null;
        return (
          <Link
            key={id}
            href={fileAt(one.id, id)}
            download
            sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </Link>
        );
      })}
    </Stack>
  );
}

type SaidProps = {
  said: Pick<NonNullable<Submission['mark']>, 'rubric' | 'text' | 'voice'>;
  submission: string;
  rubric: Work['rubric'];
  voiceLabel: string;
};

/** What was said about a submission, with its points. */
function Said({ said: { text, voice, rubric: points }, submission, rubric, voiceLabel }: SaidProps) {
  const { common, marking, locale } = useWords();
  const given = new Map(points.map((line) => [line.line, line.points]));
  return (
    <>
      {text !== '' && <WrittenText>{text}</WrittenText>}
      {voice !== null && <Sound src={fileAt(submission, voice.id)} label={voiceLabel} />}
      {rubric.map(({ id, title, points: most }) => (
        <Typography key={id} variant="body2">
          <bdi>{inLocale(title, locale)}</bdi>
          {common.colon}
          {marking.sum(given.get(id) ?? 0, most)}
        </Typography>
      ))}
    </>
  );
}

/** The feedback on a submission. */
function Mark({ one, rubric }: { one: Submission; rubric: Work['rubric'] }) {
  const { marking } = useWords();
  if (one.mark === null) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 700 }}>{marking.said}</Typography>
      <Said said={one.mark} submission={one.id} rubric={rubric} voiceLabel={marking.trainersVoice} />
    </Stack>
  );
}

type FoldProps = { title: ReactNode; isOpen?: boolean; children: ReactNode };

const Fold = ({ title, isOpen = false, children }: FoldProps) => (
  <Box component="details" open={isOpen}>
    <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 700, paddingBlock: 1 }}>
      {title}
    </Box>
    <Stack sx={{ gap: 1.5, paddingBlockEnd: 1 }}>{children}</Stack>
  </Box>
);

/** What others of the group said about a work, without who, beside it. */
function OfGroup({ work: { reviews, areApart, isByReviews, submission, rubric } }: { work: Work }) {
  const { marking, locale } = useWords();
  if (reviews.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="of-group">
      <Typography id="of-group" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {marking.ofGroup}
      </Typography>
      {areApart && <Alert severity="warning">{marking.areApart}</Alert>}
      {isByReviews && <Alert severity="info">{marking.isByReviews}</Alert>}
      {reviews.map((one, place) => (
        <Fold key={one.id} title={marking.ofGroupOne(place + 1, momentOf(one.at, locale))} isOpen>
          {one.isReported && (
            <Box>
              <WordChip color="error" label={marking.isReported} />
            </Box>
          )}
          <Said said={one} submission={submission.id} rubric={rubric} voiceLabel={marking.voice} />
        </Fold>
      ))}
    </Box>
  );
}

function Head({ work, headingRef }: { work: Work; headingRef: Shown['headingRef'] }) {
  const { marking, cohorts, locale } = useWords();
  const { submission, cohort } = work;
  const lesson = { key: work.lessonKey, isDraft: false };
  return (
    <Box>
      <Typography
        component="h2"
        variant="h6"
        tabIndex={-1}
        ref={headingRef}
        sx={{ overflowWrap: 'anywhere', outline: 'none' }}
      >
        <PersonLink email={work.email}>
          <bdi>{work.learner}</bdi>
        </PersonLink>{' '}
        · <bdi>{inLocale(work.lesson, locale)}</bdi>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <bdi>{inLocale(work.course, locale)}</bdi>
        {cohort !== null && ` · ${cohorts.starts(dayOf(cohort.startsOn, locale))}`}
      </Typography>
      <OrderOf number={work.orderNumber} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 1 }}>
        <WordChip variant="outlined" label={marking.number(submission.number)} />
        <Typography variant="body2">{marking.handedIn(momentOf(submission.at, locale))}</Typography>
        {submission.isLate && <Chip size="small" color="warning" label={marking.late} />}
      </Stack>
      <Link
        href={lessonAt(siteSide(locale), work.courseSlug, lesson)}
        target="_blank"
        sx={{ display: 'inline-block', paddingBlock: 1 }}
      >
        {marking.lesson}
      </Link>
    </Box>
  );
}

type Shown = {
  id: string;
  hasKeys: boolean;
  onDone: (by: 'me' | 'colleague') => void;
  headingRef: (heading: HTMLElement | null) => void;
};

function Whole({ work, ...shown }: Shown & { work: Work }) {
  const { marking, locale } = useWords();
  const { submission, others, rubric, markedBy, isByReviews } = work;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
        alignItems: 'start',
      }}
    >
      <Card sx={{ p: 2.5 }}>
        <Stack sx={{ gap: 2 }}>
          <Head work={work} headingRef={shown.headingRef} />
          <Fold title={marking.brief} isOpen={submission.number === 1}>
            <ReadMarkdown>{inLocale(work.brief, locale)}</ReadMarkdown>
          </Fold>
          <Box component="section" aria-labelledby="work">
            <Typography id="work" component="h3" sx={{ fontWeight: 700, mb: 1 }}>
              {marking.work}
            </Typography>
            <HandedIn one={submission} />
          </Box>
          <OfGroup work={work} />
          {others.length > 0 && (
            <Box component="section" aria-labelledby="others">
              <Typography id="others" component="h3" sx={{ fontWeight: 700 }}>
                {marking.others}
              </Typography>
              {others.map((one) => (
                <Fold
                  key={one.id}
                  title={marking.otherTry(one.number, momentOf(one.at, locale), marking.states[one.state])}
                >
                  <HandedIn one={one} />
                  <Mark one={one} rubric={rubric} />
                </Fold>
              ))}
            </Box>
          )}
        </Stack>
      </Card>
      <Card
        component="section"
        aria-label={marking.mark}
        sx={{ p: 2.5, position: { md: 'sticky' }, insetBlockStart: { md: 64 } }}
      >
        {isByReviews && submission.mark !== null && (
          <Typography sx={{ mb: 2 }}>{marking.byReviews(momentOf(submission.mark.at, locale))}</Typography>
        )}
        {submission.state === 'waiting' || isByReviews ? (
          <MarkForm work={work} hasKeys={shown.hasKeys} onDone={shown.onDone} />
        ) : (
          <Stack sx={{ gap: 1.5 }}>
            <Typography sx={{ fontWeight: 700 }}>
              {marking.otherTry(
                submission.number,
                momentOf(submission.at, locale),
                marking.states[submission.state],
              )}
            </Typography>
            {submission.mark !== null && markedBy !== null && (
              <Typography>{marking.markedBy(markedBy, momentOf(submission.mark.at, locale))}</Typography>
            )}
            <Mark one={submission} rubric={rubric} />
          </Stack>
        )}
      </Card>
    </Box>
  );
}

function WorkCard(shown: Shown) {
  const reading = useCalled('teaching/submission', { submission: shown.id });
  return (
    <Read reading={reading} height={420}>
      {({ work }) => <Whole {...shown} work={work} />}
    </Read>
  );
}

type Listed = DoneOf<'teaching/marking-queue'>;
type Group = Listed['groups'][number];

const rowsOf = ({ waiting, total }: Listed) => ({ rows: waiting, total });
const idOf = ({ id }: Listed['waiting'][number]) => id;

/** The queue chosen in the address: everything, a course, or one of its groups. */
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

/** No course has this slug. */
const everything = '*';

/** Courses and their groups that have something to mark, with how much. */
function Narrow({ groups }: { groups: readonly Group[] }) {
  const { marking, cohorts, locale } = useWords();
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
        {/* A group chosen before that has nothing left to mark. */}
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
  const { marking } = useWords();
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
      t={marking}
      queue={queue}
      above={
        <>
          <Reported />
          {whole !== null && whole.groups.length > 0 && <Narrow groups={whole.groups} />}
        </>
      }
      instead={instead}
    >
      {({ id }, { hasKeys, onDone, headingRef }) => (
        <WorkCard
          key={id}
          id={id}
          hasKeys={hasKeys}
          onDone={(by) => {
            onDone(id, by);
            // Counts of each group, and what was handed in meanwhile.
            queue.load();
          }}
          headingRef={headingRef}
        />
      )}
    </QueuePage>
  );
}
