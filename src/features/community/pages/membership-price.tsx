import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker } from '../../../platform/ui/section.tsx';
import type { waysToAsk } from './community-words.ts';

type MembershipPriceProps = {
  words: Words['community']['price'];
  joinLabel: string;
  ways: ReturnType<typeof waysToAsk>;
  /** Said to screen readers of the link that leaves the site. */
  newTab: string;
};

/** What joining costs and holds, and the way to the checkout. */
export function MembershipPrice({ words, joinLabel, ways, newTab }: MembershipPriceProps) {
  return (
    <section id="price" aria-labelledby="price-title" className="section on-ink bg-majorelle text-white">
      <div className="column grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="price-words">
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} size={1} id="price-title" className="mt-4">
            {words.title}
          </Heading>
          <p className="mt-4 text-lg">{words.text}</p>
          <ul className="mt-7 grid gap-3">
            {words.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" size={22} className="mt-1 text-saffron" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-5 rounded-xl bg-paper p-6 text-ink sm:p-9">
          <div className="flex gap-4">
            <Icon name="door" size={26} className="mt-1 text-majorelle" />
            <div>
              <Heading level={3}>{words.joinTitle}</Heading>
              <p className="mt-2">{words.joinText}</p>
            </div>
          </div>
          <div className="grid gap-3">
            <ButtonLink href={ways.join} full>
              {joinLabel}
            </ButtonLink>
            <ButtonLink href={ways.whatsapp} kind="secondary" full target="_blank" rel="noopener noreferrer">
              <Icon name="whatsapp" />
              {words.ask}
              <span className="sr-only">({newTab})</span>
            </ButtonLink>
          </div>
          <p>
            <a className="inline-block py-2 font-semibold text-majorelle underline" href={ways.signIn}>
              {words.isMember}
            </a>
          </p>
          <p className="flex gap-3 border-t border-line pt-5 text-sm text-ink-soft">
            <Icon name="shield" size={22} className="text-mint-ink" />
            {words.refund}
          </p>
        </div>
      </div>
    </section>
  );
}
