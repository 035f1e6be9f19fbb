import type { Words } from '../../../content/words.ts';
import type { Workshop } from '../../../domain/catalogue/workshop.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { formatDate, hasPassed } from '../../../domain/time/calendar-date.ts';
import type { Links } from '../../links.ts';
import { count } from '../../locale/count.ts';

export type WorkshopView = Pick<Workshop, 'slug' | 'portrait' | 'ground' | 'rating'> & {
  title: string;
  href: string;
  /** The date, or what a past workshop offers instead. */
  when: string;
  isPast: boolean;
  seats: string;
};

/** A workshop as the home page tells it, on a given day: a past one takes names for its next session. */
export function describeWorkshop(
  workshop: Workshop,
  { say, links, locale, now }: { say: Words; links: Links; locale: Locale; now: Date },
): WorkshopView {
  const { slug, portrait, ground, rating, heldOn, capacity } = workshop;
  const isPast = hasPassed(heldOn, now);
  const words = say.home.workshops;
  return {
    slug,
    portrait,
    ground,
    rating,
    isPast,
    title: workshop.words[locale].title,
    href: links.workshop(slug),
    when: isPast ? words.past : formatDate(heldOn, locale),
    seats: count(capacity, words.seats, locale),
  };
}
