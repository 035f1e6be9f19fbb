import type { Trainer } from '../../../domain/catalogue/trainer.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import type { Links } from '../../links.ts';

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
