/** '/teaching/reviews': learners' reviews of courses, newest first; removing one that breaks the rules. */
import { Box, Link, Rating, Stack, Typography } from '@mui/material';
import { SelectInput } from 'react-admin';
import { call } from '../api.ts';
import { AskReason } from '../layout/ask-reason.tsx';
import { LongText, OrderLink, PersonLink } from '../layout/facts.tsx';
import { type Column, ListPage, useMeta } from '../layout/list-page.tsx';
import { Empty } from '../layout/read.tsx';

import { dayOf, inLocale } from '../locale.ts';
import type { RowOf } from '../providers.ts';
import { useWords } from '../words/words.ts';
import { pathIn } from '../../../src/platform/i18n/locale.ts';
import { siteSide } from './in-words.ts';

type Review = RowOf<'reviews'>;

/** `source`, `label` and `alwaysOn` are read by the list, which shows the filters. */
function CourseInput({ source, label }: { source: string; label: string; alwaysOn: true }) {
  const { feedback, locale } = useWords();
  const { courses = [] } = useMeta('reviews') ?? {};
  return (
    <SelectInput
      size="small"
      source={source}
      label={label}
      emptyText={feedback.reviews.all}
      choices={courses.map(({ slug, name }) => ({ id: slug, name: inLocale(name, locale) }))}
    />
  );
}

/** Removing it, or who removed it and why. */
function Removal({ review }: { review: Review }) {
  const { feedback, locale } = useWords();
  const t = feedback.reviews;
  const { enrolmentId, removedAt, removedBy, removedWhy } = review;
  if (removedAt !== null)
    return (
      <Typography variant="body2">
        {t.gone(removedBy ?? '', dayOf(removedAt, locale))} <bdi>{removedWhy}</bdi>
      </Typography>
    );
  return (
    <AskReason
      isSmall
      label={feedback.remove}
      title={t.removeTitle}
      sure={t.removeLead}
      go={feedback.remove}
      field="reason"
      run={(reason) => call('teaching/remove-review', { enrolment: enrolmentId, reason })}
      done={feedback.removed}
    />
  );
}

export function ReviewsPage() {
  const { feedback, lists, nav, locale } = useWords();
  const t = feedback.reviews;
  const pageOf = ({ course }: Review): string => pathIn(siteSide(locale), `/courses/${course.slug}`);
  const columns: Column<Review>[] = [
    {
      source: 'course',
      label: lists.columns.course,
      render: ({ course }) => <bdi>{inLocale(course.name, locale)}</bdi>,
    },
    {
      source: 'stars',
      label: t.rating,
      card: 'beside',
      render: ({ stars }) => <Rating value={stars} readOnly size="small" getLabelText={t.stars} />,
    },
    {
      source: 'body',
      label: t.text,
      card: 'plain',
      render: ({ body }) => (
        <Box dir="auto">
          <LongText text={body} />
        </Box>
      ),
    },
    {
      source: 'shownName',
      label: t.author,
      card: 'plain',
      render: ({ shownName, city, at, email, orderNumber }) => (
        <Stack sx={{ alignItems: 'start' }}>
          <PersonLink email={email}>{t.by(shownName, city, dayOf(at, locale))}</PersonLink>
          <OrderLink number={orderNumber} />
        </Stack>
      ),
    },
    {
      source: 'actions',
      label: lists.columns.actions,
      card: 'plain',
      render: (row) => (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Removal review={row} />
          <Link href={pageOf(row)} target="_blank" sx={{ paddingBlock: 1 }}>
            {t.see}
          </Link>
        </Stack>
      ),
    },
  ];
  return (
    <ListPage
      resource="reviews"
      title={t.title}
      lead={t.lead}
      empty={
        <Empty to="/teaching" label={nav.pages.lessons} may="mayTeach">
          {t.none}
        </Empty>
      }
      columns={columns}
      filters={[<CourseInput key="course" source="course" label={lists.columns.course} alwaysOn />]}
    />
  );
}
