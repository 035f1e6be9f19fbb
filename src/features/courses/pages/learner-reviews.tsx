import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import type { ShownReview } from '../../reviews/reviews.service.ts';
import type { CourseView } from './course-view.ts';

export function CourseRating({ rating }: Pick<CourseView, 'rating'>) {
  if (rating === null) return null;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon name="star" size={17} className="fill-saffron text-saffron-deep" />
      <span className="sr-only">{rating.sentence}</span>
      <span aria-hidden="true">
        {rating.figure} ({rating.count})
      </span>
    </span>
  );
}

const positions = [1, 2, 3, 4, 5] as const;

/** For dark bands; `className` for others. */
export function Stars({
  stars,
  words,
  className = 'text-saffron',
}: {
  stars: number;
  words: Pick<Words['course']['testimonials'], 'stars'>;
  className?: string;
}) {
  return (
    <p className={`flex gap-0.5 ${className}`}>
      <span className="sr-only">{words.stars(stars)}</span>
      {positions.map((position) => (
        <Icon
          key={position}
          name="star"
          size={18}
          className={position <= stars ? 'fill-saffron' : undefined}
        />
      ))}
    </p>
  );
}

type LearnerReviewsProps = {
  items: readonly ShownReview[];
  words: Words['course']['testimonials'];
  locale: Locale;
};

/** Reviews by learners of the course, each with first name, city and day. For dark bands. */
export function LearnerReviews({ items, words, locale }: LearnerReviewsProps) {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {items.map((item) => (
        <li key={item.id}>
          <figure className="flex h-full flex-col gap-4 rounded-lg border border-ink-soft p-6">
            <Stars stars={item.stars} words={words} />
            <blockquote className="grow" dir="auto">
              <p className="whitespace-pre-line wrap-anywhere">{item.body}</p>
            </blockquote>
            <figcaption>
              <bdi className="block font-semibold">{item.shownName}</bdi>
              <span className="block text-sm text-mist">
                <bdi>{words.from(item.city, dateOf(item.at, locale))}</bdi>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
