/** Courses that somebody teaches, those that are not published yet with them. */
import { Alert, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { DoneOf } from '../api.ts';
import { WordChip } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';

type Course = DoneOf<'teaching/courses'>['courses'][number];

function CourseCard({ course }: { course: Course }) {
  const { teaching, locale } = useWords();
  const t = teaching.courses;
  const { published, changed, draft } = course.lessons;
  const isEmpty = published + changed + draft === 0;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1 }}>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          <MuiLink component={Link} to={`/teaching/${course.slug}`}>
            <bdi>{inLocale(course.name, locale)}</bdi>
          </MuiLink>
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {!course.isPublished && <WordChip label={t.notPublished} />}
          {isEmpty ? (
            <WordChip label={t.empty} variant="outlined" />
          ) : (
            <WordChip color="success" variant="outlined" label={t.published(published + changed)} />
          )}
          {draft + changed > 0 && (
            <WordChip color="warning" variant="outlined" label={t.unpublished(draft + changed)} />
          )}
          {course.waiting > 0 && <WordChip color="error" label={t.waiting(course.waiting)} />}
        </Stack>
        {course.isPublished && <Typography color="text.secondary">{t.learners(course.learners)}</Typography>}
      </Stack>
    </Card>
  );
}

/** Courses that they teach: size, learners, and how much waits for marking. */
export function CoursesPage() {
  const { teaching } = useWords();
  const { courses } = teaching;
  const reading = useCalled('teaching/courses', {});
  return (
    <PageFrame title={courses.title} lead={courses.lead}>
      <Read reading={reading} height={320}>
        {(read) =>
          read.courses.length === 0 ? (
            <Alert severity="info">
              {courses.none} {courses.noneHint}
            </Alert>
          ) : (
            <PlainList label={courses.title} isPaired>
              {read.courses.map((course) => (
                <CourseCard key={course.slug} course={course} />
              ))}
            </PlainList>
          )
        }
      </Read>
    </PageFrame>
  );
}
