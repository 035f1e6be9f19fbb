import type { Words } from '../../../content/words.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { count } from '../../locale/count.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Door } from '../../ui/door.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CourseCard } from './course-card.tsx';
import type { CourseView } from './course-view.ts';

type CatalogueResultsProps = { views: CourseView[]; say: Words; locale: Locale; allHref: string };

/** A closed door: nothing answers to that name. */
function NothingFound({ words, allHref }: { words: Words['courses']['results']; allHref: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-8 text-center">
      <Door ground="lilac" className="grid h-56 w-40 place-items-center">
        <span className="grid size-16 place-items-center rounded-full bg-paper text-ink">
          <Icon name="search" size={28} />
        </span>
      </Door>
      <p className="text-xl font-semibold">{words.empty}</p>
      <p className="text-ink-soft">{words.emptyHint}</p>
      <ButtonLink href={allHref} kind="secondary">
        {words.showAll}
      </ButtonLink>
    </div>
  );
}

/** What was found, with its number told to those who do not see the cards change. */
export function CatalogueResults({ views, say, locale, allHref }: CatalogueResultsProps) {
  const words = say.courses.results;
  return (
    <div data-results>
      <h2 className="sr-only">{words.heading}</h2>
      <output className={views.length === 0 ? 'sr-only' : 'mb-5 block text-sm text-ink-soft'}>
        {views.length === 0 ? words.empty : count(views.length, words.count, locale)}
      </output>
      {views.length === 0 ? (
        <NothingFound words={words} allHref={allHref} />
      ) : (
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {views.map((view, place) => (
            <li key={view.course.slug}>
              <CourseCard view={view} say={say} locale={locale} lazy={place > 1} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
