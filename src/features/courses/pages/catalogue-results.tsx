import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Found } from '../../site/found.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Door } from '../../../platform/ui/door.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { CourseCard } from './course-card.tsx';
import type { CourseView } from './course-view.ts';

type CatalogueResultsProps = {
  views: CourseView[];
  say: Words;
  locale: Locale;
  allHref: string;
  hostHref: string | null;
};

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

export function CatalogueResults({ views, say, locale, allHref, hostHref }: CatalogueResultsProps) {
  return (
    <Found howMany={views.length} words={say.courses.results} locale={locale} allHref={allHref}>
      <ul className="course-tiles">
        {views.map((view, place) => (
          <li key={view.course.slug}>
            <CourseCard view={view} say={say} locale={locale} lazy={place > 1} />
          </li>
        ))}
        {hostHref !== null && <HostCard words={say.courses.host} href={hostHref} />}
      </ul>
    </Found>
  );
}
