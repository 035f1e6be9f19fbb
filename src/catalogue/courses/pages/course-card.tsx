import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { CourseRating } from './learner-reviews.tsx';
import type { CourseView } from './course-view.ts';

type CourseCardProps = { view: CourseView; t: Words; locale: Locale; lazy?: boolean };

/** A course in a list: who teaches it, when it begins, its price and its one action. The whole card leads to its page. */
export function CourseCard({ view, t, locale, lazy = true }: CourseCardProps) {
  const { course, action, price } = view;
  const { name, description } = view.words;
  const when = [view.start ?? view.duration, view.meets].filter((fact) => fact !== null);
  const states = view.badges.filter(({ tone }) => tone !== 'success');
  return (
    <article className="course-tile">
      <Portrait
        name={course.portrait}
        ground={course.ground}
        alt=""
        className="course-tile-picture"
        lazy={lazy}
      />
      <div className="course-tile-words">
        {states.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {states.map((badge) => (
              <Badge key={badge.text} tone={badge.tone}>
                {badge.text}
              </Badge>
            ))}
          </p>
        )}
        <h3 className="heading text-base text-balance wrap-anywhere md:text-lg">
          <a href={view.href} className="course-tile-link">
            <InLanguage locale={course.writtenIn}>{name}</InLanguage>
          </a>
        </h3>
        <p className="text-sm text-ink-soft max-md:hidden">
          <InLanguage locale={course.writtenIn}>{description}</InLanguage>
        </p>
        <p className="course-tile-facts">
          {view.trainer !== null && <span>{view.trainer}</span>}
          <CourseRating rating={view.rating} />
          {view.seats !== null && (
            <span className={view.areSeatsTaken ? 'font-semibold text-clay-ink' : undefined}>
              {view.seats}
            </span>
          )}
          {when.map((fact) => (
            <span key={fact} className="font-semibold text-ink">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <div className="course-tile-end">
        <div className="min-w-0">
          {price === null ? (
            <p className="font-semibold">{view.priceText}</p>
          ) : (
            <Price
              centimes={price.centimes}
              beforeCentimes={price.beforeCentimes}
              locale={locale}
              words={t.common.price}
              size="sm"
            />
          )}
          {view.saves !== null && <p className="text-xs font-semibold text-mint-ink">{view.saves}</p>}
        </div>
        <ButtonLink
          href={action.href}
          kind={action.kind === 'waitlist' ? 'secondary' : 'primary'}
          className="course-tile-action"
          data-dialog={action.kind === 'go-in' ? undefined : ''}
        >
          {action.label}
          <span className="sr-only">{t.courses.card.of(name)}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
