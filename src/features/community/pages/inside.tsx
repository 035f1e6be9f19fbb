import type { Words } from '../../../words.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { Icon, type IconName } from '../../../platform/ui/icon.tsx';
import { Heading, Kicker, Section } from '../../../platform/ui/section.tsx';
import { Zellige } from '../../../platform/ui/zellige.tsx';

const doors: readonly { icon: IconName; ground: string }[] = [
  { icon: 'target', ground: 'bg-saffron' },
  { icon: 'book', ground: 'bg-mint-light' },
  { icon: 'video', ground: 'bg-lilac' },
  { icon: 'messages', ground: 'bg-clay-light' },
];

/** What a member finds: four doors side by side. */
export function Inside({ words, href }: { words: Words['community']['inside']; href: string }) {
  return (
    <Section tone="paper" labelledBy="inside-title">
      <div className="section-head">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <Heading level={2} id="inside-title">
            {words.title}
          </Heading>
        </div>
        <ButtonLink href={href} kind="quiet">
          {words.more}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </div>
      <ul className="grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {words.items.map((item, place) => (
          <li key={item.title} className="flex gap-5 md:block">
            <span className={`inside-door ${doors[place]?.ground ?? 'bg-saffron'}`}>
              <Zellige />
              <Icon name={doors[place]?.icon ?? 'star'} size={30} />
            </span>
            <div className="min-w-0">
              <Heading level={3} className="md:mt-5">
                {item.title}
              </Heading>
              <p className="mt-2 text-ink-soft">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
