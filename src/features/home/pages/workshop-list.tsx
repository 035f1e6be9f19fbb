import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Portrait } from '../../../platform/ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { WorkshopRating } from '../../workshops/pages/workshop-rating.tsx';
import type { WorkshopView } from '../../workshops/pages/workshop-view.ts';

type WorkshopListProps = {
  words: Words['home']['workshops'];
  workshops: readonly WorkshopView[];
  href: string;
};

/** One line of the programme, as a whole a link: the date, then the seats left. */
function Line({ workshop }: { workshop: WorkshopView }) {
  const { status, title, portrait, ground, day, seats, price, rating } = workshop;
  const comes = status !== 'past';
  return (
    <a href={workshop.href}>
      <Portrait name={portrait} ground={ground} alt="" className="programme-picture" />
      <span className="programme-words">
        <span className="heading text-xl">
          <InLanguage locale={workshop.writtenIn}>{title}</InLanguage>
        </span>
        <span className="programme-facts">
          <span className={classNames(comes && 'font-semibold text-clay-ink')}>
            {comes ? day : workshop.action.full}
          </span>
          <span>{seats}</span>
          <span>{price}</span>
          <WorkshopRating rating={rating} />
        </span>
      </span>
      <Icon name="arrow-forward" size={26} className="programme-arrow" />
    </a>
  );
}

/** Upcoming workshops first, then those that may return; with a text when no date is set. */
export function WorkshopList({ words, workshops, href }: WorkshopListProps) {
  const nothingComes = workshops.every(({ status }) => status === 'past');
  return (
    <Section tone="paper" labelledBy="workshops-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="workshops-title">
            {words.title}
          </Heading>
        </div>
        <p className="max-w-[26rem] text-ink-soft">{words.text}</p>
      </div>
      {nothingComes && (
        <div className="no-date">
          <Icon name="calendar" size={26} className="text-saffron-ink" />
          <div>
            <Heading level={3}>{words.none.title}</Heading>
            <p className="mt-1">{workshops.length > 0 ? words.none.text : words.none.empty}</p>
          </div>
        </div>
      )}
      {workshops.length > 0 && (
        <ul className="programme">
          {workshops.map((workshop) => (
            <li key={workshop.slug}>
              <Line workshop={workshop} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <ButtonLink href={href} kind="secondary">
          {words.all}
        </ButtonLink>
      </div>
    </Section>
  );
}
