import type { Words } from '../../../content/words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Heading, Kicker, Section } from '../../ui/section.tsx';
import type { WorkshopView } from './workshop-view.ts';

type WorkshopListProps = {
  words: Words['home']['workshops'];
  workshops: readonly WorkshopView[];
  href: string;
};

/** The workshops as a programme: a line each, the whole line a link. */
export function WorkshopList({ words, workshops, href }: WorkshopListProps) {
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
      <ul className="programme">
        {workshops.map((workshop) => (
          <li key={workshop.slug}>
            <a href={workshop.href}>
              <Portrait
                name={workshop.portrait}
                ground={workshop.ground}
                alt=""
                className="programme-picture"
              />
              <span className="programme-words">
                <span className="heading text-xl">{workshop.title}</span>
                <span className="programme-facts">
                  <span className={workshop.isPast ? undefined : 'font-semibold text-clay-ink'}>
                    {workshop.when}
                  </span>
                  <span>{workshop.seats}</span>
                  <span className="flex items-center gap-1">
                    <Icon name="star" size={17} className="fill-saffron text-saffron-deep" />
                    <span className="sr-only">{words.rating(String(workshop.rating))}</span>
                    <span aria-hidden="true">{workshop.rating}</span>
                  </span>
                </span>
              </span>
              <Icon name="arrow-forward" size={26} className="programme-arrow" />
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink href={href} kind="secondary">
          {words.all}
        </ButtonLink>
      </div>
    </Section>
  );
}
