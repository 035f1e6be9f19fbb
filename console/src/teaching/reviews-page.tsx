/** '/teaching/reviews': learners' reviews of courses, newest first; removing one that breaks the rules. */
import { Alert, Box, Button, Card, Link, MenuItem, Rating, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, type DoneOf } from '../api.ts';
import { LongText } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { dayOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { inLocale, siteSide } from './in-words.ts';
import { RemoveText } from './remove-text.tsx';

/** No course has this slug. */
const every = '*';

type Review = DoneOf<'teaching/reviews'>['reviews'][number];

function ReviewCard({ review, onRemoved }: { review: Review; onRemoved: () => Promise<void> }) {
  const { feedback, common, locale } = useWords();
  const t = feedback.reviews;
  const [isRemoving, setRemoving] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const { course, stars, body, shownName, city, removedAt, removedBy, removedWhy } = review;
  const page = `${siteSide(locale) === 'ar' ? '/ar' : ''}/courses/${course.slug}`;
  return (
    <Card component="li" ref={card} tabIndex={-1} sx={{ p: 2.5, outline: 'none' }}>
      <Stack sx={{ gap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          <bdi>{inLocale(course.name, locale)}</bdi>
        </Typography>
        <Rating value={stars} readOnly size="small" getLabelText={t.stars} />
        <Box dir="auto">
          <LongText text={body} />
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t.by(shownName, city, dayOf(review.at, locale))}
        </Typography>
        {removedAt === null ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button color="error" onClick={() => setRemoving(true)} sx={{ marginInlineStart: -1 }}>
              {feedback.remove}
            </Button>
            <Link href={page} target="_blank" sx={{ paddingBlock: 1 }}>
              {t.see}
            </Link>
          </Stack>
        ) : (
          <Alert severity="warning">
            {t.gone(removedBy ?? '', dayOf(removedAt, locale))} <bdi>{removedWhy}</bdi>
          </Alert>
        )}
      </Stack>
      {isRemoving && (
        <RemoveText
          title={t.removeTitle}
          lead={t.removeLead}
          submit={feedback.remove}
          done={feedback.removed}
          before={common.failures['not-found']}
          remove={(reason) => call('teaching/remove-review', { enrolment: review.enrolmentId, reason })}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            // The pressed button disappears.
            void onRemoved().then(() => card.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </Card>
  );
}

export function ReviewsPage() {
  const { feedback, locale } = useWords();
  const t = feedback.reviews;
  const [query, setQuery] = useSearchParams();
  const course = query.get('course') ?? '';
  const reading = useCalled('teaching/reviews', course === '' ? {} : { course });
  return (
    <PageFrame title={t.title} lead={t.lead}>
      <Read reading={reading} height={320}>
        {({ reviews, courses }) => (
          <>
            {courses.length > 0 && (
              <Box sx={{ maxWidth: '30rem' }}>
                <TypedField
                  label={t.course}
                  value={courses.some(({ slug }) => slug === course) ? course : every}
                  onChange={(slug) => setQuery(slug === every ? {} : { course: slug }, { replace: true })}
                  select
                >
                  <MenuItem value={every}>{t.all}</MenuItem>
                  {courses.map(({ slug, name }) => (
                    <MenuItem key={slug} value={slug} sx={{ whiteSpace: 'normal' }}>
                      {inLocale(name, locale)}
                    </MenuItem>
                  ))}
                </TypedField>
              </Box>
            )}
            {reviews.length === 0 ? (
              <Alert severity="info">{t.none}</Alert>
            ) : (
              <PlainList label={t.title}>
                {reviews.map((review) => (
                  <ReviewCard key={review.enrolmentId} review={review} onRemoved={reading.reread} />
                ))}
              </PlainList>
            )}
          </>
        )}
      </Read>
    </PageFrame>
  );
}
