import type { Trainer } from '../../courses/trainer.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Links } from '../../site/links.ts';

export type TrainerView = ReturnType<typeof describeTrainer>;

/** A trainer as her card tells her. The card leads to her course; one that is not in the catalogue leads to all of them. */
export function describeTrainer(
  { slug, portrait, ground, linkedin, course, words, writtenIn }: Trainer,
  courses: ReadonlySet<string>,
  links: Links,
  locale: Locale,
) {
  return {
    slug,
    portrait,
    ground,
    linkedin,
    ...words[locale],
    writtenIn,
    href: course !== null && courses.has(course) ? links.course(course) : links.courses(),
  };
}
