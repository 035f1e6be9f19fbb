import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { CourseRating } from './learner-reviews.tsx';
import type { CourseView } from './course-view.ts';

type CourseCardProps = { view: CourseView; t: Words; locale: Locale; lazy?: boolean };

/** A course in the catalogue: picture, badges, name, price, its one action, and the link to its page. */
export function CourseCard({ view, t, locale, lazy = true }: CourseCardProps) {
  const { course, action, price } = view;
  const { name, description, level } = view.words;
  const facts = [
    view.start ?? view.duration,
    view.meets,
    level,
    view.areSeatsTaken ? null : view.seats,
  ].filter((fact) => fact !== null && fact !== '');
  return (
    <article className="course-tile">
      <a href={view.href} tabIndex={-1} aria-hidden="true" className="block">
        <Portrait name={course.portrait} ground={course.ground} alt="" className="h-48" lazy={lazy} />
      </a>
      <div className="course-tile-words">
        <p className="flex flex-wrap content-start gap-2">
          {view.badges.map((badge) => (
            <Badge key={badge.text} tone={badge.tone}>
              {badge.text}
            </Badge>
          ))}
        </p>
        <h3 className="heading text-xl text-balance wrap-anywhere">
          <a href={view.href} className="hover:text-majorelle">
            <InLanguage locale={course.writtenIn}>{name}</InLanguage>
          </a>
        </h3>
        <p className="text-sm text-ink-soft">
          <InLanguage locale={course.writtenIn}>{description}</InLanguage>
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <CourseRating rating={view.rating} />
        </p>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {price === null ? (
            <p className="text-lg font-semibold">{view.priceText}</p>
          ) : (
            <Price
              centimes={price.centimes}
              beforeCentimes={price.beforeCentimes}
              locale={locale}
              words={t.common.price}
            />
          )}
          {view.areSeatsTaken && view.seats !== null && (
            <p className="flex items-center gap-1.5 text-sm font-semibold text-clay-ink">
              <Icon name="users" size={18} />
              {view.seats}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <ButtonLink
            href={action.href}
            kind={action.kind === 'waitlist' ? 'secondary' : 'primary'}
            data-dialog=""
          >
            {action.label}
            <span className="sr-only">{t.courses.card.of(name)}</span>
          </ButtonLink>
          <ButtonLink href={view.href} kind="quiet">
            {t.common.buttons.learnMore}
            <span className="sr-only">{t.courses.card.about(name)}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
