import type { ReactNode } from 'react';
import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { dateOf } from '../../../platform/time/calendar-date.ts';
import type { CourseReviews } from '../../../learning/reviews/reviews.service.ts';
import { type CourseWords, testimonialsLeft } from '../course.ts';
import { readPictureName } from '../../../platform/files/picture.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
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

type StarsProps = { stars: number; words: Pick<Words['course']['testimonials'], 'stars'> };

export function Stars({ stars, words }: StarsProps) {
  return (
    <p className="flex gap-0.5 text-saffron-deep">
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

type VoiceProps = {
  name: string;
  from: string;
  portrait?: string;
  /** 'Sample', of words that no learner said. */
  mark?: string | null;
  children: ReactNode;
};

/** One person's words, with name and city. A drawing is nobody, so only a picture of the library is shown. */
function Voice({ name, from, portrait = '', mark = null, children }: VoiceProps) {
  return (
    <li className="md:odd:last:col-span-2">
      <figure className="card flex h-full flex-col gap-3 p-5">
        {children}
        <figcaption className="flex flex-wrap items-center gap-3">
          {readPictureName(portrait) !== null && (
            <Arch ground="sand" className="h-14 w-11 shrink-0">
              <Portrait name={portrait} alt="" />
            </Arch>
          )}
          <span>
            <bdi className="block font-semibold">{name}</bdi>
            <bdi className="block text-sm text-ink-soft">{from}</bdi>
          </span>
          {mark !== null && (
            <span className="ms-auto self-start">
              <Badge>{mark}</Badge>
            </span>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

type VoicesProps = {
  reviews: CourseReviews;
  /** What the academy wrote down itself. */
  samples: CourseWords['testimonials'];
  words: Words['course']['testimonials'];
  locale: Locale;
};

/** How many are shown at first; one touch shows the rest. */
const shownFirst = 3;

/** What learners say of a course: reviews, and what they have left of the record's testimonials. */
export function Voices({ reviews, samples, words, locale }: VoicesProps) {
  const voices = [
    ...reviews.reviews.map((item) => (
      <Voice key={item.id} name={item.shownName} from={words.from(item.city, dateOf(item.at, locale))}>
        <Stars stars={item.stars} words={words} />
        <blockquote className="grow" dir="auto">
          <p className="whitespace-pre-line wrap-anywhere">{item.body}</p>
        </blockquote>
      </Voice>
    )),
    ...testimonialsLeft(samples, reviews.rating).map((item) => (
      <Voice
        key={item.name}
        name={item.name}
        from={item.city}
        portrait={item.portrait}
        mark={reviews.sampleTexts.includes(item.text) ? words.sample : null}
      >
        <blockquote className="grow">
          <p>{item.text}</p>
        </blockquote>
      </Voice>
    )),
  ];
  const rest = voices.slice(shownFirst);
  return (
    <div className="space-y-4">
      <ul className="swipe md:grid-cols-2" tabIndex={0} aria-label={words.heading}>
        {voices.slice(0, shownFirst)}
      </ul>
      {rest.length > 0 && (
        <details className="course-more">
          <summary>{words.more}</summary>
          <ul className="mt-2 grid gap-4 md:grid-cols-2">{rest}</ul>
        </details>
      )}
    </div>
  );
}
