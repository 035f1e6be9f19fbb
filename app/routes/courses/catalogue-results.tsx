import type { Words } from '../../../content/words.ts';
import type { Locale } from '../../../domain/people/locale.ts';
import { count } from '../../locale/count.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Door } from '../../ui/door.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CourseCard } from './course-card.tsx';
import type { CourseView } from './course-view.ts';

type CatalogueResultsProps = {
  views: CourseView[];
  say: Words;
  locale: Locale;
  allHref: string;
  hostHref: string | null;
};

/** A closed door: nothing answers to that name. */
function NothingFound({ words, allHref }: { words: Words['courses']['results']; allHref: string }) {
  return (
    <div className="grid justify-items-center gap-5 pb-8 text-center">
      <Door ground="lilac" className="grid h-56 w-40 place-items-center">
        <span className="grid size-16 place-items-center rounded-full bg-paper text-ink">
          <Icon name="search" size={28} />
        </span>
      </Door>
      <p className="text-ink-soft">{words.emptyHint}</p>
      <ButtonLink href={allHref} kind="secondary">
        {words.showAll}
      </ButtonLink>
    </div>
  );
}

/** The door that is still to be painted: hers, if she teaches. */
const HostCard = ({ words, href }: { words: Words['courses']['host']; href: string }) => (
  <li className="course-tile-host">
    <Door ground="blush" className="grid h-36 w-28 place-items-center">
      <span className="grid size-14 place-items-center rounded-full bg-paper text-ink">
        <Icon name="plus" size={28} />
      </span>
    </Door>
    <p className="heading text-xl">{words.title}</p>
    <p className="text-sm text-ink-soft">{words.text}</p>
    <ButtonLink href={href} kind="secondary">
      {words.action}
    </ButtonLink>
  </li>
);

/** What was found. Its number stands outside what the script swaps, so that it is told to those who do not see the cards change. */
export function CatalogueResults({ views, say, locale, allHref, hostHref }: CatalogueResultsProps) {
  const words = say.courses.results;
  return (
    <>
      <h2 className="sr-only">{words.heading}</h2>
      <output data-live-part="count" className="block">
        {views.length === 0 ? (
          <span className="block text-center text-xl font-semibold">{words.empty}</span>
        ) : (
          <span className="text-sm text-ink-soft">{count(views.length, words.count, locale)}</span>
        )}
      </output>
      <div data-results>
        {views.length === 0 ? (
          <NothingFound words={words} allHref={allHref} />
        ) : (
          <ul className="course-tiles">
            {views.map((view, place) => (
              <li key={view.course.slug}>
                <CourseCard view={view} say={say} locale={locale} lazy={place > 1} />
              </li>
            ))}
            {hostHref !== null && <HostCard words={say.courses.host} href={hostHref} />}
          </ul>
        )}
      </div>
    </>
  );
}
