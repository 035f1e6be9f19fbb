import type { Words } from '../../../words.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { Arch } from '../../../platform/ui/arch.tsx';
import { Badge, InLanguage } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Price } from '../../../platform/ui/price.tsx';
import { CourseRating } from './learner-reviews.tsx';
import type { CourseView } from './course-view.ts';

type CourseCardProps = {
  view: CourseView;
  t: Words;
  locale: Locale;
  lazy?: boolean;
  /** A small card, its picture beside the words. */
  row?: boolean;
  /** With the course's one action; without it the card alone leads to the page. */
  action?: boolean;
};

/** Who teaches it, when it begins and meets, and its stars. */
function Facts({ view, row }: Pick<CourseCardProps, 'view' | 'row'>) {
  const { trainer, face, start, duration, meets, seats, areSeatsTaken } = view;
  const when = [start ?? duration, row === true ? null : meets].filter((fact) => fact !== null);
  return (
    <div className="course-tile-facts">
      {face !== null && (
        <Arch ground={face.ground} className="trainer-face">
          <Portrait name={face.portrait} alt="" />
        </Arch>
      )}
      <p>
        {trainer !== null && <span>{trainer}</span>}
        <CourseRating rating={view.rating} />
        {row !== true && seats !== null && (
          <span className={areSeatsTaken ? 'font-semibold text-clay-ink' : undefined}>{seats}</span>
        )}
        {when.map((fact) => (
          <span key={fact} className="font-semibold text-ink">
            {fact}
          </span>
        ))}
      </p>
    </div>
  );
}

function CardPrice({ view: { price, priceText }, t, locale }: CourseCardProps) {
  if (price === null) return <p className="font-semibold">{priceText}</p>;
  return (
    <Price
      centimes={price.centimes}
      beforeCentimes={price.beforeCentimes}
      locale={locale}
      words={t.common.price}
      size="sm"
    />
  );
}

/** A course in a list: what it is about, who teaches it, when it begins and its price. The whole card leads to its page. */
export function CourseCard(props: CourseCardProps) {
  const { view, t, lazy = true, row, action: hasAction = false } = props;
  const { course, action, leavesWith, saves } = view;
  const { name } = view.words;
  const states = view.badges.filter(({ tone }) => tone !== 'success');
  return (
    <article className={classNames('card course-tile', row && 'course-tile-row')}>
      <div className="course-tile-picture">
        <Portrait name={course.portrait} ground={course.ground} alt="" className="size-full" lazy={lazy} />
        {saves !== null && row !== true && <p className="course-tile-ribbon">{saves}</p>}
      </div>
      <div className="course-tile-words">
        {hasAction && states.length > 0 && (
          <p className="flex flex-wrap gap-1.5">
            {states.map((badge) => (
              <Badge key={badge.text} tone={badge.tone}>
                {badge.text}
              </Badge>
            ))}
          </p>
        )}
        <h3 className="heading text-lg text-balance wrap-anywhere">
          <a href={view.href} className="course-tile-link">
            <InLanguage writtenIn={course.writtenIn}>{name}</InLanguage>
          </a>
        </h3>
        <Facts view={view} row={row} />
        {leavesWith !== null && <p className="leaves-with">{t.courses.card.leavesWith(leavesWith.title)}</p>}
        <div className="course-tile-end">
          <CardPrice {...props} />
          {hasAction && (
            <ButtonLink
              href={action.href}
              kind={action.kind === 'waitlist' ? 'secondary' : 'primary'}
              className="course-tile-action"
              data-dialog={action.kind === 'go-in' ? undefined : ''}
            >
              {action.label}
              <span className="sr-only">{t.courses.card.of(name)}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
