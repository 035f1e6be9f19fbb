import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Heading, Section } from '../../../platform/ui/section.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Icon } from '../../../platform/ui/icon.tsx';
import { InLanguage } from '../../../platform/ui/badge.tsx';
import { WorkshopRating } from '../../../catalogue/workshops/pages/workshop-rating.tsx';
import type { WorkshopView } from '../../../catalogue/workshops/pages/workshop-view.ts';

type WorkshopListProps = {
  words: Words['home']['workshops'];
  workshops: readonly WorkshopView[];
  href: string;
  /** The free files of the shop, in one line; null while there are none. */
  shop: { href: string; label: string } | null;
};

/** One line of the programme, as a whole a link: the date, then the seats left. */
function Line({ workshop }: { workshop: WorkshopView }) {
  const { status, title, day, seats, price, rating } = workshop;
  const comes = status !== 'past';
  return (
    <a href={workshop.href}>
      <span className="programme-words">
        <span className="heading text-lg">
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
      <Icon name="chevron-forward" size={22} className="text-majorelle" />
    </a>
  );
}

/** Upcoming workshops first, then those that may return; with a text when no date is set. */
export function WorkshopList({ words, workshops, href, shop }: WorkshopListProps) {
  const nothingComes = workshops.every(({ status }) => status === 'past');
  return (
    <Section tone="paper" labelledBy="workshops-title">
      <Heading level={2} id="workshops-title" className="mb-4">
        {words.title}
      </Heading>
      {nothingComes && (
        <p className="mb-4">
          <strong>{words.none.title}.</strong> {workshops.length > 0 ? words.none.text : words.none.empty}
        </p>
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
      <div className="mt-3 flex flex-wrap gap-x-6">
        <ButtonLink href={href} kind="quiet" className="-ms-2">
          {words.all}
          <Icon name="arrow-forward" />
        </ButtonLink>
        {shop !== null && (
          <ButtonLink href={shop.href} kind="quiet" className="-ms-2">
            {shop.label}
            <Icon name="arrow-forward" />
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
