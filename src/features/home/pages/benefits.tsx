import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';

const icons: readonly IconName[] = ['language', 'smartphone', 'rocket', 'messages', 'wallet', 'shield'];

type BenefitsProps = { words: Words['home']['benefits']; href: string };

/** Six reasons. */
export function Benefits({ words, href }: BenefitsProps) {
  return (
    <Section tone="ink" labelledBy="benefits-title">
      <Kicker>{words.kicker}</Kicker>
      <Heading level={2} id="benefits-title" className="mt-4 mb-10">
        {words.title}
      </Heading>
      <ul className="benefits">
        {words.items.map((item, place) => (
          <li key={item.title}>
            <span className="benefit-sign">
              <Icon name={icons[place] ?? 'star'} size={26} />
            </span>
            <Heading level={3}>{item.title}</Heading>
            <p className="text-mist">{item.text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12">
        <ButtonLink href={href} kind="onInk">
          {words.cta}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
    </Section>
  );
}
